// Which pairs of tables are compared, game by game, and what is told of it.

import { type AnyGame, anyGame, catalogue } from '@three-thrones/catalogue';
import type { Tempo } from '@three-thrones/protocol/http';
import { pennies } from '../../../kernel/test/toy.ts';
import { playedDeal, sealedMoment } from './leak-logs.ts';
import type { Tally } from './leak-pair.ts';
import { show, showPlain } from './leak-show.ts';
import { midGame, newDeal, type Sitting, unlessRefused } from './leak-sittings.ts';
import type { Section } from './measurements.ts';

const NONE: Tempo = { kind: 'none' };
/** As much as there can be: nobody's time is up before a run is over. */
const LIVE: Tempo = { kind: 'live', bank: 86_400_000, increment: 5_000 };
const SEALED = ['planning.placeOrders', 'track.bid', 'wildlings.bid', 'combat.chooseCard'];

type Sides = readonly [AnyGame, AnyGame];

const tempoOf = (number: number): Tempo => (number % 2 === 0 ? LIVE : NONE);

/** Seats and, last, the watcher. */
const eyesOf = (players: number): number[] => Array.from({ length: players + 1 }, (_, at) => at);

/** All of it so many times, each time at other moments of other games. */
const rounds = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

export async function tinyEpic(times: number): Promise<Tally> {
  const game = await unlessRefused(catalogue.find('tiny-epic')).load();
  return show(game, (sides) =>
    rounds(times).flatMap((round) => [2, 3, 4].flatMap((players) => tinyEpicOf(game, sides, players, round))),
  );
}

function tinyEpicOf(game: AnyGame, sides: Sides, players: number, round: number): Sitting[] {
  const deal = (eye: number): Sitting =>
    (eye + round) % 2 === 0
      ? newDeal(sides, { players }, { number: players + 10 * round, eye, tempo: tempoOf(eye) })
      : playedDeal(sides, { players }, { number: 90 + round, eye, tempo: tempoOf(round), answers: 40 });
  return eyesOf(players).flatMap((eye) => [
    deal(eye),
    ...[20, 60, 100, 140].flatMap((answers) =>
      midGame(game, { players }, { answers: answers + eye + 5 * round, eye, tempo: tempoOf(eye + 1) }),
    ),
  ]);
}

export async function penniesToo(times: number): Promise<Tally> {
  const game = anyGame(pennies);
  return show(game, (sides) => rounds(times).flatMap((round) => penniesOf(game, sides, round)));
}

function penniesOf(game: AnyGame, sides: Sides, round: number): Sitting[] {
  const config = { players: 3 };
  return eyesOf(3).flatMap((eye) => [
    ...[1, 2].map((number) =>
      newDeal(sides, config, { number: number + 2 * round, eye, tempo: tempoOf(number) }),
    ),
    playedDeal(sides, config, { number: 90 + round, eye, tempo: tempoOf(eye), answers: 9 }),
    ...sealedMoment(game, config, { number: round, kind: 'round.bid', answers: 0, eye, tempo: tempoOf(eye) }),
    ...[1, 2, 3, 5, 8, 12].flatMap((answers) =>
      midGame(game, config, { answers: answers + 20 * round, eye, tempo: tempoOf(eye) }),
    ),
  ]);
}

/** Answers sealed otherwise: orders face down, bids, house cards. */
export async function agot(times: number): Promise<Tally> {
  const game = await unlessRefused(catalogue.find('agot')).load();
  const sittings = rounds(times).flatMap((round) =>
    [3, 4, 6].flatMap((players) =>
      SEALED.flatMap((kind, at) => {
        // Not every eye at every moment: they come round.
        const eye = (at + round + players) % (players + 1);
        const answers = [0, 30, 80][(at + round) % 3]! + 10 * round;
        const number = round * SEALED.length + at;
        return sealedMoment(game, { players }, { number, kind, answers, eye, tempo: tempoOf(at) });
      }),
    ),
  );
  return showPlain(catalogue, sittings);
}

/** What was compared, as a table of figures. */
export function leakSection(tallies: ReadonlyMap<string, Tally>, command: string): Section {
  const figures = (of: (tally: Tally) => number): string[] =>
    [...tallies.values()].map((tally) => String(of(tally)));
  return {
    id: 'leak',
    title: 'Leak',
    command,
    about:
      'Two servers side by side, with tables that look alike to one eye and differ in what it may not know: other hands ' +
      'and decks, other answers laid face down or sealed, answers given anew, talk and vain attempts of others on one ' +
      'side only. Everything either server sends to that eye is compared byte by byte: updates and whole views, deflated ' +
      'and not, refusals, `why`, chat, undo, proposals, the lobby, who is there, summaries, lists, messages, facts and ' +
      'earlier views derived from two logs, refused exports, metrics (all but times, memory, answers and refusals); and once more after a ' +
      'restart.',
    columns: ['what', ...tallies.keys()],
    rows: [
      ['pairs of tables, every seat and the watcher', ...figures(({ sittings }) => sittings)],
      ['answers played on both sides', ...figures(({ answers }) => answers)],
      ['of these, others on the other side', ...figures(({ otherwise }) => otherwise)],
      ['sealed answers given anew on one side only', ...figures(({ revised }) => revised)],
      ['whispers, refusals and second looks of others on one side only', ...figures(({ unseen }) => unseen)],
      ['answers undone', ...figures(({ undone }) => undone)],
      ['HTTP replies compared', ...figures(({ replies }) => replies)],
      ['of these, facts and views from two logs', ...figures(({ derived }) => derived)],
      ['frames compared', ...figures(({ frames }) => frames)],
      ['bytes compared', ...figures(({ bytes }) => bytes)],
      ['bytes that differed', ...[...tallies].map(() => '0 (the first one ends the run)')],
    ],
  };
}
