// A companion's whole session as data: how the table is set up, and everything that was said. It is kept on the device.

import { HOUSES, type HouseId } from '../data/ids.ts';
import { RIVAL_HOUSES } from '../data/solo.ts';
import { tables } from '../data/data.ts';
import { type Standing, standing } from './dialogue.ts';
import { kingGame } from './king/game.ts';
import type { KingSetup } from './king/notes.ts';
import type { Entry, Prompt, Said } from './prompts.ts';
import { rivalGame } from './rival/game.ts';
import type { RivalSetup } from './rival/notes.ts';

export type Setup = RivalSetup | KingSetup;

export interface Session {
  readonly setup: Setup;
  readonly entries: readonly Entry[];
}

export function standingOf({ setup, entries }: Session): Standing {
  return standing(
    (talk) => (setup.mode === 'solo' ? rivalGame(setup, talk) : kingGame(setup, talk)),
    entries,
  );
}

/** One more answer to what is asked now. */
export function say(session: Session, said: Said): Session {
  const { prompt, used } = standingOf(session);
  if (!prompt) return session;
  return { ...session, entries: [...session.entries.slice(0, used), { kind: prompt.kind, said }] };
}

/** Without end: the last answer is dropped, whatever it was. */
export function takeBack(session: Session): Session {
  const { used } = standingOf(session);
  return { ...session, entries: session.entries.slice(0, Math.max(0, used - 1)) };
}

/**
 * Another answer to a question of this turn, by its place among those asked in it. What was said afterwards holds where the
 * same is asked again; with the first thing that is new it is asked, or told, from there on.
 */
export function changeAnswer(session: Session, place: number, said: Said): Session {
  const { asked, used } = standingOf(session);
  const changed = asked[place];
  if (!changed) return session;
  const before = session.entries.slice(0, used - asked.length + place);
  const entries: Entry[] = [...before, { kind: changed.prompt.kind, said }];
  let rest = asked.slice(place + 1);
  for (;;) {
    const { prompt } = standingOf({ ...session, entries });
    const again = prompt ? rest.findIndex((one) => isSame(one.prompt, prompt)) : -1;
    if (again < 0) return { ...session, entries };
    entries.push(rest[again]!.entry);
    rest = rest.slice(again + 1);
  }
}

function isSame(one: Prompt, other: Prompt): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Non-player houses in mat order, Arryn first (§0.5). */
export function matsOf(others: readonly HouseId[]): HouseId[] {
  return ['arryn', ...others];
}

export const NON_PLAYERS = tables.players.nonPlayerHouses - 1;
export const MOST_PLAYERS = tables.players.maxWithExpansion;
/** A single player has a Teammate (§22). */
const LEAST_PLAYERS = 2;

const isHouses = (list: unknown): list is HouseId[] =>
  Array.isArray(list) &&
  list.every((id) => HOUSES.some((one) => one === id)) &&
  new Set(list).size === list.length;

/** What was kept on the device, if it is a session we know: it may come from another version. */
export function sessionFrom(kept: unknown): Session | undefined {
  if (typeof kept !== 'object' || kept === null || !('setup' in kept) || !('entries' in kept))
    return undefined;
  const { setup, entries } = kept as Session;
  if (!isSound(setup) || !Array.isArray(entries)) return undefined;
  const isEntry = (one: unknown): boolean =>
    typeof one === 'object' && one !== null && 'kind' in one && 'said' in one;
  return entries.every(isEntry) ? { setup, entries } : undefined;
}

/** Whether a table can be set up like this. */
export function isSound(setup: Setup | undefined): setup is Setup {
  if (typeof setup !== 'object' || setup === null) return false;
  const { mats } = setup;
  if (!isHouses(mats) || mats.length !== NON_PLAYERS + 1) return false;
  if (setup.mode === 'coop') {
    const { seats, teammate } = setup;
    if (!isHouses([...(seats ?? []), ...(teammate ? [teammate] : []), ...mats])) return false;
    if (teammate) return seats.length === 1 && RIVAL_HOUSES.includes(teammate);
    return seats.length >= LEAST_PLAYERS && seats.length <= MOST_PLAYERS;
  }
  const { rival, person, allies } = setup;
  return (
    setup.mode === 'solo' &&
    RIVAL_HOUSES.includes(rival) &&
    isHouses([rival, person, ...mats]) &&
    isHouses(allies) &&
    allies.every((id) => mats.includes(id))
  );
}
