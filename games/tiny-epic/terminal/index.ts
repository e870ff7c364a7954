// Tiny Epic Game of Thrones on a terminal: the map card by card, the mats, the dice, the own hand.

import { type FactOf, type Hidden, type KernelFacts, type Seat, size } from '@three-thrones/kernel';
import { type Asking, domainsAt, type Facts, goldMaximum, scoringRounds } from '../rules/queries.ts';
import type { Force, World } from '../rules/index.ts';
import { card, domain } from '../data/data.ts';
import {
  ACTIONS,
  type CardId,
  type DomainId,
  DOMAINS,
  type HouseId,
  isDomain,
  MAP_CARDS,
  NORTHERN_MAP_CARDS,
} from '../data/ids.ts';
import type { Colour, Paint, Renderer } from '@three-thrones/game-kit/terminal/renderer.ts';
import { fact } from './facts.ts';
import { NIGHT_KEY, nightMarks, nightMats } from './night.ts';
import { dice, isNamed, nameOf, optionWords, questionWords, reasonWords, text } from './words.ts';

const COLUMN = 44;
const PAGE = 88;
const MARKS = { castle: '♜', fief: '○', 'kings-landing': '♛' } as const;

const COLOUR_OF: Partial<Record<string, Colour>> = {
  lannister: 'red',
  stark: 'grey',
  tully: 'blue',
  tyrell: 'lime',
  greyjoy: 'magenta',
  martell: 'orange',
  baratheon: 'gold',
  arryn: 'sky',
  'nights-watch': 'dim',
  targaryen: 'red',
};

export const tinyEpicTable: Renderer<World, Asking, FactOf<Facts & KernelFacts>> = {
  table({ seen, seat, paint }) {
    const { world: w } = seen;
    const sections = [
      heading(w),
      map(w, paint),
      nightMats(w),
      mats(w, seat, paint),
      actionMat(w),
      rivalMat(w),
      underWay(w, paint),
      hand(w, seat, paint),
    ];
    return sections.flatMap((lines) => (lines.length === 0 ? [] : [...lines, ''])).slice(0, -1);
  },
  name: (seat, paint) => painted(seat, paint),
  question: (asked, { seen }) => questionWords(asked, seen.world),
  option: (option, { kind }, { seen, paint }) => {
    const words = optionWords(option, kind);
    const note = noteOn(option, kind, seen.world, paint);
    return note === '' ? words : `${words}  ${note}`;
  },
  fact: (told, paint) => fact(told, (id) => painted(id, paint)),
  reason: reasonWords,
};

/** What one would look up before choosing: who stands there, what the card is worth here. */
function noteOn(option: string, kind: Asking['kind'], w: World, paint: Paint): string {
  const place = option.slice(option.indexOf('@') + 1);
  if (isDomain(place)) return forceWords(w.map[place], paint);
  if (!isCard(option)) return '';
  if (kind === 'plot.chooseCard') return paint(shieldWords(option), 'dim');
  return kind === 'battle.attackerCard' || kind === 'battle.defenderCard'
    ? paint(battleWords(option), 'dim')
    : '';
}

function heading(w: World): string[] {
  const { rounds, scoringAfterRounds } = scoringRounds(w);
  const scoring = scoringAfterRounds.join(', ');
  const first = w.rival ? '' : `Hand of the King: ${nameOf(w.handOfTheKing)}. `;
  return [
    `Round ${w.round} of ${rounds}, scoring after ${scoring}. ${first}` +
      `Deck ${size(w.deck)}, discard ${w.discard.length}.`,
  ];
}

function map(w: World, paint: Paint): string[] {
  const lines: string[] = [];
  const cards = w.coop ? [...NORTHERN_MAP_CARDS, ...MAP_CARDS] : MAP_CARDS;
  for (let row = 0; row < cards.length; row += 2) {
    const [west, east] = [cards[row]!, cards[row + 1]!];
    lines.push(paint(`${ruled(west)}  ${ruled(east)}`, 'dim'));
    const [left, right] = [west, east].map((on) => domainsAt(w).filter((at) => domain(at).mapCard === on));
    for (const [at, place] of left!.entries())
      lines.push(`${domainLine(w, place, paint)}  ${domainLine(w, right![at]!, paint)}`.trimEnd());
  }
  const bred = w.dragons ? '  ▲ Dragon  ● Egg' : '';
  lines.push(paint(`♜ castle  ○ fief  ♛ the Iron Throne  ★ Hero${bred}`, 'dim'));
  if (w.coop) lines.push(paint(NIGHT_KEY, 'dim'));
  return lines;
}

