// What led here, in pictures: the die, the card, the row, the actions.

import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { RIVAL_CARDS, partnerOf, type Row, ROWS, rivalCard } from '../../data/solo.ts';
import type { ActionId } from '../../data/ids.ts';
import type { Standing } from '../../companion/dialogue.ts';
import { Die } from '../pieces.tsx';
import { t } from '../words/names.ts';
import { c } from './words.ts';
import './so-far.css';

export interface Rolled {
  readonly die: ActionId;
  readonly card: (typeof RIVAL_CARDS)[number];
}

/** Die and card of this turn, once both are known. */
export function rolledIn({ asked }: Standing): Rolled | undefined {
  const said = (kind: string): unknown => asked.find(({ prompt }) => prompt.kind === kind)?.entry.said;
  const [die, card] = [said('die'), said('rival-card')];
  return die === undefined || card === undefined ? undefined : ({ die, card } as Rolled);
}

export function SoFar({ now }: { readonly now: Standing }) {
  const rolled = rolledIn(now);
  if (!rolled) return null;
  const { die, card } = rolled;
  const first = partnerOf(rivalCard(card), die);
  const row = rowIn(now);
  return (
    <ol className="te-cp-so-far" aria-label={c('so-far')}>
      <li>
        <Die face={die} />
        <small>{c('so-far.rolled')}</small>
        <span className="unseen">{t(`action.${die}.name`)}</span>
      </li>
      <li>
        <b className="te-cp-card">{formatNumber(RIVAL_CARDS.indexOf(card) + 1)}</b>
        <small>{c('so-far.card')}</small>
      </li>
      {row && (
        <li>
          <RowPicture row={row} />
          <small>{t(`rival.row.${row}`)}</small>
        </li>
      )}
      <li>
        <Die face={first} />
        <small>{c('so-far.first')}</small>
        <span className="unseen">{t(`action.${first}.name`)}</span>
      </li>
      <li>
        <Die face={die} />
        <small>{c('so-far.then')}</small>
      </li>
    </ol>
  );
}

/** The row of the last movement. */
export function rowIn({ deeds }: Standing): Row | undefined {
  const rows = deeds.flatMap((deed) => (deed.does === 'move' || deed.does === 'stay' ? [deed.plan.row] : []));
  return rows.at(-1);
}

function RowPicture({ row }: { readonly row: Row }) {
  return (
    <svg className="te-cp-row" viewBox="0 0 30 34" aria-hidden="true" focusable="false">
      {ROWS.map((one, at) => (
        <rect
          key={one}
          className={one === row ? 'lit' : ''}
          x="2"
          y={2 + at * 10.5}
          width="26"
          height="9"
          rx="2"
        />
      ))}
    </svg>
  );
}
