// The pieces of this table as pictures: medallions, crowns, leader frames, tokens, backs and small faces of cards.

import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import {
  ability,
  characterOn,
  house as dataOf,
  houseOf,
  isCharacterCard,
  isTruce,
  valueOf,
} from '../data/data.ts';
import type { CardId, CharacterId, LeaderId } from '../data/ids.ts';
import { personOn } from './stage/words.ts';
import './pieces.css';
import './backs.css';

/** Part of an id after the house: the person. */
export function emblem(id: CharacterId): string {
  return `#person-${id.slice(id.indexOf('.') + 1)}`;
}

export type Standing = 'alive' | 'away' | 'dead';

interface MedalProps {
  readonly id: CharacterId;
  readonly standing?: Standing;
  readonly className?: string;
}

/** A character: brass rim alive, an empty well while it takes part, stone and skull when dead. */
export function Medal({ id, standing = 'alive', className }: MedalProps) {
  const house = houseOf(id);
  return (
    <svg
      className={clsx('it-medal', standing, className)}
      viewBox="0 0 56 56"
      data-house={house}
      aria-hidden="true"
    >
      {standing === 'away' ? (
        <>
          <circle cx="28" cy="28" r="25" className="it-well" />
          <circle cx="28" cy="28" r="22" className="it-well-ring" />
          <use href={emblem(id)} x="14" y="14" width="28" height="28" className="it-away" />
        </>
      ) : (
        <>
          <circle cx="28" cy="30" r="26.5" opacity=".45" />
          <circle cx="28" cy="28" r="27" className="it-rim" />
          <circle cx="28" cy="28" r={standing === 'dead' ? 21.5 : 23} className="it-field" />
          {standing === 'dead' ? (
            <>
              <use href="#icon-skull" x="16" y="15" width="24" height="24" className="it-skull" />
              <path d="M10 18L17 23L15 29L21 32M40 44L36 40L38 36" className="it-crack" />
            </>
          ) : (
            <>
              <circle cx="28" cy="28" r="23" fill={`url(#pattern-${house})`} opacity=".32" />
              <circle cx="28" cy="28" r="23" className="it-edge" />
              <use href={emblem(id)} x="12.6" y="12.6" width="30.8" height="30.8" className="it-charge" />
            </>
          )}
        </>
      )}
    </svg>
  );
}

interface CrownProps {
  readonly n: number;
  readonly className?: string;
}

/** Power. */
export function Crown({ n, className }: CrownProps) {
  return (
    <span className={clsx('it-crown', className)} aria-hidden="true">
      <svg viewBox="0 0 30 24">
        <use href="#it-crown-shape" />
      </svg>
      <b>
        <Counted value={n} />
      </b>
    </span>
  );
}

/** Influence spread, in wax; gold from one before the last. */
export function Seal({ n, all }: { readonly n: number; readonly all: number }) {
  return (
    <span className={clsx('it-seal', { near: n >= all - 1 })} aria-hidden="true">
      <svg viewBox="0 0 32 32">
        <use href="#it-seal-shape" />
        <circle cx="16" cy="16" r="11.4" />
      </svg>
      <b>
        <Counted value={n} />
      </b>
    </span>
  );
}

const NICHE = 'M8.5 93V37Q8.5 13.5 36 8Q63.5 13.5 63.5 37V93Z';

/** The arched frame of a leader; without one an empty niche. */
export function Frame({ leader, house }: { readonly leader: LeaderId | undefined; readonly house: string }) {
  return (
    <span className="it-frame" data-house={house} aria-hidden="true">
      <svg viewBox="0 0 72 100">
        <path d="M3 96V36Q3 8 36 2Q69 8 69 36V96Q69 98.5 66.5 98.5H5.5Q3 98.5 3 96Z" className="it-rim" />
        <path d={NICHE} className="it-field" />
        <path d={NICHE} fill={`url(#pattern-${house})`} opacity=".55" />
        <path d={NICHE} fill="url(#it-g-niche)" />
        <use
          href={leader ? emblem(characterOn(leader)) : `#sigil-${house}`}
          x="16"
          y="21"
          width="40"
          height="40"
          className="it-charge"
        />
        <path d={NICHE} className="it-edge" />
        <path d="M27 7.5L25.4 -1L31 3L36 -4L41 3L46.6 -1L45 7.5Q36 11 27 7.5Z" className="it-rim" />
        <rect x="3" y="74" width="66" height="24.5" rx="2.5" className="it-plate" />
      </svg>
      <span className="it-frame-name">{leader ? personOn(leader) : '?'}</span>
    </span>
  );
}

