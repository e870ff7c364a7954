// Those who look at one table, and what each of them is shown. One message per viewer and answer, made once per eye.

import {
  type Decision,
  type Eye,
  eyesOn,
  type Fact,
  factsFor,
  hidesAnything,
  redact,
  type Seat,
  type Interim,
  type State,
  withoutChance,
} from '@three-thrones/kernel';
import {
  type Asked,
  type Difference,
  differences,
  eyesOnPatch,
  type Full,
  patchFor,
  type ServerMessage,
  type Patch,
  type Update,
  ViewHashes,
} from '@three-thrones/protocol';
import { type ClockFace, clocksFor } from './clock.ts';
import type { Course } from './course.ts';
import type { Viewer } from './tables.ts';

/** The table as it is now. */
export interface Scene {
  readonly table: string;
  readonly seq: number;
  readonly state: State<unknown>;
  readonly open: readonly Decision[];
  readonly clock: ClockFace | undefined;
  readonly now: number;
  undoable(seat: Seat): number;
}

/** What changed with one entry, secrets included; kept for those who were away for a moment. */
interface Moment {
  readonly seq: number;
  readonly changed: readonly Difference[];
  readonly facts: readonly Fact[];
}

/** So many updates are about as long as the whole table. */
const REMEMBERED = 6;

export class Audience {
  #viewers = new Map<Viewer, Eye>();
  #recent: Moment[] = [];
  /** What the eyes that asked see of the state as it is: a crowd that comes and goes costs little. */
  #views: { readonly state: State<unknown>; readonly of: Map<Eye, object> } | undefined;
  /** Kept up to date change by change for as long as somebody looks. */
  #hashes: { readonly state: State<unknown>; readonly of: ViewHashes } | undefined;

  get size(): number {
    return this.#viewers.size;
  }

  add(viewer: Viewer, eye: Eye): void {
    this.#viewers.set(viewer, eye);
  }

  eyeOf(viewer: Viewer): Eye | undefined {
    return this.#viewers.get(viewer);
  }

  remove(viewer: Viewer): boolean {
    return this.#viewers.delete(viewer);
  }

