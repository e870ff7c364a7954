// What a former measurement came to, and whether this one is worse.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { json, Refused } from '../command.ts';
import type { Measurement, Rates, Sizes } from './measure.ts';
import { median, merged } from './numbers.ts';

/** More than this much worse than recorded fails. */
const TOLERANCE = 0.2;

/** Work per turn of the reference loop, and bytes. */
export interface Standard {
  readonly ratios: Rates;
  readonly sizes: Sizes;
}

export type Standards = Readonly<Record<string, Standard>>;

export const RECORD = join(import.meta.dirname, '..', '..', 'bench.json');

export function standardOf({ ratios, sizes }: Measurement): Standard {
  return { ratios: merged([ratios], (ratio) => Number(ratio.toPrecision(4))), sizes };
}

/** The best of several measurements of the same thing. */
export function bestOf(standards: readonly Standard[]): Standard {
  return {
    ratios: merged(
      standards.map(({ ratios }) => ratios),
      Math.max,
    ),
    sizes: merged(
      standards.map(({ sizes }) => sizes),
      Math.min,
    ),
  };
}

/** The one in the middle, number by number. */
export function medianOf(standards: readonly Standard[]): Standard {
  return {
    ratios: merged(
      standards.map(({ ratios }) => ratios),
      median,
    ),
    sizes: merged(
      standards.map(({ sizes }) => sizes),
      median,
    ),
  };
}

export interface Regression {
  readonly what: string;
  readonly recorded: number;
  readonly now: number;
}

/** Everything that has become more than a fifth slower or larger. */
export function regressions(recorded: Standard, now: Standard): Regression[] {
  const worse: Regression[] = [];
  for (const [what, ratio] of Object.entries(recorded.ratios) as [keyof Rates, number][])
    if (now.ratios[what] < ratio * (1 - TOLERANCE))
      worse.push({ what, recorded: ratio, now: now.ratios[what] });
  for (const [what, bytes] of Object.entries(recorded.sizes) as [keyof Sizes, number][])
    if (now.sizes[what] > bytes * (1 + TOLERANCE))
      worse.push({ what, recorded: bytes, now: now.sizes[what] });
  return worse;
}

/** Nothing at all if nothing was ever recorded. */
export function readStandards(file: string): Standards {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return {};
    throw new Refused('no-file', { file, message: code });
  }
  return json('record', text) as Standards;
}

export function writeStandards(file: string, standards: Standards): void {
  const sorted = Object.fromEntries(Object.entries(standards).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, undefined, 2)}\n`);
}
