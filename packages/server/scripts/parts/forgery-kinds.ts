// The ways to forge a finished game.

import type { Random } from '@three-thrones/kernel';
import { mixedSeed } from '@three-thrones/protocol';
import { sha256 } from '../../src/tables/fairness.ts';
import type { Line } from '../../src/tables/log.ts';
import {
  anotherEnding,
  endOf,
  type Forger,
  type Forgery,
  junk,
  type Loot,
  numbered,
  remixed,
  somewhere,
  swapped,
  withLine,
} from './forger.ts';

export interface Kind {
  readonly name: string;
  readonly by: readonly Forger[];
  /** The reason an operator must get. A stranger mostly fails at the signature. */
  readonly operatorBecause?: string;
  forge(loot: Loot, chance: Random): Forgery;
}

const share = (chance: Random): string => sha256(`share ${chance.int(2 ** 30)}`);
const BOTH = ['stranger', 'operator'] as const;
const STRANGER = ['stranger'] as const;
const OPERATOR = ['operator'] as const;

/** By an operator only what he can not simply say: other answers, names and times are his word. */
export const KINDS: readonly Kind[] = [
  { name: 'changed answer, another end played from there', by: STRANGER, forge: anotherEnding },
  {
    name: 'dropped line',
    by: STRANGER,
    forge: ({ document: { log } }, chance) => ({ log: numbered(log.toSpliced(somewhere(log, chance), 1)) }),
  },
  {
    name: 'gap in the log',
    by: BOTH,
    operatorBecause: 'log-out-of-order',
    forge: ({ document: { log } }, chance) => ({ log: log.toSpliced(chance.int(log.length - 1), 1) }),
  },
  {
    name: 'added line',
    by: STRANGER,
    forge: ({ document: { log } }, chance) => ({
      log: numbered(withLine(log, somewhere(log, chance), chance.pick(log))),
    }),
  },
  {
    name: 'reordered lines',
    by: STRANGER,
    forge: ({ document: { log } }, chance) => ({ log: numbered(swapped(log, chance)) }),
  },
  {
    name: 'reordered lines, numbers and all',
    by: BOTH,
    operatorBecause: 'log-out-of-order',
    forge: ({ document: { log } }, chance) => ({ log: swapped(log, chance) }),
  },
  {
    name: 'field nobody knows in a line',
    by: BOTH,
    operatorBecause: 'line-malformed',
    forge: ({ document: { log } }, chance) => {
      const at = somewhere(log, chance);
      return { log: log.with(at, { ...log[at]!, [`x${chance.int(100)}`]: 1 }) };
    },
  },
  {
    name: 'other seats',
    by: BOTH,
    operatorBecause: 'another-table-plan',
    forge: ({ document }, chance) => {
      const { seats, people } = document;
      const seat = chance.pick(seats);
      const other = `house-${chance.int(1_000)}`;
      const renamed = (words: object): Record<string, string> =>
        Object.fromEntries(
          Object.entries(words).map(([key, word]) => [key === seat ? other : key, word as string]),
        );
      const shares = {
        seats: seats.map((one) => (one === seat ? other : one)),
        entropy: renamed(document.entropy),
      };
      return { people: renamed(people), ...shares, ...remixed({ ...document, ...shares }) };
    },
  },
  {
    name: 'other order of seats',
    by: BOTH,
    operatorBecause: 'another-table-plan',
    forge: ({ document }) => {
      const seats = [...document.seats.slice(1), document.seats[0]!];
      return { seats, ...remixed({ ...document, seats }) };
    },
  },
  {
    name: 'seat without a share',
    by: BOTH,
    operatorBecause: 'other-seats',
    forge: ({ document }, chance) => {
      const { [chance.pick(document.seats)]: _, ...entropy } = document.entropy;
      return { entropy, seed: mixedSeed({ ...document, entropy }) };
    },
  },
  {
    name: 'other names',
    by: STRANGER,
    forge: ({ document: { people, seats } }, chance) => ({
      people: { ...people, [chance.pick(seats)]: `somebody ${chance.int(1_000)}` },
    }),
  },
  {
    name: 'other times',
    by: STRANGER,
    forge: ({ document: { log } }, chance) => {
      const later = 1 + chance.int(1_000);
      const from = somewhere(log, chance);
      return { log: log.map((line, at) => (at < from ? line : { ...line, at: line.at + later })) };
    },
  },
  {
    name: 'times that run backwards',
    by: BOTH,
    operatorBecause: 'log-out-of-order',
    forge: ({ document: { log } }, chance) => {
      const at = 1 + chance.int(log.length - 1);
      return { log: log.with(at, { ...log[at]!, at: log[at - 1]!.at - 1 - chance.int(100) }) };
    },
  },
  {
    name: 'other server seed',
    by: BOTH,
    operatorBecause: 'commitment-broken',
    forge: (_, chance) => ({ serverSeed: share(chance) }),
  },
  {
    name: 'other server seed, commitment and dice made to fit',
    by: BOTH,
    operatorBecause: 'receipt-does-not-match',
    forge: ({ document }, chance) => remixed({ ...document, serverSeed: share(chance) }),
  },
  {
    name: 'other share of a seat',
    by: BOTH,
    operatorBecause: 'seat-commitment-broken',
    forge: ({ document: { entropy, seats } }, chance) => ({
      entropy: { ...entropy, [chance.pick(seats)]: share(chance) },
    }),
  },
  {
    name: 'ground share of another seat, commitments and dice made to fit',
    by: BOTH,
    operatorBecause: 'receipt-does-not-match',
    forge: ({ document }, chance) => {
      const seat = chance.pick(document.seats.slice(1));
      return remixed({ ...document, entropy: { ...document.entropy, [seat]: share(chance) } });
    },
  },
  {
    name: 'seed that is not mixed',
    by: BOTH,
    operatorBecause: 'seed-not-mixed',
    forge: (_, chance) => ({ seed: share(chance) }),
  },
  {
    name: 'other end',
    by: BOTH,
    operatorBecause: 'another-end',
    forge: (_, chance) => ({ finalHash: share(chance).slice(0, 16) }),
  },
  {
    name: 'other outcome',
    by: BOTH,
    operatorBecause: 'another-outcome',
    forge: ({ document: { outcome, seats } }, chance) => {
      const seat = chance.pick(seats);
      const score = outcome.scores[seat]! + 1 + chance.int(10);
      return { outcome: { ...outcome, scores: { ...outcome.scores, [seat]: score } } };
    },
  },
  {
    name: 'cut game',
    by: BOTH,
    operatorBecause: 'game-not-over',
    forge: ({ game, document: { log }, ending }, chance) => {
      const { seq, course } = chance.pick(ending);
      return { log: log.slice(0, seq), ...endOf(game, course) };
    },
  },
  {
    name: 'junk after the end',
    by: BOTH,
    operatorBecause: 'lines-after-the-end',
    forge: (loot, chance) => {
      const { log } = loot.document;
      const line: Line = chance.pick([
        junk(loot, chance),
        { kind: 'take-back', to: log.length },
        chance.pick(log.filter(({ kind }) => kind === 'answer')),
      ]);
      return { log: numbered(withLine(log, log.length, line)) };
    },
  },
  {
    name: 'junk that was undone',
    by: BOTH,
    operatorBecause: 'answer-does-not-hold',
    forge: (loot, chance) => {
      const { log } = loot.document;
      const at = somewhere(log, chance);
      const line = junk(loot, chance);
      const undo: Line = chance.pick([
        { kind: 'undo', seat: (line as { seat: string }).seat },
        { kind: 'take-back', to: at },
      ]);
      const longer = withLine(withLine(log, at, undo), at, line);
      // What went back further on still goes to the same place.
      const moved = longer.map((one, place) =>
        one.kind === 'take-back' && place > at + 1 && one.to > at ? { ...one, to: one.to + 2 } : one,
      );
      return { log: numbered(moved) };
    },
  },
  {
    name: 'other rules version',
    by: BOTH,
    operatorBecause: 'another-rules-version',
    forge: ({ document: { rulesVersion } }, chance) => ({ rulesVersion: rulesVersion + 1 + chance.int(9) }),
  },
  {
    name: 'other configuration',
    by: BOTH,
    operatorBecause: 'another-table-plan',
    forge: ({ document: { config } }, chance) => ({
      config: { ...(config as object), [`option-${chance.int(1_000)}`]: true },
    }),
  },
  {
    name: 'other round',
    by: BOTH,
    operatorBecause: 'receipt-does-not-match',
    forge: ({ document: { round } }, chance) => ({ round: round + 1 + chance.int(9) }),
  },
  {
    name: 'other table, commitments and dice made to fit',
    by: BOTH,
    operatorBecause: 'receipt-does-not-match',
    forge: ({ document }, chance) => {
      const table = `table ${chance.int(2 ** 30)}`;
      return { table, ...remixed({ ...document, table }) };
    },
  },
  {
    name: 'brought from another table, by its own word',
    by: STRANGER,
    forge: (loot, chance) => ({
      ...anotherEnding(loot, chance),
      table: `table ${chance.int(2 ** 30)}`,
      origin: { kind: 'export', table: loot.document.table, serverKey: loot.document.serverKey },
    }),
  },
  {
    name: 'without its signature, as the first version had none',
    by: STRANGER,
    forge: (loot, chance) => ({ ...anotherEnding(loot, chance), version: 1 }),
  },
  {
    name: 'dice of a device, by its own word',
    by: OPERATOR,
    operatorBecause: 'receipt-does-not-match',
    forge: ({ document: { seats } }, chance) => ({
      ...{ origin: { kind: 'device' }, seed: share(chance), serverSeed: '', commitment: '' },
      commitments: Object.fromEntries(seats.map((seat) => [seat, ''])),
      entropy: Object.fromEntries(seats.map((seat) => [seat, ''])),
    }),
  },
];
