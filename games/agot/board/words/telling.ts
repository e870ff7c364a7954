// What is being shown, in one line: a combat, bids or cards before they are decided, and the card behind a move on a track.

import { type KernelFacts, sayIfAny, type SomeSayingsOf } from '@three-thrones/kernel';
import type { FactWords } from '@three-thrones/game-kit/board/board.ts';
import type { Beat } from '@three-thrones/game-kit/board/beat.ts';
import { bidding, type Facts, type World } from '../../rules/queries.ts';
import type { GameFact } from '../types.ts';
import { fact } from './facts.ts';
import { house, placed, t, track } from './names.ts';

type AgotBeat = Beat<World, GameFact>;

export function telling(beat: AgotBeat, isKnown: boolean): FactWords | undefined {
  return isKnown ? (causeOf(beat) ?? setOut(beat)) : untold(beat);
}

/** A House card that moves somebody is told with what it does. */
export function causeOf({ seq, main, facts }: AgotBeat): FactWords | undefined {
  const used = facts.find(({ kind }) => kind === 'card.used');
  return used && used !== main ? fact({ seq, fact: used }) : undefined;
}

/** A march is told by its moves; where it waits for an answer before any of them, it is told that it sets out. */
function setOut({ seq, main, facts }: AgotBeat): FactWords | undefined {
  if (main.kind !== 'march.declared' || facts.some((one) => fact({ seq, fact: one }))) return undefined;
  const { house: id, from } = main.data;
  return {
    text: t('log.march', { house: house(id), from: placed(from, 'from') }),
    ...{ house: id, houses: [id] },
  };
}

const UNTOLD: SomeSayingsOf<Facts & KernelFacts, FactWords | undefined, [beat: AgotBeat]> = {
  'combat.decided': (_data, { before, seq }) => combat(before.world, seq),
  'bids.revealed': (_data, { before }) => ({ text: bidsTitle(before), houses: [] }),
  'westeros.drawn': () => ({ text: t('phase.westeros.name'), houses: [] }),
  'wildlings.result': ({ strength }) => ({ text: t('fact.wildlings.attack', { strength }), houses: [] }),
  // Its strength is printed: nothing is decided.
  'neutral.beaten': (_data, { main, seq }) => fact({ seq, fact: main }),
};

function untold(beat: AgotBeat): FactWords | undefined {
  return sayIfAny(UNTOLD, beat.main.kind, beat.main.data, beat);
}

function combat({ combat: fought }: World, seq: number): FactWords | undefined {
  if (!fought) return undefined;
  const { area, origin, march, attacker, defender, attackers: units } = fought;
  const data = { area, origin, march, units, attacker: attacker.house, defender: defender.house };
  return fact({ seq, fact: { kind: 'combat.began', data } });
}

/** What is bid for, as far as that is a track. */
export function bidsTitle(view: AgotBeat['before']): string {
  const under = bidding(view);
  return under?.for === 'track' ? t('outlook.bids.track', { track: track(under.track) }) : t('scene.bids');
}
