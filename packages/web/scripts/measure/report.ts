// What was measured, against its budgets, and its place in docs/measurements.md.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../../scripts/bootstrap.mjs';
import type { Weight } from './weight.ts';

export interface Line {
  readonly what: string;
  readonly measured: string;
  readonly budget: string;
  readonly holds: boolean | undefined;
}

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(0)} KB`;
const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

function quantile(times: readonly number[], part: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

export function weightLine(what: string, { gzip, brotli }: Weight, budget: number): Line {
  const measured = `${kilobytes(gzip)} gzip, ${kilobytes(brotli)} brotli`;
  return { what, measured, budget: `${budget} KB gzip`, holds: gzip <= budget * 1_000 };
}

export function timeLine(what: string, times: readonly number[], part: number, budget?: number): Line {
  const worst = quantile(times, part);
  const name = part === 0.5 ? 'median' : 'p95';
  return {
    what,
    measured: `${milliseconds(worst)} ${name} of ${times.length}, ${milliseconds(quantile(times, 1))} at most`,
    budget: budget === undefined ? '' : milliseconds(budget),
    holds: budget === undefined ? undefined : worst <= budget,
  };
}

export function failedLine(what: string, { message }: Error): Line {
  return { what, measured: `failed: ${message.split('\n')[0]}`, budget: '', holds: false };
}

export function report(lines: readonly Line[]): string {
  const model = cpus()[0]?.model ?? 'unknown';
  const rows = lines.map(({ what, measured, budget, holds }) => {
    const verdict = holds === undefined ? '' : holds ? 'holds' : '**does not hold**';
    return `| ${what} | ${measured} | ${budget} | ${verdict} |`;
  });
  return [
    '## The web client',
    '',
    'Written by `npm run measure-web`: a new browser for every run, nothing in its cache, 1440 × 900, Chromium without a',
    `graphics card, server on the same machine (${cpus().length} × ${model.trim()}). “Slowed” is Chromium’s own brake on the`,
    'page’s thread. A highlight is counted from the moment the pointer arrives until the frame in which the option is lit',
    'has been made.',
    '',
    '| what | measured | budget | |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Replaces this part of the document and leaves the others alone. */
export function write(part: string): void {
  const file = join(root, 'docs', 'measurements.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '# Measurements\n';
  const without = before.replace(/## The web client\n[\s\S]*?(?=\n<!-- |\n## |$)/, '').trimEnd();
  writeFileSync(file, `${without}\n\n${part}`);
}
