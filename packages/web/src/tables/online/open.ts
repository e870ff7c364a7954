// A table on the server, opened for whoever this device is there.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import type { TableClient } from '../client.ts';
import {
  chatOf,
  closeTable,
  factsOf,
  mutePerson,
  openSeat,
  seatBot,
  type TableSummary,
  unseatBot,
  viewOf,
} from './api.ts';
import { forgetDevice, mySeatAt, thisDevice } from './device.ts';
import { type OnlineOptions, openOnlineTable } from './online-table.ts';
import { forgetRecovery, recoveryOf } from './recovery.ts';
import { ensureGuest } from './request.ts';

/** Who plays for me while I am away. */
const STAND_IN = 'squire';

export function openTableClient(
  summary: TableSummary,
  { turnedAway }: Pick<OnlineOptions, 'turnedAway'>,
): TableClient {
  const { table, game } = summary;
  const seat = mySeatAt(summary);
  const key = thisDevice()?.key;
  return openOnlineTable({
    ...{ table, game, seat, key, person: thisDevice()?.person.id, url: socketAddress() },
    turnedAway: (code) => {
      if (code === 'unknown-key' && thisDevice()?.key === key) forgetDevice();
      turnedAway(code);
    },
    becomeSomebody: async () => {
      const device = await ensureGuest();
      return isRefusal(device) ? device : device.key;
    },
    standIn: (mine, isWanted) => done(isWanted ? seatBot(table, mine, STAND_IN) : unseatBot(table, mine)),
    people: {
      mute: (person, isMuted) => done(mutePerson(table, person, isMuted)),
      open: (free) => done(openSeat(table, free)),
      closeTable: () => done(closeTable(table)),
      recovery: { code: () => recoveryOf(table), kept: () => forgetRecovery(table) },
    },
    // Not before somebody wants it: few games come to their end on the device they began on.
    playAgain: async () => (await import('./rematch.ts')).againAt(table),
    fetchAt: async (seq) => orElse(await viewOf(table, seat, seq), undefined),
    fetchFacts: async (after) => orElse(await factsOf(table, seat, after), undefined),
    fetchChat: async (after) => orElse(await chatOf(table, after), []),
  });
}

/** Whether it was refused; what else has come of it is heard over the socket. */
async function done(asked: Promise<unknown>): Promise<Refusal | undefined> {
  const answer = await asked;
  return isRefusal(answer) ? answer : undefined;
}

function orElse<T, U>(answer: T, otherwise: U): Exclude<T, { refused: true }> | U {
  return isRefusal(answer) ? otherwise : (answer as Exclude<T, { refused: true }>);
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}
