// Those who look at one table, and what each of them is shown. One message per viewer and answer, made once per eye.

import {
  type Decision,
  type Eye,
  type Fact,
  factsFor,
  redact,
  type Seat,
  type State,
} from '@three-thrones/kernel';
import {
  type Asked,
  type Change,
  differences,
  type Full,
  patchFor,
  type ServerMessage,
  type Update,
  viewHashes,
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
  readonly changed: ReturnType<typeof differences>;
  readonly facts: readonly Fact[];
}

const REMEMBERED = 16;

/** What an eye sees of one state, as it goes out to everybody who comes to look. */
interface Sight {
  readonly view: object;
  readonly hash: string;
}

export class Audience {
  #viewers = new Map<Viewer, Eye>();
  #recent: Moment[] = [];
  /** Of the state as it is, for the eyes that asked: a crowd that comes and goes costs little. */
  #sights: { readonly state: State<unknown>; readonly of: Map<Eye, Sight> } | undefined;

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

  /** Shows everybody what an entry has changed. */
  update(scene: Scene, before: State<unknown>, { facts }: Course): void {
    const moment = { seq: scene.seq, changed: differences(open(before), open(scene.state)), facts };
    this.#recent = [...this.#recent.slice(-REMEMBERED + 1), moment];
    this.#sights = undefined;
    if (this.#viewers.size === 0) return;
    const messages = new Map<Eye, Update>();
    const hashOf = viewHashes(open(scene.state));
    for (const [viewer, eye] of this.#viewers) {
      let message = messages.get(eye);
      if (!message) {
        message = updateFor(scene, eye, [moment], hashOf);
        messages.set(eye, message);
      }
      viewer.send(message);
    }
  }

  /** An answer was given anew: who may see it does, whoever it is sealed from nothing, now or when they come back. */
  revise(scene: Scene, before: State<unknown>): void {
    const last = this.#recent.at(-1);
    const changed = differences(open(before), open(scene.state));
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
    viewer.send(
      known ? updateFor(scene, eye, missed, () => this.#sight(scene, eye).hash) : this.#full(scene, eye),
    );
  }

  #full(scene: Scene, eye: Eye): Full {
    const { view, hash } = this.#sight(scene, eye);
    return { type: 'full', ...common(scene, eye, () => hash), view };
  }

  #sight({ state }: Scene, eye: Eye): Sight {
    if (this.#sights?.state !== state) this.#sights = { state, of: new Map() };
    let sight = this.#sights.of.get(eye);
    if (!sight) {
      sight = { view: redact(open(state), eye), hash: viewHashes(open(state))(eye) };
      this.#sights.of.set(eye, sight);
    }
    return sight;
  }
}

/** A state without the chance to come. */
function open(state: State<unknown>): object {
  const { random: _, ...rest } = state;
  return rest;
}

type HashOf = (eye: Eye) => string;

function updateFor(scene: Scene, eye: Eye, moments: readonly Moment[], hashOf: HashOf): Update {
  const patch: Change[] = [];
  const facts: Fact[] = [];
  for (const moment of moments) {
    patch.push(...patchFor(moment.changed, eye));
    facts.push(...factsFor(moment.facts, eye));
  }
  return { type: 'update', ...common(scene, eye, hashOf), patch, facts };
}

function common(scene: Scene, eye: Eye, hashOf: HashOf) {
  const steps = scene.undoable(eye);
  return {
    table: scene.table,
    seq: scene.seq,
    asked: scene.open.map((decision) => askedFor(decision, eye)),
    hash: hashOf(eye),
    ...(scene.clock && { clocks: clocksFor(scene.clock, scene.now) }),
    ...(steps > 0 && { undoable: steps }),
  };
}

function askedFor(decision: Decision, eye: Eye): Asked {
  if (decision.seat === eye) return decision;
  const { seat, kind, answered } = decision;
  return answered ? { seat, kind, answered } : { seat, kind };
}
