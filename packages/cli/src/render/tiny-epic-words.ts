// English for the ids of Tiny Epic Game of Thrones: names from the game's own texts, questions and options in words.

import type { Reason } from '@three-thrones/kernel';
import en from '@three-thrones/tiny-epic/text/en.json' with { type: 'json' };
import { listOf, wholeSentence } from '../words.ts';

const TEXTS: Readonly<Record<string, string>> = en;

const QUESTIONS: Readonly<Record<string, string>> = {
  'draft.takeDie': 'Draft a die',
  'turn.placeDie': 'Place a die, or use a dice ability first',
  'recruit.deploy': 'Recruit a unit',
  'movement.chooseOrigin': 'Where does the army come from?',
  'movement.chooseArmy': 'Who goes?',
  'movement.chooseDestination': 'Where to?',
  'movement.goOn': 'Who continues?',
  'movement.chooseSecondDestination': 'Where to next?',
  'whisper.discard': 'Discard Plot Cards for 1 gold each, then draw up to 4',
  'plot.chooseCard': 'Which card do you play for its shields?',
  'plot.useShield': 'use a shield',
  'event.chooseCard': 'Which card do you play for its Event?',
  'battle.attackerCard': 'Commit a card to your attack?',
  'battle.defenderCard': 'Commit a card to your defence?',
  'battle.attackerRetreat': 'Retreat, or fight with a card that adds 0?',
  'battle.defenderRetreat': 'Retreat, or fight with a card that adds 0?',
  'loss.chooseLoss': 'Which unit is lost?',
  'retreat.chooseTarget': 'Where do they retreat to?',
};

/** Events ask much the same things; the card is named before. */
const STEPS_OF_EVENTS: Readonly<Record<string, string>> = {
  perform: 'carry out the next one?',
  performAgain: 'carry out the next one?',
  chooseMode: 'March or Sail?',
  chooseDomain: 'in which domain?',
  chooseGroup: 'which units go first?',
  chooseHero: 'which Hero?',
  choosePlayer: 'which player?',
  eliminate: 'which unit is eliminated?',
  sacrifice: 'which unit of yours is given up?',
  giveUpToken: 'which token of your Ally Pool goes back?',
  giveToken: 'which token do you give?',
  takeToken: 'which token do you take?',
  takeTokens: 'a token of which house?',
  sendBack: 'whose token goes back?',
  buy: 'how much do you buy?',
  claim: 'which alliances do you claim?',
};

/** Why an action can be performed. */
const OCCASIONS: Readonly<Record<string, string>> = {
  slot: 'optional action of the slot',
  die: 'action of your die',
  follow: 'you may follow',
  bottom: 'bottom die',
  event: 'by the Event',
};

const KINDS_OF_NAMES = [
  'house.*.short',
  'domain.*.name',
  'card.*.name',
  'hero.*.name',
  'action.*.name',
  'battle.*.name',
];

export function text(key: string): string {
  return TEXTS[key] ?? key;
}

/** The name of anything with an id; plain words if it has none. */
export function nameOf(id: string): string {
  for (const kind of KINDS_OF_NAMES) {
    const name = TEXTS[kind.replace('*', id)];
    if (name !== undefined) return name;
  }
  return plainWords(id);
}

export function dice(faces: readonly string[]): string {
  return faces.map((face) => `[${nameOf(face)}]`).join(' ');
}

/** Whether there is such a house, domain, card … */
export function isNamed(kind: 'house' | 'card' | 'hero', id: string): boolean {
  return Object.hasOwn(TEXTS, `${kind}.${id}.name`);
}

/** A unit by its house or by its own name. */
export function unitWords(id: string): string {
  return isNamed('house', id) ? `a ${nameOf(id)} token` : nameOf(id);
}

/** `notes` are the bookmark's margin notes: what the question is about. */
export function questionWords(kind: string, notes: object): string {
  const [flow = '', step = ''] = kind.split('.');
  if (kind === 'action.perform' && 'action' in notes && 'as' in notes)
    return `${nameOf(String(notes.action))} (${OCCASIONS[String(notes.as)] ?? String(notes.as)})?`;
  const words = QUESTIONS[kind] ?? STEPS_OF_EVENTS[step];
  if (words !== undefined && !('card' in notes)) return words;
  return `${nameOf(String('card' in notes ? notes.card : flow))}: ${words ?? plainWords(step)}`;
}

/** A group of units: `greyjoy-2+euron-greyjoy`. */
export function groupWords(group: string): string {
  return group
    .split('+')
    .map((part) => {
      const tokens = /^(.+)-(\d+)$/.exec(part);
      return tokens ? `${tokens[2]} ${nameOf(tokens[1]!)}` : nameOf(part);
    })
    .join(' + ');
}

/** Options are words already; each kind of question spells them in its own way. */
export function optionWords(option: string, kind: string): string {
  const placed = /^place:(.+)@(.+)$/.exec(option);
  if (placed) return `${nameOf(placed[1]!)} die on the ${nameOf(placed[2]!)} slot`;
  const turned = /^([^:]+):([^>]+)>(.+)$/.exec(option);
  if (turned) return `${nameOf(turned[1]!)}'s ability: turn ${nameOf(turned[2]!)} to ${nameOf(turned[3]!)}`;
  const shield = /^([^:]+):(take|steal|return)[^:]*:(.+)$/.exec(option);
  if (shield)
    return `${nameOf(shield[1]!)} shield: ${shield[2]} a token of ${shield[3]!.split(':').map(nameOf).join(' from ')}`;
  const deployed = /^(.+)@(.+)$/.exec(option);
  if (deployed) return `${unitWords(deployed[1]!)} in ${nameOf(deployed[2]!)}`;
  if (/-\d+(\+|$)|\+/.test(option)) return groupWords(option);
  if (kind === 'loss.chooseLoss') return unitWords(option);
  const sentBack = /^([^:]+):([^:]+)$/.exec(option);
  if (sentBack) return `${nameOf(sentBack[2]!)}, from ${nameOf(sentBack[1]!)}`;
  if (option === 'perform' || option === 'skip') return option === 'perform' ? 'yes' : 'no';
  return nameOf(option);
}

export function reasonWords({ code, rule, args = {} }: Reason): string {
  return `${wholeSentence(TEXTS[`reason.${code}`]) ?? plainWords(code)}${listOf(args)}${rule === '0' ? '' : ` [§${rule}]`}`;
}

/** `chooseOrigin` and `no-legal-move` as a person would write them. */
function plainWords(id: string): string {
  return id
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
}
