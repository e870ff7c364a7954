// Writes what the tests of clicks counted into docs/measurements.md, where `RECORD=1` is in the environment.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { CLICKS, type Line } from './clicks.ts';

const FILE = new URL('../../../../docs/measurements.md', import.meta.url);
const [BEGIN, END] = ['<!-- clicks -->', '<!-- end of clicks -->'];

/** Counted by hand at commit 524e0d7: by mouse, by finger. */
const BEFORE: readonly (readonly [RegExp, string])[] = [
  [/march of two steps/, 'about 9, more'],
  [/orders$/, '13, 19'],
  [/march of 2 of 3/, '6 and a scroll, –'],
  [/not to use/, '1, 1'],
  [/card in a combat/, '2, –'],
];

class ClicksTable implements Reporter {
  readonly #lines: Line[] = [];

  onTestEnd(_test: TestCase, { status, annotations }: TestResult): void {
    if (status !== 'passed') return;
    for (const { type, description } of annotations)
      if (type === CLICKS) this.#lines.push(JSON.parse(description!) as Line);
  }

  onEnd(): void {
    if (this.#lines.length === 0) return;
    const before = readFileSync(FILE, 'utf8');
    const [from, to] = [before.indexOf(BEGIN), before.indexOf(END)];
    if (from < 0 || to < 0) throw new Error('docs/measurements.md has no place for clicks');
    writeFileSync(FILE, `${before.slice(0, from)}${BEGIN}\n${this.#section()}\n${before.slice(to)}`);
  }

  #section(): string {
    const actions = [...new Set(this.#lines.map(({ what }) => what))].toSorted();
    return [
      '## Clicks and questions',
      '',
      'Clicks or taps by kind of action, on the board itself, by a mouse at 1440 × 900 and by a finger at 390 × 844. Before: counted by hand at commit 524e0d7. After: counted by the',
      'test that holds the bars, in the page, from the first click to the last; `questions` are those that stood on the screen meanwhile, the one after the action included.',
      '',
      '    RECORD=1 npx playwright test -c packages/web/playwright.config.ts e2e/clicks.spec',
      '',
      '| action | before: mouse, finger | mouse | finger | questions: mouse | questions: finger | bar |',
      '| --- | --- | --- | --- | --- | --- | --- |',
      ...actions.map((what) => this.#row(what)),
    ].join('\n');
  }

  #row(what: string): string {
    const by = (way: string): Line | undefined =>
      this.#lines.find((line) => line.what === what && line.way === way);
    const [mouse, finger] = [by('mouse'), by('touch')];
    const cells = [
      what,
      BEFORE.find(([name]) => name.test(what))?.[1],
      ...[mouse?.clicks, finger?.clicks, mouse?.questions, finger?.questions],
      (mouse ?? finger)!.most,
    ];
    return `| ${cells.map((cell) => cell ?? '–').join(' | ')} |`;
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter only so
export default ClicksTable;
