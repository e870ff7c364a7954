// The table on which a plan is drawn: it takes answers as any table does, finds out from the rules what they lead to, and
// sends none of them. What it holds in the end is the plan.

import type { Choice, Decision, Reason, Refusal, Refused, Seat, View } from '@three-thrones/kernel';
import { refusal } from '@three-thrones/kernel';
import type { Link, Walk } from '@three-thrones/match';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { SeatQuestion, TableClient, TableSnapshot } from '../../tables/client.ts';

/** The most answers a plan has, as the server takes it. */
export const MOST_STEPS = 12;

/** What a question needs of its table to be answered. */
export type Answerable = Pick<
  TableClient,
  'snapshot' | 'subscribe' | 'answer' | 'undo' | 'refused' | 'why' | 'preview'
>;

interface Stride extends Link {
  readonly asked: Decision;
  readonly view: View<unknown>;
}

export class PlanTable implements Answerable {
  readonly mover: Seat;
  /** The number of the plan it is put in place of. */
  readonly instead: number | undefined;
  readonly #question: SeatQuestion;
  readonly #first: TableSnapshot;
  #strides: readonly Stride[] = [];
  #snapshot: TableSnapshot;
  readonly #listeners = new Set<() => void>();

  constructor(table: TableSnapshot, asked: Decision, question: SeatQuestion, instead?: number) {
    this.mover = asked.seat;
    this.instead = instead;
    this.#question = question;
    // What is begun here is no draft of the question that waits at the table.
    this.#first = { ...table, id: `${table.id}/plan`, decision: asked, undoable: 0 };
    this.#snapshot = this.#first;
  }

  /** What was drawn so far, each answer with its question and how the table stands there. */
  get steps(): Walk<unknown>['steps'] {
    return this.#strides.map(({ asked, choice, view }) => ({ decision: asked, choice, view }));
  }

  get links(): readonly Link[] {
    return this.#strides.map(({ decision, choice }) => ({ decision, choice }));
  }

  snapshot(): TableSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async answer(choice: Choice): Promise<Refusal | undefined> {
    const { decision: asked, view } = this.#snapshot;
    if (!asked || !view) return refusal('nothing-asked-of-you', '0');
    const preview = await this.#question.preview(choice, this.#choices());
    if (!preview) return refusal('plan-does-not-hold', '0');
    this.#strides = [...this.#strides, { decision: asked.id, choice, asked, view }];
    const next = this.#strides.length < MOST_STEPS ? preview.next : undefined;
    // What chance or a secret brings cannot be drawn.
    this.#show(next, preview.barrier ? view : preview.view);
    return undefined;
  }

  async undo(): Promise<Refusal | undefined> {
    const last = this.#strides.at(-1);
    if (!last) return refusal('nothing-to-take-back', '0');
    this.#strides = this.#strides.slice(0, -1);
    this.#show(last.asked, last.view);
    return undefined;
  }

  refused(before: readonly Choice[] = []): Promise<readonly Refused[]> {
    return this.#question.refused([...this.#choices(), ...before]);
  }

  why(option: string, before: readonly Choice[] = []): Promise<Reason | undefined> {
    return this.#question.why(option, [...this.#choices(), ...before]);
  }

  preview(choice: Choice, before: readonly Choice[] = []): Promise<Preview | undefined> {
    return this.#question.preview(choice, [...this.#choices(), ...before]);
  }

  end(): void {
    this.#question.end();
  }

  #choices(): readonly Choice[] {
    return this.#strides.map(({ choice }) => choice);
  }

  #show(decision: Decision | undefined, view: View<unknown>): void {
    const undoable = this.#strides.length;
    this.#snapshot = { ...this.#first, decision, view, undoable };
    for (const listener of this.#listeners) listener();
  }
}
