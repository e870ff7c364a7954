// Positions worth a picture: crowded ones above all. They are made up; no rule has been asked.

import type { AreaId, HouseId, OrderId, UnitKind } from '../../../data/ids.ts';
import type { AreaShown, MapProps, UnitsShown } from '../../map/props.ts';

export type Scene = Pick<
  MapProps,
  'areas' | 'armies' | 'targets' | 'origin' | 'chosen' | 'refused' | 'arrows' | 'combat' | 'fit'
>;

const KINDS: Readonly<Record<string, UnitKind>> = { f: 'footman', k: 'knight', s: 'siegeEngine', h: 'ship' };

/** "2f k" is two footmen and a knight; "~f" is a routed one. */
function army(house: HouseId, text: string): UnitsShown[] {
  return text.split(' ').map((word) => {
    const [, routed, count, kind] = /^(~?)(\d*)([fksh])$/.exec(word)!;
    return { house, kind: KINDS[kind!]!, count: Number(count || 1), routed: routed === '~' };
  });
}

const here = (house: HouseId, units: string, kind: OrderId, more: AreaShown = {}): AreaShown => ({
  units: army(house, units),
  order: { house, kind },
  ...more,
});

const crowd: Partial<Record<AreaId, AreaShown>> = {
  winterfell: here('stark', '2k f s', 'consolidate-special', {
    power: 'stark',
    garrison: { house: 'stark', strength: 2 },
  }),
  'winterfell-port': here('stark', '2h', 'raid'),
  'castle-black': here('stark', 'f', 'consolidate'),
  karhold: { power: 'stark' },
  'stony-shore': here('greyjoy', '2f', 'march-0', { power: 'stark' }),
  'white-harbor': here('stark', 'k f', 'march-plus-1'),
  'white-harbor-port': here('stark', '3h', 'support-1'),
  'moat-cailin': here('stark', 'f k 2s', 'defense-1', { power: 'stark' }),
  'bay-of-ice': here('stark', '2h', 'support-0'),
  'narrow-sea': here('stark', '4h', 'march-0'),
  'shivering-sea': here('baratheon', '3h', 'raid-special'),
  'flints-finger': here('greyjoy', 'k f', 'defense-1', { power: 'greyjoy' }),
  'greywater-watch': here('greyjoy', 'f', 'raid'),
  pyke: here('greyjoy', 'k f s', 'consolidate', {
    power: 'greyjoy',
    garrison: { house: 'greyjoy', strength: 2 },
  }),
  'pyke-port': here('greyjoy', '3h', 'support-0'),
  'ironmans-bay': here('greyjoy', '4h', 'support-1'),
  'sunset-sea': here('greyjoy', '2h', 'march-minus-1'),
  'golden-sound': here('lannister', '3h', 'defense-1'),
  seagard: here('greyjoy', '2f k', 'march-plus-1', { power: 'greyjoy' }),
  twins: { power: 'stark' },
  fingers: here('stark', '~f ~k', 'raid'),
  'mountains-of-the-moon': here('baratheon', 'f', 'support-0'),
  eyrie: { garrison: { strength: 6 } },
  riverrun: here('lannister', '2k 2f', 'march-0', { power: 'lannister' }),
  lannisport: here('lannister', 'k s f', 'consolidate-special', {
    power: 'lannister',
    garrison: { house: 'lannister', strength: 2 },
  }),
  'lannisport-port': here('lannister', '2h', 'raid-special'),
  harrenhal: here('lannister', '2f', 'defense-2'),
  'stoney-sept': here('lannister', 'f', 'consolidate'),
  blackwater: here('lannister', 'k f', 'support-1', { power: 'lannister' }),
  'kings-landing': here('baratheon', '2k 2f', 'defense-2', { power: 'baratheon', garrison: { strength: 5 } }),
  'crackclaw-point': here('baratheon', 'f s', 'raid', { power: 'baratheon' }),
  dragonstone: here('baratheon', 'k 2f s', 'consolidate', {
    power: 'baratheon',
    garrison: { house: 'baratheon', strength: 2 },
  }),
  'dragonstone-port': here('baratheon', 'h', 'march-minus-1'),
  'shipbreaker-bay': here('baratheon', '4h', 'support-0'),
  'blackwater-bay': here('baratheon', '2h', 'march-0'),
  kingswood: here('baratheon', 'f k', 'march-plus-1'),
  'storms-end': here('baratheon', 'k', 'consolidate', { power: 'baratheon', garrison: { strength: 4 } }),
  'storms-end-port': here('baratheon', '3h', 'consolidate'),
  'searoad-marches': here('tyrell', 'f k', 'support-0', { power: 'tyrell' }),
  reach: here('tyrell', '2k f s', 'march-0'),
  highgarden: here('tyrell', 'k 2f', 'consolidate-special', {
    power: 'tyrell',
    garrison: { house: 'tyrell', strength: 2 },
  }),
  'west-summer-sea': here('tyrell', '5h', 'defense-1'),
  'redwyne-straights': here('tyrell', '2h', 'raid'),
  oldtown: here('tyrell', 'k f', 'consolidate', { power: 'tyrell', garrison: { strength: 3 } }),
  'oldtown-port': here('tyrell', 'h', 'support-0'),
  arbor: here('tyrell', 'f k s', 'consolidate', { power: 'tyrell' }),
  'dornish-marches': here('tyrell', '2f', 'raid', { power: 'tyrell' }),
  'three-towers': here('martell', 'f', 'raid-special', { power: 'martell', garrison: { strength: 3 } }),
  boneway: here('martell', 'k 2f', 'march-plus-1', { power: 'martell' }),
  'princes-pass': here('martell', '2f', 'support-1', { power: 'martell', garrison: { strength: 3 } }),
  starfall: { power: 'martell', garrison: { strength: 3 } },
  yronwood: here('martell', 'f s', 'defense-1', { power: 'martell', garrison: { strength: 3 } }),
  'salt-shore': here('martell', 'f k 2s', 'consolidate', { power: 'martell', garrison: { strength: 3 } }),
  sunspear: here('martell', 'k f s', 'consolidate-special', {
    power: 'martell',
    garrison: { house: 'martell', strength: 2 },
  }),
  'sunspear-port': here('martell', '2h', 'march-0'),
  'sea-of-dorne': here('martell', '3h', 'support-1'),
  'east-summer-sea': here('martell', '6h', 'raid'),
};

