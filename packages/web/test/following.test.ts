// Whoever watches can follow: in whole games of every game, everything worth a look is on the screen for its time, one thing
// after another, nothing before its turn.

import { catalogue, gameIds } from '@three-thrones/catalogue';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Showing } from '@three-thrones/game-kit/board/beat.ts';
import { isRefusal, randomFrom, type Refusal, seeded, WORTH_A_LOOK } from '@three-thrones/kernel';
import { answerTo } from '@three-thrones/testkit';
import { loadWords, t } from '@three-thrones/ui/i18n/index.ts';
import { describe, expect, it } from 'vitest';
import { LocalGame, type LocalNews } from '../src/engine/local-game.ts';
import { newRecord } from '../src/engine/new-record.ts';
import { configOfLaid } from '../src/lobby/laid.ts';
import { draftFor, inMode } from '../src/lobby/draft.ts';
import { doerOf, placesIn } from '../src/play/director/beats.ts';
import { Director, type Shown } from '../src/play/director/director.ts';
import { BATTLE, timesOf } from '../src/play/director/pace.ts';
import { linesOf } from '../src/play/director/telling.ts';
import type { TableSnapshot } from '../src/tables/client.ts';
import { DRAWN, WATCHED } from './support/watched.ts';

function ok<T>(result: T | Refusal): T {
  if (isRefusal(result)) throw new Error(result.code);
  return result;
}

/** Milliseconds until a change is on the screen. */
const FRAME = 40;

/** Time that passes when nothing else is left to do. */
class Clock {
  time = 0;
  #calls: { at: number; call: () => void }[] = [];

  after(milliseconds: number, call: () => void): () => void {
    const due = { at: this.time + milliseconds, call };
    this.#calls.push(due);
    return () => {
      this.#calls = this.#calls.filter((one) => one !== due);
    };
  }

  /** False if nothing was waited for. */
  tick(): boolean {
    const due = this.#calls.sort((one, other) => one.at - other.at).shift();
    if (!due) return false;
    this.time = due.at;
    due.call();
    return true;
  }
}

/** One person among bots, who looks at everything at the usual speed, and answers as a bot would. */
async function watched(id: string, config: object, seed: string) {
  const manifest = ok(catalogue.find(id));
  const rules = ok(await catalogue.rules(id));
  const board: AnyBoard = await manifest.board();
  await Promise.all([loadWords(), (await manifest.words()).load()]);
  const local = new LocalGame(
    rules,
    ok(newRecord(rules, { game: id, config, people: ['me'], bots: 'random', seed }, 1)),
  );
  const chance = randomFrom(seeded(seed));
  const clock = new Clock();
  const shown: Shown[] = [];
  const seen: Showing[] = [];
  let log: TableSnapshot['log'] = [];
  let ready = -1;
  const snapshotOf = ({ table, told, afresh }: LocalNews): TableSnapshot => {
    log = afresh ? told : [...log, ...told];
    return { ...table, log, chat: [], connection: 'open', lobby: undefined, clocks: undefined };
  };
  let live = snapshotOf(local.news());
  const director = new Director(board, live, {
    now: () => clock.time,
    drawn: (call) => clock.after(FRAME, call),
    after: (milliseconds, call) => clock.after(milliseconds, call),
    speed: () => 'normal',
    mayMove: () => true,
    isSeen: () => true,
    wouldTravel: () => false,
    ready: (answers) => {
      ready = answers;
    },
    began: (beat) => void seen.push(beat),
    ended: (one) => void shown.push(one),
  });
  let drifts = 0;
  director.subscribe(() => {
    const { snapshot, isBusy } = director.screen();
    // What can be read never goes back, and nobody is asked before everything was shown.
    if (isBusy && (snapshot.decision || snapshot.outcome)) drifts++;
    if (snapshot.log.length > live.log.length) drifts++;
  });
  const told: TableSnapshot['log'][number][] = [];
  while (!local.record.over) {
    const before = log.length;
    if (local.waitsForBot && ready >= local.length) local.letBotDecide();
    else if (director.screen().isBusy) {
      const { beat } = director.screen();
      if (!clock.tick() && beat?.waits) director.hurry();
      continue;
    } else {
      const { decision, view } = director.screen().snapshot;
      if (!decision || !view) throw new Error('nobody is asked, and nothing is shown');
      const { choice } = answerTo(decision, chance);
      const no = local.answer(decision.id, choice);
      if (no) throw new Error(no.code);
    }
    live = snapshotOf(local.news());
    told.push(...log.slice(before));
    director.take(live);
  }
  while (director.screen().isBusy) if (!clock.tick()) director.hurry();
  expect(director.screen().snapshot).toBe(live);
  return { board, told, shown, seen, drifts, eye: live.eye, clock };
}

