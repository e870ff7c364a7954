// Every flow of the Planning phase.

import { planning } from './planning.ts';
import { raven } from './raven.ts';

export const planningFlows = [planning, raven] as const;
