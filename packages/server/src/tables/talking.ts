// What people say at a table: kept first, then heard. A whisper stays with the two who were there.

import type { Refusal } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import type { Message, Person, Store } from '../store/store.ts';
import { nameAt, type TableBody } from './chairs.ts';
import type { Command } from './commands.ts';
import { pacemaker } from './loading.ts';
import type { TableAtWork } from './table-at-work.ts';

const MESSAGES_AT_ONCE = 200;

/** A message as it is kept; `readers` are the two people a whisper was between. */
interface Said extends Pick<Chat, 'from' | 'text' | 'seat' | 'to'> {
  readonly readers?: readonly string[];
}

export async function say(
  table: TableAtWork,
  by: Person,
  command: Command<'chat'>,
): Promise<{ number: number } | Refusal> {
  const { seat, to, text } = command;
  const { id, body: around, deps } = table.state;
  const { store, now } = deps;
  const key = `${by.id}:${command.key}`;
  // Somebody who was silenced a moment ago may have been connected before.
  const speaker = (await store.person(by.id)) ?? by;
  const no = table.mayNot(speaker, command);
  if (no) return unlessSaid(store, id, key, no);
  const listener = to === undefined ? undefined : around.chairs[to]!.person?.id;
  const body: Said = {
    from: nameAt(around, by),
    ...(seat !== undefined && { seat }),
    ...(to !== undefined && { to, readers: [by.id, ...(listener === undefined ? [] : [listener])] }),
    text,
  };
  const said = { table: id, key, body: JSON.stringify(body), at: now(), person: by.id };
  const { number, isNew } = await store.addMessage(said);
  // Heard once, as it is kept, also when the same key comes again or with other words.
  const [kept] = isNew ? await store.messages(id, number - 1, 1) : [];
  if (kept) {
    const chat = chatOf(kept);
    table.send(chat, chat.to === undefined ? undefined : [chat.to, chat.seat!]);
  }
  return { number };
}

/** Who was silenced meanwhile has said what they had said. */
async function unlessSaid(
  store: Store,
  table: string,
  key: string,
  no: Refusal,
): Promise<{ number: number } | Refusal> {
  const number = await store.messageNumber(table, key);
  return number === undefined ? no : { number };
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
