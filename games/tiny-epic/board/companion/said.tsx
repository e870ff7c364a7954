// What was said in this turn, each answer with a way to change it by itself; where there is room for it beside the sheet.

import { Icon } from '@three-thrones/ui/icon.tsx';
import type { Standing } from '../../companion/dialogue.ts';
import type { Setup } from '../../companion/session.ts';
import { saidWords } from './option-words.ts';
import { questionWords } from './question-words.ts';
import { c } from './words.ts';
import './said.css';

interface SaidProps {
  readonly now: Standing;
  readonly setup: Setup;
  /** The answer that is being changed. */
  readonly changing: number | undefined;
  onChange(place: number): void;
}

export function SaidSoFar({ now, setup, changing, onChange }: SaidProps) {
  const said = now.asked.flatMap(({ prompt, entry }, place) =>
    prompt.kind === 'deeds'
      ? []
      : [{ place, title: questionWords(prompt, setup).title, words: saidWords(entry, setup) }],
  );
  if (said.length === 0) return null;
  return (
    <section className="te-cp-said" aria-labelledby="te-cp-said">
      <h3 id="te-cp-said">{c('answers')}</h3>
      <ol>
        {said.map(({ place, title, words }) => (
          <li key={place} aria-current={place === changing}>
            <Icon name="check" />
            <span>
              <small>{title}</small> <b>{words}</b>
            </span>
            <button type="button" aria-label={`${c('change')}: ${title}`} onClick={() => onChange(place)}>
              {c('change')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
