// How the last battle went, put together from its facts.

import type { CardId, DomainId, HouseId } from '@three-thrones/tiny-epic/data/ids.ts';
import { type Line, total } from '@three-thrones/tiny-epic/queries';
import type { Logged } from '../../table/client.ts';

export interface FoughtSide {
  readonly house: HouseId;
  readonly cards: readonly CardId[];
  readonly total: number | undefined;
}

export interface Fought {
  /** The number of the answer that ended it: a battle is shown once. */
  readonly seq: number;
  readonly domain: DomainId;
  readonly attacker: FoughtSide;
  readonly defender: FoughtSide;
  readonly winner: HouseId | undefined;
  readonly fled: HouseId | undefined;
}

interface Told {
  readonly attacker?: HouseId | readonly CardId[];
  readonly defender?: HouseId | readonly CardId[];
  readonly domain?: DomainId;
  readonly side?: HouseId;
  readonly card?: CardId;
  readonly by?: CardId;
  readonly winner?: HouseId;
  readonly attack?: readonly Line[];
  readonly defence?: readonly Line[];
}

export function lastBattle(log: readonly Logged[]): Fought | undefined {
  const from = log.findLastIndex(({ fact }) => fact.kind === 'battle.started');
  if (from < 0) return undefined;
  const started = log[from]!.fact.data as Told;
  const houses = { attacker: started.attacker as HouseId, defender: started.defender as HouseId };
  const cards: { attacker: readonly CardId[]; defender: readonly CardId[] } = { attacker: [], defender: [] };
  let ended: { seq: number; winner?: HouseId; fled?: HouseId; attack?: number; defence?: number } | undefined;
  for (const { seq, fact } of log.slice(from)) {
    const d = fact.data as Told;
    if (fact.kind === 'battle.revealed') {
      cards.attacker = d.attacker as readonly CardId[];
      cards.defender = d.defender as readonly CardId[];
    } else if (fact.kind === 'battle.secretReplaced' && d.by !== undefined) {
      const side = d.side === houses.attacker ? 'attacker' : 'defender';
      cards[side] = [...cards[side], d.by];
    } else if (fact.kind === 'battle.retreat') {
      ended ??= { seq, fled: d.side! };
    } else if (fact.kind === 'battle.decided') {
      ended = { seq, winner: d.winner!, attack: total(d.attack!), defence: total(d.defence!) };
    }
  }
  if (!ended) return undefined;
  return {
    seq: ended.seq,
    domain: started.domain!,
    attacker: { house: houses.attacker, cards: cards.attacker, total: ended.attack },
    defender: { house: houses.defender, cards: cards.defender, total: ended.defence },
    winner: ended.winner,
    fled: ended.fled,
  };
}
