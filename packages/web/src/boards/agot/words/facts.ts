// What happened, in words. Facts are data; a line says one of them.

import type { TrackId } from '@three-thrones/agot/data/ids.ts';
import { type Line, total } from '@three-thrones/agot/queries';
import type { Hidden } from '@three-thrones/kernel';
import { formatList, type Values } from '../../../i18n/index.ts';
import type { Logged } from '../../../engine/seen.ts';
import type { FactWords } from '../../board.ts';
import {
  ban,
  cardName,
  cards,
  deckNumber,
  hasWords,
  house,
  housed,
  isArea,
  isCard,
  isHouse,
  order,
  placed,
  placeForms,
  say,
  supporters,
  t,
  tide,
  token,
  track,
  unit,
  units,
  westerosCard,
  wildlingCard,
} from './names.ts';

interface Strength {
  readonly total: number;
  readonly lines: readonly Line[];
}

/** What facts of this game carry; each carries only what it needs. */
export interface Data {
  readonly house?: string;
  readonly attacker?: string | Strength | readonly string[];
  readonly defender?: string | Strength | readonly string[];
  readonly loser?: string;
  /** The two houses of a combat. */
  readonly sides?: readonly string[];
  readonly victim?: string;
  readonly helper?: string;
  readonly by?: string;
  readonly of?: string;
  readonly for?: string;
  readonly from?: string | number;
  readonly to?: string | number;
  readonly area?: string;
  readonly port?: string;
  readonly areas?: readonly string[];
  readonly order?: string | readonly string[];
  readonly orders?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly moves?: readonly { readonly to: string; readonly units: readonly string[] }[];
  readonly unit?: string;
  readonly units?: readonly string[];
  readonly card?: string | Hidden<string>;
  readonly cards?: readonly string[];
  readonly cancels?: string;
  readonly discards?: string;
  readonly track?: string;
  readonly bids?: Readonly<Record<string, number>>;
  readonly effect?: string;
  readonly choice?: string;
  readonly ban?: string;
  readonly why?: string;
  readonly use?: string;
  readonly side?: string;
  readonly when?: string;
  readonly phase?: string;
  readonly place?: string | number;
  readonly reason?: string;
  readonly inTurn?: boolean;
  readonly watch?: boolean;
  readonly tie?: boolean;
  readonly round?: number;
  readonly deck?: number;
  readonly icons?: number;
  readonly threat?: number;
  readonly strength?: number;
  readonly sum?: number;
  readonly supply?: number;
  readonly before?: number;
  readonly amount?: number;
  readonly ships?: number;
}

/** Repeats what other facts say already, or too small for a line. */
const SILENT = new Set(['round.ended', 'combat.ended', 'wildlings.over']);

export function fact({ fact: { kind, data } }: Logged): FactWords | undefined {
  const d = data as Data;
  if (SILENT.has(kind) || isRepeated(kind, d)) return undefined;
  const concerned = [
    d.house,
    d.attacker,
    d.defender,
    d.loser,
    d.victim,
    d.helper,
    d.by,
    d.of,
    d.for,
    d.from,
    d.to,
    ...(d.sides ?? []),
    ...Object.keys(d.bids ?? {}),
  ];
  const owner = d.house ?? d.attacker;
  return {
    text: line(kind, d),
    ...(typeof owner === 'string' && isHouse(owner) && { house: owner }),
    houses: concerned.filter((id): id is string => typeof id === 'string' && isHouse(id)),
  };
}

/** A spent order is what the lines before it were about; a march is told by its moves. */
function isRepeated(kind: string, { why, moves }: Data): boolean {
  if (kind === 'order.removed') return why === 'resolved' || why === 'raided' || why === 'card';
  return kind === 'march.declared' && moves !== undefined && moves.length > 0;
}

function line(kind: string, d: Data): string {
  const [key, more = {}] = told(kind, d);
  return say(`fact.${key}`, { ...common(d), ...more });
}