interface Watched {
  readonly name: string;
  readonly id: string;
  readonly config: object;
}

/** Every mode that is offered, without and with what may be added to it, for the fewest and for the most. */
async function tablesOf(id: string): Promise<readonly Watched[]> {
  const manifest = ok(catalogue.find(id));
  const choice = { ...manifest.players, ...(await manifest.setUp()) };
  return (choice.modes ?? [undefined]).flatMap((mode) => {
    const added = (mode?.rules ?? []).filter(({ values: [usual] }) => usual === false);
    return Array.from({ length: added.length + 1 }, (_, most) => added.slice(0, most)).flatMap((on) => {
      const rules = Object.fromEntries(on.map(({ path }) => [path, true]));
      const { least, most } = inMode(choice, mode, rules);
      return [...new Set([least, most])].map((players): Watched => {
        const { seats, rules: chosen } = configOfLaid(
          choice,
          { mode, rules, draft: draftFor(players, 'bot') },
          () => 0,
        );
        const name = [id, mode?.id, ...Object.keys(rules), `with ${players} players`];
        return {
          name: name.filter((part) => part !== undefined).join(' '),
          id,
          config: { seats, ...chosen },
        };
      });
    });
  });
}

const TABLES = (await Promise.all(gameIds.map(tablesOf))).flat();

describe.each(TABLES)('$name', ({ name, id, config }) => {
  it('can be followed from its first answer to its end', async () => {
    const { board, told, shown, seen, drifts, eye } = await watched(id, config, `follow ${name}`);
    expect(drifts).toBe(0);
    // Everything was shown, in its order, and nothing was hurried.
    expect(shown.flatMap(({ beat }) => beat.facts)).toEqual(told.map(({ fact }) => fact));
    expect(shown.filter(({ isWhole }) => !isWhole)).toEqual([]);
    // One thing at a time.
    for (const [at, { to }] of shown.slice(0, -1).entries())
      expect(shown[at + 1]!.from).toBeGreaterThanOrEqual(to);
    // Each for its time, but for what I did myself.
    let counted = 0;
    const unseen: string[] = [];
    for (const { beat, from, to } of shown) {
      const isOwn = beat.weight < BATTLE && doerOf(board, beat) === eye;
      if (isOwn) continue;
      const matters = beat.facts.filter(({ kind }) => WATCHED[id]!.includes(kind));
      if (beat.weight < WORTH_A_LOOK) {
        unseen.push(...matters.map(({ kind }) => `${kind}: not worth a look`));
        continue;
      }
      const { movement, rest } = timesOf(beat.weight, beat.facts.length, {
        ...{ speed: 'fast', travels: false, mayMove: true, isLong: false },
      });
      expect(to - from).toBeGreaterThanOrEqual(movement + rest);
      expect(seen.some(({ key }) => key === beat.key)).toBe(true);
      counted++;
      const lines = linesOf(board, { ...beat, phase: 'rest', lasts: 0, waits: false });
      const words = new Set(lines.map(({ text }) => text));
      // While it is under way one knows what it is, though not how it ends.
      const [first] = linesOf(board, { ...beat, phase: 'movement', lasts: 0, waits: false });
      if (first?.text === t('director.watching')) unseen.push(`${beat.main.kind}: without words`);
      for (const fact of matters) {
        const line = board.fact({ seq: beat.seq, fact });
        const isDrawn = DRAWN[id]![beat.main.kind]?.includes(fact.kind) === true;
        if (fact !== beat.main && !isDrawn && !(line && words.has(line.text)))
          unseen.push(`${fact.kind}: behind ${beat.main.kind}`);
        // Whatever is drawn somewhere is drawn where one looks.
        const places = placesIn(fact.data, new Set(board.places?.ids));
        if (places.some((place) => !beat.places.includes(place)))
          unseen.push(`${fact.kind}: elsewhere than ${beat.main.kind}`);
      }
    }
    expect([...new Set(unseen)]).toEqual([]);
    expect(counted).toBeGreaterThan(30);
  });
});
