// A table on this device, as the screen sees it.

import { proxy } from 'comlink';
import type { Choice, Reason, Refusal, Refused, View } from '@three-thrones/kernel';
import { refusal } from '@three-thrones/kernel';
import type { Preview, TableClient, TableSnapshot } from '../table/client.ts';
import { engine } from './engine.ts';
import type { LocalNews } from './local-game.ts';

/** Opens a game kept on this device; `undefined` if there is none of that id. */
export async function openLocalTable(id: string): Promise<TableClient | undefined> {
  const table = new LocalTable(id);
  return (await table.open()) ? table : undefined;
}

class LocalTable implements TableClient {
  readonly #id: string;
  #snapshot: TableSnapshot | undefined;
  #listeners = new Set<() => void>();

  constructor(id: string) {
    this.#id = id;
  }

  open(): Promise<boolean> {
    return engine().watch(
      this.#id,
      proxy((news: LocalNews) => this.#take(news)),
    );
  }

  #take({ table, told, afresh }: LocalNews): void {
    const log = afresh ? told : [...(this.#snapshot?.log ?? []), ...told];
    this.#snapshot = { ...table, log, chat: [], connection: 'here' };
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
    return decision ? engine().answer(this.#id, decision.id, choice) : refusal('nothing-asked-of-you', '0');
  }

  undo(): Promise<Refusal | undefined> {
    return engine().undo(this.#id);
  }

  async refused(): Promise<readonly Refused[]> {
    const { decision, game, view, eye } = this.snapshot();
    return decision && view ? engine().refused(game, view, eye) : [];
  }

  async why(option: string): Promise<Reason | undefined> {
    const { game, view, eye } = this.snapshot();
    return view ? engine().why(game, view, eye, option) : undefined;
  }

  async preview(choice: Choice): Promise<Preview | undefined> {
    const { decision, game, view, eye } = this.snapshot();
    return decision && view ? engine().preview(game, view, eye, choice) : undefined;
  }

  at(seq: number): Promise<View<unknown> | undefined> {
    return engine().at(this.#id, seq);
  }

  liftCurtain(): void {
    void engine().liftCurtain(this.#id);
  }

  // Nobody to talk to, nobody to ask.
  say = (): Promise<undefined> => Promise.resolve(undefined);
  propose = (): Promise<undefined> => Promise.resolve(undefined);
  consent = (): Promise<undefined> => Promise.resolve(undefined);

  close(): void {
    void engine().leave(this.#id);
  }
}
