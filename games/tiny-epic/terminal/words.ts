// English for the ids of Tiny Epic Game of Thrones: names from the game's own texts, questions and options in words.

import { type Reason, say, type SayingsOf } from '@three-thrones/kernel';
import {
  type Asking,
  cardInPlay,
  isTeammate,
  type Occasion,
  type Questions,
  type World,
} from '../rules/queries.ts';
import en from '../text/en.json' with { type: 'json' };
import { namesIn, reasonIn } from '@three-thrones/game-kit/terminal/plain-words.ts';

const TEXTS: Readonly<Record<string, string>> = en;

/** Events ask much the same things; the card is named before. */
const ofCard =
  (words: string) =>
  (_about: unknown, w: World): string => {
    const card = cardInPlay(w);
    return card ? `${nameOf(card)}: ${words}` : words;
  };

const automaton = (w: World): string => (isTeammate(w) ? 'Teammate' : 'Rival');

const goesNext = ofCard('carry out the next one?');
const whichMode = ofCard('March or Sail?');
const whichEliminated = ofCard('which unit is eliminated?');
const retreatOrFight = (): string => 'Retreat, or fight with a card that adds 0?';

/** A line for each kind of question. */
const QUESTIONS: SayingsOf<Questions, string, [w: World]> = {
  'draft.takeDie': () => 'Draft a die',
  'turn.placeDie': () => 'Place a die, or use a dice ability first',
  'action.perform': ({ action, as }) => `${nameOf(action)} (${OCCASIONS[as]})?`,
  'recruit.deploy': () => 'Recruit a unit',
  'movement.chooseWay': ({ mode }) => `${nameOf(mode)}, or fly with a Dragon?`,
  'movement.chooseOrigin': () => 'Where does the army come from?',
  'movement.chooseArmy': () => 'Who goes?',
  'movement.chooseDestination': () => 'Where to?',
  'movement.goOn': () => 'Who continues?',
  'movement.chooseSecondDestination': () => 'Where to next?',
  'whisper.discard': () => 'Discard Plot Cards for 1 gold each, then draw up to 4',
  'plot.chooseCard': () => 'Which card do you play for its shields?',
  'plot.useShield': ofCard('use a shield'),
  'plot.returnOther': ofCard('which token of your Ally Pool goes back?'),
  'event.chooseCard': () => 'Which card do you play for its Event?',
  'event.giveUpToken': ofCard('which token of your Ally Pool goes back?'),
  'rivalMove.chooseTarget': (_about, w) => `Where does the ${automaton(w)} go? These are equally near`,
  'rivalRecruit.chooseAlly': (_about, w) =>
    `Which of the strongest allies does the ${automaton(w)} recruit from?`,
  'rivalRecruit.chooseDomain': (_about, w) => `Where does the ${automaton(w)} recruit?`,
  'rivalToken.choose': ({ how }, w) => (isTeammate(w) ? TREATY_TOKEN_MOVES : TOKEN_MOVES)[how],
  'rivalSpecial.eliminate': (_about, w) =>
    isTeammate(w) ? 'Which White Walker goes?' : 'Where do you lose a Power Token?',
  'battle.attackerCard': () => 'Commit a card to your attack?',
  'battle.defenderCard': () => 'Commit a card to your defence?',
  'battle.attackerRetreat': retreatOrFight,
  'battle.defenderRetreat': retreatOrFight,
  'loss.chooseLoss': () => 'Which unit is lost?',
  'retreat.chooseTarget': () => 'Where do they retreat to?',
  'retreat.chooseSurplus': () => 'Which unit finds no place?',
  'refuge.chooseRefuge': ({ house }) => `Where does the last unit of ${nameOf(house)} find refuge?`,
  'leaveShared.chooseGroup': () => 'which units go first?',
  'buy-vp.buy': ofCard('how much do you buy?'),
  'buy-ally-tokens.buy': ofCard('how much do you buy?'),
  'gold-then-ally-token.takeTokens': ofCard('a token of which house?'),
  'trade-ally-token.takeTokens': ofCard('a token of which house?'),
  'return-opponent-ally-tokens.sendBack': ofCard('whose token goes back?'),
  'sell-ally-tokens.giveUpToken': ofCard('which token of your Ally Pool goes back?'),
  'swap-ally-token.choosePlayer': ofCard('which player?'),
  'swap-ally-token.giveToken': ofCard('which token do you give?'),
  'swap-ally-token.takeToken': ofCard('which token do you take?'),
  'plot-then-alliance.claim': ofCard('which alliances do you claim?'),
  'eliminate-token.eliminate': whichEliminated,
  'eliminate-unit-of-leader.eliminate': whichEliminated,
  'eliminate-and-rout.chooseDomain': ofCard('in which domain?'),
  'eliminate-and-rout.eliminate': whichEliminated,
  'sacrifice-own-token.eliminate': whichEliminated,
  'direct-move-battle.chooseMode': whichMode,
  'march-battle.chooseMode': whichMode,
  'march-or-sail-battle.chooseMode': whichMode,
  'march-or-sail-battle-np.chooseMode': whichMode,
  'hero-led-battle.chooseMode': whichMode,
  'hero-led-direct-move.chooseMode': whichMode,
  'hero-duel.chooseMode': whichMode,
  'single-combat.chooseMode': whichMode,
  'capture-single-token.chooseMode': whichMode,
  'sacrifice-then-battle.chooseMode': whichMode,
  'sacrifice-then-battle.sacrifice': ofCard('which unit of yours is given up?'),
  'long-sail.perform': goesNext,
  'multi-march.perform': goesNext,
  'multi-march.performAgain': goesNext,
  'recruit-into-battle.deploy': ofCard('which token, and where?'),
  'converge-battle.chooseTarget': ofCard('which domain is attacked?'),
  'converge-battle.callUnit': ofCard('who comes?'),
  'relocate-hero.chooseHero': ofCard('which Hero?'),
  'recruit-free.giveToken': ofCard('which token do you give, and to whom?'),
  'return-enemy-token.sendHome': ofCard('which token goes back to its mat?'),
  'capture-np-token.take': ofCard('which token do you take?'),
  'return-own-token-for.sendHome': ofCard('which token of yours goes back?'),
  'return-hero-for-vp.sendHome': ofCard('which Hero returns?'),
  'promote-token-to-hero.promote': ofCard('which Hero, and where?'),
  'hero-return-and-march.place': ofCard('where does your Hero return?'),
  'hero-return-and-march.perform': goesNext,
  'march-battle-chain.performAgain': goesNext,
  'draw-and-discard.discard': ofCard('discard down to 4 Plot Cards'),
  'whisper-to-deck-top.giveUp': ofCard('give up Plot Cards for 1 gold each; they go on top of the deck'),
  'place-eggs.place': ofCard('where do you place an Egg?'),
  'direct-sail-battle.chooseMode': whichMode,
  'move-army-home.chooseMode': whichMode,
  'nightToken.chooseDomain': () => 'The Ranger card: which token domain comes first?',
  'nightWalker.chooseDomain': () => 'Where does the next White Walker come?',
  'nightBattle.chooseBattle': () => 'Which battle is fought next?',
  'turnToken.takeToken': ({ domain, token }) => `${text(`term.${token}`)} in ${nameOf(domain)}: take it now?`,
  'useToken.chooseWalker': () => 'Which White Walker goes?',
  'exploration.explore': () => 'Explore with your army?',
  'assault.chooseChampion': ({ domain }) => `Who stands by the allied house in ${nameOf(domain)}?`,
  'rout.chooseLoss': () => 'Which unit is lost to the Night King?',
  'secondAttack.chooseCastle': () => 'Which castle does the Night King go for?',
  'terror.giveToken': () => 'Which token of the Treaty goes to the Terror Pool?',
};

