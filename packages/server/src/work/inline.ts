// The jobs in place: for the command line, and for tests with games of their own.

import type { Catalogue } from '@three-thrones/catalogue';
import { jobsWith } from './jobs.ts';
import type { Work } from '../tables/work.ts';

export function inlineWork(catalogue: Catalogue): Work {
  const jobs = jobsWith(catalogue);
  return {
    facts: (_, log, eye, after) => jobs.facts(log, eye, after),
    viewAt: (_, log, eye, seq) => jobs.viewAt(log, eye, seq),
    export: (_, parts) => jobs.export(parts),
    verify: (_, text, receipt) => jobs.verify(text, receipt),
    record: (_, document) => jobs.record(document),
    choose: (_, ...args) => jobs.choose(...args),
    close: async () => undefined,
    load: () => ({ waiting: 0, running: 0 }),
  };
}
