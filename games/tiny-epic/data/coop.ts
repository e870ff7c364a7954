// The components of the cooperative game as typed lookups (§21). Values are changed in coop.json only; check-coop.test.ts
// proves that every word there is one its type allows.

import coopJson from './coop.json' with { type: 'json' };
import type { DomainId, RangerCardId, TokenKind } from './ids.ts';

/** §21.5 The two sorts of exploration token: brown ones lie south of the Wall, blue ones north of it. */
export type TokenColour = 'brown' | 'blue';

/** What becomes of a token that lies face up. */
export type WhenRevealed = 'take' | 'may-leave' | 'guarded' | 'act';

/** §21.4 What comes over the Wall in one round. */
export interface RangerCard {
  readonly id: RangerCardId;
  readonly round: number;
  /** Smaller and larger tables leave it out. */
  readonly players: { readonly fewest: number; readonly most: number };
  readonly tokens: readonly DomainId[];
  readonly whiteWalkers: readonly DomainId[];
  readonly attack?: DomainId;
}

interface TokenRow {
  readonly id: string;
  readonly count: number;
  readonly gold?: number;
  readonly whenRevealed: string;
}

const rangers = new Map(
  coopJson.rangerCards.map((row) => [
    row.id,
    {
      id: row.id as RangerCardId,
      round: row.round,
      tokens: row.tokens as DomainId[],
      whiteWalkers: row.whiteWalkers as DomainId[],
      players: { fewest: row.fewestPlayers ?? 1, most: row.mostPlayers ?? 5 },
      ...(row.attack === null ? {} : { attack: row.attack as DomainId }),
    } satisfies RangerCard,
  ]),
);

export function rangerCard(id: RangerCardId): RangerCard {
  return rangers.get(id)!;
}

/** The variants of each round's card. */
export const RANGERS_BY_ROUND: readonly (readonly RangerCardId[])[] = [1, 2, 3, 4, 5, 6].map((round) =>
  [...rangers.values()].filter((one) => one.round === round).map(({ id }) => id),
);

/** Those of them that come to a table of so many, round by round: one of each round is in the deck. */
export function rangersFor({
  order: { length },
}: {
  readonly order: readonly unknown[];
}): readonly (readonly RangerCardId[])[] {
  const comes = (id: RangerCardId): boolean => {
    const { fewest, most } = rangers.get(id)!.players;
    return fewest <= length && length <= most;
  };
  return RANGERS_BY_ROUND.map((variants) => variants.filter(comes));
}

const { brown, blue } = coopJson.explorationTokens;
const rows: Readonly<Record<TokenColour, readonly TokenRow[]>> = { brown: brown.kinds, blue: blue.kinds };

/** Every token of a colour, one by one. */
export function tokensOfColour(colour: TokenColour): TokenKind[] {
  return rows[colour].flatMap(({ id, count }) => Array.from({ length: count }, () => id as TokenKind));
}

const kinds = new Map([...rows.brown, ...rows.blue].map((row) => [row.id, row]));

export function whenRevealed(kind: TokenKind): WhenRevealed {
  return kinds.get(kind)!.whenRevealed as WhenRevealed;
}

/** Gold a token gives or, below 0, takes. */
export function goldOfToken(kind: TokenKind): number {
  return kinds.get(kind)!.gold ?? 0;
}

const { nightKing, whiteWalker, iceDragon, treatyMat, setup } = coopJson;

/** The numbers of coop.json that the rules use. */
export const coopTables = {
  startGold: setup.treatyStartGold.value,
  startVp: setup.treatyStartVp,
  nightKingStartVp: setup.nightKingStartVp,
  nightKingStart: setup.nightKingStartDomain.value as DomainId,
  nightKingStrength: nightKing.baseStrength,
  /** From left to right; Dragon Glass covers the rightmost first. */
  nightKingTrack: nightKing.strengthTrack as readonly number[],
  walkers: whiteWalker.count.value,
  walkerStrength: whiteWalker.baseStrength,
  walkerTrack: whiteWalker.strengthTrack as readonly number[],
  dragonStrength: iceDragon.strength,
  dragonBonus: iceDragon.phase2.bonusToNightKing,
  terrifiedBonus: coopJson.terrifiedHouses.defenceBonus,
  goldMaximum: treatyMat.goldTrackMax,
  armyForTokens: coopJson.explorationTokens.armyNeeded,
  brownPlaced: brown.placed,
  castlesForKingsLanding: treatyMat.castlesForKingsLanding,
  /** §22.4 What an ability becomes that makes no sense here. */
  teammateHeroBonus: coopJson.teammate.heroAbilityReplacement.bonus,
};
