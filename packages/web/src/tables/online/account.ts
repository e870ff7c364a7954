// Signing in and out: the same person, and the same seats, on another device.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { deleteMe, endSessions, giveSeat, openSession, tablesOfMine } from './api.ts';
import {
  type Device,
  forgetDevice,
  forgetTables,
  keepDevice,
  myTables,
  rememberTable,
  thisDevice,
} from './device.ts';
import { forgetAllShares } from './receipts.ts';

/** This device becomes one of the account's. What it held as a guest comes along. */
export async function signIn(login: string, password: string): Promise<Refusal | undefined> {
  const guest = thisDevice();
  const account = await openSession(login, password);
  if (isRefusal(account)) return account;
  const no = guest && guest.person.id !== account.person.id ? await bringSeats(guest, account) : undefined;
  if (no) return no;
  keepDevice({ ...account, named: true });
  await recallTables(account);
  return undefined;
}

/** Then there is no such seat to bring, or it has been brought already. */
const NOT_THERE = [
  'no-such-table',
  'no-such-seat',
  'not-your-seat',
  'another-rules-version',
  'unknown-key',
  'wrong-shape',
];

/** None may be lost: where one cannot be brought now, this device stays a guest and can try again. */
async function bringSeats(from: Device, to: Device): Promise<Refusal | undefined> {
  for (const { id, seat } of myTables()) {
    const given = await giveSeat(id, seat, from.key, to.key);
    if (isRefusal(given) && !NOT_THERE.includes(given.code)) return given;
  }
  return undefined;
}

/** The tables of the account are now those of this device, the last changed first. */
async function recallTables({ person: me }: Device): Promise<void> {
  const tables = await tablesOfMine();
  if (isRefusal(tables)) return;
  for (const { table, game, chairs } of tables.toReversed()) {
    const seat = chairs.find(({ person }) => person?.id === me.id)?.seat;
    if (seat !== undefined) rememberTable({ id: table, game, seat });
  }
}

/** The seats stay with the account; here they are forgotten. */
export async function signOut(which: 'this' | 'all'): Promise<Refusal | undefined> {
  const ended = await endSessions(which);
  if (isRefusal(ended) && ended.code !== 'unknown-key') return ended;
  forgetDevice();
  forgetTables();
  return undefined;
}

/** The server forgets me; afterwards this device is nobody. Games that run here alone are not touched. */
export async function deleteMyself(password: string | undefined): Promise<Refusal | undefined> {
  const deleted = await deleteMe(password);
  // Without a key that is known there is nobody to delete.
  if (isRefusal(deleted) && !['unknown-key', 'no-key'].includes(deleted.code)) return deleted;
  forgetDevice();
  forgetTables();
  await forgetAllShares();
  return undefined;
}
