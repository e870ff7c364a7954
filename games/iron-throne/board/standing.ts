// Where everybody stands in the encounter, as the table shows it.

import type { Seat } from '@three-thrones/kernel';
import { houseOf } from '../data/data.ts';
import type { CharacterId } from '../data/ids.ts';
import { activeOf, clockwise, isAlive, partOf, type Side, type World } from '../rules/queries.ts';
import type { Standing } from './pieces.tsx';
import { houseName, words } from './stage/words.ts';
import type { Props } from './types.ts';

interface Role {
  readonly kind: 'lead' | 'support' | 'out';
  readonly icon: string;
  readonly label: string;
  /** The word of the rules that says what it means. */
  readonly term: string;
}

/** Whoever sits at the bottom: me, or for those who watch the first chair. */
export function nearSeat({ view, eye }: Pick<Props, 'view' | 'eye'>): Seat {
  const { order } = view.world;
  return order.find((seat) => seat === eye) ?? order[0]!;
}

/** The others, clockwise from the left of whoever sits at the bottom. */
export function othersOf(props: Pick<Props, 'view' | 'eye'>): Seat[] {
  return clockwise(props.view.world, nearSeat(props)).slice(1);
}

export function standingOf(w: World, id: CharacterId): Standing {
  if (!isAlive(w, id)) return 'dead';
  return partOf(w, houseOf(id))?.character === id ? 'away' : 'alive';
}

/** Support that somebody has offered and nobody has answered yet. */
export function offerNow({
  log,
}: Pick<Props, 'log'>): { seat: Seat; side: Side; character: CharacterId } | undefined {
  for (let at = log.length - 1; at >= 0; at--) {
    const { fact } = log[at]!;
    if (fact.kind === 'support.offered') return fact.data;
    if (fact.kind === 'support.answered' || fact.kind === 'round.began') return undefined;
  }
  return undefined;
}

export function roleOf(props: Props, seat: Seat): Role | undefined {
  const { world } = props.view;
  const { encounter } = world;
  if ((encounter?.challenger ?? world.challenger) === seat)
    return { kind: 'lead', icon: 'action-march', label: words('role.challenger'), term: 'challenger' };
  if (!encounter) return undefined;
  if (encounter.defender === seat)
    return { kind: 'lead', icon: 'order-defense', label: words('role.defender'), term: 'defender' };
  const part = partOf(world, seat);
  if (part)
    return { kind: 'support', icon: 'order-support', label: supports(props, part.side), term: 'supporter' };
  if (encounter.retreated.includes(seat))
    return { kind: 'out', icon: 'retreat', label: words('role.retreated'), term: 'retreat' };
  if (encounter.offers.some((offer) => offer.seat === seat && !offer.accepted))
    return { kind: 'out', icon: 'close', label: words('role.rejected'), term: 'reject-support' };
  if (offerNow(props)?.seat === seat)
    return { kind: 'support', icon: 'order-support', label: words('role.offers'), term: 'offer-support' };
  return undefined;
}

function supports({ view, eye }: Props, side: Side): string {
  const active = activeOf(view.world, side);
  return active === eye ? words('role.supports-you') : words('role.supports', { house: houseName(active) });
}
