// The server's HTTP side: one function per route. A refusal is a value like any other; nothing is thrown.

import { type Fact, isRefusal, type Seat, type View } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import type {
  Account,
  Commit,
  Me,
  NewTable,
  Recovered,
  Recovery,
  Reveal,
  TableSummary,
} from '@three-thrones/protocol/http';
import { type Device, keepDevice, thisDevice } from './device.ts';
import { type Answer, ask, askAsMe, becomeGuest, send } from './request.ts';

export type { Me, NewTable, TableSummary, Tempo } from '@three-thrones/protocol/http';

// People

/** Says who I am, whether the server knows me already or not. */
export async function introduceMyself(name: string): Answer<Device> {
  const device = thisDevice();
  if (!device) return becomeGuest(name);
  if (device.person.name === name) return device;
  const person = await askAsMe<Device['person']>('PATCH', '/api/me', { name });
  if (isRefusal(person)) return person;
  const renamed = { key: thisDevice()?.key ?? device.key, person, named: true };
  keepDevice(renamed);
  return renamed;
}

/** The name of one request: sent again with the same one, it has one effect. */
interface Once {
  readonly once: string;
}

// Accounts

export function whoAmI(): Answer<Me> {
  return ask('GET', '/api/me');
}

/** The guest of this device becomes somebody who can sign in elsewhere. */
export function makeAccount(login: string, password: string): Answer<Account> {
  return askAsMe('POST', '/api/accounts', { login, password });
}

/** A new key for the person of this account. */
export function openSession(login: string, password: string): Answer<Device> {
  return send('POST', '/api/sessions', { login, password }, undefined);
}

/** Of me nothing stays on the server but what I answered at tables; bots play my seats on. */
export function deleteMe(password: string | undefined): Answer<undefined> {
  return ask('DELETE', '/api/me', password === undefined ? {} : { password });
}

export function endSessions(which: 'this' | 'all'): Answer<undefined> {
  return ask('DELETE', which === 'this' ? '/api/sessions/current' : '/api/sessions');
}

// Tables

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
const seatAt = (id: string, seat: Seat): string => `${table(id)}/seats/${encodeURIComponent(seat)}`;

export function openTable(wanted: NewTable): Answer<TableSummary> {
  return askAsMe('POST', '/api/tables', wanted);
}

export function tableSummary(id: string): Answer<TableSummary> {
  return ask('GET', table(id));
}

export function listedTables(): Answer<readonly TableSummary[]> {
  return ask('GET', '/api/tables?limit=50');
}

export function tablesOfMine(): Answer<readonly TableSummary[]> {
  return ask('GET', '/api/me/tables');
}

/** Hands a seat from the person of one key to that of another. */
export function giveSeat(id: string, seat: Seat, from: string, to: string): Answer<TableSummary> {
  return send('POST', `${seatAt(id, seat)}/give`, { key: to }, from);
}

/**
 * The code that comes back brings the seat to another device. It is told again only to whoever repeats the same request,
 * which `once` names.
 */
export function claimSeat(
  id: string,
  seat: Seat,
  { commitment, once }: Partial<Pick<Commit, 'commitment'>> & Once,
): Answer<Recovery> {
  const body = commitment === undefined ? {} : { commitment };
  return askAsMe('POST', `${seatAt(id, seat)}/claim`, body, once);
}

/** My share of the dice in a new round, still hidden. */
export function commitSeat(id: string, seat: Seat, share: Commit & Once): Answer<TableSummary> {
  const { commitment, round, once } = share;
  return askAsMe('POST', `${seatAt(id, seat)}/commit`, { commitment, round }, once);
}

/** My share of the dice, shown. */
export function revealSeat(id: string, seat: Seat, share: Reveal & Once): Answer<TableSummary> {
  const { entropy, round, once } = share;
  return askAsMe('POST', `${seatAt(id, seat)}/reveal`, { entropy, round }, once);
}

export function recoverSeat(id: string, code: string): Answer<Recovered> {
  return askAsMe('POST', `${table(id)}/recover`, { code });
}

export function leaveSeat(id: string, seat: Seat): Answer<TableSummary> {
  return askAsMe('POST', `${seatAt(id, seat)}/leave`, {});
}

export function seatBot(id: string, seat: Seat, level: string): Answer<TableSummary> {
  return askAsMe('PUT', `${seatAt(id, seat)}/bot`, { level });
}

export function unseatBot(id: string, seat: Seat): Answer<TableSummary> {
  return askAsMe('DELETE', `${seatAt(id, seat)}/bot`);
}

/** Before the start, by the host: the chair is free again, and whoever sat there does not come back. */
export function kickFrom(id: string, seat: Seat): Answer<TableSummary> {
  return askAsMe('POST', `${seatAt(id, seat)}/kick`, {});
}

/** By a host who is alone with bots: somebody new may take this seat. */
export function openSeat(id: string, seat: Seat): Answer<TableSummary> {
  return askAsMe('POST', `${seatAt(id, seat)}/open`, {});
}

/** By the host: whether somebody may speak at this table. */
export function mutePerson(id: string, person: string, isMuted: boolean): Answer<TableSummary> {
  return askAsMe(isMuted ? 'PUT' : 'DELETE', `${table(id)}/mutes/${encodeURIComponent(person)}`);
}

export function closeTable(id: string): Answer<TableSummary> {
  return askAsMe('POST', `${table(id)}/close`, {});
}

export function rematch(id: string): Answer<TableSummary> {
  return askAsMe('POST', `${table(id)}/rematch`, {});
}

/** A game that was played elsewhere: the text of an export, or the record of a game on this device. */
export function importTable(document: string | object): Answer<TableSummary> {
  return askAsMe('POST', '/api/tables/import', document);
}

// What a table tells besides the socket

/** Some of what was said after this number; nothing when that was all. */
export function chatOf(id: string, after: number): Answer<readonly Chat[]> {
  return ask('GET', `${table(id)}/messages?after=${after}`);
}

export function factsOf(
  id: string,
  seat: Seat | undefined,
  after: number,
): Answer<readonly { seq: number; facts: readonly Fact[] }[]> {
  return ask('GET', `${table(id)}/facts?after=${after}${seat === undefined ? '' : `&seat=${seat}`}`);
}

export function viewOf(id: string, seat: Seat | undefined, seq: number): Answer<View<unknown>> {
  return ask('GET', `${table(id)}/views/${seq}${seat === undefined ? '' : `?seat=${seat}`}`);
}
