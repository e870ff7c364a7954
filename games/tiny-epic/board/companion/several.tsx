// Answers that are made of several: some of them, a row of them, so many of each.

import { useState } from 'react';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { isDomain } from '../../data/ids.ts';
import { shapeOf } from '../../companion/prompts.ts';
import { AnswerSign } from './answer-sign.tsx';
import { optionWords } from './option-words.ts';
import { PocketMap } from './pocket-map.tsx';
import type { QuestionProps } from './props.ts';
import { c } from './words.ts';
import './several.css';

const LONGEST_ROW = 3;
const MOST_UNITS = 3;

export function Several(props: QuestionProps) {
  const shape = shapeOf(props.prompt.kind);
  if (shape === 'row') return <RowOf {...props} />;
  return shape === 'counts' ? <CountsOf {...props} /> : <SomeOf {...props} />;
}

function Foot({ undo, onNext }: Pick<QuestionProps, 'undo'> & { onNext(): void }) {
  return (
    <footer className="te-cp-foot">
      {undo}
      <button type="button" className="te-cp-next" onClick={onNext}>
        <b>{c('next')}</b>
        <Icon name="chevron" />
      </button>
    </footer>
  );
}

function SomeOf({ prompt, setup, undo, onAnswer }: QuestionProps) {
  const { kind, options } = prompt;
  const [picked, pick] = useState<readonly string[]>(prompt.kind === 'allies' ? prompt.about.before : []);
  const arePlaces = options.every(isDomain);
  const toggle = (option: string): void =>
    pick(picked.includes(option) ? picked.filter((one) => one !== option) : [...picked, option]);
  return (
    <>
      <div className={arePlaces ? 'te-cp-some places' : 'te-cp-some'}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={picked.includes(option)}
            onClick={() => toggle(option)}
          >
            {arePlaces ? (
              <PocketMap lit={options.filter((one) => one === option).filter(isDomain)} isSmall />
            ) : (
              <AnswerSign option={option} />
            )}
            <span>{optionWords(kind, option, setup)}</span>
            <i>{picked.includes(option) && <Icon name="check" />}</i>
          </button>
        ))}
      </div>
      <Foot undo={undo} onNext={() => onAnswer(options.filter((one) => picked.includes(one)))} />
    </>
  );
}

/** Shields of a card, from left to right. */
function RowOf({ prompt, setup, undo, onAnswer }: QuestionProps) {
  const { kind, options } = prompt;
  const [row, lay] = useState<readonly string[]>([]);
  return (
    <>
      <ol className="te-cp-shields">
        {Array.from({ length: LONGEST_ROW }, (_, at) => (
          <li key={at}>{row[at] !== undefined && <AnswerSign option={row[at]} />}</li>
        ))}
      </ol>
      <div className="te-cp-some shields">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            disabled={row.length === LONGEST_ROW}
            onClick={() => lay([...row, option])}
          >
            <AnswerSign option={option} />
            <span>{optionWords(kind, option, setup)}</span>
          </button>
        ))}
        <button type="button" disabled={row.length === 0} onClick={() => lay(row.slice(0, -1))}>
          <Icon name="minus" />
          <span>{c('less')}</span>
        </button>
      </div>
      <Foot undo={undo} onNext={() => onAnswer(row)} />
    </>
  );
}

function CountsOf({ prompt, setup, undo, onAnswer }: QuestionProps) {
  const { kind, options } = prompt;
  const [counts, count] = useState<Readonly<Record<string, number>>>({});
  const most = (option: string): number => (option.endsWith('-hero') ? 1 : MOST_UNITS);
  const change = (option: string, by: 1 | -1): void =>
    count({ ...counts, [option]: Math.min(most(option), Math.max(0, (counts[option] ?? 0) + by)) });
  return (
    <>
      <ul className="te-cp-counts">
        {options.map((option) => (
          <li key={option}>
            <AnswerSign option={option.replace(/-hero$/, '')} />
            <span>{optionWords(kind, option, setup)}</span>
            <button
              type="button"
              aria-label={`${optionWords(kind, option, setup)}: ${c('less')}`}
              onClick={() => change(option, -1)}
            >
              <Icon name="minus" />
            </button>
            <output>{formatNumber(counts[option] ?? 0)}</output>
            <button
              type="button"
              aria-label={`${optionWords(kind, option, setup)}: ${c('more')}`}
              onClick={() => change(option, 1)}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
      <Foot undo={undo} onNext={() => onAnswer(counts)} />
    </>
  );
}
