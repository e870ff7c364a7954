// What people say at a table: kept first, then heard. A whisper stays with the two who were there.

import type { Refusal, Seat } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import type { Message, Person, Store } from '../store/store.ts';
import { nameAt, type TableBody } from './chairs.ts';
import { pacemaker } from './loading.ts';
import type { Table } from './table.ts';

const MESSAGES_AT_ONCE = 200;

/** A message as it is kept; `readers` are the two people a whisper was between. */
interface Said extends Pick<Chat, 'from' | 'text' | 'seat' | 'to'> {
  readonly readers?: readonly string[];
}

export interface TalkingParts {
  readonly store: Store;
  readonly now: () => number;
}

export async function say(
  { store, now }: TalkingParts,
  table: Table,
  by: Person,
  said: { readonly seat?: Seat; readonly to?: Seat; readonly text: string; readonly key: string },
): Promise<{ number: number } | Refusal> {
  const { seat, to, text } = said;
  // Somebody who was silenced a moment ago may have been connected before.
  const speaker = (await store.person(by.id)) ?? by;
  const no = table.mayNot(speaker, {
    do: 'talk',
    ...(seat !== undefined && { seat }),
    ...(to !== undefined && { to }),
  });
  if (no) return no;
  const listener = to === undefined ? undefined : table.body.chairs[to]!.person?.id;
  const body: Said = {
    from: nameAt(table.body, by),
    ...(seat !== undefined && { seat }),
    ...(to !== undefined && { to, readers: [by.id, ...(listener === undefined ? [] : [listener])] }),
    text,
  };
  const { number, isNew } = await store.addMessage({
    ...{ table: table.id, key: `${by.id}:${said.key}`, body: JSON.stringify(body), at: now() },
    person: by.id,
  });
  // Heard once, as it is kept, also when the same key comes again or with other words.
  const [kept] = isNew ? await store.messages(table.id, number - 1, 1) : [];
  if (kept) {
    const chat = chatOf(kept);
    table.send(chat, chat.to === undefined ? undefined : [chat.to, chat.seat!]);
  }
  return { number };
}

/** What this person may read of what was said after a number. */
export async function heardBy(
  store: Store,
  table: string,
  body: TableBody,
  by: Person | undefined,
  after: number,
): Promise<readonly Chat[]> {
  const heard: Chat[] = [];
  const pace = pacemaker(); // thousands of whispers between others may have to be passed over
  for (let last = after; ; await pace()) {
    const kept = await store.messages(table, last, MESSAGES_AT_ONCE);
    heard.push(...kept.filter((message) => mayRead(message, body, by)).map(chatOf));
    if (kept.length < MESSAGES_AT_ONCE || heard.length >= MESSAGES_AT_ONCE) break;
    last = kept.at(-1)!.number;
  }
  return heard.slice(0, MESSAGES_AT_ONCE);
}

/** Whispers of before it was kept who they were between are for those who sat there already. */
function mayRead({ body: text, at }: Message, { chairs }: TableBody, by: Person | undefined): boolean {
  const { to, seat, readers } = JSON.parse(text) as Said;
  if (to === undefined) return true;
  if (!by) return false;
  if (readers) return readers.includes(by.id);
  return [to, seat].some((one) => {
    const chair = one === undefined ? undefined : chairs[one];
    return chair?.person?.id === by.id && (chair.since ?? 0) <= at;
  });
}

function chatOf({ table, number, body, at }: Message): Chat {
  const { readers: _, ...said } = JSON.parse(body) as Said;
  return { type: 'chat', table, number, at, ...said };
}
