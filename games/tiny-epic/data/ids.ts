// Every id of the box, spelled once. The JSON files and the texts use the same ids; check.test.ts proves it.

/** The 24 domains of the base map, map card by map card. */
export const DOMAINS = [
  'shadow-tower',
  'winterfell',
  'the-rills',
  'flints-finger',
  'castle-black',
  'last-hearth',
  'hornwood',
  'white-harbor',
  'riverrun',
  'pyke',
  'ashemark',
  'casterly-rock',
  'three-sisters',
  'the-eyrie',
  'dragonstone',
  'kings-landing',
  'shield-islands',
  'highgarden',
  'old-town',
  'starfall',
  'the-reach',
  'storms-end',
  'blackhaven',
  'sunspear',
] as const;
export type BaseDomainId = (typeof DOMAINS)[number];

/** The 8 domains beyond the Wall: only the cooperative game lays them out (§19.3, §21.1). */
export const NORTHERN_DOMAINS = [
  'thenn',
  'haunted-forest',
  'frostfangs',
  'crasters-keep',
  'fist-of-the-first-men',
  'lands-of-always-winter',
  'antler-river',
  'storrolds-point',
] as const;
export type NorthernDomainId = (typeof NORTHERN_DOMAINS)[number];

/** Any domain there is; which of them lie on a table is asked of `domainsAt`. */
export type DomainId = BaseDomainId | NorthernDomainId;
export const ALL_DOMAINS: readonly DomainId[] = [...DOMAINS, ...NORTHERN_DOMAINS];

export function isDomain(id: string): id is DomainId {
  return (ALL_DOMAINS as readonly string[]).includes(id);
}

/** The six Map Cards as they lie on the table, row by row. */
export const MAP_CARDS = ['NW', 'NE', 'W', 'E', 'SW', 'SE'] as const;
/** The two mats beyond the Wall, above NW and NE. */
export const NORTHERN_MAP_CARDS = ['NOTW-W', 'NOTW-E'] as const;
export type MapCardId = (typeof MAP_CARDS)[number] | (typeof NORTHERN_MAP_CARDS)[number];

/** What a domain can be: pays no tax, pays 1 gold, or holds the Iron Throne. */
export const DOMAIN_KINDS = ['castle', 'fief', 'kings-landing'] as const;
export type DomainKind = (typeof DOMAIN_KINDS)[number];

/** Faces of the action die and slots of the Action Mat: the same six words. */
export const ACTIONS = ['recruit', 'march', 'sail', 'whisper', 'plot', 'event'] as const;
export type ActionId = (typeof ACTIONS)[number];

/** Kinds of battle icon. */
export const BATTLE_TYPES = ['strength', 'secret', 'retreat', 'conscripts'] as const;
export type BattleType = (typeof BATTLE_TYPES)[number];

/** The eight houses of the base game; Arryn is never a player's. */
export const BASE_HOUSES = [
  'lannister',
  'stark',
  'tully',
  'tyrell',
  'greyjoy',
  'martell',
  'baratheon',
  'arryn',
] as const;

/** All houses, those of Ice & Fire last. */
export const HOUSES = [...BASE_HOUSES, 'nights-watch', 'targaryen'] as const;
export type HouseId = (typeof HOUSES)[number];

/** §23 Each Egg hatches into the Dragon of its colour. */
export const DRAGON_COLOURS = ['black', 'green', 'white'] as const;
export type DragonColour = (typeof DRAGON_COLOURS)[number];

