// What runs on the threads of the pool: the jobs, with the real games.

import { constants, setPriority } from 'node:os';
import { catalogue } from '@three-thrones/catalogue';
import { workerWith } from './jobs.ts';

// Where there are fewer cores than threads, the loop comes first: people wait for it. Only on Linux is this the priority of
// a thread; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

export const work = workerWith(catalogue);