function ruled(title: string): string {
  return `── ${title} `.padEnd(COLUMN - 2, '─');
}

function domainLine(w: World, at: DomainId, paint: Paint): string {
  const name = `${`${MARKS[domain(at).kind]} ${nameOf(at)}`.padEnd(16)} `;
  const stacks = w.map[at].map(stackWords);
  const marks = nightMarks(w, at);
  const plain = [...stacks.map(({ words }) => words), ...(marks === '' ? [] : [marks])].join(' ');
  const rest = ' '.repeat(Math.max(0, COLUMN - 2 - name.length - plain.length));
  const shown = [
    ...stacks.map(({ words, house: id }) => painted(id, paint, words)),
    ...(marks === '' ? [] : [paint(marks, 'sky')]),
  ];
  return name + shown.join(' ') + rest;
}

function stackWords({ house: id, tokens, hero, ...bred }: Force[number]): { words: string; house: HouseId } {
  const brood = '▲'.repeat(bred.dragons?.length ?? 0) + '●'.repeat(bred.eggs?.length ?? 0);
  return { house: id, words: `${nameOf(id)} ${tokens > 0 ? tokens : ''}${hero ? '★' : ''}${brood}` };
}

function forceWords(force: Force, paint: Paint): string {
  return force.map((stack) => painted(stack.house, paint, stackWords(stack).words)).join(' ');
}

function mats(w: World, me: Seat, paint: Paint): string[] {
  const lines = [paint('House            VP  gold  castles  recruited  hand  dice', 'dim')];
  for (const seat of w.order) {
    const { score, gold, recruited, hand: cards, dice: faces, allies, vengeance } = w.players[seat]!;
    const { faceUp, beside = [] } = w.players[seat]!;
    const name = `${nameOf(seat)}${seat === me ? ' (you)' : ''}`.padEnd(15);
    // Points, gold and castles are the Treaty's, where there is one.
    const own = w.coop ? ['', '', ''] : [score, gold, castles(w, seat)];
    const numbers = [...own, recruited, size(cards)];
    const widths = [4, 6, 9, 11, 6];
    const row = numbers.map((number, column) => String(number).padStart(widths[column]!)).join('');
    lines.push(`${painted(seat, paint, name)}${row}  ${dice(faces)}`.trimEnd());
    const pool = Object.entries(allies).filter(([, count]) => count > 0);
    const notes = [
      ...(pool.length > 0
        ? [`Ally Pool: ${pool.map(([id, count]) => `${nameOf(id)} ${count}`).join(', ')}`]
        : []),
      ...(faceUp.length > 0 ? [`face up: ${faceUp.map(nameOf).join(', ')}`] : []),
      ...(beside.length > 0 ? [`beside the mat: ${beside.map(nameOf).join(', ')}`] : []),
      ...(vengeance > 0 ? [`Vengeance ${vengeance}`] : []),
    ];
    if (notes.length > 0) lines.push(`    ${notes.join('; ')}`);
  }
  const others = w.mats.map((id) => {
    const { pool, ally } = w.nonPlayers[id]!;
    return `${painted(id, paint)} ${pool}${ally ? ` → ${painted(ally, paint)}` : ''}`;
  });
  lines.push(`Token Pools (→ ally): ${others.join(', ')}`);
  return lines;
}

