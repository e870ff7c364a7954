// The board as its people tell it: every read of the Rival is looked up in the notes, or asked.

import { DOMAINS, type DomainId, type HouseId } from '../../data/ids.ts';
import { house } from '../../data/data.ts';
import { distance } from '../../rules/geography.ts';
import { type BoardReads, type Holder, nearestWhere, type Sought } from '../../rules/solo/reads.ts';
import type { Force } from '../../rules/state.ts';
import { fits, joined } from '../../rules/units.ts';
import type { Talk } from '../dialogue.ts';
import { isYes, YES_NO } from '../yes-no.ts';
import { isHeld, type Notes } from './notes.ts';

/** What may be found on this table, and what is known of it without asking. */
export interface Outlook {
  domains(): readonly DomainId[];
  /** Who may stand there, as far as it is not known. */
  holders(at: DomainId): readonly Holder[];
  known(at: DomainId): Holder | undefined;
}

/** Where all domains of the Rival are known, it is nobody's question whether this is one. */
function ofRival(n: Notes): Outlook {
  const holders: readonly Holder[] = ['nobody', 'you', 'other', 'rival'];
  return {
    domains: () => DOMAINS,
    holders: () => (n.held ? holders.filter((one) => one !== 'rival') : holders),
    known: () => undefined,
  };
}

export function heardReads(talk: Talk, n: Notes, outlook: Outlook = ofRival(n)): BoardReads {
  const { rival, person, mats } = n.setup;
  const domainsOf = (side: 'rival' | 'you'): readonly DomainId[] => {
    if (side === 'you') return (n.yours ??= talk.ask('domains', { side }, openTo(n)));
    return (n.held ??= [...talk.ask('domains', { side }, outlook.domains())]);
  };
  const holder = (at: DomainId): Holder =>
    isHeld(n, at)
      ? 'rival'
      : (n.holders[at] ??= outlook.known(at) ?? talk.ask('holder', { at }, outlook.holders(at)));
  const recruited = (): number =>
    (n.recruited ??= Number(talk.ask('recruited', {}, counts(house(rival).powerTokens))));
  const heroDomain = (): DomainId => (n.hero ??= talk.ask('hero', {}, n.held ?? outlook.domains()));
  return {
    rival,
    person,
    mats,
    heroDomain,
    holder,
    isProtected: (at) =>
      (n.protected[at] ??= isYes(talk.ask('protected', { at, holder: holder(at) }, YES_NO))),
    force: (at) => (n.forces[at] ??= askForce(talk, n, at, heroDomain() === at)),
    isLastUnit: (id) =>
      id === rival
        ? recruited() === 0
        : (n.lastUnit[id] ??= isYes(talk.ask('last-unit', { house: id }, YES_NO))),
    domainsOf,
    nearest: (from, among, sought, does) =>
      sought === 'not-its-own'
        ? nearestWhere(from, among, (at) => holder(at) !== 'rival' && does(at))
        : askNearest(talk, n, from, among, sought, does),
    castles: () => domainsOf('rival').length,
    hasAsManyCastles: () => isYes(talk.ask('castles', {}, YES_NO)),
    recruited,
    allies: () => n.allies,
    strongest: (side) => askStrongest(talk, n, side),
    yourTokens: () => {
      const id = talk.ask('your-token', {}, [...mats, 'none']);
      return id === 'none' ? [] : [id];
    },
    poolTokens: (id) => Number(hasPool(talk, n, id)),
    hasRoom: (at, id) => hasRoom(talk, n, at, id, heroDomain() === at),
  };
}

/** Whoever reaches for a token sees whether there is one, and leaves it if not (§20.11): nobody need count. */
export function trusting(reads: BoardReads): BoardReads {
  return { ...reads, poolTokens: () => 1 };
}

function counts(most: number): string[] {
  return Array.from({ length: most + 1 }, (_, n) => String(n));
}

/** Domains that are not known to be the Rival's. */
function openTo(n: Notes): DomainId[] {
  return DOMAINS.filter((at) => !isHeld(n, at));
}

function askForce(talk: Talk, n: Notes, at: DomainId, hero: boolean): Force {
  const { rival } = n.setup;
  const heroOf = (id: HouseId): string => `${id}-hero`;
  const said = talk.ask('force', { at, hero }, [rival, ...n.allies, ...n.allies.map(heroOf)]);
  return [rival, ...n.allies]
    .map((id) => ({
      house: id,
      tokens: said[id] ?? 0,
      hero: id === rival ? hero : (said[heroOf(id)] ?? 0) > 0,
    }))
    .filter(({ tokens, hero: isHere }) => tokens > 0 || isHere);
}

/** The nearest first; the person says which one it is, and chooses where two are equally near. */
function askNearest(
  talk: Talk,
  n: Notes,
  from: DomainId,
  among: readonly DomainId[],
  sought: Exclude<Sought, 'not-its-own'>,
  does: (at: DomainId) => boolean,
): readonly DomainId[] {
  const wanted: Holder = sought === 'unoccupied' ? 'nobody' : 'you';
  let left = among
    .filter((at) => !isHeld(n, at) && (n.holders[at] ?? wanted) === wanted)
    .sort((one, other) => distance(from, one) - distance(from, other));
  while (left.length > 0) {
    const at = talk.ask('nearest', { from, sought }, [...left, 'none']);
    if (at === 'none') return [];
    n.holders[at] = wanted;
    if (does(at)) return [at];
    left = left.filter((one) => one !== at);
  }
  return [];
}

/** Whoever is asked counts, and chooses where there are as many of two. */
function askStrongest(talk: Talk, n: Notes, side: 'rival' | 'you'): readonly HouseId[] {
  const { allies, setup } = n;
  if (side === 'rival' && allies.length < 2) return allies;
  const options = side === 'rival' ? allies : [...setup.mats, 'none'];
  const said = talk.ask('strongest', { side }, options);
  return said === 'none' ? [] : [said];
}

/** One look at all Token Pools of which nothing is known. */
function hasPool(talk: Talk, n: Notes, id: HouseId): boolean {
  if (n.pools[id] === undefined) {
    const unknown = n.setup.mats.filter((one) => n.pools[one] === undefined);
    const empty = talk.ask('empty-pools', {}, unknown);
    for (const one of unknown) n.pools[one] = !empty.includes(one);
  }
  return n.pools[id] === true;
}

/** Everybody there is counted: the next unit, or the next movement, need not ask again. */
function hasRoom(talk: Talk, n: Notes, at: DomainId, id: HouseId, isHero: boolean): boolean {
  const nonPlayers = Object.fromEntries(n.setup.mats.map((one) => [one, { pool: 0 }]));
  const force =
    n.holders[at] === 'nobody' ? (n.forces[at] ?? []) : (n.forces[at] ??= askForce(talk, n, at, isHero));
  return fits({ nonPlayers }, joined(force, [{ house: id, tokens: 1, hero: false }]));
}
