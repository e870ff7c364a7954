// §21.1-21.2 Setup of the cooperative game.

import { hide, pile, type Random } from '@three-thrones/kernel';
import { coopTables, rangersFor, tokensOfColour } from '../../data/coop.ts';
import { DOMAINS, NORTHERN_DOMAINS, type RangerCardId, type TokenKind } from '../../data/ids.ts';
import { domain } from '../../data/data.ts';
import type { World } from '../state.ts';
import type { Coop } from './state.ts';

/** Where brown tokens lie: every fief south of the Wall, and King's Landing. */
export const BROWN_DOMAINS = DOMAINS.filter((at) => domain(at).kind !== 'castle');

/** The Treaty's side of the table without any token, card or White Walker in its place. */
export function emptyCoop(): Coop {
  return {
    treaty: {
      gold: coopTables.startGold,
      score: coopTables.startVp,
      allies: {},
      heroCards: [],
      faceUp: [],
    },
    nightKing: { at: coopTables.nightKingStart, score: coopTables.nightKingStartVp },
    walkers: [],
    walkerPool: coopTables.walkers,
    terror: { allies: {}, walkers: 0 },
    terrified: [],
    wall: true,
    dragon: undefined,
    glass: 0,
    steel: 0,
    destroyed: [],
    tokens: {
      up: {},
      down: {},
      supply: pile<TokenKind>([], []),
      out: pile<TokenKind>([], []),
      gone: { brown: [], blue: [] },
    },
    rangers: { deck: pile<RangerCardId>([], []) },
    due: { tokens: [], walkers: [], battles: [] },
    active: undefined,
  };
}

/** The northern mats, tokens face down, one Ranger card for each round. */
export function layOutNorth(w: World, random: Random): void {
  const coop = (w.coop = emptyCoop());
  for (const at of NORTHERN_DOMAINS) w.map[at] = [];
  w.vengeanceLeft = 0;
  const brown = random.shuffle(tokensOfColour('brown'));
  for (const at of BROWN_DOMAINS) coop.tokens.down[at] = hide(brown.shift()!, []);
  coop.tokens.out = pile(brown, []);
  const blue = random.shuffle(tokensOfColour('blue'));
  for (const at of NORTHERN_DOMAINS) coop.tokens.down[at] = hide(blue.shift()!, []);
  coop.tokens.supply = pile(blue, []);
  coop.rangers.deck = pile(
    rangersFor(w).map((variants) => random.pick(variants)),
    [],
  );
}
