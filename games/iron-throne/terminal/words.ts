// English for the ids of The Iron Throne: names from the game's own texts, questions and options in words.

import { type Reason, say, type SayingsOf } from '@three-thrones/kernel';
import { namesIn, reasonIn } from '@three-thrones/game-kit/terminal/plain-words.ts';
import type { CardId } from '../data/ids.ts';
import {
  activeOf,
  type Asking,
  type Deal,
  encounter,
  hostageOf,
  opponentOf,
  type Questions,
  type Side,
  SIDES,
  sideOf,
  type Terms,
  type World,
} from '../rules/queries.ts';
import en from '../text/en.json' with { type: 'json' };

const TEXTS: Readonly<Record<string, string>> = en;

const KINDS_OF_NAMES = [
  'house.*.short',
  'character.*.name',
  'leader.*.name',
  'card.*.name',
  'event.*.name',
  'moment.*.name',
];

export function text(key: string): string {
  return TEXTS[key] ?? key;
}

/** The name of anything with an id; plain words if it has none. */
export const nameOf = namesIn(TEXTS, KINDS_OF_NAMES);

/** Whether there is such a house, character, card … */
export function isNamed(kind: 'house' | 'character' | 'leader' | 'card', id: string): boolean {
  return Object.hasOwn(TEXTS, `${kind}.${id}.name`);
}

export function abilityText(id: string): string {
  return text(`ability.${id}.text`);
}

/** A card among cards of other houses. */
export function cardOf(id: CardId): string {
  return `${nameOf(id.slice(0, id.indexOf('.')))} ${nameOf(id)}`;
}

interface Scene {
  readonly w: World;
  readonly me: string;
}

/** A line for each kind of question. */
const QUESTIONS: SayingsOf<Questions, string, [Scene]> = {
  'leaders.pick': () => 'Who leads your house?',
  'leader.use': ({ ability }) => `${nameOf(ability)}: ${abilityText(ability)} Use it now?`,
  'card.play': ({ window }) => `${nameOf(window)}: play a character card for its text?`,
  'op.player': ({ ability }) => `${nameOf(ability)}: ${abilityText(ability)} Which player?`,
  'op.character': ({ ability }) => `${nameOf(ability)}: ${abilityText(ability)} Which character?`,
  'chooseOne.option': ({ ability }) => `${nameOf(ability)}: ${abilityText(ability)}`,
  'hostages.handle': () => 'Release or torture hostages, or hold them?',
  'torture.character': ({ of }) => `Which character of ${nameOf(of)} loses 1 power?`,
  'take.source': ({ target }) => `Take a hostage from ${nameOf(target)}: where from?`,
  'takeSeen.card': ({ target }) => `Which card of ${nameOf(target)} do you take hostage?`,
  'reclaim.hostage': () => 'Which of your cards comes home?',
  'tortureOne.hostage': () => 'Which hostage do you torture?',
  'place.character': ({ left }) => `Place power from your leader sheet, ${left} left: on whom?`,
  'shift.pair': ({ left }) => `Move power between your characters, ${left} left`,
  'redirect.wish': ({ loss }) => `${nameOf(loss.character)} must lose ${loss.amount} power: split it?`,
  'redirect.character': ({ left }) => `Who gives up 1 power? ${left} left`,
  'pay.character': ({ left }) => `Give up power for strength, up to ${left}: from whom?`,
  'revive.power': ({ character }) => `With how much power does ${nameOf(character)} come back?`,
  'defender.name': () => 'Whom do you challenge?',
  'preparation.participant': () => 'Whom do you send into the encounter?',
  'arrange.order': () => 'In which order do the next event cards come?',
  'pickEvent.event': () => 'Which event card counts?',
  'offer.offer': (_about, { w }) =>
    `${nameOf(activeOf(w, 'challenger'))} challenges ${nameOf(activeOf(w, 'defender'))}: do you offer support?`,
  'offer.answer': ({ seat, character }) => `${nameOf(seat)} offers ${nameOf(character)}: accept?`,
  'join.side': () => 'Which side do you join, and with whom?',
  'invitation.answer': ({ side }, { w }) => `Join the side of ${nameOf(activeOf(w, side))}?`,
  'stay.wish': ({ cards }) => `Discard ${cards} cards to stay, or retreat?`,
  'discard.card': ({ left }) => `Discard a card, ${left} to go`,
  'move.choose': ({ proposal }, { w, me }) =>
    proposal && proposal.by !== sideOf(w, me)
      ? `${nameOf(opponentOf(w, me)!)} proposes: ${dealWords(proposal, w)}. Accept, propose or pass?`
      : `Propose a deal to ${nameOf(opponentOf(w, me)!)}, or pass?`,
  'move.terms': (_about, { w, me }) => `Your proposal to ${nameOf(opponentOf(w, me)!)}`,
  'choose.card': (_about, { w, me }) => `Choose your clash card against ${nameOf(opponentOf(w, me)!)}`,
  'change.card': (_about, { w, me }) => {
    const { secret } = encounter(w).lying[me]?.card ?? {};
    return `Change your clash card${secret ? ` (${nameOf(secret)})` : ''}?`;
  },
  'question.answer': ({ by }) => `${nameOf(by)} asks: is your card a truce?`,
  'spread.onto': () => 'Onto whose board do you spread influence?',
  'modify.penalty': () => 'Whose loss do you change?',
};

