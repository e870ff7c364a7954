// Games for the threads of the pool that no table should have: they never end, eat memory, or simply wait.

import { catalogue, catalogueOf } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { workerWith } from '../src/work/jobs.ts';

function stuck(act: () => void) {
  return {
    load: async () => {
      act();
      throw new Error('it should never get here');
    },
    players: { least: 1, usual: 1, most: 1 },
    configFor: () => ({}),
  };
}

const tinyEpic = catalogue.find('tiny-epic');
if (isRefusal(tinyEpic)) throw new Error('there is no such game');

export const work = workerWith(
  catalogueOf({
    'tiny-epic': tinyEpic,
    endless: stuck(() => {
      for (;;);
    }),
    slow: stuck(() => {
      const until = performance.now() + 50;
      while (performance.now() < until);
    }),
    greedy: stuck(() => {
      const eaten: number[][] = [];
      for (;;) eaten.push(Array.from({ length: 100_000 }, (_, at) => at));
    }),
  }),
);
