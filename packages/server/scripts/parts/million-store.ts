// A store as a public server has it after some years: mostly games that are over, and people with a few under way.

import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import SqliteDatabase from 'better-sqlite3';
import type { Status } from '../../src/store/store.ts';
import { makeOlder } from './older-store.ts';

export interface Growth {
  readonly tables: number;
  readonly people: number;
  readonly messages: number;
}

const SEATS = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell'];
/** Chairs of a table with a person on them; the others have bots. */
const PERSONS = 3;
export const SEATS_OF_ONE = 20;
/** Shares no divisor with the number of people: neighbours at a table are not neighbours in the list. */
const STRIDE = 7_919;
const MESSAGES_PER = 5;
/** Of every twenty tables six are in play, one gathers, one was closed. */
const EVERY: readonly Status[] = Array.from({ length: 20 }, (_, at) =>
  at < 6 ? 'playing' : at < 7 ? 'gathering' : at < 8 ? 'closed' : 'over',
);
/** The newest table; the others were laid a minute apart. */
export const NOW = 1_790_000_000_000;
const APART = 60_000;
/** Tables in play with a clock that runs. */
const CLOCKED = 1_000;
/** Service time by which the first of them are due. */
export const DUE_FROM = 1_000_000;

export const personId = (at: number): string => `${at.toString(36).padStart(8, '0')}-of-somebody`;
/** The device key of somebody. */
export const keyOf = (at: number): string => `device-key-of-somebody-${at}`;
export const tableId = (at: number): string => `${at.toString(36).padStart(8, '0')}-abcdefghijk`;
/** In no order: somebody's tables are not all alike. */
const statusOf = (at: number): Status => EVERY[(Math.imul(at, 2_654_435_761) >>> 8) % EVERY.length]!;
const digest = (text: string): string => hash('sha256', text);

/** Everybody has a place at as many tables. */
function sitter(seat: number, people: number): number {
  return (seat * STRIDE) % people;
}

/** The numbers of the tables where somebody sits, by counting, not by asking the store. */
export function openTablesOf(person: number, { tables, people }: Growth): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < tables * PERSONS; seat++) {
    const table = Math.floor(seat / PERSONS);
    if (sitter(seat, people) === person && ['playing', 'gathering'].includes(statusOf(table)))
      found.push(table);
  }
  return found;
}

/** As large as that of a game of six; chairs, seeds and hashes are most of it. */
function bodyOf(at: number, people: number): string {
  const chairs = Object.fromEntries(
    SEATS.map((seat, place) => {
      if (place >= PERSONS) return [seat, { bot: 'squire' }];
      const person = sitter(at * PERSONS + place, people);
      const recovery = digest(`recovery ${at} ${place}`);
      return [seat, { person: { id: personId(person), name: `Player ${person}` }, recovery }];
    }),
  );
  const host = personId(sitter(at * PERSONS, people));
  const seeds = { serverSeed: digest(`server ${at}`), seed: digest(`seed ${at}`) };
  return JSON.stringify({
    config: { players: SEATS.length },
    tempo: { kind: 'none' },
    host,
    chairs,
    ...seeds,
  });
}

/** A store of the first schema with so many tables; the program that opens it next carries it over. */
export function makeGrown(path: string, tables: number): Growth {
  const people = Math.ceil((tables * PERSONS) / SEATS_OF_ONE);
  let messages = 0;
  makeOlder(path, (database) => {
    const addPerson = database.prepare('insert into people values (?, ?, ?)');
    const addKey = database.prepare('insert into sessions values (?, ?, ?)');
    for (let at = 0; at < people; at++) {
      addPerson.run(personId(at), `Player ${at}`, NOW);
      addKey.run(digest(keyOf(at)), personId(at), NOW);
    }
    const addTable = database.prepare(`
      insert into tables (key, id, game, rules_version, status, listed, created_at, changed_at, body)
      values (?, ?, 'agot', 1, ?, ?, ?, ?, ?)`);
    const say = database.prepare('insert into messages values (?, ?, ?, ?, ?)');
    for (let at = 0; at < tables; at++) {
      const time = NOW - (tables - at) * APART;
      addTable.run(at + 1, tableId(at), statusOf(at), at % 4 === 0 ? 0 : 1, time, time, bodyOf(at, people));
      if (at % MESSAGES_PER > 0) continue;
      messages++;
      say.run(
        at + 1,
        time,
        `${personId(sitter(at * PERSONS, people))}:${at}`,
        time,
        '{"text":"Well played."}',
      );
    }
  });
  return { tables, people, messages };
}

/** Every table in play stands somewhere, some of them with clocks that run. How many are due some day. */
export function setTurns(path: string): number {
  const database: Database = new SqliteDatabase(path);
  try {
    const clock = JSON.stringify({ left: Object.fromEntries(SEATS.map((seat) => [seat, 3_600_000])) });
    const { changes } = database
      .prepare(`
        insert or replace into turns
        select key, 100, '["stark"]', iif(place <= ?, ? + place, null), iif(place <= ?, ?, null)
        from (select key, row_number() over (order by key) as place from tables where status = 'playing')`)
      .run(CLOCKED, DUE_FROM, CLOCKED, clock);
    return Math.min(CLOCKED, changes);
  } finally {
    database.close();
  }
}
