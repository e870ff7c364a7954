// A Game of Thrones on a terminal: the map area by area, the tracks, the houses, what is under way.

import type { World } from '../rules/index.ts';
import { area, card, tables } from '../data/data.ts';
import { type AreaId, AREAS, type CardId, CARDS, isArea, type LandId, TRACKS } from '../data/ids.ts';
import {
  armySizes,
  type Asking,
  controller,
  type Facts,
  isImpassable,
  lines,
  type Side,
  starsOf,
  structuresOf,
  total,
} from '../rules/queries.ts';
import { type FactOf, type KernelFacts, type Seat, size } from '@three-thrones/kernel';
import { fact, unitList, westerosNames } from './facts.ts';
import { nameOf, optionWords, questionWords, reasonWords, text } from './words.ts';
import type { Colour, Paint, Renderer } from '@three-thrones/game-kit/terminal/renderer.ts';

const COLUMN = 58;
const MARKS = { none: ' ', castle: '♜', stronghold: '♛' } as const;
const LETTERS = { footman: 'F', knight: 'K', siegeEngine: 'SE', ship: 'S' } as const;
const SIDES: readonly Side[] = ['attacker', 'defender'];

const COLOUR_OF: Partial<Record<string, Colour>> = {
  lannister: 'red',
  stark: 'grey',
  tyrell: 'lime',
  greyjoy: 'sky',
  martell: 'orange',
  baratheon: 'gold',
};

export const agotTable: Renderer<World, Asking, FactOf<Facts & KernelFacts>> = {
  table({ seen, seat, paint }) {
    const { world: w } = seen;
    const sections = [
      heading(w),
      map(w, paint),
      tracks(w, paint),
      houses(w, seat, paint),
      underWay(w, paint),
      hand(w, seat, paint),
    ];
    return sections.flatMap((part) => (part.length === 0 ? [] : [...part, ''])).slice(0, -1);
  },
  name: (seat, paint) => painted(seat, paint),
  question: questionWords,
  option: (option, { kind }, { seen, paint }) => {
    const note = noteOn(option, kind, seen.world, paint);
    return note === '' ? optionWords(option) : `${optionWords(option)}  ${note}`;
  },
  fact: (told, paint) => fact(told, (id) => painted(id, paint)),
  reason: reasonWords,
};

/** What one would look up before choosing: who stands there, what the card is worth. */
function noteOn(option: string, kind: Asking['kind'], w: World, paint: Paint): string {
  const place = option.split(':')[0]!;
  const isPlanning = kind === 'planning.placeOrders' || kind === 'planning.placeInTurn';
  if (isArea(place) && !isPlanning) return holding(w, place, paint);
  return isCard(option) ? paint(cardWords(option), 'dim') : '';
}

function heading(w: World): string[] {
  const bans = w.bans.length > 0 ? ` Banned: ${w.bans.map(nameOf).join(', ')}.` : '';
  const drawn = w.drawn.length > 0 ? ` Westeros: ${westerosNames(w.drawn)}.` : '';
  const wildlings = size(w.wildlings) + (w.wildlingBottom ? 1 : 0);
  const scouted = w.scouted?.card.secret;
  const seen = scouted ? ` You know ${nameOf(scouted)} at the ${w.scouted!.place}.` : '';
  return [
    `Round ${w.round} of ${tables.rounds}. Wildling threat ${w.threat}, ${wildlings} cards.${drawn}${bans}${seen}`,
  ];
}

/** Areas in which there is something to see, two to a line. */
function map(w: World, paint: Paint): string[] {
  const shown = AREAS.filter((at) => !isImpassable(w, at) && cell(w, at).words !== '');
  const half = Math.ceil(shown.length / 2);
  const rows = Array.from({ length: half }, (_, row) => {
    const [left, right] = [shown[row]!, shown[row + half]];
    return `${areaLine(w, left, paint)}${right ? areaLine(w, right, paint) : ''}`.trimEnd();
  });
  return [
    paint(''.padEnd(2 * COLUMN - 2, '─'), 'dim'),
    ...rows,
    paint(
      '♛ stronghold  ♜ castle  F Footman  K Knight  SE Siege Engine  S Ship  ~ routed  ● Power token',
      'dim',
    ),
  ];
}

function areaLine(w: World, at: AreaId, paint: Paint): string {
  const { structure } = area(at);
  const name = `${MARKS[structure]} ${nameOf(at)}`.padEnd(26);
  const { words, owner } = cell(w, at);
  const rest = ' '.repeat(Math.max(1, COLUMN - name.length - words.length));
  return name + (owner ? painted(owner, paint, words) : words) + rest;
}

function holding(w: World, at: AreaId, paint: Paint): string {
  const { words, owner } = cell(w, at);
  return owner ? painted(owner, paint, words) : words;
}

