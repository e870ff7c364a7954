// What people say at a table: kept first, then heard. A whisper stays with the two who were there.

import { type Eye, isRefusal, type Refusal } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import type { Message, Person, Store } from '../store/store.ts';
import { alreadySeated, nameAt, type TableBody } from './chairs.ts';
import type { Command, SpokenType } from './commands.ts';
import { pacemaker } from './loading.ts';
import type { TableAtWork } from './table-at-work.ts';

const MESSAGES_AT_ONCE = 200;

type Sayings = 'from' | 'text' | 'seat' | 'to' | 'signal' | 'plan' | 'vote';

/** A message as it is kept; `readers` are the two people a whisper was between. */
interface Said extends Pick<Chat, Sayings> {
  readonly readers?: readonly string[];
}

type Number = { number: number };

export async function say(
  table: TableAtWork,
  by: Person,
  command: Command<'chat'>,
): Promise<Number | Refusal> {
  const { seat, to, text } = command;
  return keep(table, by, command, () => {
    const listener = to === undefined ? undefined : table.state.body.chairs[to]!.person?.id;
    const readers = [by.id, ...(listener === undefined ? [] : [listener])];
    return { text, ...(seat !== undefined && { seat }), ...(to !== undefined && { to, readers }) };
  });
}

/** Keeps what somebody may say here, and lets it be heard then. */
export async function keep(
  table: TableAtWork,
  by: Person,
  command: Command<SpokenType>,
  said: () => Omit<Said, 'from'> | Refusal | Promise<Omit<Said, 'from'> | Refusal>,
): Promise<Number | Refusal> {
  const { id, body: around, deps } = table.state;
  const { store, now } = deps;
  const key = `${by.id}:${command.key}`;
  // Somebody who was silenced a moment ago may have been connected before.
  const speaker = (await store.person(by.id)) ?? by;
  const body = table.mayNot(speaker, command) ?? (await said());
  if (isRefusal(body)) return unlessSaid(store, id, key, body);
  const message = JSON.stringify({ from: nameAt(around, by), ...body } satisfies Said);
  const { number, isNew } = await store.addMessage({
    ...{ table: id, key, body: message, at: now(), person: by.id },
  });
  // Heard once, as it is kept, also when the same key comes again or with other words.
  const [kept] = isNew ? await store.messages(id, number - 1, 1) : [];
  if (kept) table.send(chatOf(kept), earsOf(chatOf(kept), around));
  return { number };
}

/** Who hears it; nothing: everybody who looks. */
function earsOf(chat: Chat, { chairs }: TableBody): readonly Eye[] | undefined {
  if (isAmongPlayers(chat)) return Object.keys(chairs);
  return chat.to === undefined ? undefined : [chat.to, chat.seat!];
}

/** What is pointed at or planned may show a hand that whoever watches does not see. */
function isAmongPlayers({ signal, plan, vote }: Pick<Said, 'signal' | 'plan' | 'vote'>): boolean {
  return signal !== undefined || plan !== undefined || vote !== undefined;
}

/** Who was silenced meanwhile has said what they had said. */
async function unlessSaid(store: Store, table: string, key: string, no: Refusal): Promise<Number | Refusal> {
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
function mayRead({ body: text, at }: Message, body: TableBody, by: Person | undefined): boolean {
  const said = JSON.parse(text) as Said;
  const { to, seat, readers } = said;
  const { chairs } = body;
  if (isAmongPlayers(said)) return by !== undefined && alreadySeated(body, by) !== undefined;
  if (to === undefined) return true;
  if (!by) return false;
  if (readers) return readers.includes(by.id);
  return [to, seat].some((one) => {
    const chair = one === undefined ? undefined : chairs[one];
    return chair?.person?.id === by.id && (chair.since ?? 0) <= at;
  });
}

/** A message as it is heard. */
export function chatOf({ table, number, body, at }: Message): Chat {
  const { readers: _, ...said } = JSON.parse(body) as Said;
  return { type: 'chat', table, number, at, ...said };
}