  has(eye: Eye): boolean {
    for (const one of this.#viewers.values()) if (one === eye) return true;
    return false;
  }

  /** Whoever may no longer look through the eyes of a seat only watches from now on. Those it concerns. */
  closeEyes(isOwner: (viewer: Viewer, seat: Seat) => boolean): Viewer[] {
    const strangers = [...this.#viewers].filter(
      ([viewer, eye]) => eye !== 'spectator' && !isOwner(viewer, eye),
    );
    for (const [viewer] of strangers) this.#viewers.set(viewer, 'spectator');
    return strangers.map(([viewer]) => viewer);
  }

  send(message: ServerMessage, toEyes?: readonly Eye[], except?: Viewer): void {
    for (const [viewer, eye] of this.#viewers) {
      if (viewer !== except && (!toEyes || toEyes.includes(eye))) viewer.send(message);
    }
  }

  /** Shows everybody what an entry has changed, and how it came to that. */
  update(
    scene: Scene,
    before: State<unknown>,
    { facts }: Course,
    interims: readonly Interim<unknown>[],
  ): void {
    const moment = {
      seq: scene.seq,
      changed: differences(withoutChance(before), withoutChance(scene.state)),
      facts,
    };
    this.#recent.push(moment);
    if (this.#recent.length > REMEMBERED) this.#recent.shift();
    this.#views = undefined;
    if (this.#viewers.size === 0) {
      this.#hashes = undefined;
      return;
    }
    this.#follow(scene.state, before, moment.changed);
    const messages = new Map<Eye, Update>();
    const told = telling(scene, [moment]);
    const between = interimsFor(before, interims);
    for (const [viewer, eye] of this.#viewers) {
      let message: Writable<Update> | undefined = messages.get(eye);
      if (!message) {
        message = told(eye, this.#hash(scene, eye));
        if (between) message.interims = between(eye);
        messages.set(eye, message);
      }
      viewer.send(message);
    }
  }

  /** The hashes of the state before become those of the state after. */
  #follow(state: State<unknown>, before: State<unknown>, changed: readonly Difference[]): void {
    if (this.#hashes?.state !== before) return;
    const { of } = this.#hashes;
    of.follow(changed);
    this.#hashes = { state, of };
  }

  #hash({ state }: Scene, eye: Eye): string {
    if (this.#hashes?.state !== state)
      this.#hashes = { state, of: new ViewHashes(withoutChance(state), [...state.seats, 'spectator']) };
    return this.#hashes.of.of(eye);
  }

  /** An answer was given anew: who may see it does, whoever it is sealed from nothing, now or when they come back. */
  revise(scene: Scene, before: State<unknown>): void {
    const last = this.#recent.at(-1);
    const changed = differences(withoutChance(before), withoutChance(scene.state));
    if (last)
      this.#recent = [...this.#recent.slice(0, -1), { ...last, changed: [...last.changed, ...changed] }];
    for (const [viewer, eye] of this.#viewers)
      if (patchFor(changed, eye).length > 0) viewer.send(this.#full(scene, eye));
  }

  /** Shows everybody the whole table; what it was before does not matter any more. */
  refresh(scene: Scene): void {
    this.#recent = [];
    for (const [viewer, eye] of this.#viewers) viewer.send(this.#full(scene, eye));
  }

  /** What a viewer has missed since a number if that is still known, otherwise everything. */
  welcome(viewer: Viewer, scene: Scene, since: number | undefined): void {
    const eye = this.#viewers.get(viewer)!;
    const missed = this.#recent.filter(({ seq }) => since !== undefined && seq > since);
    const known = since !== undefined && since <= scene.seq && missed.length === scene.seq - since;
    viewer.send(known ? telling(scene, missed)(eye, this.#hash(scene, eye)) : this.#full(scene, eye));
  }

  #full(scene: Scene, eye: Eye): Full {
    const { table, seq } = scene;
    const { asked, clocks } = common(scene);
    const hash = this.#hash(scene, eye);
    const view = this.#view(scene, eye);
    const steps = undoableBy(eye, scene);
    return {
      ...{ type: 'full', table, seq, asked: asked(eye), hash },
      ...(clocks && { clocks }),
      ...(steps > 0 && { undoable: steps }),
      view,
    };
  }

  #view({ state }: Scene, eye: Eye): object {
    if (this.#views?.state !== state) this.#views = { state, of: new Map() };
    let view = this.#views.of.get(eye);
    if (!view) {
      view = redact(withoutChance(state), eye);
      this.#views.of.set(eye, view);
    }
    return view;
  }
}

/** The message to each eye; what all of them see alike is made once. */
function telling(scene: Scene, moments: readonly Moment[]): (eye: Eye, hash: string) => Writable<Update> {
  const { table, seq } = scene;
  const { asked, clocks } = common(scene);
  const [only] = moments;
  const isOne = moments.length === 1;
  const patch = patching(isOne ? only!.changed : moments.flatMap(({ changed }) => changed));
  const all = isOne ? only!.facts : moments.flatMap(({ facts }) => facts);
  const facts = hidesAnything(all) ? forEyes(eyesOn(all), (eye) => factsFor(all, eye)) : () => all;
  return (eye, hash) => {
    const update: Writable<Update> = {
      ...{ type: 'update', table, seq, asked: asked(eye), hash, patch: patch(eye), facts: facts(eye) },
    };
    if (clocks) update.clocks = clocks;
    const steps = undoableBy(eye, scene);
    if (steps > 0) update.undoable = steps;
    return update;
  };
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The way of an answer for each eye; nothing where there is one thing to see. */
function interimsFor(
  before: State<unknown>,
  interims: readonly Interim<unknown>[],
): ((eye: Eye) => Update['interims'] & object) | undefined {
  if (interims.length === 0) return undefined;
  const eyes = new Set<Eye>();
  const legs = interims.map(({ state, ahead }, at) => {
    const last = at === 0 ? before : interims[at - 1]!.state;
    const changed = differences(withoutChance(last), withoutChance(state));
    eyesOnPatch(changed, eyes);
    return { ahead, changed };
  });
  return forEyes(eyes, (eye) => legs.map(({ ahead, changed }) => ({ ahead, patch: patchFor(changed, eye) })));
}

function patching(changed: readonly Difference[]): (eye: Eye) => Patch {
  return forEyes(eyesOnPatch(changed), (eye) => patchFor(changed, eye));
}

/** What each eye sees: made for each of these eyes, and once for all others. */
function forEyes<T extends object>(eyes: ReadonlySet<Eye>, seenBy: (eye: Eye) => T): (eye: Eye) => T {
  let others: T | undefined;
  return (eye) => (eyes.has(eye) ? seenBy(eye) : (others ??= seenBy(eye)));
}

function undoableBy(eye: Eye, scene: Scene): number {
  return eye === 'spectator' ? 0 : scene.undoable(eye);
}

/** What is asked, and the clocks: of the questions of others only who is asked what. */
function common({ open: questions, clock, now }: Scene) {
  const others = questions.map(
    ({ seat, kind, answered }): Asked => (answered ? { seat, kind, answered } : { seat, kind }),
  );
  return {
    asked: (eye: Eye): Asked[] =>
      questions.some(({ seat }) => seat === eye)
        ? questions.map((decision, at) => (decision.seat === eye ? decision : others[at]!))
        : others,
    clocks: clock && clocksFor(clock, now),
  };
}
