// What lies on the arena besides the two who fight: the event card before anybody defends, what was added to a side, what
// a loser must remove, and an arrow where two cards have changed places.

import { clsx } from 'clsx';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { characterOn, eventCard, houseOf, isCharacterCard } from '../../data/data.ts';
import type { CardId, CharacterId, EventId } from '../../data/ids.ts';
import type { Encounter, Side } from '../../rules/queries.ts';
import { Piece } from '../piece.tsx';
import { Crown, Fan, Medal, SmallFace, Token } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { ability, event } from '../words/names.ts';
import { words } from './words.ts';
import './marks.css';

interface MarkProps {
  readonly encounter: Encounter;
  readonly props: Props;
}

/** Over the ring until the defender is fixed. */
export function EventCards({ encounter: { events, challenger }, props }: MarkProps) {
  if (events.length === 0) return null;
  return (
    <div className="it-event-cards">
      {events.map((id, at) => (
        <Piece
          key={at}
          board={props}
          thing={`event:${id}`}
          label={plain(event(id))}
          className="it-event-card"
        >
          <EventSign id={id} challenger={challenger} />
        </Piece>
      ))}
    </div>
  );
}

/** A shield, or what the special card counts. */
function EventSign({ id, challenger }: { readonly id: EventId; readonly challenger: string }) {
  const { house, criterion } = eventCard(id);
  if (house !== undefined) return <Shield house={house} />;
  if (criterion === 'mostHouseCardsInHand') return <Fan house={challenger} n={0} />;
  return criterion === 'mostInfluenceSpread' ? <Token house={challenger} /> : <Crown n={0} />;
}

/** Cards and leaders that gave a side strength, with how much. */
export function Bonuses({ encounter, props, side }: MarkProps & { readonly side: Side }) {
  const given = encounter.bonuses.filter((one) => one.side === side);
  if (given.length === 0) return null;
  return (
    <div className={clsx('it-bonuses', side)}>
      {given.map(({ by, amount }, at) => (
        <Piece
          key={at}
          board={props}
          thing={isCharacterCard(by as CardId) ? `card:${by}` : `leader:${by}`}
          label={words('bonus', { name: plain(ability(by)), n: amount })}
          className="it-bonus"
          house={houseOf(by)}
        >
          {isCharacterCard(by as CardId) ? <SmallFace id={by as CardId} /> : <Medal id={characterOn(by)} />}
          <b aria-hidden="true">+{formatNumber(amount)}</b>
        </Piece>
      ))}
    </div>
  );
}

/** What this character must remove, or has removed, for losing. */
export function LossTag({ encounter, id }: { readonly encounter: Encounter; readonly id: CharacterId }) {
  const due = encounter.penalties.find(({ character }) => character === id)?.amount ?? 0;
  if (due === 0) return null;
  return (
    <b className="it-loss" aria-hidden="true">
      −{formatNumber(due)}
    </b>
  );
}

/** The two cards, or their values, have changed places. */
export function SwapArrow({ encounter }: { readonly encounter: Encounter }) {
  if (!encounter.swapped && !isSwapped(encounter)) return null;
  return (
    <svg className="it-swap" viewBox="0 0 150 60" role="img" aria-label={words('swapped')}>
      <path d="M20 46Q28 8 75 8Q122 8 130 46" className="it-swap-dark" />
      <path d="M20 46Q28 8 75 8Q122 8 130 46" />
      <path d="M10 40L19 58L31 42Z" className="it-swap-head" />
      <path d="M140 40L131 58L119 42Z" className="it-swap-head" />
    </svg>
  );
}

function isSwapped({ lying, revealed }: Encounter): boolean {
  for (const [seat, { of }] of Object.entries(lying)) if (of !== seat) return true;
  return Object.entries(revealed ?? {}).some(([seat, card]) => houseOf(card) !== seat);
}
