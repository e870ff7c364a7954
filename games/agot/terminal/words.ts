// English for the ids of A Game of Thrones: names from the game's own texts, questions and options in words.

import type { Asking, Questions } from '../rules/queries.ts';
import en from '../text/en.json' with { type: 'json' };
import { type Reason, say, type SayingsOf } from '@three-thrones/kernel';
import { namesIn, reasonIn } from '@three-thrones/game-kit/terminal/plain-words.ts';

const TEXTS: Readonly<Record<string, string>> = en;

/** A line for each kind of question. */
const QUESTIONS: SayingsOf<Questions, string> = {
  'westerosCard.choose': () => 'What does the card do?',
  'reconcile.remove': () => 'Your armies do not fit your supply: remove a unit',
  'muster.buy': () => 'Muster',
  'track.bid': ({ track }) => `Bid for the ${nameOf(track)} track`,
  'track.orderTies': () => 'Who of the tied comes first?',
  'wildlings.bid': ({ strength }) => `Bid against the wildlings, who come with ${strength}`,
  'wildlings.breakTie': ({ watch }) => (watch ? 'Who bid most?' : 'Who bid least?'),
  'destroyUnits.choose': () => 'Which units are destroyed?',
  'destroyAtStructure.chooseArea': () => 'In which castle or stronghold are units destroyed?',
  'destroyOrDrop.choose': () => 'Destroy units, or drop on a track?',
  'destroyOrDrop.chooseTrack': ({ house }) => `On which track does ${nameOf(house)} drop?`,
  'downgradeKnights.choose': () => 'Which Knights become Footmen?',
  'downgradeKnights.chooseDestroyed': () => 'Which of them are destroyed, as no Footman is left?',
  'upgradeFootmen.choose': () => 'Which Footmen become Knights?',
  'discardCard.choose': () => 'Discard a House card',
  'retrieveCard.choose': () => 'Take back a House card?',
  'toBottom.choose': () => 'Go to the last place of which track?',
  'toTop.choose': () => 'Go to the first place of which track?',
  'musterSomewhere.choose': () => 'Where do you muster?',
  'planning.placeOrders': () => 'Place one order in each area with units',
  'planning.placeInTurn': () => 'Place your orders; there are too few for everybody',
  'raven.use': () => 'Use the Messenger Raven?',
  'raven.swap': () => 'Which order instead?',
  'raven.putBack': () => 'Put the wildling card back on top, or under the deck?',
  'raid.chooseOrder': () => 'Which raid do you resolve?',
  'raid.chooseTarget': ({ from }) => `Raid from ${nameOf(from)}: which order?`,
  'declareMarch.chooseOrder': () => 'Which march do you resolve?',
  'marchMove.chooseDestination': () => 'Where to?',
  'marchMove.chooseUnits': () => 'Who goes there?',
  'march.leaveToken': () => 'Leave a Power token behind?',
  'neutralHelp.offer': () => 'Support the march against the neutral force?',
  'neutralHelp.accept': ({ house }) => `Accept the help of ${nameOf(house)}?`,
  'consolidate.chooseOrder': () => 'Which Consolidate Power order do you resolve?',
  'consolidate.chooseUse': ({ from }) => `${nameOf(from)}: take power, or muster?`,
  'portCapture.choosePort': () => 'Which port do you take first?',
  'portCapture.takeShips': () => 'How many Ships do you put into the port?',
  'support.declare': () => 'Whom do you support?',
  'support.answer': ({ house }) => `Accept the support of ${nameOf(house)}?`,
  'combat.chooseCard': () => 'Which House card do you play?',
  'combat.useBlade': () => 'Use the Valyrian Steel Blade for +1?',
  'cancelCard.use': () => "Cancel your opponent's card?",
  'cancelCard.replace': () => 'Your card is cancelled: which one instead?',
  'swapCard.choose': () => 'Pay 2 power to play another card?',
  'destroyFootman.choose': () => 'Which Footman is destroyed?',
  'removeAdjacentOrder.choose': () => 'Which order is removed?',
  'removeLosersOrder.choose': () => 'Which order of the loser is removed?',
  'dropOnTrack.choose': () => 'On which track does your opponent drop?',
  'upgradeFootman.choose': () => 'Which Footman becomes a Knight?',
  'discardFromHand.choose': () => 'Which card does your opponent lose?',
  'tides.redraw': () => 'Use the Blade to draw another Tides card?',
  'casualties.choose': () => 'Which units are lost?',
  'retreat.nameArea': () => 'Where does the loser retreat to?',
  'retreat.area': () => 'Where do you retreat to?',
  'retreat.losses': () => 'Which units are lost, as supply does not allow them?',
};

const KINDS_OF_NAMES = [
  ...['house.*.short', 'area.*.name', 'card.*.name', 'order.*.name', 'unit.*.name', 'track.*.name'],
  ...['westeros.*.name', 'wildling.*.name', 'tide.*.name', 'effect.*'],
];

export function text(key: string): string {
  return TEXTS[key] ?? key;
}

/** The name of anything with an id; plain words if it has none. */
export const nameOf = namesIn(TEXTS, KINDS_OF_NAMES);

export function questionWords({ kind, about }: Asking): string {
  return say(QUESTIONS, kind, about);
}

/** Options are words already: ids with colons between, units with a number. */
export function optionWords(option: string): string {
  if (TEXTS[`effect.${option}`] !== undefined) return TEXTS[`effect.${option}`]!;
  const [first = '', ...rest] = option.split(':');
  const words = [partWords(first), ...rest.map(partWords)];
  return words.join(': ');
}

function partWords(part: string): string {
  const unit = /^(footman|knight|siegeEngine|ship)-(\d+)$/.exec(part);
  if (unit) return `${nameOf(unit[1]!)} no. ${unit[2]}`;
  const upgrade = /^upgrade-(.+)$/.exec(part);
  return upgrade ? `a Footman becomes a ${nameOf(upgrade[1]!)}` : nameOf(part);
}

export function reasonWords({ code, rule, args = {} }: Reason): string {
  const { words: _, ...rest } = args;
  return reasonIn(TEXTS, { code, rule, args: rest });
}