/** What happens to a token the Rival has to do with. */
const TOKEN_MOVES = {
  take: 'Which token does the Rival take?',
  give: 'Which token do you give the Rival?',
  return: 'Which token do you return?',
} as const;

/** §22.4 And with a Teammate, whose opponent is the Night King. */
const TREATY_TOKEN_MOVES = {
  take: 'Which token does the Treaty take?',
  give: 'Which token of the Terror Pool does the Treaty take?',
  return: 'Which token of the Terror Pool goes back to its house?',
} as const;

/** Why an action can be performed. */
const OCCASIONS: Readonly<Record<Occasion, string>> = {
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
  'unit.*',
];

export function text(key: string): string {
  return TEXTS[key] ?? key;
}

export function textIfAny(key: string): string | undefined {
  return TEXTS[key];
}

/** The name of anything with an id; plain words if it has none. */
export const nameOf = namesIn(TEXTS, KINDS_OF_NAMES);

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

export function questionWords({ kind, about }: Asking, w: World): string {
  return say(QUESTIONS, kind, about, w);
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
export function optionWords(option: string, kind: Asking['kind']): string {
  const placed = /^place:(.+)@(.+)$/.exec(option);
  if (placed) return `${nameOf(placed[1]!)} die on the ${nameOf(placed[2]!)} slot`;
  const turned = /^([^:]+):([^>]+)>(.+)$/.exec(option);
  if (turned) return `${nameOf(turned[1]!)}'s ability: turn ${nameOf(turned[2]!)} to ${nameOf(turned[3]!)}`;
  const explored = /^(reveal|take):([^:]+)(?::([^:]+))?$/.exec(option);
  if (explored && kind === 'exploration.explore')
    return `${explored[1]} ${explored[3] ? text(`term.${explored[3]}`) : 'the token'} in ${nameOf(explored[2]!)}`;
  const banished = /^([^:]+):banish:/.exec(option);
  if (banished) return `${nameOf(banished[1]!)} shield: send a White Walker back from the Terror Pool`;
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

export function reasonWords(reason: Reason): string {
  return reasonIn(TEXTS, reason);
}
