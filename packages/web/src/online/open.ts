// A table on the server, opened for whoever this device is there.

import { isRefusal } from '@three-thrones/kernel';
import type { TableClient } from '../table/client.ts';
import { chatOf, ensureGuest, factsOf, seatBot, type TableSummary, unseatBot, viewOf } from './api.ts';
import { forgetDevice, thisDevice } from './device.ts';
import { type OnlineOptions, openOnlineTable } from './online-table.ts';

/** Who plays for me while I am away. */
const STAND_IN = 'squire';

/** My seat at this table, if I have one and no bot plays it for me. */
export function mySeatAt({ chairs }: Pick<TableSummary, 'chairs'>): string | undefined {
  const me = thisDevice()?.person.id;
  return me === undefined ? undefined : chairs.find(({ person }) => person?.id === me)?.seat;
}

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
    standIn: async (mine, isWanted) => {
      const changed = await (isWanted ? seatBot(table, mine, STAND_IN) : unseatBot(table, mine));
      return isRefusal(changed) ? changed : undefined;
    },
    fetchAt: async (seq) => orElse(await viewOf(table, seat, seq), undefined),
    fetchFacts: async (after) => orElse(await factsOf(table, seat, after), undefined),
    fetchChat: async (after) => orElse(await chatOf(table, after), []),
  });
}

function orElse<T, U>(answer: T, otherwise: U): Exclude<T, { refused: true }> | U {
  return isRefusal(answer) ? otherwise : (answer as Exclude<T, { refused: true }>);
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}
