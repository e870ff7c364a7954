// What runs on the threads of the pool: the jobs, with the real games.

import { catalogue } from '@three-thrones/catalogue';
import { workerWith } from './jobs.ts';

export const work = workerWith(catalogue);
