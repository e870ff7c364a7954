// Every flow of the Action phase.

import { consolidate } from './consolidate.ts';
import { cycle } from './cycle.ts';
import { declareMarch, march, marchMove } from './march.ts';
import { neutralForce, neutralHelp } from './neutral.ts';
import { portCapture, ports } from './ports.ts';
import { raid } from './raid.ts';

export const actionFlows = [
  cycle,
  raid,
  march,
  declareMarch,
  marchMove,
  neutralForce,
  neutralHelp,
  consolidate,
  ports,
  portCapture,
] as const;
