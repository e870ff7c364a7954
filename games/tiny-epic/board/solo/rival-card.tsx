// The Rival Card: three pairs of actions, a target for each row of the map, and what Recruit, Whisper and Event do.

import { size } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import type { ActionId } from '../../data/ids.ts';
import { type RivalCard, rivalCard, ROWS, type Row } from '../../data/solo.ts';
import { rowOf, type World } from '../../rules/queries.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { Die } from '../pieces.tsx';
import { action, place, t } from '../words/names.ts';
import {
  rivalCardName,
  rivalCardNumber,
  rivalRecruitText,
  rivalSpecialText,
  saidOf,
} from '../words/rival.ts';
import { type Named, type RivalTurn, rivalAt } from './turn-shown.ts';
import { litIn, useWhyWalk } from './why-walk.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import './rival-card.css';

const MOVES = ['march', 'sail'] as const;

interface RivalCardProps {
  readonly turn: RivalTurn;
  readonly world: World;
}

export function RivalCardFace({ turn, world }: RivalCardProps) {
  if (!turn.card) return null;
  const { id, first, second } = turn.card;
  const card = rivalCard(id);
  const said = saidOf(world);
  const inUse: readonly ActionId[] = turn.isOn ? [first, second] : [];
  return (
    <article
      className="te-rival-card"
      // Parchment by day and by night, as every card is.
      data-theme="day"
      data-about="term:rival-card"
      aria-label={rivalCardName(id)}
    >
      <header>
        <span className="te-hex" aria-hidden="true">
          {formatNumber(rivalCardNumber(id))}
        </span>
        <Pairs card={card} first={first} second={second} />
        <small>{t('rival-card.left', { n: size(world.rival!.deck) })}</small>
      </header>
      <Rows card={card} turn={turn} world={world} />
      <footer>
        <p className={clsx({ used: inUse.includes('recruit') })}>
          <Icon name="action-recruit" />
          {rivalRecruitText(id, said)}
        </p>
        <p className={clsx('special', { used: inUse.includes('whisper') || inUse.includes('event') })}>
          <Icon name="action-whisper" />
          {rivalSpecialText(id, said)}
        </p>
      </footer>
    </article>
  );
}

interface PairsProps {
  readonly card: RivalCard;
  readonly first: ActionId;
  readonly second: ActionId;
}

/** The pair of the rolled icon is dark: its partner comes first, the icon itself second (§20.6). */
function Pairs({ card, first, second }: PairsProps) {
  return (
    <ul className="te-pairs">
      {card.pairs.map((pair) =>
        pair.includes(second) ? (
          <li key={pair.join()} className="now">
            <Turned face={first} words={t('rival-card.first')} />
            <svg viewBox="0 0 30 14" aria-hidden="true" focusable="false">
              <path d="M28 7H5M10 2 4 7 10 12" />
            </svg>
            <Turned face={second} words={t('rival-card.second')} />
          </li>
        ) : (
          <li key={pair.join()}>
            {pair.map((face) => (
              <span key={face}>
                <span className="unseen">{plain(action(face))}</span>
                <Die face={face} small />
              </span>
            ))}
          </li>
        ),
      )}
    </ul>
  );
}

function Turned({ face, words }: { readonly face: ActionId; readonly words: string }) {
  return (
    <span className="te-turned">
      <em>{words}</em>
      <span className="unseen">{plain(action(face))}</span>
      <Die face={face} small />
    </span>
  );
}

interface RowsProps {
  readonly card: RivalCard;
  readonly turn: RivalTurn;
  readonly world: World;
}

function Rows({ card, turn, world }: RowsProps) {
  const at = rivalAt(world);
  const now = turn.isOn && at !== undefined ? rowOf(at) : undefined;
  const why = litIn(useWhyWalk()).find(({ row }) => row !== undefined)?.row;
  return (
    <table className="te-rival-rows">
      <thead>
        <tr>
          <th>
            <span className="unseen">{t('rival.row.hero')}</span>
          </th>
          {MOVES.map((move) => (
            <th key={move} scope="col">
              <Icon name={`action-${move}`} />
              {plain(action(move))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr
            key={row}
            className={clsx({ now: row === now, why: row === why })}
            {...(row === now && { 'aria-current': true })}
          >
            <th scope="row">
              <RowPicture row={row} />
              {t(`rival.row.${row}.name`)}
            </th>
            {MOVES.map((move) => (
              <Cell
                key={move}
                target={card[move][row]}
                named={turn.named.filter((one) => one.row === row && one.move === move)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ target, named }: { readonly target: string; readonly named: readonly Named[] }) {
  return (
    <td className={clsx({ hit: named.length > 0, passed: named.some(({ isPassed }) => isPassed) })}>
      {named.map(({ nth }) => (
        <em key={nth} data-nth={nth}>
          {formatNumber(nth)}
        </em>
      ))}
      <Rich text={place(target)} />
    </td>
  );
}

/** Three bands, one above the other: the map in small. */
export function RowPicture({ row }: { readonly row: Row }) {
  return (
    <svg className="te-row-picture" viewBox="0 0 26 30" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="24" height="28" rx="4" className="frame" />
      {ROWS.map((one, at) => (
        <rect key={one} x="4" y={4 + at * 7.6} width="18" height="6" rx="1.6" data-on={one === row} />
      ))}
    </svg>
  );
}
