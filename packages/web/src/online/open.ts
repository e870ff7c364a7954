// A table on the server, opened for whoever this device is there.

import { isRefusal } from '@three-thrones/kernel';
import type { TableClient } from '../table/client.ts';
import { chatOf, ensureGuest, factsOf, type TableSummary, viewOf } from './api.ts';
import { thisDevice } from './device.ts';
import { openOnlineTable } from './online-table.ts';

/** My seat at this table, if I have one and no bot plays it for me. */
export function mySeatAt({ chairs }: Pick<TableSummary, 'chairs'>): string | undefined {
  const me = thisDevice()?.person.id;
  return me === undefined ? undefined : chairs.find(({ person }) => person?.id === me)?.seat;
}

export function openTableClient(summary: TableSummary): TableClient {
  const { table, game } = summary;
  const seat = mySeatAt(summary);
  return openOnlineTable({
    ...{ table, game, seat, key: thisDevice()?.key, url: socketAddress() },
    becomeSomebody: async () => {
      const device = await ensureGuest();
      return isRefusal(device) ? device : device.key;
    },
    fetchAt: async (seq) => orElse(await viewOf(table, seat, seq), undefined),
    fetchFacts: async (after) => orElse(await factsOf(table, seat, after), []),
    fetchChat: async (after) => orElse(await chatOf(table, after), []),
  });
}

function orElse<T, U>(answer: T, otherwise: U): Exclude<T, { refused: true }> | U {
  return isRefusal(answer) ? otherwise : (answer as Exclude<T, { refused: true }>);
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}
