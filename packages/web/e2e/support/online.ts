// Tables on the server, laid by somebody who is not in a browser.

import type { Page } from '@playwright/test';
import type { LocalRecord } from '../../src/engine/records.ts';
import { type Say, wordsIn } from './words.ts';

interface Laid {
  /** `/t/…` */
  readonly path: string;
  /** A bot for a chair nobody takes. */
  seatBot(seat: string): Promise<void>;
  /** The code with which anybody gets this chair. */
  seatForCode(seat: string): Promise<string>;
}

type Ask = (method: string, path: string, body: unknown) => Promise<Record<string, unknown>>;

async function guest(home: string, name: string): Promise<Ask> {
  const held: { key?: unknown } = {};
  const ask: Ask = async (method, path, body) => {
    const reply = await fetch(`${home}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(typeof held.key === 'string' && { authorization: `Bearer ${held.key}` }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return (await reply.json()) as Record<string, unknown>;
  };
  held.key = (await ask('POST', '/people', { name }))['key'];
  return ask;
}

/** Without a share in the dice, unless one is committed to: then the table waits for whoever never shows it. */
async function claim(ask: Ask, table: unknown, seat: string, share = {}): Promise<string> {
  const path = `/tables/${String(table)}/seats/${seat}/claim`;
  return String((await ask('POST', path, share))['recovery']);
}

function laid(home: string, ask: Ask, table: unknown): Laid {
  const seats = `/tables/${String(table)}/seats`;
  return {
    path: `/t/${String(table)}`,
    seatBot: async (seat) => {
      await ask('PUT', `${seats}/${seat}/bot`, { level: 'squire' });
    },
    // A person has one chair.
    seatForCode: async (seat) => claim(await guest(home, 'Дарина'), table, seat),
  };
}

/** Takes a seat with its code, at the address of its table. */
export async function sitWithCode(page: Page, code: string, say: Say = wordsIn('en')): Promise<void> {
  await page.getByRole('textbox', { name: say('recovery.code') }).fill(code);
  await page.getByRole('button', { name: say('recovery.use-code') }).click();
  await page.locator('.table').waitFor();
}

/** Somebody comes for every free chair of this table, all of them without a share in the dice. */
export async function everybodyJoins(home: string, path: string): Promise<void> {
  const table = path.slice('/t/'.length);
  const { chairs } = await (await guest(home, 'Дарина'))('GET', `/tables/${table}`, undefined);
  for (const { seat, person, bot } of chairs as { seat: string; person?: object; bot?: string }[])
    if (!person && bot === undefined) await claim(await guest(home, 'Дарина'), table, seat);
}

/** A table for two whose host has committed to a share of the dice and gone away; the other chair is free. */
export async function tableOfNoReturn(home: string): Promise<string> {
  const ask = await guest(home, 'Дарина');
  const config = { seats: ['stark', 'lannister'] };
  const { table } = await ask('POST', '/tables', { game: 'tiny-epic', config });
  await claim(ask, table, 'stark', { commitment: 'a'.repeat(64) });
  return `/t/${String(table)}`;
}

/** A table for three with its host at the first chair and a bot at the second, unless that is to stay free. */
export async function strangersTable(
  home: string,
  tempo: object = { kind: 'none' },
  second: 'bot' | 'free' = 'bot',
): Promise<Laid> {
  const ask = await guest(home, 'Дарина');
  const [mine, bots, free] = ['stark', 'lannister', 'tyrell'];
  const wanted = {
    game: 'tiny-epic',
    config: { seats: [mine, bots, free] },
    tempo,
    listed: true,
  };
  const { table } = await ask('POST', '/tables', wanted);
  const done = laid(home, ask, table);
  await claim(ask, table, mine);
  if (second === 'bot') await done.seatBot(bots);
  return done;
}

/** A game that has begun elsewhere, brought to the server; its chairs are free. */
export async function broughtTable(home: string, record: LocalRecord): Promise<Laid> {
  const ask = await guest(home, 'Дарина');
  const { game, rulesVersion, config, seed, answers } = record;
  const { table } = await ask('POST', '/tables/import', { game, rulesVersion, config, seed, answers });
  return laid(home, ask, table);
}

/** The same with bots at all chairs but the first, which is had for the code. */
export async function broughtWithBots(
  home: string,
  record: LocalRecord,
): Promise<{ readonly path: string; readonly code: string }> {
  const { path, seatBot, seatForCode } = await broughtTable(home, record);
  const [mine, ...others] = Object.keys(record.players);
  for (const seat of others) await seatBot(seat);
  return { path, code: await seatForCode(mine!) };
}

/** A table whose two players win or lose together; both chairs are had for their codes. */
export async function tableTogether(
  home: string,
  seats: readonly [string, string],
): Promise<{ readonly path: string; readonly codes: readonly [string, string] }> {
  const ask = await guest(home, 'Дарина');
  const { table } = await ask('POST', '/tables', { game: 'tiny-epic', config: { mode: 'coop', seats } });
  const { path, seatForCode } = laid(home, ask, table);
  return { path, codes: [await seatForCode(seats[0]), await seatForCode(seats[1])] };
}