/** What the words of a fact speak of, whatever it is. */
function common(d: Data): Values {
  const at = d.area ?? d.port;
  const numbers = Object.fromEntries(
    Object.entries(d).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
  const named = (key: 'house' | 'by' | 'of' | 'victim'): Values =>
    d[key] !== undefined && isHouse(d[key]) ? housed({ [key]: d[key] }) : {};
  return {
    ...numbers,
    ...named('house'),
    ...named('by'),
    ...named('of'),
    ...named('victim'),
    ...(at !== undefined && { ...placeForms(at), in: placed(at, 'in'), to: placed(at, 'to') }),
    ...(typeof d.from === 'string' && isArea(d.from) && { from: placed(d.from, 'from') }),
    ...(typeof d.order === 'string' && { order: order(d.order) }),
    ...(d.unit !== undefined && { unit: unit(d.unit) }),
    ...(d.units && { units: units(d.units) }),
    ...(d.track !== undefined && { track: track(d.track), token: token(d.track as TrackId) }),
    ...(d.cards && { cards: cards(d.cards.filter(isCard)) }),
  };
}

/** The message of a fact, and values that need more than their names. */
function told(kind: string, d: Data): [key: string, values?: Values] {
  switch (kind) {
    case 'phase.began':
      return [`phase.${d.phase}${d.inTurn ? '.in-turn' : ''}`];
    case 'westeros.drawn':
      return [kind, { cards: d.cards!.map(westerosCard).join(' · ') }];
    case 'westeros.winter':
      return [kind, { deck: deckNumber(d.deck!) }];
    case 'westeros.chosen':
      return [kind, { card: westerosCard(d.card as string), effect: say(`effect.${d.effect}`) }];
    case 'orders.banned':
      return [kind, { ban: ban(d.ban!) }];
    case 'supply.set':
      return [d.supply === d.before ? 'supply.kept' : kind];
    case 'units.lost':
      return [kind, { why: say(`lost.${d.why}`) }];
    case 'unit.mustered':
    case 'unit.upgraded':
      return [kind];
    case 'bids.revealed':
      return [kind, { bids: bids(d) }];
    case 'track.filled':
      return [kind, { houses: (d.order as readonly string[]).map(house).join(' · ') }];
    case 'power.gained':
    case 'power.lost':
      return [kind, { why: say(`power.why.${d.why}`) }];
    case 'orders.placed':
      return [kind, { n: d.areas!.length }];
    case 'order.swapped':
      return [kind, { before: order(d.from as string), after: order(d.to as string) }];
    case 'raven.used':
      return [`${kind}.${d.use}`];
    case 'raven.looked':
      return known(kind, d, wildlingCard);
    case 'raven.putBack':
      return [`${kind}.${d.place}`];
    case 'consolidate.resolved':
      return [`consolidate.${d.use}`];
    case 'march.declared':
      return ['march.none', { in: placed(d.from as string, 'in') }];
    case 'units.moved':
      return [kind, { to: placed(d.to as string, 'to') }];
    case 'area.taken':
      return typeof d.from === 'string' ? [`${kind}.former`, housed({ former: d.from })] : [kind];
    case 'area.lost':
      return typeof d.to === 'string' ? [`${kind}.to`, housed({ to: d.to })] : [kind];
    case 'help.offered':
    case 'help.denied':
      return [kind, housed({ other: d.for! })];
    case 'help.accepted':
    case 'help.refused':
      return [kind, housed({ other: d.helper! })];
    case 'game.won':
      return [`${kind}.${d.reason}`];
    default:
      return ofWildlings(kind, d) ?? ofCombat(kind, d) ?? [kind];
  }
}

function bids({ bids: made = {} }: Data): string {
  const all = Object.entries(made).sort(([, one], [, other]) => other - one);
  return formatList(all.map(([id, n]) => t('bid.of', { house: house(id), n })));
}

/** A card by name for whoever may see it. */
function known(kind: string, d: Data, name: (id: string) => string): [string, Values?] {
  const { secret } = d.card as Hidden<string>;
  return secret === undefined ? [kind] : [`${kind}.known`, { card: name(secret) }];
}

function ofWildlings(kind: string, d: Data): [string, Values?] | undefined {
  const result = d.watch ? 'watch' : 'lost';
  switch (kind) {
    case 'wildlings.result':
    case 'wildlings.named':
      return [`${kind}.${result}`];
    case 'wildlings.card':
      return [`${kind}.${result}`, { card: wildlingCard(d.card as string) }];
    case 'wildlings.chosen':
      return [`${kind}.${d.choice}`];
    default:
      return undefined;
  }
}

function ofCombat(kind: string, d: Data): [string, Values?] | undefined {
  switch (kind) {
    case 'combat.began':
      return [kind, housed({ attacker: d.attacker as string, defender: d.defender as string })];
    case 'support.declared':
      return [`${kind}.${d.side}`, supporters([d.area!])];
    case 'combat.strength':
      return [
        `${kind}.${d.when}`,
        { attack: strength(d.attacker as Strength), defence: strength(d.defender as Strength) },
      ];
    case 'cards.revealed':
      return [kind, { attacker: oneCard(d.attacker), defender: oneCard(d.defender) }];
    case 'card.used':
      return cardUsed(d);
    case 'card.replaced':
      return d.card === 'none' ? [`${kind}.none`] : [kind, { card: cardName(d.card as string) }];
    case 'order.moved':
      return [kind];
    case 'tides.drawn':
      return known(kind, d, tide);
    case 'tides.revealed':
      return [kind, { attacker: lastTide(d.attacker), defender: lastTide(d.defender) }];
    case 'blade.used':
      return [`${kind}.${d.for}`];
    case 'combat.decided':
      return [d.tie ? `${kind}.tie` : kind];
    default:
      return undefined;
  }
}

function strength({ lines }: Strength): number {
  return total(lines);
}

function oneCard(id: Data['attacker']): string {
  return cards(typeof id === 'string' ? [id] : []);
}

/** A redrawn card comes first; the last one counts. */
function lastTide(drawn: Data['attacker']): string {
  const last = Array.isArray(drawn) ? (drawn as readonly string[]).at(-1) : undefined;
  return last === undefined ? t('cards.none') : tide(last);
}

function cardUsed(d: Data): [string, Values] {
  const id = d.card as string;
  const own = `card.used.${id}`;
  const other = d.cancels ?? d.discards ?? (d.by !== undefined && !isHouse(d.by) ? d.by : undefined);
  return [
    hasWords(`fact.${own}`) ? own : 'card.used',
    { card: cardName(id), ...(other !== undefined && { other: cardName(other) }) },
  ];
}
