// What an eye can ask, over the socket and over HTTP, without changing anything but the talk at the table.

import type { Random, Seat } from '@three-thrones/kernel';
import { undoable } from '../../src/tables/course.ts';
import { type Onlooker, someOf } from './leak-pair.ts';
import { secretWords } from './leak-sittings.ts';

/** Tables with few entries are looked at in all their moments, others in some. */
const FEW = 24;
const LAST = 3;
const SOME = 2;

export async function probe(eyes: Onlooker, chance: Random): Promise<void> {
  const { eye, seats, courses, id: table } = eyes.sitting;
  const { open } = courses[0];
  const mine = open.find(({ seat }) => seat === eye);
  const seat = eye === 'spectator' ? seats[0]! : eye;
  const other = seats.find((one) => one !== seat)!;
  const words = [
    ...(mine?.options.slice(0, 2) ?? []),
    ...chance.shuffle(secretWords(courses[0].state)).slice(0, 4),
    'fly',
  ];
  for (const option of words) await eyes.say({ type: 'why', table, seat, option });
  const decision = open[0]?.id ?? '0-nobody';
  for (const said of [
    { seat, decision, choice: 'fly' },
    { seat: other, decision, choice: words.at(-2) ?? 'fly' },
    { seat, decision: `0-${seat}`, choice: 'fly' },
    { seat, decision: open.find((one) => one.seat !== seat)?.id ?? 'none', choice: 'fly' },
    { seat, decision: `999-${seat}`, choice: [words[0]!, words[0]!] },
  ])
    await eyes.say({ type: 'answer', table, ...said, key: 'never' });
  if (undoable(courses[0], seat) === 0) await eyes.say({ type: 'undo', table, seat, key: 'never' });
  await eyes.say({ type: 'propose', table, seat, what: 'take-back', to: 9_999, key: 'never' });
  await eyes.say({ type: 'consent', table, seat, proposal: 'p99', agree: true, key: 'never' });
  await eyes.say({ type: 'subscribe', table, seat: eye === 'spectator' ? seat : other });
  await eyes.subscribe(Math.max(0, eyes.seq - 2));
  await eyes.subscribe();
  await eyes.say({ type: 'chat', ...eyes.mine(), text: `At ${eyes.seq}.`, key: `talk-${eyes.seq}` });
  await readTable(eyes);
  await readRefused(eyes, other);
}

let pages = Number.MAX_SAFE_INTEGER;

/** A page of the list that nobody has looked at yet: one that is kept for a second may be a second older on one side. */
function freshPage(): string {
  return `before=${pages--}`;
}

/** What stands around the table. */
export async function readTable({ pair, sitting: { id }, key }: Onlooker): Promise<void> {
  for (const path of [
    `/${id}`,
    `?limit=3&${freshPage()}`,
    `/${id}/messages`,
    `/${id}/messages?after=1`,
    `/${id}/export`,
  ])
    await pair.call({ path: `/api/tables${path}`, key });
}

export async function readLists({ pair, key }: Onlooker): Promise<void> {
  const list = `/api/tables?${freshPage()}`;
  for (const path of [list, '/api/me/tables', '/metrics']) await pair.call({ path, key });
  if (key !== undefined) await pair.call({ path: list });
}

/** With others' eyes nobody looks, with a key or without; and into the future neither. */
async function readRefused({ pair, sitting, key, seq }: Onlooker, other: Seat): Promise<void> {
  const { id, eye } = sitting;
  const own = eye === 'spectator' ? other : eye;
  for (const path of [`facts?seat=${other}`, `views/1?seat=${other}`, `views/${seq}?seat=${other}`])
    await pair.call({ path: `/api/tables/${id}/${path}`, key });
  for (const path of [`facts?seat=${own}`, `views/${seq}?seat=${own}`, `views/${seq + 1}`, 'views/9999'])
    await pair.call({ path: `/api/tables/${id}/${path}` });
}

/** What the server derives from the log, for tables whose logs are their own: facts, and how it looked in between. */
export async function readLog({ pair, sitting, key, seq }: Onlooker, chance: Random): Promise<void> {
  const { id, eye, isDerived } = sitting;
  if (!isDerived) return;
  const seat = eye === 'spectator' ? '' : `&seat=${eye}`;
  const read = async (path: string): Promise<void> => {
    await pair.call({ path: `/api/tables/${id}/${path}`, key });
    pair.tally.derived++;
  };
  for (const after of [0, Math.max(0, seq - LAST)]) await read(`facts?after=${after}${seat}`);
  for (const moment of moments(seq, chance)) await read(`views/${moment}?${seat.slice(1)}`);
  if (eye === 'spectator') return;
  // A seat may also look as a watcher does.
  await read('facts');
  await read(`views/${seq}`);
}

function moments(seq: number, chance: Random): number[] {
  const all = Array.from({ length: seq + 1 }, (_, at) => at);
  if (seq <= FEW) return all;
  return [0, ...all.slice(-LAST), ...someOf(all.slice(1, -LAST), SOME, chance)];
}
