// §31.3 What must hold in the cooperative game besides what holds in every one.

import { look } from '@three-thrones/kernel';
import { coopTables, type TokenColour, tokensOfColour } from '../../data/coop.ts';
import type { DomainId, TokenKind } from '../../data/ids.ts';
import type { World } from '../state.ts';
import { isNorth, isSecondPhase } from './state.ts';

type Check = (holds: boolean, sentence: string) => void;

export function checkCoop(w: World, check: Check): void {
  const { walkers, walkerPool, terror, treaty, nightKing, wall, glass, steel, destroyed, dragon } = w.coop!;
  const all = walkers.length + walkerPool + terror.walkers;
  check(all === coopTables.walkers && walkerPool >= 0, `there are ${all} White Walkers`);
  check(new Set(walkers).size === walkers.length, 'two White Walkers stand together');
  check(treaty.gold >= 0 && treaty.gold <= coopTables.goldMaximum, `the Treaty has ${treaty.gold} gold`);
  check(treaty.score >= 0 && nightKing.score >= 0, 'points fall below 0');
  check(!wall || (dragon === undefined && glass === 0), 'the Ice Dragon is out while the Wall stands');
  check(!isSecondPhase(w.coop!) || dragon === undefined, 'the Ice Dragon is in two places');
  check(steel <= coopTables.walkerTrack.length, 'there is too much Valyrian Steel');
  check(new Set(destroyed).size === destroyed.length, 'a castle is destroyed twice');
  checkTokens(w, check);
  if (isQuiet(w)) checkAtRest(w, check);
}

/** Nothing of the Ranger card or of a token is under way. */
function isQuiet({ coop, battle, army, retreating }: World): boolean {
  const { due } = coop!;
  const isDone = due.battles.length + due.tokens.length + due.walkers.length === 0;
  return isDone && !battle && !army && !retreating && coop!.active !== undefined;
}

/** §30.7 At rest nobody stands with the Night King's side. */
function checkAtRest(w: World, check: Check): void {
  for (const at of w.coop!.walkers) {
    if (at === w.coop!.nightKing.at) continue; // his attack may be under way
    check(w.map[at].length === 0, `${at} holds units and a White Walker`);
  }
}

function checkTokens(w: World, check: Check): void {
  const { tokens, glass, steel } = w.coop!;
  const count: Record<TokenColour, Partial<Record<TokenKind, number>>> = { brown: {}, blue: {} };
  const note = (colour: TokenColour, kind: TokenKind, times = 1): void => {
    count[colour][kind] = (count[colour][kind] ?? 0) + times;
  };
  const colourOf = (at: string): TokenColour => (isNorth(at as DomainId) ? 'blue' : 'brown');
  for (const [at, kinds] of Object.entries(tokens.up)) for (const kind of kinds) note(colourOf(at), kind);
  for (const [at, kind] of Object.entries(tokens.down)) note(colourOf(at), look(kind));
  for (const kind of look(tokens.supply)) note('blue', kind);
  for (const kind of look(tokens.out)) note('brown', kind);
  for (const colour of ['brown', 'blue'] as const) for (const kind of tokens.gone[colour]) note(colour, kind);
  note('blue', 'dragon-glass', glass);
  note('brown', 'valyrian-steel', steel);
  for (const colour of ['brown', 'blue'] as const) {
    const all = tokensOfColour(colour);
    for (const kind of new Set(all)) {
      const wanted = all.filter((one) => one === kind).length;
      check(count[colour][kind] === wanted, `${count[colour][kind]} ${colour} ${kind} instead of ${wanted}`);
    }
  }
}