/** An influence token, or the socket it has left. */
export function Token({ house, isGone = false }: { readonly house: string; readonly isGone?: boolean }) {
  return (
    <svg
      className={clsx('it-token', { gone: isGone })}
      viewBox="0 0 32 32"
      data-house={house}
      aria-hidden="true"
    >
      {isGone ? (
        <circle cx="16" cy="16" r="12.6" />
      ) : (
        <>
          <use href="#it-seal-shape" className="it-field" />
          <circle cx="16" cy="16" r="11.6" className="it-token-ring" />
        </>
      )}
      <use href={`#sigil-${house}`} x="6" y="6" width="20" height="20" className="it-charge" />
    </svg>
  );
}

/** An influence board: own tokens in their sockets, so all empty wins; behind a bar those of others. */
export function Sockets({
  house,
  board,
}: {
  readonly house: string;
  readonly board: Readonly<Record<string, number>>;
}) {
  const others = Object.entries(board).flatMap(([of, n]) => (of === house ? [] : Array<string>(n).fill(of)));
  return (
    <span className={clsx('it-sockets', { many: others.length > 3 })} aria-hidden="true">
      {Array.from({ length: dataOf(house).influenceTokens }, (_, at) => (
        <Token key={at} house={house} isGone={at >= (board[house] ?? 0)} />
      ))}
      <i />
      <span className="it-guests">
        {others.map((of, at) => (
          <Token key={at} house={of} />
        ))}
      </span>
      {others.length > 8 && <b>{formatNumber(others.length)}</b>}
    </span>
  );
}

/** Cards in a hand, seen from behind. */
export function Fan({ house, n }: { readonly house: string; readonly n: number }) {
  const cards = Math.min(n, 7);
  return (
    <span className="it-fan" data-house={house} aria-hidden="true">
      <svg viewBox="-4 0 64 42">
        {Array.from({ length: cards }, (_, at) => (
          <use
            key={at}
            href="#it-back-small"
            x="17"
            y="9"
            width="22"
            height="31"
            transform={`rotate(${(at - (cards - 1) / 2) * 9.5} 28 62)`}
          />
        ))}
      </svg>
      <b>
        <Counted value={n} />
      </b>
    </span>
  );
}

/** The back of a card says only whose it is. */
export function Back({ house }: { readonly house: string }) {
  return (
    <svg className="it-back" viewBox="0 0 60 84" data-house={house} aria-hidden="true">
      <rect x=".8" y=".8" width="58.4" height="82.4" rx="5" />
      <rect x="2.4" y="2.4" width="55.2" height="79.2" rx="4" className="it-field" />
      <rect x="2.4" y="2.4" width="55.2" height="79.2" rx="4" fill={`url(#pattern-${house})`} />
      <rect x="5.6" y="5.6" width="48.8" height="72.8" rx="2.6" className="it-gilt" />
      <circle cx="30" cy="42" r="19.5" className="it-field it-gilt" />
      <use href={`#sigil-${house}`} x="14" y="26" width="32" height="32" className="it-charge" />
    </svg>
  );
}

/** A face that is read at a glance: figure, branch or emblem. */
export function SmallFace({ id }: { readonly id: CardId }) {
  const house = houseOf(id);
  const top = 'M2.4 6.4Q2.4 2.4 6.4 2.4H53.6Q57.6 2.4 57.6 6.4V24H2.4Z';
  return (
    <svg className="it-back it-up" viewBox="0 0 60 84" data-house={house} aria-hidden="true">
      <rect x=".8" y=".8" width="58.4" height="82.4" rx="5" />
      <rect x="2.4" y="2.4" width="55.2" height="79.2" rx="4" fill="url(#it-g-paper)" />
      <path d={top} className="it-field" />
      <path d={top} fill={`url(#pattern-${house})`} opacity=".5" />
      <use href={`#sigil-${house}`} x="20" y="3.4" width="20" height="20" className="it-charge" />
      {isTruce(id) ? (
        <use href="#icon-truce" x="10" y="33" width="40" height="40" className="it-branch" />
      ) : isCharacterCard(id) ? (
        <use href={emblem(ability(id).character)} x="11" y="32" width="38" height="38" className="it-ink" />
      ) : (
        <>
          <use href="#icon-hostility" x="8" y="30" width="44" height="44" className="it-ghost" />
          <text x="30" y="65" textAnchor="middle" className="it-figure">
            {formatNumber(valueOf(id))}
          </text>
        </>
      )}
    </svg>
  );
}

/** What a card is, in the smallest space: for a badge. */
export function CardSign({ id }: { readonly id: CardId }) {
  if (isTruce(id)) return <Icon name="truce" />;
  if (!isCharacterCard(id)) return formatNumber(valueOf(id));
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <use href={emblem(ability(id).character)} />
    </svg>
  );
}
