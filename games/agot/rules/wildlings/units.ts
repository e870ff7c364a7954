// Wildling cards that cost units or change them.

import { area } from '../../data/data.ts';
import { type LandId, LANDS, type TrackId, TRACKS } from '../../data/ids.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import type { World } from '../state.ts';
import { moveOnTrack } from '../tracks.ts';
import { inPool, sizeAt } from '../units.ts';
import { replace } from '../westeros/mustering.ts';
import type { EffectArgs } from './flows.ts';
import { areAlike, destroy, placeOf, unitNames } from './losses.ts';

/** R112 The owner names them all at once; a house with no more units than asked for is not asked. */
export const destroyUnits = flow('destroyUnits', [
  step('noChoice', (w, a, table) => {
    const units = candidates(w, a);
    if (units.length > a.count! && !areAlike(units)) return;
    destroy(w, table, a.house, units.slice(0, a.count));
    table.leave();
  }),
  ask('choose', {
    openly: true,
    rule: 'R112',
    shape: 'some',
    about: (_w, { at }) => (at ? { at } : undefined),
    who: (_w, a) => a.house,
    options: candidates,
    between: (_w, a) => [a.count!, a.count!],
    resolve: (w, a, units, table) => destroy(w, table, a.house, units),
  }),
]);

function candidates(w: World, { house, at }: EffectArgs): string[] {
  return unitNames(w, house, at ? { at } : {});
}

/** R81 Both in one area with a structure, if the house has such an area; otherwise anywhere. */
export const destroyAtStructure = flow('destroyAtStructure', [
  step('find', (w, a) => {
    const places = crowded(w, a);
    if (places.length === 1) a.at = places[0]!;
  }),
  ask('chooseArea', {
    openly: true,
    rule: 'R81',
    about: (_w, { count }) => ({ count: count! }),
    who: (w, a) => (!a.at && crowded(w, a).length > 1 ? a.house : undefined),
    options: (w, a) => crowded(w, a),
    resolve: (_w, a, at) => {
      a.at = at;
    },
  }),
  call('destroy', (_w, { house, count, at }) =>
    go('destroyUnits', { house, count: count!, ...(at && { at }) }),
  ),
]);

function crowded(w: World, { house, count }: EffectArgs): LandId[] {
  return LANDS.filter(
    (at) => area(at).structure !== 'none' && w.armies[at]?.house === house && sizeAt(w, at) >= count!,
  );
}

const DESTROY = 'destroy-2-units';
const DROP = 'drop-2-on-highest-track';

/** Preemptive Raid. */
export const destroyOrDrop = flow('destroyOrDrop', [
  ask('choose', {
    openly: true,
    rule: 'R78',
    who: (_w, a) => a.house,
    options: () => [DESTROY, DROP],
    resolve: (w, a, choice, table) => {
      a.choice = choice;
      const tracks = bestTracks(w, a);
      if (tracks.length === 1) a.track = tracks[0]!;
      table.tell('wildlings.chosen', { house: a.house, choice });
    },
  }),
  call(
    'destroy',
    (_w, { house, count }) => go('destroyUnits', { house, count: count! }),
    (_w, a) => a.choice === DESTROY,
  ),
  // R78 Equally high on several: the holder of the Iron Throne token chooses
  ask('chooseTrack', {
    openly: true,
    rule: 'R78',
    about: (_w, { house }) => ({ house }),
    who: (w, a) => (a.choice === DROP && !a.track ? w.holders['iron-throne'] : undefined),
    options: (w, a) => bestTracks(w, a),
    resolve: (_w, a, track) => {
      a.track = track;
    },
  }),
  step(
    'drop',
    (w, { house, track, places }, table) => {
      const order = w.tracks[track!];
      const to = Math.min(order.length - 1, order.indexOf(house) + places);
      moveOnTrack(w, table, track!, house, to);
    },
    (_w, a) => a.choice === DROP,
  ),
]);

function bestTracks(w: World, { house }: EffectArgs): TrackId[] {
  const best = Math.min(...TRACKS.map((track) => w.tracks[track].indexOf(house)));
  return TRACKS.filter((track) => w.tracks[track].indexOf(house) === best);
}

/** R80 Crow Killers: Knights become Footmen; those for whom no Footman is left are destroyed. */
export const downgradeKnights = flow('downgradeKnights', [
  step('count', (w, a) => {
    const knights = unitNames(w, a.house, { kind: 'knight' });
    a.count = Math.min(a.count!, knights.length);
    if (a.count === knights.length || areAlike(knights)) a.chosen = knights.slice(0, a.count);
  }),
  ask('choose', {
    openly: true,
    rule: 'R80',
    shape: 'some',
    who: (_w, a) => (a.chosen ? undefined : a.house),
    options: (w, a) => unitNames(w, a.house, { kind: 'knight' }),
    between: (_w, a) => [a.count!, a.count!],
    resolve: (_w, a, knights) => {
      a.chosen = [...knights];
    },
  }),
  ask('chooseDestroyed', {
    openly: true,
    rule: 'R80',
    shape: 'some',
    who: (w, a) => {
      const lost = withoutFootman(w, a);
      return lost > 0 && lost < a.chosen!.length && !areAlike(a.chosen!) ? a.house : undefined;
    },
    options: (_w, a) => a.chosen!,
    between: (w, a) => [withoutFootman(w, a), withoutFootman(w, a)],
    resolve: (w, a, knights, table) => {
      destroy(w, table, a.house, knights);
      a.chosen = a.chosen!.filter((name) => !knights.includes(name));
    },
  }),
  step('replace', (w, a, table) => {
    const lost = withoutFootman(w, a);
    destroy(w, table, a.house, a.chosen!.slice(0, lost));
    for (const name of a.chosen!.slice(lost)) {
      const [at] = placeOf(name);
      replace(w, at, a.house, 'knight', 'footman');
      table.tell('unit.downgraded', { house: a.house, area: at, unit: 'footman' });
    }
  }),
]);

function withoutFootman(w: World, { house, chosen }: EffectArgs): number {
  return Math.max(0, chosen!.length - inPool(w, house, 'footman'));
}

/** Crow Killers, reward. */
export const upgradeFootmen = flow('upgradeFootmen', [
  ask('choose', {
    openly: true,
    rule: '15.6',
    shape: 'some',
    who: (w, a) => (mostUpgrades(w, a) > 0 ? a.house : undefined),
    options: (w, a) => unitNames(w, a.house, { kind: 'footman' }),
    between: (w, a) => [0, mostUpgrades(w, a)],
    resolve: (w, a, footmen, table) => {
      for (const name of footmen) {
        const [at] = placeOf(name);
        replace(w, at, a.house, 'footman', 'knight');
        table.tell('unit.upgraded', { house: a.house, from: at, area: at, unit: 'knight', why: 'wildlings' });
      }
    },
  }),
]);

function mostUpgrades(w: World, { house, count }: EffectArgs): number {
  return Math.min(count!, inPool(w, house, 'knight'), unitNames(w, house, { kind: 'footman' }).length);
}
