// What a companion of a physical table can ask, and what can be said to it. All of it is data: the list of what was said is
// the whole session, and taking back drops the last of it.

import type { ActionId, DomainId, HouseId, RangerCardId, TokenKind } from '../data/ids.ts';
import type { RecruitPlace, RivalCardId } from '../data/solo.ts';
import type { Occupants } from '../rules/coop/reads.ts';
import type { Assault } from '../rules/coop/state.ts';
import type { Holder, Sought } from '../rules/solo/reads.ts';
import type { TokenMove } from '../rules/solo/tokens.ts';
import type { Deed } from './deeds.ts';

export type YesNo = 'yes' | 'no';

/** Who stands in a domain, for the Night King: one of his own, or whom he meets. */
export type Found = Occupants | 'walker';

/** What may have happened to the Rival while others played. */
export const CHANGES = ['units', 'allies'] as const;
export type Change = (typeof CHANGES)[number];

/** What may have happened in a turn of the Treaty that the Night King must know. */
export const NIGHT_CHANGES = ['walkers', 'tokens', 'glass'] as const;
export type NightChange = (typeof NIGHT_CHANGES)[number];
/** … and that the Teammate must know, where there is one. */
export type TreatyChange = NightChange | Change;

export type BattleName = `${Assault['by']}@${DomainId}`;

/** Each question: what it is about, and what is said. */
interface Dialogue {
  /** What the box's dice and cards show, or what the page has drawn. */
  die: { about: { slot: number }; said: ActionId };
  'rival-card': { about: object; said: RivalCardId };
  'ranger-card': { about: { round: number }; said: RangerCardId };
  /** Shields of the Plot Card on top, from left to right; none if there is no card. */
  shields: { about: { for: 'plot' | 'terror' }; said: readonly HouseId[] };
  token: { about: { at: DomainId }; said: TokenKind };

  // The board, as the Rival reads it
  changed: { about: { round: number; turn: number }; said: readonly Change[] };
  allies: { about: { before: readonly HouseId[] }; said: readonly HouseId[] };
  hero: { about: object; said: DomainId };
  holder: { about: { at: DomainId }; said: Holder };
  protected: { about: { at: DomainId; holder: Holder }; said: YesNo };
  'last-unit': { about: { house: HouseId }; said: YesNo };
  force: { about: { at: DomainId; hero: boolean }; said: Readonly<Record<string, number>> };
  domains: { about: { side: 'rival' | 'you' }; said: readonly DomainId[] };
  nearest: { about: { from: DomainId; sought: Sought }; said: DomainId | 'none' };
  castles: { about: object; said: YesNo };
  recruited: { about: object; said: string };
  'your-token': { about: object; said: HouseId | 'none' };
  strongest: { about: { side: 'rival' | 'you' }; said: HouseId | 'none' };
  'empty-pools': { about: object; said: readonly HouseId[] };
  battle: { about: { at: DomainId; against: Holder }; said: YesNo };

  // What its person chooses
  target: { about: { from: DomainId }; said: DomainId };
  'recruit-at': { about: { unit: HouseId; where: RecruitPlace }; said: DomainId };
  'which-token': { about: { how: TokenMove }; said: HouseId };

  // The board, as the Night King reads it
  'treaty-turn': { about: { turn: number; isTeammate: boolean }; said: readonly TreatyChange[] };
  'bottom-dice': { about: object; said: readonly TreatyChange[] };
  found: { about: { at: DomainId }; said: Found };
  'token-there': { about: { at: DomainId }; said: YesNo };
  army: { about: { at: DomainId }; said: YesNo };
  'walkers-in-pool': { about: object; said: string };
  'walkers-on-map': { about: object; said: string };
  'walkers-in-terror': { about: object; said: string };
  dares: { about: object; said: YesNo };
  terrified: { about: { at: DomainId }; said: YesNo };
  'walker-battle': { about: { at: DomainId }; said: YesNo };
  'king-battle': { about: { at: DomainId }; said: YesNo };

  // … and as the Teammate does
  explored: { about: { when: 'before' | 'between' }; said: readonly TreatyChange[] };
  'treaty-castles': { about: object; said: YesNo };

  // What the players choose together
  'token-order': { about: object; said: DomainId };
  'walker-order': { about: object; said: DomainId };
  'battle-order': { about: object; said: BattleName };
  castle: { about: object; said: DomainId };

  /** What to do on the table; said when it is done. */
  deeds: { about: { deeds: readonly Deed[] }; said: 'done' };
}

export type Kind = keyof Dialogue;
export type About<K extends Kind> = Dialogue[K]['about'];
export type SaidTo<K extends Kind> = Dialogue[K]['said'];

/** One of the options, some of them, several in a row, so many of each. */
export type Shape = 'one' | 'some' | 'row' | 'counts';

export const SHAPES: Readonly<Partial<Record<Kind, Shape>>> = {
  shields: 'row',
  changed: 'some',
  allies: 'some',
  domains: 'some',
  'empty-pools': 'some',
  'treaty-turn': 'some',
  'bottom-dice': 'some',
  explored: 'some',
  force: 'counts',
};

export function shapeOf(kind: Kind): Shape {
  return SHAPES[kind] ?? 'one';
}

/** A question as it stands on the screen. */
export type Prompt = {
  [K in Kind]: { readonly kind: K; readonly about: About<K>; readonly options: readonly string[] };
}[Kind];

/** What can be said, whatever was asked. */
export type Said = string | readonly string[] | Readonly<Record<string, number>>;

/** One question and what was said to it. */
export interface Entry {
  readonly kind: Kind;
  readonly said: Said;
}

const LONGEST_ROW = 3;
const LARGEST_COUNT = 9;

/** Whether this may be said there: what was kept on a device may come from another version. */
export function fits({ kind, options }: Prompt, { kind: asked, said }: Entry): boolean {
  if (kind !== asked) return false;
  const isOption = (one: unknown): boolean => options.some((option) => option === one);
  switch (shapeOf(kind)) {
    case 'one':
      return isOption(said);
    case 'some':
      return Array.isArray(said) && said.every(isOption) && new Set(said).size === said.length;
    case 'row':
      return Array.isArray(said) && said.every(isOption) && said.length <= LONGEST_ROW;
    case 'counts':
      return (
        typeof said === 'object' &&
        !Array.isArray(said) &&
        Object.entries(said).every(([one, n]) => isOption(one) && n >= 0 && n <= LARGEST_COUNT)
      );
  }
}