/** The 45 Plot Cards of the base game. */
export const BASE_PLOT_CARDS = [
  'banished-to-the-watch',
  'spoils-of-war',
  'unjust-trial',
  'the-kings-roads',
  'honor-from-your-allies',
  'forced-march',
  'enlist-the-faceless-men',
  'vendetta',
  'drain-the-coffers',
  'crushing-siege',
  'press-into-battle',
  'a-loyal-squire',
  'littlefingers-influence',
  'safe-passage',
  'a-noble-sacrifice',
  'critical-battle',
  'poisoning',
  'inspire-your-army',
  'lone-wolf',
  'the-element-of-surprise',
  'instruction-in-swords',
  'assault-by-sea',
  'a-timely-alliance',
  'faith-militant-returns',
  'red-wedding',
  'muster-your-troops',
  'tariffs-from-your-subjects',
  'complex-negotiations',
  'kingslayer',
  'a-betrayers-gift',
  'raid-the-gold-lines',
  'captured-at-sea',
  'attempted-coup',
  'cache-of-wildfire',
  'trial-by-combat',
  'vision-of-the-three-eyed-raven',
  'a-secret-heir',
  'hire-a-master-of-whispers',
  'maester-training',
  'master-of-the-seas',
  'a-debt-to-the-iron-bank',
  'hire-sellswords',
  'tribute-to-the-lord-of-light',
  'dealmaking',
  'uniting-the-bloodlines',
] as const;
export type BasePlotCardId = (typeof BASE_PLOT_CARDS)[number];

/** All 62 Plot Cards, the 17 of Ice & Fire last. */
export const PLOT_CARDS = [
  ...BASE_PLOT_CARDS,
  'a-crown-for-a-king',
  'aggressive-arbitration',
  'a-shocking-discovery',
  'a-surprising-coalition',
  'bend-the-knee',
  'dangerous-voyage',
  'devotion',
  'disobedience',
  'followers-zeal',
  'house-of-the-undying',
  'lordly-promotion',
  'loyal-companion',
  'reclaim-your-homeland',
  'resurrection',
  'stash-of-dragonglass',
  'survival',
  'unsullied',
] as const;
export type PlotCardId = (typeof PLOT_CARDS)[number];

/** The printed Hero of each playable base house. */
export const BASE_HEROES = [
  'jaime-lannister',
  'eddard-stark',
  'hoster-tully',
  'olenna-tyrell',
  'euron-greyjoy',
  'oberyn-martell',
  'robert-baratheon',
] as const;
export type BaseHeroId = (typeof BASE_HEROES)[number];

/** Alternate leaders of the base houses. */
export const ALTERNATE_HEROES = [
  'cersei-lannister',
  'robb-stark',
  'edmure-tully',
  'ellaria-sand',
  'margaery-tyrell',
  'stannis-baratheon',
  'theon-greyjoy',
  'tyrion-lannister',
] as const;
export type AlternateHeroId = (typeof ALTERNATE_HEROES)[number];

/** All 17 Heroes, those of Ice & Fire last. */
export const HEROES = [...BASE_HEROES, ...ALTERNATE_HEROES, 'jon-snow', 'daenerys-targaryen'] as const;
export type HeroId = (typeof HEROES)[number];

/** Anything that can lie in a hand. */
export type CardId = PlotCardId | HeroId;

/** A card that needs no Ice & Fire rules. */
export type BaseCardId = BasePlotCardId | BaseHeroId | AlternateHeroId;

/** What an Event does, for the cards of the base game and the alternate leaders. */
export const EFFECTS = [
  'buy-ally-tokens',
  'buy-vp',
  'capture-single-token',
  'converge-battle',
  'direct-move-battle',
  'eliminate-and-rout',
  'eliminate-token',
  'eliminate-unit-of-leader',
  'gain-gold',
  'gain-gold-others-gain',
  'gain-vp-gold',
  'gold-per-alliance',
  'gold-per-ally-token',
  'gold-per-domain',
  'gold-then-ally-token',
  'gold-then-plot-keep-card',
  'gold-then-recruit',
  'hero-card-drill',
  'hero-duel',
  'hero-led-battle',
  'hero-led-direct-move',
  'long-sail',
  'march-battle',
  'march-or-sail-battle',
  'march-or-sail-battle-np',
  'max-gold',
  'multi-march',
  'multi-recruit',
  'multi-whisper',
  'plot-free',
  'plot-then-alliance',
  'recruit-extended',
  'recruit-fixed-price',
  'recruit-free',
  'recruit-into-battle',
  'relocate-hero',
  'return-ally-token-for',
  'return-opponent-ally-tokens',
  'sacrifice-own-token',
  'sacrifice-then-battle',
  'sell-ally-tokens',
  'single-combat',
  'swap-ally-token',
  'tax-the-throne',
  'trade-ally-token',
  'whisper-then-event',
  'whisper-then-plot',
] as const;
export type EffectId = (typeof EFFECTS)[number];

