// What the server keeps for itself: how long it has served, its secret, and who must stay outside.

import type { Connection } from './connection.ts';
import type { Ban, Store } from './store.ts';

type Service = Pick<Store, 'heartbeat' | 'serviceTime' | 'secret' | 'bans' | 'ban' | 'unban' | 'tidy'>;

/** What SQLite calls a file whose free pages can be given back a few at a time. */
const INCREMENTAL = 2;

export function serviceRows({ database, read, write }: Connection): Service {
  const valueOf = database.prepare<[string]>('select value from meta where name = ?').pluck();
  const beat = database.prepare<[number, number]>(
    "update meta set value = ? where name = 'service-time' and value < ?",
  );
  const inForce = database.prepare<[number], Ban>(
    'select address, until from bans where until > ? order by address',
  );
  const insertBan = database.prepare<[string, number]>(
    'insert into bans values (?, ?) on conflict do update set until = excluded.until',
  );
  const deleteBan = database.prepare<[string]>('delete from bans where address = ?');

  /** Files from before this was thought of keep their free pages, and fill them again. */
  const canShrink = database.pragma('auto_vacuum', { simple: true }) === INCREMENTAL;

  return {
    heartbeat: (serviceTime) => write(() => void beat.run(serviceTime, serviceTime)),
    serviceTime: () => read(() => Number(valueOf.get('service-time'))),
    secret: () => read(() => String(valueOf.get('secret'))),
    bans: (now) => read(() => inForce.all(now)),
    ban: (address, until) => write(() => void insertBan.run(address, until)),
    unban: (address) => write(() => void deleteBan.run(address)),
    tidy: (pages) =>
      write(() => {
        if (!canShrink) return 0;
        // Without a number, or with none, SQLite would give all of them back at once.
        if (pages >= 1) database.pragma(`incremental_vacuum(${Math.floor(pages)})`);
        return Number(database.pragma('freelist_count', { simple: true }));
      }),
  };
}
