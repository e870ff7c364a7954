import type { Outcome } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { useState } from 'react';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import { formatAgo, formatList, formatUntil, isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { shortGameName } from '../games/covers.ts';
import { houseName } from '../games/words.ts';
import { myPlaceWords, togetherWords } from '../tables/places.ts';
import { tempoWords } from './tempo.ts';
import type { TakeOnlineDialogProps } from './take-online-dialog.tsx';
import { isDone, type TableLine } from './use-my-tables.ts';
import './table-row.css';

interface TableRowProps {
  readonly table: TableLine;
  /** What following the line does, if it is not obvious. */
  readonly action?: string;
  /** Where tables are kept in order, and not only gone on with. */
  onForget?(): void;
}

export function TableRow({ table, action, onForget }: TableRowProps) {
  const name = table.game === '' ? t('tables.unreadable') : shortGameName(table.game);
  return (
    <li className="table-row">
      <Link to={table.address} className="table-link">
        <Shields table={table} />
        <span className="table-words">
          <b>{name}</b>
          <small>{detailsOf(table)}</small>
        </span>
        <span className={clsx('table-status', callOf(table))}>{action ?? statusOf(table)}</span>
      </Link>
      {onForget && table.where === 'here' && table.status === 'playing' && !table.isWhatIf && (
        <TakeOnline table={table} name={name} />
      )}
      {onForget && <Forget table={table} name={name} onForget={onForget} />}
    </li>
  );
}

interface ForgetProps {
  readonly table: TableLine;
  readonly name: string;
  onForget(): void;
}

/** What is on this device only and not over yet would be lost: that takes a second touch. */
function Forget({ table: { where, status }, name, onForget }: ForgetProps) {
  const [isAsked, setAsked] = useState(false);
  const isLoss = where === 'here' && status !== 'over';
  if (isLoss && isAsked)
    return (
      <button
        type="button"
        className="button delete"
        aria-label={t('tables.delete-game', { name })}
        onClick={onForget}
        onBlur={() => setAsked(false)}
        ref={(button) => button?.focus()}
      >
        {t('tables.delete')}
      </button>
    );
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={isLoss ? t('tables.delete-game', { name }) : t('tables.forget', { name })}
      onClick={isLoss ? () => setAsked(true) : onForget}
    >
      <Icon name="trash" />
    </button>
  );
}

/** How much the line wants to be followed: something waits for me there, or it is open to me. */
function callOf({ where, status, mine, isMyTurn }: TableLine): 'loud' | 'soft' | undefined {
  if (isMyTurn || (where === 'here' && status === 'playing')) return 'loud';
  if (mine.length === 0 && status === 'gathering') return 'loud';
  return status === 'playing' ? 'soft' : undefined;
}

const TakeOnlineDialog = later<TakeOnlineDialogProps>(
  async () => (await import('./take-online-dialog.tsx')).TakeOnlineDialog,
  'wanted',
);

/** Goes on with a game of this device at a table online, where friends can take its other seats. */
function TakeOnline({ table, name }: { readonly table: TableLine; readonly name: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button take-online"
        aria-label={t('tables.take-online', { name })}
        onClick={() => setAsking(true)}
      >
        <Icon name="link" />
        {t('tables.online')}
      </button>
      {isAsking && <TakeOnlineDialog table={table} onClose={() => setAsking(false)} />}
    </>
  );
}

/** My own house first, and larger. */
function Shields({ table: { seats, mine } }: { table: TableLine }) {
  const [first = seats[0]] = mine;
  const rest = seats.filter((seat) => seat !== first);
  return (
    <span className="shields" aria-hidden="true">
      {first !== undefined && <Shield house={first} className="first" />}
      {rest.map((seat) => (
        <Shield key={seat} house={seat} />
      ))}
    </span>
  );
}

/** What there is to do, or what came of it. */
function statusOf({ status, isMyTurn, waitsFor, mine, outcome }: TableLine): string {
  if (isMyTurn) return t('tables.status.your-turn');
  const [who, ...more] = waitsFor;
  if (status === 'playing' && who !== undefined && more.length === 0)
    return t('tables.status.turn-of', { who: isolate(who) });
  const [seat] = mine;
  const place =
    outcome && mine.length === 1
      ? (togetherWords(outcome.ranking) ?? myPlaceWords(outcome.ranking, seat!))
      : undefined;
  return place ?? t(`tables.status.${status}`);
}

/** Everything one wants to know before one goes there, the most important first. */
function detailsOf(table: TableLine): string {
  const { round, tempo, until, free, status, outcome } = table;
  const parts = [
    outcome && winnerOf(table, outcome),
    status === 'playing' && round && round.now > 0 && t('tables.round', round),
    status === 'playing' && until !== undefined && t('tables.due', { when: formatUntil(until, Date.now()) }),
    free > 0 && t('tables.free', { free }),
    tempo && tempo.kind !== 'none' && !isDone(table) && tempoWords(tempo),
    whoAndWhen(table),
  ];
  return parts.filter(Boolean).join(' · ');
}

/** The winner, unless that was me: then the line says so already. */
function winnerOf({ game, mine, names }: TableLine, { ranking: [first = []] }: Outcome): string | undefined {
  if (first.length === 0 || (mine.length === 1 && first.includes(mine[0]!))) return undefined;
  const who = first.map((seat) => (names[seat] ? isolate(names[seat]) : houseName(game, seat)));
  return t('tables.won-by', { who: formatList(who) });
}

function whoAndWhen({ where, others, changedAt, isWhatIf }: TableLine): string {
  const when = changedAt === undefined ? '' : formatAgo(changedAt, Date.now());
  if (isWhatIf) return t('tables.what-if', { when });
  if (others.length > 0) return t('tables.with', { names: formatList(others.map(isolate)), when });
  if (where === 'here') return when === '' ? t('table.here') : t('tables.on-this-device', { when });
  return when;
}
