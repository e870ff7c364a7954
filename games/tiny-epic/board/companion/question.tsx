// One question, with its place on the map and large answers.

import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { domain } from '../../data/data.ts';
import { type DomainId, isDomain } from '../../data/ids.ts';
import { shapeOf } from '../../companion/prompts.ts';
import { distance } from '../../rules/queries.ts';
import { placed } from '../words/names.ts';
import { Box } from './box.tsx';
import { Several } from './several.tsx';
import { AnswerSign } from './answer-sign.tsx';
import { optionWords } from './option-words.ts';
import { PocketMap } from './pocket-map.tsx';
import type { QuestionProps } from './props.ts';
import { questionWords } from './question-words.ts';
import { c } from './words.ts';
import './question.css';

export function Question(props: QuestionProps) {
  const { prompt, setup, undo } = props;
  const { title, how, lit } = questionWords(prompt, setup);
  const isLone = shapeOf(prompt.kind) === 'one';
  return (
    <>
      {lit && <PocketMap lit={lit} />}
      <h2>{title}</h2>
      {how && <p className="te-cp-how">{how}</p>}
      <Answers {...props} />
      {isLone && undo && <footer className="te-cp-foot lone">{undo}</footer>}
    </>
  );
}

const DRAWN = ['die', 'rival-card', 'ranger-card'];

function Answers(props: QuestionProps) {
  const { prompt, setup, onAnswer } = props;
  const { kind, options } = prompt;
  if (DRAWN.includes(kind)) return <Box {...props} />;
  if (shapeOf(kind) !== 'one') return <Several {...props} />;
  if (options.length > 0 && options.filter((one) => one !== 'none').every(isDomain))
    return <Places {...props} />;
  return (
    <div className={`te-cp-answers n${String(Math.min(options.length, 9))}`}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className={`te-cp-answer ${option}`}
          onClick={() => onAnswer(option)}
        >
          <AnswerSign option={option} />
          <span>{optionWords(kind, option, setup)}</span>
        </button>
      ))}
    </div>
  );
}

/** Domains one under another, each with its own little map; the nearest first where that counts. */
function Places({ prompt, setup, onAnswer }: QuestionProps) {
  const { kind, options } = prompt;
  const from = prompt.kind === 'nearest' ? prompt.about.from : undefined;
  return (
    <>
      <ul className="te-cp-places">
        {options.map((option) => (
          <li key={option}>
            <button
              type="button"
              className={option === 'none' ? 'none' : ''}
              onClick={() => onAnswer(option)}
            >
              {isDomain(option) ? <PocketMap lit={[option]} isSmall /> : <Icon name="close" />}
              <span>
                <b>{optionWords(kind, option, setup)}</b>
                {isDomain(option) && <small>{mapCardOf(option)}</small>}
              </span>
              {from && isDomain(option) && <i>{formatNumber(distance(from, option))}</i>}
            </button>
          </li>
        ))}
      </ul>
      {from && <p className="te-cp-how">{stepsFrom(from)}</p>}
    </>
  );
}

function mapCardOf(id: DomainId): string {
  return c('map-card', { card: domain(id).mapCard.replace('NOTW-', '') });
}

function stepsFrom(from: DomainId): string {
  return c('steps.from', { from: plain(placed(from, 'from')) });
}
