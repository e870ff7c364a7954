// Ends a run with one plain line, as the unit tests do.

import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';

class PlainTally implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  onEnd(_result: FullResult): void {
    const count = (...outcomes: ReturnType<TestCase['outcome']>[]) =>
      this.#tests.filter((test) => outcomes.includes(test.outcome())).length;
    const skipped = count('skipped');
    const again = count('flaky');
    const tally = `${count('expected', 'flaky')} passed, ${count('unexpected')} failed`;
    // oxlint-disable-next-line no-console -- a reporter reports
    console.log(
      `${tally}${skipped > 0 ? `, ${skipped} skipped` : ''}${again > 0 ? ` (${again} at a second try)` : ''}`,
    );
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter only so
export default PlainTally;