export function questionWords({ kind, about, seat }: Asking, w: World): string {
  return say(QUESTIONS, kind, about, { w, me: seat });
}

function termList({ power, open, backs }: Terms): string[] {
  return [
    ...(power > 0 ? [`${power} power`] : []),
    ...(open > 0 ? [open === 1 ? 'a hostage' : `${open} hostages`] : []),
    ...(backs.length > 0 ? [`${backs.length} hostage${backs.length > 1 ? 's' : ''} by the back`] : []),
  ];
}

/** What each of the two does in a deal; by sides where the players are not known. */
export function dealWords(deal: Deal, w?: World): string {
  return SIDES.flatMap((side) => {
    const who = w?.encounter?.defender ? nameOf(activeOf(w, side)) : `the ${side}`;
    const terms = termList(deal[side]);
    const does = [
      ...(deal[side].influence > 0 ? ['spreads 1 influence'] : []),
      ...(terms.length > 0 ? [`gives ${terms.join(' and ')}`] : []),
    ];
    return does.length > 0 ? [`${who} ${does.join(' and ')}`] : [];
  }).join(', ');
}

const PLAIN: Readonly<Record<string, string>> = {
  accept: 'accept',
  decline: 'stay out',
  done: 'that is all',
  keep: 'leave it as it is',
  none: 'none',
  out: 'stay out',
  pass: 'pass',
  propose: 'propose a deal',
  reject: 'turn down',
  retreat: 'retreat',
  split: 'split the loss',
  stay: 'stay',
  use: 'use it',
};

/** Options are words already; each kind of question spells them in its own way. */
export function optionWords(option: string, { kind, seat }: Asking, w: World): string {
  if (kind === 'take.source' && (option === 'hand' || option === 'deck'))
    return option === 'hand' ? 'blindly from the hand' : 'the top card of the deck';
  if (kind === 'chooseOne.option') return text(`option.branch.${option}`);
  if (kind === 'arrange.order') return orderWords(option, w);
  if (kind === 'move.terms') return termWords(option, seat, w);
  const hostage = /^(held|release|torture):(\d+)$/.exec(option);
  if (hostage)
    return `${hostage[1] === 'held' ? '' : `${hostage[1]} `}${hostageWords(Number(hostage[2]), w)}`;
  const sided = /^(challenger|defender):(.+)$/.exec(option);
  if (sided) return `${nameOf(sided[2]!)} for ${nameOf(activeOf(w, sided[1] as Side))}`;
  const changed = /^(raise|lower):(.+)$/.exec(option);
  if (changed) return `${nameOf(changed[2]!)} loses ${changed[1] === 'raise' ? 'more' : 'less'}`;
  const shifted = /^(.+)>(.+)$/.exec(option);
  if (shifted) return `${nameOf(shifted[1]!)} → ${nameOf(shifted[2]!)}`;
  return PLAIN[option] ?? nameOf(option);
}

function orderWords(order: string, w: World): string {
  const top = w.foreseen?.secret ?? [];
  return order
    .split('')
    .map((digit) => nameOf(top[Number(digit) - 1] ?? digit))
    .join(' → ');
}

/** A hostage by its face, where it is known, else by its back. */
export function hostageWords(id: number, w: World): string {
  const found = hostageOf(w, id);
  if (!found) return `hostage ${id}`;
  const { of, card } = found.hostage;
  return card.secret === undefined ? `a card of ${nameOf(of)} (${id})` : cardOf(card.secret);
}

function termWords(term: string, me: string, w: World): string {
  const [word = '', value] = term.split(':');
  const them = nameOf(opponentOf(w, me)!);
  const [who, verb] = word.startsWith('give') ? ['you', ''] : [them, 's'];
  switch (word.slice(5)) {
    case 'influence':
      return `${who} spread${verb} 1 influence`;
    case 'power':
      return `${who} give${verb} ${value} power`;
    case 'open':
      return `${who} give${verb} a hostage (${value})`;
    default:
      return `${who} give${verb} ${hostageWords(Number(value), w)}`;
  }
}

export function reasonWords(reason: Reason): string {
  return reasonIn(TEXTS, reason);
}