/** Who holds an area and what stands in it. */
function cell(w: World, at: AreaId): { words: string; owner?: string } {
  const land = at as LandId;
  const army = w.armies[at];
  const owner = controller(w, at);
  const units = army
    ? [...counted(army.units), ...counted(army.routed).map((word) => `${word}~`)].join(' ')
    : '';
  const down = army && w.faceDown[army.house]?.areas.includes(at) ? '[face down]' : '';
  const order = w.orders[at] ? `[${nameOf(w.orders[at].order)}]` : down;
  const parts = [
    ...(owner && (area(at).type !== 'port' || army) ? [nameOf(owner)] : []),
    units,
    w.tokens[land] ? '●' : '',
    w.garrisons[land] ? `garrison ${w.garrisons[land]}` : '',
    w.neutrals[land] ? `neutral force ${w.neutrals[land]}` : '',
    order,
  ].filter((part) => part !== '');
  return { words: parts.join(' '), ...(owner && { owner }) };
}

function counted(units: readonly (keyof typeof LETTERS)[]): string[] {
  return (Object.keys(LETTERS) as (keyof typeof LETTERS)[]).flatMap((kind) => {
    const count = units.filter((one) => one === kind).length;
    return count > 0 ? [`${count}${LETTERS[kind]}`] : [];
  });
}

function tracks(w: World, paint: Paint): string[] {
  const used = { 'iron-throne': false, fiefdoms: w.bladeUsed, 'kings-court': w.ravenUsed };
  return TRACKS.map((track) => {
    const places = w.tracks[track].map((id) => painted(id, paint)).join(', ') || 'being bid for';
    return `${nameOf(track).padEnd(14)}${places}${used[track] ? paint('  (used)', 'dim') : ''}`;
  });
}

function houses(w: World, me: Seat, paint: Paint): string[] {
  const rows = [paint('House              areas  supply  armies    power  stars  cards  discards', 'dim')];
  for (const id of w.order) {
    const { power, supply, hand: held, discard } = w.players[id]!;
    const name = `${nameOf(id)}${id === me ? ' (you)' : ''}`.padEnd(17);
    const numbers = [String(structuresOf(w, id).length).padStart(7), String(supply).padStart(8)];
    const armies = armySizes(w, id).join('/').padEnd(8);
    const rest = [power, starsOf(w, id), held.length].map((value, at) =>
      String(value).padStart([7, 7, 7][at]!),
    );
    const gone = discard.map(nameOf).join(', ');
    rows.push(`${painted(id, paint, name)}${numbers.join('')}  ${armies}${rest.join('')}  ${gone}`.trimEnd());
  }
  return rows;
}

/** What is in the middle of happening. */
function underWay(w: World, paint: Paint): string[] {
  const rows: string[] = [];
  if (w.wildlingCard) {
    const { wildlingCard: id } = w;
    rows.push(`Wildlings: ${nameOf(id)}`);
    for (const side of ['lowest', 'others', 'reward'])
      rows.push(paint(`  ${side}: ${text(`wildling.${id}.${side}`)}`, 'dim'));
  }
  if (w.march?.from) {
    const moves = w.march.moves.map(({ to, units }) => `${unitList(units)} to ${nameOf(to)}`);
    rows.push(
      `March of ${painted(w.march.house, paint)} from ${nameOf(w.march.from)}: ${moves.join('; ') || '…'}`,
    );
  }
  if (!w.combat) return rows;
  const { area: at, attackers } = w.combat;
  rows.push(`Combat in ${nameOf(at)}; attackers: ${unitList(attackers)}`);
  for (const side of SIDES) {
    const { house, card: shown } = w.combat[side];
    const strength = lines(w, side);
    const parts = strength.map(({ what, amount, by }) => `${by ? nameOf(by) : what} ${amount}`).join(', ');
    const played = shown ? `, ${nameOf(shown)}` : '';
    rows.push(`  ${painted(house, paint)}${played}: ${total(strength)} (${parts})`);
  }
  return rows;
}

function hand(w: World, seat: Seat, paint: Paint): string[] {
  const held = w.players[seat]?.hand ?? [];
  if (!w.combat) return [`Your House cards: ${held.map(nameOf).join(', ')}`];
  return [
    'Your House cards',
    ...held.map(
      (id) => `  ${paint(nameOf(id), 'bold')}  ${cardWords(id)}  ${paint(text(`card.${id}.text`), 'dim')}`,
    ),
  ];
}

function cardWords(id: CardId): string {
  const { strength, swords, towers } = card(id);
  return `${strength}${' ⚔'.repeat(swords)}${' ▲'.repeat(towers)}`;
}

function painted(id: string, paint: Paint, words = nameOf(id)): string {
  const colour = COLOUR_OF[id];
  return colour ? paint(words, colour) : words;
}

function isCard(id: string): id is CardId {
  return (CARDS as readonly string[]).includes(id);
}
