import { Icon, Shield } from '../app/icon.tsx';
import { Link } from '../app/router.tsx';
import { formatAgo, formatList, isolate, type Key, t } from '../i18n/index.ts';
import type { TableLine } from './use-my-tables.ts';
import './table-row.css';

interface TableRowProps {
  readonly table: TableLine;
  /** What following the line does, if it is not obvious. */
  readonly action?: string;
  onForget?(): void;
}

export function TableRow({ table, action, onForget }: TableRowProps) {
  const name = shortName(table.game);
  return (
    <li className="table-row">
      <Link to={table.address} className="table-link">
        <Shields table={table} />
        <span className="table-words">
          <b>{name}</b>
          <small>{detailsOf(table)}</small>
        </span>
        <span className={`table-status ${table.status}`}>{action ?? t(`tables.status.${table.status}`)}</span>
      </Link>
      {onForget && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('tables.forget', { name })}
          onClick={onForget}
        >
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

export function gameName(game: string): string {
  const names: Readonly<Record<string, Key>> = {
    'tiny-epic': 'start.tiny-epic.name',
    agot: 'start.agot.name',
    'iron-throne': 'start.iron-throne.name',
  };
  const key = names[game];
  return key ? t(key) : game;
}

/** For lists, where there is little room. */
function shortName(game: string): string {
  return game === 'tiny-epic' ? t('start.tiny-epic.short') : gameName(game);
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

function detailsOf({ where, others, changedAt }: TableLine): string {
  const when = changedAt === undefined ? '' : formatAgo(changedAt, Date.now());
  if (others.length > 0) return t('tables.with', { names: formatList(others.map(isolate)), when });
  return where === 'here' ? t('tables.on-this-device', { when }) : when;
}
