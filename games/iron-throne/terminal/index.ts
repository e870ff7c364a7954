// Game of Thrones: The Iron Throne on a terminal: houses with their characters, the encounter, the own hand and hostages.

import { type FactOf, type KernelFacts, type Seat, size } from '@three-thrones/kernel';
import type { Colour, Paint, Renderer } from '@three-thrones/game-kit/terminal/renderer.ts';
import { ability, isCharacterCard, tables, valueOf } from '../data/data.ts';
import type { AbilityId, CardId, CharacterId } from '../data/ids.ts';
import {
  type Asking,
  charactersOf,
  type Facts,
  handSize,
  isAlive,
  mat,
  partsOn,
  type Side,
  SIDES,
  spreadOf,
  strengthOf,
  type World,
} from '../rules/queries.ts';
import { fact } from './facts.ts';
import {
  abilityText,
  dealWords,
  hostageWords,
  isNamed,
  nameOf,
  optionWords,
  questionWords,
  reasonWords,
  text,
} from './words.ts';

const PAGE = 88;

const COLOUR_OF: Partial<Record<string, Colour>> = {
  stark: 'grey',
  lannister: 'red',
  baratheon: 'gold',
  tyrell: 'lime',
  targaryen: 'magenta',
};

export const ironThroneTable: Renderer<World, Asking, FactOf<Facts & KernelFacts>> = {
  table({ seen, seat, paint }) {
    const { world: w } = seen;
    const sections = [
      heading(w, paint),
      ...w.order.map((one) => house(w, one, seat, paint)),
      middle(w, paint),
      hand(w, seat, paint),
    ];
    return sections.flatMap((lines) => (lines.length === 0 ? [] : [...lines, ''])).slice(0, -1);
  },
  name: (seat, paint) => painted(seat, paint),
  question: (asked, { seen }) => questionWords(asked, seen.world),
  option: (option, asked, { seen, paint }) => {
    const words = optionWords(option, asked, seen.world);
    const note = noteOn(option, asked.kind, seen.world);
    return note === '' ? words : `${words}  ${paint(note, 'dim')}`;
  },
  fact: (told, paint) => fact(told, (id) => painted(id, paint)),
  reason: reasonWords,
};

/** What one would look up before choosing: the power there, what the card or the leader does. */
function noteOn(option: string, kind: Asking['kind'], w: World): string {
  const id = option.slice(option.indexOf(':') + 1);
  if (isNamed('character', id)) return `${powerOn(w, id as CharacterId)} power`;
  if (isNamed('leader', option)) return abilityText(option);
  if (!isNamed('card', option) || !isCharacterCard(option as CardId)) return '';
  return kind === 'card.play' ? abilityText(option) : 'counts as hostility 0';
}

function powerOn(w: World, id: CharacterId): number {
  return w.mats[id.slice(0, id.indexOf('.'))]?.power[id] ?? 0;
}

function heading(w: World, paint: Paint): string[] {
  const { roundLimit: last } = w.rules;
  const round = w.round === 0 ? 'Before the first round' : `Round ${w.round}${last > 0 ? ` of ${last}` : ''}`;
  return [
    `${round}. Challenger: ${painted(w.challenger, paint)}. Event deck ${size(w.events)}, ` +
      `discarded ${w.eventsOut.length}. ${tables.victory} influence spread wins.`,
  ];
}

