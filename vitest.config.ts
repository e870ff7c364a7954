import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import { PlainTally } from './scripts/plain-tally.ts';
import { wholeWords } from './scripts/whole-words.ts';

export default defineConfig({
  plugins: [wholeWords()],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    // Whole games and real processes, on machines that have other things to do.
    testTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      // The rules keep nothing between two games: their tests share a process, warm from the file before.
      {
        extends: true,
        test: {
          name: 'rules',
          isolate: false,
          include: [
            '{games,packages/testkit/toy/games}/*/{rules,test,data}/**/*.test.ts',
            'packages/!(web|server|game-kit|catalogue)/{src,test}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      // A page has a language, a server its clocks: a process for each file.
      {
        extends: true,
        test: {
          name: 'places',
          include: [
            'packages/{web,server,game-kit,catalogue}/{src,test}/**/*.test.ts',
            'games/*/board/**/*.test.ts',
          ],
        },
      },
    ],
    reporters: ['default', new PlainTally()],
    coverage: {
      include: ['packages/*/src/**/*.ts', 'games/*/{rules,terminal}/**/*.ts'],
      exclude: ['**/*.test.ts'],
    },
  },
});
