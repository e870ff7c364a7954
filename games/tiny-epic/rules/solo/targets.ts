// §20.8-20.9, §29.2-29.5 Where the Rival goes, who goes along, and why.

import { domain } from '../../data/data.ts';
import type { DomainId, HouseId } from '../../data/ids.ts';
import { type RivalCardId, type Row, rivalCard } from '../../data/solo.ts';
import type { Force } from '../state.ts';
import { without } from '../units.ts';
import { type BoardReads, elsewhere, homeOf, rowOf, type Sought } from './reads.ts';

/** What the Rival finds in a domain it might go to. */
export type Verdict =
  /** Nobody stands there: it takes the domain. */
  | 'unoccupied'
  /** It starts a battle. */
  | 'battle'
  /** It is the Rival's already. */
  | 'friendly'
  /** Only final units stand there (E100). */
  | 'protected'
  /** Its own group is made up of final units and may not attack (E101). */
  | 'hero-alone'
  /** The Teammate may not go there (§22.3). */
  | 'closed';

/** The five sections of the Force Track, each with a kind of target (§20.9); the Teammate's is a White Walker (§22.3). */
export type TargetSection = 1 | 2 | 3 | 4 | 5 | 'walker';
const SECTIONS = [2, 3, 4, 5] as const;
type Section = (typeof SECTIONS)[number];
/** A section as it is printed. */
export type Space = 1 | Section;

/** What each section sends the Rival to, as the units stand. */
const SOUGHT: Readonly<Record<Section, Sought>> = {
  2: 'unoccupied',
  3: 'yours',
  4: 'not-its-own',
  5: 'not-its-own',
};

/** How NEXT TARGET was found. */
export interface NextTarget {
  /** Where the search began: the starting domain, or the section that recruiting has reached. */
  readonly begins: TargetSection;
  /** Sections that hold no domain to go to. */
  readonly skipped: readonly TargetSection[];
  /** The section that does. */
  readonly section?: TargetSection;
  /** Equally near ones: its person chooses. */
  readonly targets: readonly DomainId[];
}

/** The whole of a movement, with its reasons. */
export interface MovePlan {
  readonly from: DomainId;
  readonly army: Force;
  /** The Power Token that stays, by its house. */
  readonly stays?: HouseId;
  readonly row?: Row;
  /** What the card names for that row. */
  readonly named?: DomainId;
  readonly verdict?: Verdict;
  readonly next?: NextTarget;
  readonly targets: readonly DomainId[];
}

/** March or Sail by the card; `next-target` is the special action that goes there at once. */
export type RivalMove = 'march' | 'sail' | 'next-target';

export function movePlan(reads: BoardReads, card: RivalCardId, move: RivalMove): MovePlan {
  const from = reads.heroDomain();
  const group = groupFrom(reads, from);
  if (move === 'next-target') return onward(reads, from, group, {});
  const row = rowOf(from);
  const named = rivalCard(card)[move][row];
  const verdict = verdictOn(reads, group.army, named);
  if (mayEnter(verdict)) return { from, ...group, row, named, verdict, targets: [named] };
  return onward(reads, from, group, { row, named, verdict });
}

type Group = Pick<MovePlan, 'army' | 'stays'>;

function onward(reads: BoardReads, from: DomainId, group: Group, by: Partial<MovePlan>): MovePlan {
  const next = nextTarget(reads, from, group.army);
  return { from, ...group, ...by, next, targets: next.targets };
}

/** §29.3 Everybody with the Hero, but one Power Token that stays: its own first, else an ally's. */
export function groupFrom(reads: BoardReads, from: DomainId): Group {
  const all = reads.force(from);
  const tokens = all.filter((stack) => stack.tokens > 0).map(({ house }) => house);
  const stays = tokens.find((id) => id === reads.rival) ?? tokens[0];
  if (stays === undefined) return { army: all.map((stack) => ({ ...stack })) };
  return { army: without(all, [{ house: stays, tokens: 1, hero: false }]), stays };
}

export function mayEnter(verdict: Verdict): boolean {
  return verdict === 'unoccupied' || verdict === 'battle';
}

/** Whether the Rival's army may go there, and what happens if it does. */
export function verdictOn(reads: BoardReads, army: Force, at: DomainId): Verdict {
  const holder = reads.holder(at);
  if (holder === 'nobody') return 'unoccupied';
  if (holder === 'rival') return 'friendly';
  if (reads.isProtected(at)) return 'protected';
  return army.every(({ house }) => reads.isLastUnit(house)) ? 'hero-alone' : 'battle';
}

/** §29.5 By the objectives of its mat from left to right. */
export function nextTarget(reads: BoardReads, from: DomainId, army: Force): NextTarget {
  const home = homeOf(reads.rival);
  const enters = (at: DomainId): boolean => mayEnter(verdictOn(reads, army, at));
  const begins = firstSection(reads);
  const isHomeLost = begins === 1;
  if (isHomeLost && enters(home)) return { begins, skipped: [], section: 1, targets: [home] };
  const reached = sectionReached(reads.recruited());
  const skipped: TargetSection[] = isHomeLost ? [1] : [];
  for (const section of SECTIONS.filter((one) => one >= reached)) {
    const kind = elsewhere(from).filter((at) => isOfKind(section, at));
    const targets = reads.nearest(from, kind, SOUGHT[section], enters);
    if (targets.length > 0) return { begins, skipped, section, targets };
    skipped.push(section);
  }
  return { begins, skipped, targets: [] };
}

/** Where the search for NEXT TARGET begins: with its starting domain, if that is lost, else with what its recruiting has reached. */
export function firstSection(reads: BoardReads): Space {
  return reads.holder(homeOf(reads.rival)) === 'rival' ? sectionReached(reads.recruited()) : 1;
}

/** The section of the Force Track a space belongs to; each but the last has two. */
export function sectionOf(space: number): Space {
  return Math.ceil(space / 2) as Space;
}

/** The rightmost of the sections 2 to 5 with a token missing; 2 if there is none. */
function sectionReached(recruited: number): Section {
  return Math.max(2, sectionOf(recruited)) as Section;
}

/** … and as the map is printed. */
function isOfKind(section: number, at: DomainId): boolean {
  const { kind } = domain(at);
  if (section === 4) return kind === 'kings-landing';
  return section === 5 ? kind === 'castle' : kind === 'fief';
}
