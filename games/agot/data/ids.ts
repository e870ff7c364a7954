// Every id of the box, spelled once. The JSON files and the texts use the same ids; check.test.ts proves it.

/** The land areas, north to south as the map file lists them. */
export const LANDS = [
  'castle-black',
  'karhold',
  'winterfell',
  'stony-shore',
  'white-harbor',
  'widows-watch',
  'flints-finger',
  'greywater-watch',
  'moat-cailin',
  'seagard',
  'twins',
  'fingers',
  'mountains-of-the-moon',
  'eyrie',
  'pyke',
  'riverrun',
  'lannisport',
  'harrenhal',
  'stoney-sept',
  'crackclaw-point',
  'dragonstone',
  'blackwater',
  'kings-landing',
  'searoad-marches',
  'kingswood',
  'reach',
  'highgarden',
  'storms-end',
  'boneway',
  'dornish-marches',
  'oldtown',
  'princes-pass',
  'three-towers',
  'arbor',
  'starfall',
  'yronwood',
  'salt-shore',
  'sunspear',
] as const;
export type LandId = (typeof LANDS)[number];

/** The sea areas. */
export const SEAS = [
  'bay-of-ice',
  'sunset-sea',
  'ironmans-bay',
  'golden-sound',
  'west-summer-sea',
  'redwyne-straights',
  'east-summer-sea',
  'sea-of-dorne',
  'shipbreaker-bay',
  'blackwater-bay',
  'narrow-sea',
  'shivering-sea',
] as const;
export type SeaId = (typeof SEAS)[number];

/** The ports, each with one land and one sea. */
export const PORTS = [
  'winterfell-port',
  'white-harbor-port',
  'pyke-port',
  'lannisport-port',
  'dragonstone-port',
  'storms-end-port',
  'oldtown-port',
  'sunspear-port',
] as const;
export type PortId = (typeof PORTS)[number];

/** Every area; "map order" in the rules is this order. */
export const AREAS = [...LANDS, ...SEAS, ...PORTS] as const;
export type AreaId = (typeof AREAS)[number];

export function isArea(id: string): id is AreaId {
  return (AREAS as readonly string[]).includes(id);
}

/** The six houses. */
export const HOUSES = ['stark', 'greyjoy', 'lannister', 'baratheon', 'tyrell', 'martell'] as const;
export type HouseId = (typeof HOUSES)[number];

/** Kinds of unit, weakest first in a battle line. */
export const UNIT_KINDS = ['footman', 'knight', 'siegeEngine', 'ship'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The influence tracks, in the order they are bid for (7.1). */
export const TRACKS = ['iron-throne', 'fiefdoms', 'kings-court'] as const;
export type TrackId = (typeof TRACKS)[number];

/** Kinds of order token. */
export const ORDERS = [
  'march-minus-1',
  'march-0',
  'march-plus-1',
  'defense-1',
  'defense-2',
  'support-0',
  'support-1',
  'raid',
  'raid-special',
  'consolidate',
  'consolidate-special',
] as const;
export type OrderId = (typeof ORDERS)[number];

/** What an order does. */
export type OrderType = 'march' | 'defense' | 'support' | 'raid' | 'consolidate';

/** Cards of Westeros deck I. */
export const WESTEROS_I = [
  'supply',
  'mustering',
  'a-throne-of-blades',
  'last-days-of-summer',
  'winter-is-coming',
] as const;
export type WesterosIId = (typeof WESTEROS_I)[number];

/** Cards of Westeros deck II. */
export const WESTEROS_II = [
  'game-of-thrones',
  'clash-of-kings',
  'dark-wings-dark-words',
  'last-days-of-summer',
  'winter-is-coming',
] as const;
export type WesterosIIId = (typeof WESTEROS_II)[number];

/** Cards of Westeros deck III. */
export const WESTEROS_III = [
  'wildlings-attack',
  'put-to-the-sword',
  'storm-of-swords',
  'rains-of-autumn',
  'sea-of-storms',
  'web-of-lies',
  'feast-for-crows',
] as const;
export type WesterosIIIId = (typeof WESTEROS_III)[number];

/** Any Westeros card. */
export type WesterosId = WesterosIId | WesterosIIId | WesterosIIIId;

/** The wildling cards. */
export const WILDLINGS = [
  'silence-at-the-wall',
  'preemptive-raid',
  'crow-killers',
  'rattleshirts-raiders',
  'massing-on-the-milkwater',
  'a-king-beyond-the-wall',
  'mammoth-riders',
  'the-horde-descends',
  'skinchanger-scout',
] as const;
export type WildlingId = (typeof WILDLINGS)[number];

/** Kinds of Tides of Battle card. */
export const TIDES = ['tide-0', 'tide-0-skull', 'tide-1-sword', 'tide-1-tower', 'tide-2', 'tide-3'] as const;
export type TideId = (typeof TIDES)[number];

/** House cards, seven for each house. */
export const CARDS = [
  'eddard-stark',
  'robb-stark',
  'roose-bolton',
  'greatjon-umber',
  'ser-rodrick-cassel',
  'the-blackfish',
  'catelyn-stark',
  'euron-crows-eye',
  'victarion-greyjoy',
  'theon-greyjoy',
  'balon-greyjoy',
  'asha-greyjoy',
  'dagmar-cleftjaw',
  'aeron-damphair',
  'tywin-lannister',
  'ser-gregor-clegane',
  'the-hound',
  'ser-jaime-lannister',
  'tyrion-lannister',
  'ser-kevan-lannister',
  'cersei-lannister',
  'stannis-baratheon',
  'renly-baratheon',
  'ser-davos-seaworth',
  'brienne-of-tarth',
  'melisandre',
  'salladhor-saan',
  'patchface',
  'mace-tyrell',
  'ser-loras-tyrell',
  'ser-garlan-tyrell',
  'randyll-tarly',
  'alester-florent',
  'margaery-tyrell',
  'queen-of-thorns',
  'the-red-viper',
  'areo-hotah',
  'obara-sand',
  'darkstar',
  'arianne-martell',
  'nymeria-sand',
  'doran-martell',
] as const;
export type CardId = (typeof CARDS)[number];

/** The windows of a combat, in order (23). */
export const COMBAT_STEPS = [
  'support',
  'initial-strength',
  'tides-shuffle',
  'choose-cards',
  'reveal',
  'cancel',
  'immediate',
  'tides-draw',
  'tides-redraw',
  'tides-reveal',
  'blade',
  'final-strength',
  'winner',
  'winner-known',
  'casualties',
  'skulls',
  'retreat',
  'cleanup',
  'hand-refill',
  'after-combat',
  'after-checks',
] as const;
export type CombatStep = (typeof COMBAT_STEPS)[number];
