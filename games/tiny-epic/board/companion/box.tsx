// What the box's die or card shows: touched as it lies there, or drawn by the page.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { ACTIONS } from '../../data/ids.ts';
import { say as sayTo, standingOf } from '../../companion/session.ts';
import { Die } from '../pieces.tsx';
import { isAction } from '../words/names.ts';
import { optionWords } from './option-words.ts';
import type { QuestionProps } from './props.ts';
import { c } from './words.ts';
import './several.css';
import './box.css';

export function Box({ prompt, setup, session, onAnswer }: QuestionProps) {
  const { kind, options } = prompt;
  const draw = (): void => {
    const first = oneOf(options);
    const { prompt: next } = standingOf(sayTo(session, first));
    // A die is rolled for a card that is turned over at once.
    if (kind === 'die' && next?.kind === 'rival-card') onAnswer(first, oneOf(next.options));
    else onAnswer(first);
  };
  return (
    <>
      <button type="button" className="te-cp-next te-cp-draw" onClick={draw}>
        <Icon name={kind === 'die' ? 'die-frame' : 'card'} />
        {c(kind === 'die' ? 'roll' : 'draw')}
      </button>
      <p className="te-cp-how">{c('enter')}</p>
      <div className="te-cp-faces" data-setup={setup.mode}>
        {options.map((option) => (
          <button key={option} type="button" onClick={() => onAnswer(option)}>
            {isAction(option) && ACTIONS.includes(option) && <Die face={option} />}
            <span>{optionWords(kind, option, setup)}</span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Fair chance of the device: the rules below never draw. */
function oneOf(options: readonly string[]): string {
  const range = 2 ** 32 - (2 ** 32 % options.length);
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn! < range ? options[drawn! % options.length]! : oneOf(options);
}
