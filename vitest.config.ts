import { defineConfig } from 'vitest/config';
import { PlainTally } from './scripts/plain-tally.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Whole games and real processes, on machines that have other things to do.
    testTimeout: 60_000,
    include: [
      'packages/*/{src,test}/**/*.test.ts',
      'games/*/{src,test,data}/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    pool: 'forks',
    maxWorkers: 2,
    reporters: ['default', new PlainTally()],
    coverage: {
      include: ['packages/*/src/**/*.ts', 'games/*/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
    },
  },
});