/** The Rival's or the Teammate's card, dice and what they have done. */
function rivalMat(w: World): string[] {
  const { rival } = w;
  if (!rival) return [];
  const { seat, person, difficulty, card: id, deck, dice: faces, coins, bonus } = rival;
  const shown = id ? `Card ${Number(id.slice(-2))}` : 'no card yet';
  return [
    `${w.coop ? `Teammate: ${nameOf(seat)}` : `Rival: ${nameOf(seat)} (${difficulty})`}, ${shown}, ${size(deck)} to come. Dice: ${dice(faces) || 'none'}.` +
      (bonus > 0 ? ` +${bonus} in its next battle.` : ''),
    ...(coins.length > 0 ? [`Slots closed by a coin: ${coins.map(nameOf).join(', ')}`] : []),
    ...(w.coop
      ? []
      : [`Your gold: at most ${goldMaximum(w, person)}, for the Rival's castles lie on your track.`]),
  ];
}

function actionMat(w: World): string[] {
  const slots = ACTIONS.map((slot) => `${nameOf(slot)} [${w.slots[slot] ? nameOf(w.slots[slot]) : ' '}]`);
  return [
    `Action Mat: ${slots.join('  ')}`,
    ...(w.bottom.length > 0 ? [`Bottom dice: ${dice(w.bottom)}`] : []),
    ...(w.rolled.length > 0 ? [`Dice to draft: ${dice(w.rolled)}`] : []),
  ];
}

/** What is in the middle of happening. */
function underWay(w: World, paint: Paint): string[] {
  const lines: string[] = [];
  if (w.army) lines.push(`On the way at ${nameOf(w.army.at)}: ${forceWords(w.army.force, paint)}`);
  if (w.retreating)
    lines.push(`Retreating from ${nameOf(w.retreating.at)}: ${forceWords(w.retreating.force, paint)}`);
  if (w.inPlay.length > 0) lines.push(`In play: ${w.inPlay.map(nameOf).join(', ')}`);
  if (!w.battle) return lines;
  const { attacker, defender, domain: at, cards } = w.battle;
  lines.push(`Battle at ${nameOf(at)}: ${painted(attacker, paint)} attacks ${painted(defender, paint)}`);
  for (const side of ['attacker', 'defender'] as const) {
    const { down, up } = cards[side];
    const known = down.secret?.map(nameOf) ?? [];
    const shown = [...up.map(nameOf), ...known.map((name) => `${name} (face down)`)];
    if (shown.length === 0 && size(down) > 0) shown.push(`${size(down)} face down`);
    if (shown.length > 0) lines.push(`  ${side}: ${shown.join(', ')}`);
  }
  return lines;
}

function hand(w: World, seat: Seat, paint: Paint): string[] {
  const { secret = [] }: Hidden<CardId[]> = w.players[seat]!.hand;
  return [
    'Your hand',
    ...secret.flatMap((id) => [
      `  ${paint(nameOf(id), 'bold')}  ${shieldWords(id)} · ${battleWords(id)}`,
      ...eventLines(id, paint),
    ]),
  ];
}

/** What a card does in a Plot. */
function shieldWords(id: CardId): string {
  return card(id).shields.map(nameOf).join(' + ');
}

/** What a card does in a battle. */
function battleWords(id: CardId): string {
  const { type, strength, defendCost } = card(id).battle;
  return `${text(`battle.${type}.name`)}${strength > 0 ? ` ${strength}` : ''}, ${defendCost} gold to defend`;
}

function eventLines(id: CardId, paint: Paint): string[] {
  const lines: string[] = [];
  let line = '     ';
  for (const word of text(`${card(id).kind === 'hero' ? 'hero' : 'card'}.${id}.event`).split(' ')) {
    if (line.length + 1 + word.length > PAGE) {
      lines.push(line);
      line = '     ';
    }
    line += ` ${word}`;
  }
  return [...lines, line].map((words) => paint(words, 'dim'));
}

function castles(w: World, seat: Seat): number {
  const isMine = ({ house: id }: Force[number]) => id === seat || w.nonPlayers[id]?.ally === seat;
  return DOMAINS.filter((at) => domain(at).kind === 'castle' && w.map[at].some(isMine)).length;
}

function painted(id: string, paint: Paint, words = nameOf(id)): string {
  const colour = COLOUR_OF[id];
  return colour ? paint(words, colour) : words;
}

function isCard(id: string): id is CardId {
  return isNamed('card', id) || isNamed('hero', id);
}
