// A table on this device, as the screen sees it.

import type { Choice, Reason, Refusal, Refused, View } from '@three-thrones/kernel';
import { isRefusal, refusal } from '@three-thrones/kernel';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { TableClient, TableSnapshot } from '../client.ts';
import { orRefusal } from '../../engine/engine.ts';
import type { LocalNews } from '../../engine/local-game.ts';
import { Looking } from '../../engine/looking.ts';
import type { LocalRecord } from '../../engine/records.ts';
import { recordOf } from './local-games.ts';
import { nextTable } from './next-table.ts';

/** Opens a game kept on this device, or says why it cannot be opened. */
export async function openLocalTable(id: string): Promise<LocalTable | Refusal> {
  const table = new LocalTable(id);
  return (await table.open()) ?? table;
}

export class LocalTable implements TableClient {
  readonly #id: string;
  readonly #looking = new Looking();
  #snapshot: TableSnapshot | undefined;
  #trouble: string | undefined;
  #shown = 0;
  #listeners = new Set<() => void>();

  constructor(id: string) {
    this.#id = id;
  }

  open(): Promise<Refusal | undefined> {
    this.#shown = 0;
    return orRefusal((rules) => rules.watch(this.#id, (news) => this.#take(news)));
  }

  /** The code of what is wrong with the table itself: it is not kept, or no longer there. */
  get trouble(): string | undefined {
    return this.#trouble;
  }

  #take({ table, told, afresh, trouble }: LocalNews): void {
    this.#trouble = trouble;
    const log = afresh ? told : [...(this.#snapshot?.log ?? []), ...told];
    this.#snapshot = { ...table, log, chat: [], connection: 'open', lobby: undefined, clocks: undefined };
    for (const listener of this.#listeners) listener();
  }

  snapshot(): TableSnapshot {
    return this.#snapshot!;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async answer(choice: Choice): Promise<Refusal | undefined> {
    const { decision } = this.snapshot();
    if (!decision) return refusal('nothing-asked-of-you', '0');
    return orRefusal((rules) => rules.answer(this.#id, decision.id, choice));
  }

  undo(): Promise<Refusal | undefined> {
    return orRefusal((rules) => rules.undo(this.#id));
  }

  /** Who looks, and who is asked: at a hot seat some questions are asked before all eyes. */
  #sight() {
    const { decision, view, eye } = this.snapshot();
    return view && { view, eye, seat: decision?.seat ?? eye };
  }

  async refused(before: readonly Choice[] = []): Promise<readonly Refused[]> {
    const sight = this.#sight();
    return this.snapshot().decision && sight ? this.#looking.refused(sight, before) : [];
  }

  async why(option: string, before: readonly Choice[] = []): Promise<Reason | undefined> {
    const sight = this.#sight();
    return sight && this.#looking.why(sight, option, before);
  }

  async preview(choice: Choice, before: readonly Choice[] = []): Promise<Preview | undefined> {
    const sight = this.#sight();
    return this.snapshot().decision && sight ? this.#looking.preview(sight, choice, before) : undefined;
  }

  async at(seq: number): Promise<View<unknown> | Refusal> {
    const view = await orRefusal((rules) => rules.at(this.#id, seq));
    return view === undefined || isRefusal(view) ? refusal('rules-failed', '0') : view;
  }

  playAgain(): Promise<string | Refusal> {
    return nextTable(this.#id);
  }

  record(): Promise<LocalRecord | undefined> {
    return recordOf(this.#id);
  }

  liftCurtain(): void {
    void orRefusal((rules) => rules.liftCurtain(this.#id));
  }

  shown(answers: number): void {
    if (answers === this.#shown) return;
    this.#shown = answers;
    void orRefusal((rules) => rules.shown(this.#id, answers));
  }

  lookAlone(): void {
    void orRefusal((rules) => rules.lookAlone(this.#id));
  }

  close(): void {
    this.#looking.end();
    void orRefusal((rules) => rules.leave(this.#id));
  }
}
