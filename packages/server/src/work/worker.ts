// What runs on the threads of the pool: the jobs, with the real games.

import { setPriority } from 'node:os';
import { catalogue } from '@three-thrones/catalogue';
import { Piscina } from 'piscina';
import { workerWith } from './jobs.ts';
import type { ThreadData } from './threads.ts';

// Where there are fewer cores than threads, the loop comes first: people wait for it. Only on Linux is this the priority of
// a thread; elsewhere it would be that of the whole server.
const { giveWay } = Piscina.workerData as ThreadData;
if (process.platform === 'linux') setPriority(giveWay);

export const work = workerWith(catalogue);