function house(w: World, seat: Seat, me: Seat, paint: Paint): string[] {
  const { leader, sheet, box, deck, discard, hostages } = mat(w, seat);
  const others = w.order
    .map((one) => [one, mat(w, one).board[seat] ?? 0] as const)
    .filter(([one, n]) => one !== seat && n > 0);
  const over = others.map(([one, n]) => `${painted(one, paint)} ${n}`).join(', ');
  const people = charactersOf(w, seat).map((id) =>
    isAlive(w, id) ? `${nameOf(id)} ${powerOn(w, id)}` : paint(`${nameOf(id)} †`, 'dim'),
  );
  return [
    `${painted(seat, paint)}${seat === me ? ' (you)' : ''}: influence ${spreadOf(w, seat)} of ${tables.victory}` +
      `${over ? ` over ${over}` : ''}. Hand ${handSize(w, seat)}, deck ${size(deck)}, discard ${discard.length}.`,
    `  ${leader ? `${nameOf(leader)} leads` : 'no leader yet'}, ${sheet} power on the sheet` +
      `${box > 0 ? `, ${box} out of the game` : ''}.${people.length > 0 ? ` ${people.join(', ')}` : ''}`,
    ...(hostages.length > 0
      ? [`  Hostages: ${hostages.map(({ id }) => hostageWords(id, w)).join(', ')}`]
      : []),
  ];
}

/** What is in the middle of happening. */
function middle(w: World, paint: Paint): string[] {
  const e = w.encounter;
  if (!e) return [];
  const lines = e.events.map((id) => nameOf(id));
  if (!e.defender) return lines;
  lines.push(`${painted(e.challenger, paint)} against ${painted(e.defender, paint)}`);
  for (const side of SIDES) lines.push(sideLine(w, side, paint));
  if (e.deal) lines.push(`Deal: ${dealWords(e.deal, w)}`);
  const proposal = e.negotiation?.proposal;
  if (proposal && !e.deal && !e.down) lines.push(`Proposal of the ${proposal.by}: ${dealWords(proposal, w)}`);
  for (const [seat, card] of Object.entries(e.revealed ?? {}))
    lines.push(`  ${painted(seat, paint)} revealed ${nameOf(card)}`);
  for (const [seat, { card }] of Object.entries(e.lying))
    lines.push(
      `  ${painted(seat, paint)} has ${card.secret === undefined ? 'a card' : nameOf(card.secret)} ${e.down ? 'face down' : 'set aside'}`,
    );
  for (const { seat, card } of e.used) lines.push(`  ${painted(seat, paint)} has played ${nameOf(card)}`);
  return lines;
}

function sideLine(w: World, side: Side, paint: Paint): string {
  const who = partsOn(w, side).map(
    ({ seat, character }) =>
      `${painted(seat, paint)} ${character ? `${nameOf(character)} ${powerOn(w, character)}` : 'alone'}`,
  );
  const bonuses = w.encounter!.bonuses.filter((one) => one.side === side).map(({ amount }) => `+${amount}`);
  return `  ${side}: ${[...who, ...bonuses].join(', ') || 'nobody yet'} = ${strengthOf(w, side)}`;
}

function hand(w: World, seat: Seat, paint: Paint): string[] {
  const { secret = [] } = w.mats[seat]?.hand ?? {};
  if (secret.length === 0) return [];
  return ['Your hand', ...secret.flatMap((id) => cardLines(id, paint))];
}

function cardLines(id: CardId, paint: Paint): string[] {
  if (!isCharacterCard(id)) return [`  ${paint(nameOf(id), 'bold')}`];
  const { window } = ability(id);
  return [
    `  ${paint(nameOf(id), 'bold')}  hostility ${valueOf(id)}, or: ${text(`moment.${window}.name`)}`,
    ...wrapped(conditioned(id)).map((line) => paint(line, 'dim')),
  ];
}

function conditioned(id: AbilityId): string {
  const { condition } = ability(id);
  return condition === 'none' ? abilityText(id) : `If ${text(`condition.${condition}`)}: ${abilityText(id)}`;
}

function wrapped(words: string): string[] {
  const lines: string[] = [];
  let line = '     ';
  for (const word of words.split(' ')) {
    if (line.length + 1 + word.length > PAGE) {
      lines.push(line);
      line = '     ';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

function painted(id: string, paint: Paint, words = nameOf(id)): string {
  const colour = COLOUR_OF[id];
  return colour ? paint(words, colour) : words;
}
