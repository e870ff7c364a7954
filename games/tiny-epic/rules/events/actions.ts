// Events that let their player perform actions; each may be declined and none is followed (§18.22).

import type { Sub } from '@three-thrones/kernel';
import { type EventParams, tables } from '../../data/data.ts';
import { each, type EventArgs, flow, go, step } from '../kit.ts';
import { gainGold } from '../treasury.ts';
import { paramsOf } from './terms.ts';

/** So many actions one after the other, each block of them with a count of its own. */
function repeated(
  name: string,
  times: (p: EventParams) => number | undefined,
  action: (a: EventArgs) => Sub,
) {
  return each<EventArgs>(name, (_w, a) => {
    const over = a.over?.[name] ?? 0;
    if (over === (times(paramsOf(a)) ?? 1)) return undefined;
    a.over = { ...a.over, [name]: over + 1 };
    return action(a);
  });
}

const gainFirst = step<EventArgs>('gainGold', (w, a, table) => {
  gainGold(w, table, a.seat, paramsOf(a).gold ?? 0);
});

const whispers = repeated(
  'whisper',
  (p) => p.whispers,
  ({ seat }) => go('action', { seat, action: 'whisper', as: 'event' }),
);

const recruits = repeated(
  'recruit',
  (p) => p.recruits,
  ({ seat }) =>
    go('recruit', { seat, left: tables.limits.recruitUnitsPerAction, deployed: 0, mayDecline: true }),
);

/** So many Plots with another card. */
export const plots = repeated(
  'plot',
  (p) => p.plots,
  ({ seat }) => go('plot', { seat, mayDecline: true }),
);

/** Maester Training. */
const maesterTraining = flow('multi-whisper', [whispers]);

/** Muster Your Troops. */
const musterYourTroops = flow('multi-recruit', [recruits]);

/** Eddard Stark. */
const goldAndRecruit = flow('gold-then-recruit', [gainFirst, recruits]);

/** Olenna Tyrell: the Plot Card comes back to hand, a Hero Card stays face up. */
const goldAndPlot = flow('gold-then-plot-keep-card', [
  gainFirst,
  repeated(
    'plot',
    (p) => p.plots,
    (a) =>
      go('plot', { seat: a.seat, mayDecline: true, returnCard: paramsOf(a).returnCard === 'plot-card-only' }),
  ),
]);

/** Hire a Master of Whispers; Edmure Tully, who returns other tokens for those stolen (§18.18). */
const freePlot = flow('plot-free', [
  repeated(
    'plot',
    (p) => p.plots,
    (a) =>
      go('plot', {
        seat: a.seat,
        free: true,
        mayDecline: true,
        returnPerStolen: paramsOf(a).returnPerStolen ?? 0,
      }),
  ),
]);

/** Margaery Tyrell. */
const whisperAndPlot = flow('whisper-then-plot', [whispers, plots]);

/** §18.6 Vision of the Three-Eyed Raven. */
const vision = flow('whisper-then-event', [
  whispers,
  repeated(
    'event',
    (p) => p.extraEvents,
    ({ seat }) => go('event', { seat, as: 'event', mayDecline: true }),
  ),
]);

export const actionFlows = [
  maesterTraining,
  musterYourTroops,
  goldAndRecruit,
  goldAndPlot,
  freePlot,
  whisperAndPlot,
  vision,
];
