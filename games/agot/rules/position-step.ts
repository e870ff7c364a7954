// Where in the round a position stands, as the frames of the rules.

import type { Frame, Sub } from '@three-thrones/kernel';
import { area } from '../data/data.ts';
import {
  type AreaId,
  AREAS,
  type HouseId,
  type LandId,
  type OrderId,
  ORDERS,
  type TrackId,
  TRACKS,
} from '../data/ids.ts';
import { structuresOf } from './control.ts';
import { flows } from './flows.ts';
import { go } from './kit.ts';
import { putOrder } from './orders.ts';
import type { Reader } from './position-reader.ts';
import { type Side, turnOrder, type World } from './state.ts';

/** What is about to happen. Afterwards the round goes on from there. */
export type PositionStep =
  | { step: 'westeros' | 'planning' | 'raven' | 'cleanUp' | 'supply' | 'mustering' }
  | { step: 'raid' | 'march' | 'consolidate'; turn?: HouseId }
  | { step: 'reconcile'; house: HouseId }
  | { step: 'muster'; house: HouseId; areas?: LandId[] }
  | { step: 'clash'; tracks?: TrackId[] }
  | { step: 'wildlings'; strength?: number }
  | PositionCombat;

/** An attack on its way: the attackers have left the origin. */
export interface PositionCombat {
  step: 'combat';
  attacker: HouseId;
  from: AreaId;
  to: AreaId;
  units: string;
  march: OrderId;
  /** Where it is given, nobody is asked for more. */
  support?: Partial<Record<AreaId, Side>>;
}

const STEPS = [
  ...(['westeros', 'planning', 'raven', 'raid', 'march', 'consolidate', 'cleanUp'] as const),
  ...(['supply', 'reconcile', 'mustering', 'muster', 'clash', 'wildlings', 'combat'] as const),
];
const KEYS: Readonly<Record<(typeof STEPS)[number], readonly string[]>> = {
  ...{ westeros: [], planning: [], raven: [], cleanUp: [], supply: [], mustering: [] },
  ...{ raid: ['turn'], march: ['turn'], consolidate: ['turn'], reconcile: ['house'] },
  ...{ muster: ['house', 'areas'], clash: ['tracks'], wildlings: ['strength'] },
  combat: ['attacker', 'from', 'to', 'units', 'march', 'support'],
};

type Given = Readonly<Record<string, unknown>>;

export function framesAt(w: World, at: unknown, reader: Reader): Frame[] {
  const given = (at ?? { step: 'planning' }) as Given;
  if (typeof given !== 'object' || Array.isArray(given)) {
    reader.malformed('at', 'an object');
    return [];
  }
  const step = reader.oneOf(given['step'], 'at.step', STEPS);
  if (!reader.isRecord(given, 'at', ['step', ...KEYS[step]])) return [];
  switch (step) {
    case 'westeros':
      if (w.round === 1) reader.wrong('round', 'position-no-westeros-phase', '3.1');
      return roundAt(step);
    case 'planning':
    case 'raven':
    case 'cleanUp':
      return roundAt(step);
    case 'raid':
    case 'march':
    case 'consolidate':
      return cycleAt(w, step, given, reader);
    case 'combat':
      return combatAt(w, given, reader);
    case 'supply':
    case 'reconcile':
    case 'mustering':
    case 'muster':
    case 'clash':
    case 'wildlings':
      return [...roundAt('planning'), frameOf(phaseStep(w, step, given, reader))];
  }
}

/** One part of the Westeros phase alone. */
function phaseStep(w: World, step: string, given: Given, reader: Reader): Sub {
  const house = (): HouseId => reader.oneOf(given['house'], 'at.house', w.order);
  switch (step) {
    case 'supply':
      return go('supply', { waiting: [...turnOrder(w)] });
    case 'reconcile':
      return go('reconcile', { house: house() });
    case 'mustering':
      return go('mustering', { waiting: [...turnOrder(w)] });
    case 'muster': {
      const id = house();
      const own = structuresOf(w, id);
      const areas = given['areas'] === undefined ? own : reader.list(given['areas'], 'at.areas', own);
      const points = Object.fromEntries(areas.map((at) => [at, area(at).musterPoints]));
      return go('muster', { house: id, points, why: 'card' });
    }
    case 'clash': {
      const tracks = given['tracks'] ?? TRACKS;
      return go('clash', { tracks: reader.list(tracks, 'at.tracks', TRACKS) });
    }
    default:
      return go('wildlings', {
        strength: reader.number(given['strength'] ?? w.threat, 'at.strength', 0, 12),
      });
  }
}

function cycleAt(w: World, type: 'raid' | 'march' | 'consolidate', given: Given, reader: Reader): Frame[] {
  const turn = reader.oneOf(given['turn'] ?? turnOrder(w)[0], 'at.turn', w.order);
  const at = turnOrder(w).indexOf(turn);
  return [...roundAt(AFTER[type]), frameOf(go('cycle', { type, at, acted: turnOrder(w).slice(0, at) }))];
}

function combatAt(w: World, given: Given, reader: Reader): Frame[] {
  const attacker = reader.oneOf(given['attacker'], 'at.attacker', w.order);
  const target = reader.oneOf(given['to'], 'at.to', AREAS);
  const defender = w.armies[target]?.house ?? area(target).home;
  if (defender === undefined || defender === attacker || !w.players[defender]) {
    reader.wrong('at.to', 'position-nobody-to-fight', '12.3');
    return [];
  }
  w.combat = {
    area: target,
    origin: reader.oneOf(given['from'], 'at.from', AREAS),
    march: reader.oneOf(given['march'], 'at.march', ORDERS),
    attackers: reader.units(given['units'], 'at.units'),
    attacker: { house: attacker },
    defender: { house: defender },
    support: [],
  };
  for (const [from, side] of reader.entries(given['support'], 'at.support', AREAS)) {
    const house = w.armies[from]?.house;
    if (house === undefined) reader.wrong(`at.support.${from}`, 'position-order-without-units', '13.1');
    else w.combat.support.push({ area: from, house, side: reader.oneOf(side, `at.support.${from}`, SIDES) });
  }
  const { origin, march } = w.combat;
  putOrder(w, origin, attacker, march);
  const next = turnOrder(w).indexOf(attacker) + 1;
  return [
    ...roundAt(AFTER.march),
    { flow: 'cycle', at: 'turns', args: { type: 'march', at: next, acted: [attacker] } },
    { flow: 'march', at: 'finish', args: { house: attacker, from: origin } },
    // 13.2 comes next where all support is declared
    given['support'] === undefined
      ? frameOf(go('combat', {}))
      : { flow: 'combat', at: 'initialStrength', args: {} },
  ];
}

const SIDES: readonly Side[] = ['attacker', 'defender'];

/** The step of the round after each cycle: a frame that called a flow has already gone on. */
const AFTER = { raid: 'marches', march: 'consolidations', consolidate: 'cleanUp' } as const;

/** The frames of a round that is about to take this step. */
function roundAt(at: string): Frame[] {
  return [
    { flow: 'game', at: 'rounds', args: {} },
    { flow: 'round', at, args: {} },
  ];
}

/** A flow at its beginning. */
function frameOf({ flow, args }: Sub): Frame {
  return { flow, at: flows.find(({ name }) => name === flow)!.steps[0].name, args };
}
