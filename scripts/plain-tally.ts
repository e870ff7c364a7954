import type { Reporter, TestModule } from 'vitest/node';

/** Ends a run with one plain line, `N passed, N failed`, that people and scripts can both read. */
export class PlainTally implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let [passed, failed, skipped] = [0, unhandledErrors.length, 0];
    for (const module of modules) {
      // A file that cannot be loaded has no tests to fail, but it is no success either.
      failed += module.errors().length;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') passed++;
        else if (state === 'failed') failed++;
        else skipped++;
      }
      for (const suite of module.children.allSuites()) failed += suite.errors().length;
    }
    console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
