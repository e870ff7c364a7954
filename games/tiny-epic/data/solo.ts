// The Rival's cards and the Solo Hero Cards (§20) as typed lookups; check-solo.test.ts proves that the file holds
// nothing else.

import type { ActionId, BaseHeroId, DomainId, DomainKind, HouseId } from './ids.ts';
import soloJson from './solo.json' with { type: 'json' };

/** The 12 Rival Cards. */
export const RIVAL_CARDS = [
  'rival-01',
  'rival-02',
  'rival-03',
  'rival-04',
  'rival-05',
  'rival-06',
  'rival-07',
  'rival-08',
  'rival-09',
  'rival-10',
  'rival-11',
  'rival-12',
] as const;
export type RivalCardId = (typeof RIVAL_CARDS)[number];

/** Two Map Cards each, from north to south. */
export const ROWS = ['north', 'central', 'south'] as const;
export type Row = (typeof ROWS)[number];

/** How hard the Rival is, in our words; the book calls these standard, hard and epic. */
export const DIFFICULTIES = ['easy', 'normal', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Where a recruited unit goes. */
export const RECRUIT_PLACES = [
  'hero-domain',
  'home-domain-else-hero-domain',
  'controlled-castle-fewest-units',
  'controlled-castle-second-fewest-units',
  'controlled-domain-nearest-to-human',
  'ally-home-domain',
] as const;
export type RecruitPlace = (typeof RECRUIT_PLACES)[number];

/** So many units of a kind into one kind of place, and what comes instead where the Rival has no ally. */
export interface RecruitStep {
  readonly unit: 'rival' | 'strongest-ally';
  readonly count: number;
  readonly where: RecruitPlace;
  readonly elseUnit?: 'rival';
  readonly elseCount?: number;
}

/** What Whisper and Event do. */
export type Special =
  | { readonly effect: 'next-battle-bonus'; readonly params: { readonly bonus: number } }
  | { readonly effect: 'rival-vp'; readonly params: { readonly vp: number } }
  | { readonly effect: 'human-loses-gold'; readonly params: { readonly gold: number } }
  | { readonly effect: 'human-discards-random'; readonly params: { readonly cards: number } }
  | { readonly effect: 'rival-takes-ally-token'; readonly params: object }
  | { readonly effect: 'eliminate-human-token'; readonly params: { readonly count: number } }
  | { readonly effect: 'move-next-target'; readonly params: object }
  | { readonly effect: 'human-returns-ally-token'; readonly params: object }
  | {
      readonly effect: 'rival-recruit-hero-domain';
      readonly params: { readonly count: number; readonly elseVp: number };
    }
  | {
      readonly effect: 'castle-pressure';
      readonly params: { readonly vp: number; readonly elseRecruit: number };
    }
  | { readonly effect: 'hero-home-rally'; readonly params: { readonly recruit: number } }
  | { readonly effect: 'rival-steals-ally-token'; readonly params: object };
export type SpecialEffect = Special['effect'];

/** One Rival Card. */
export interface RivalCard {
  readonly id: RivalCardId;
  /** The six icons in three pairs: the partner of the rolled one comes first (§20.6). */
  readonly pairs: readonly (readonly [ActionId, ActionId])[];
  readonly march: Readonly<Record<Row, DomainId>>;
  readonly sail: Readonly<Record<Row, DomainId>>;
  readonly recruit: readonly RecruitStep[];
  readonly special: Special;
}

/** What a Rival's Hero can do. */
export type SoloAbility =
  | {
      readonly effect: 'attack-bonus';
      readonly params: { readonly bonus: number; readonly targetKinds: readonly DomainKind[] };
    }
  | { readonly effect: 'extra-recruit'; readonly params: { readonly count: number } }
  | { readonly effect: 'extra-plot-token'; readonly params: object }
  | { readonly effect: 'second-plot-card'; readonly params: { readonly count: number } }
  | { readonly effect: 'steal-on-attack'; readonly params: { readonly gold: number } }
  | { readonly effect: 'lone-hero-bonus'; readonly params: { readonly bonus: number } }
  | {
      readonly effect: 'scoring-vp-by-castles';
      readonly params: { readonly minCastles: number; readonly vp: number };
    };

/** A Solo Hero Card. */
export interface SoloHero {
  readonly house: HouseId;
  readonly hero: BaseHeroId;
  readonly strength: number;
  readonly ability: SoloAbility;
}

const cards = Object.fromEntries(soloJson.rivalCards.map((row) => [row.id, row])) as unknown as Readonly<
  Record<RivalCardId, RivalCard>
>;
const heroes = Object.fromEntries(soloJson.soloHeroes.map((row) => [row.house, row])) as unknown as Readonly<
  Partial<Record<HouseId, SoloHero>>
>;

export function rivalCard(id: RivalCardId): RivalCard {
  return cards[id];
}

/** Houses the Rival can be. */
export const RIVAL_HOUSES: readonly HouseId[] = soloJson.soloHeroes.map(({ house }) => house as HouseId);

/** The Solo Hero Card of a house the Rival can be. */
export function soloHero(id: HouseId): SoloHero {
  return heroes[id]!;
}

/** What the Rival starts with. */
export function headStart(difficulty: Difficulty): { startAlliances: number; startVp: number } {
  return soloJson.difficulty[DIFFICULTIES.indexOf(difficulty)]!;
}

/** The other icon of the rolled one's pair. */
export function partnerOf({ pairs }: RivalCard, die: ActionId): ActionId {
  const [one, other] = pairs.find((pair) => pair.includes(die))!;
  return one === die ? other : one;
}