/** Effects that only Ice & Fire cards have. */
export const ICE_AND_FIRE_EFFECTS = [
  'capture-np-token',
  'direct-sail-battle',
  'draw-and-discard',
  'hero-return-and-march',
  'march-battle-chain',
  'move-army-home',
  'persistent-battle-bonus',
  'place-eggs',
  'promote-token-to-hero',
  'random-ally-tokens',
  'return-enemy-token',
  'return-hero-for-vp',
  'return-own-token-for',
  'whisper-to-deck-top',
] as const;
export type IceAndFireEffectId = (typeof ICE_AND_FIRE_EFFECTS)[number];

/** What must be true before an Event may be played, for the same cards as EFFECTS. */
export const PREREQUISITES = [
  'adjacent-domain-to-surprise',
  'another-card-in-hand',
  'control-4-castles',
  'control-hero-on-map',
  'controlled-hero-alone-in-domain',
  'domain-with-single-removable-hostile-token',
  'eliminable-token-exists',
  'force-track-at-least-2',
  'force-track-at-least-7',
  'force-track-or-ally-token',
  'have-alliance-with-pool-token',
  'hero-fits-target',
  'kings-landing-held-by-a-player',
  'leader-has-removable-unit',
  'legal-battle-target',
  'legal-single-combat',
  'opponent-has-ally-token',
  'own-ally-token',
  'own-gold-at-least-1',
  'own-gold-at-least-2',
  'own-gold-at-least-3',
  'own-gold-at-least-4',
  'own-gold-is-zero',
  'own-hero-on-map',
  'own-token-on-map-not-final-unit',
  'own-unit-on-map-not-final-unit',
  'own-vp-at-least-1',
  'single-vp-leader-is-another-player',
  'some-token-pool-not-empty',
  'that-player-has-ally-token',
  'token-in-kings-landing',
  'token-of-targets-ally',
] as const;
export type PrerequisiteId = (typeof PREREQUISITES)[number];

/** Prerequisites that only Ice & Fire cards have. */
export const ICE_AND_FIRE_PREREQUISITES = [
  'adjacent-opponent-token',
  'egg-available',
  'hero-not-final-unit',
  'mother-of-dragons-variant',
  'own-hero-on-mat',
  'recruitable-hero-on-mat',
  'removable-np-token-on-map',
] as const;
export type IceAndFirePrerequisiteId = (typeof ICE_AND_FIRE_PREREQUISITES)[number];

/** §21.4 The Ranger cards: one for the first round, two variants for each other one. */
export const RANGER_CARDS = [
  'ranger-1',
  'ranger-2a',
  'ranger-2b',
  'ranger-3a',
  'ranger-3b',
  'ranger-4a',
  'ranger-4b',
  'ranger-5a',
  'ranger-5b',
  'ranger-5c',
  'ranger-6a',
  'ranger-6b',
] as const;
export type RangerCardId = (typeof RANGER_CARDS)[number];

/** §21.5 What an exploration token can show. */
export const TOKEN_KINDS = [
  'valyrian-steel',
  'three-eyed-raven',
  'remove-white-walker',
  'gold-1',
  'gold-2',
  'gold-3',
  'dragon-glass',
  'loss-of-gold',
  'add-white-walker',
  'evoke-terror',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