const nothing = { targets: new Map(), refused: new Set<AreaId>(), arrows: [], fit: [] };

/** Orders lie face down, except that I know my own. */
function planned(me: HouseId): Partial<Record<AreaId, AreaShown>> {
  const hidden = Object.entries(crowd).map(([id, area]): [string, AreaShown] => {
    const { order } = area;
    if (!order) return [id, area];
    if (order.house !== me) return [id, { ...area, order: { house: order.house, faceDown: true } }];
    return [id, { ...area, order: { ...order, faceDown: true, draft: id === 'winterfell' } }];
  });
  return Object.fromEntries(hidden);
}

const GATES: readonly AreaId[] = [
  'pyke',
  'highgarden',
  'oldtown',
  'three-towers',
  'dornish-marches',
  'princes-pass',
  'boneway',
  'storms-end',
  'starfall',
  'yronwood',
  'salt-shore',
  'sunspear',
];

function withThree(): Partial<Record<AreaId, AreaShown>> {
  const kept = Object.entries(crowd).filter(
    ([, { units }]) => !units || ['stark', 'lannister', 'baratheon'].includes(units[0]!.house),
  );
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(GATES.map((id) => [id, { impassable: true }])),
  };
}

export const scenes: Readonly<Record<string, Scene>> = {
  crowded: { ...nothing, areas: crowd },
  planning: { ...nothing, areas: planned('stark'), fit: ['winterfell', 'moat-cailin', 'white-harbor'] },
  three: { ...nothing, areas: withThree() },
  march: {
    areas: crowd,
    origin: 'riverrun',
    targets: new Map([
      ['seagard', 'battle'],
      ['harrenhal', 'go'],
      ['stoney-sept', 'go'],
      ['lannisport', 'go'],
      ['ironmans-bay', 'battle'],
      ['searoad-marches', 'battle'],
    ]),
    chosen: new Set(['seagard']),
    refused: new Set(['mountains-of-the-moon', 'pyke']),
    arrows: [
      { from: 'riverrun', to: 'seagard', battle: true },
      { from: 'riverrun', to: 'harrenhal' },
      { from: 'riverrun', to: 'searoad-marches', over: ['ironmans-bay', 'golden-sound'], battle: true },
    ],
    fit: ['seagard', 'riverrun', 'harrenhal', 'stoney-sept', 'lannisport', 'searoad-marches', 'pyke'],
  },
  battle: {
    areas: crowd,
    armies: [{ from: 'boneway', at: 'storms-end', units: army('martell', 'k 2f s') }],
    targets: new Map(),
    refused: new Set(),
    combat: 'storms-end',
    arrows: [
      { from: 'boneway', to: 'storms-end', battle: true },
      { from: 'sea-of-dorne', to: 'storms-end', means: 'support' },
      { from: 'shipbreaker-bay', to: 'storms-end', means: 'support' },
      { from: 'east-summer-sea', to: 'sunspear-port', means: 'raid' },
    ],
    fit: ['storms-end', 'boneway', 'kingswood', 'sea-of-dorne', 'shipbreaker-bay'],
  },
};
