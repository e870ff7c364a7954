// The Rival's steps and reasons on a terminal, or the Teammate's.

import type { SayingsOf } from '@three-thrones/kernel';
import type { HouseId } from '../data/ids.ts';
import { rivalCard } from '../data/solo.ts';
import { type Automaton, keepsAbility, type RivalFacts, type TargetSection } from '../rules/queries.ts';
import { dice, nameOf, text, textIfAny } from './words.ts';

const numberOf = (id: string): number => Number(id.slice(id.lastIndexOf('-') + 1));
const list = (ids: readonly string[]): string => ids.map(nameOf).join(', ');
const nameIn = (d: Automaton): string => (d.teammate ? 'Teammate' : 'Rival');
/** What is said of both alike is the Rival's. */
const spoken = (d: Automaton, key: string): string =>
  (d.teammate && textIfAny(`teammate${key}`)) || text(`rival${key}`);
/** With the numbers of the data in their places. */
const filled = (words: string, numbers: object): string =>
  words.replaceAll(/\{(\w+), number\}/g, (_, name: string) => String(numbers[name as keyof typeof numbers]));
const ability = (d: Automaton): string => {
  if (!d.teammate) return text(`solo-hero.${d.seat}.ability`);
  const keeps = keepsAbility({ seat: d.seat as HouseId });
  return text(`teammate-hero.${keeps ? d.seat : 'against-the-dead'}.ability`);
};
const section = (id: TargetSection): string => text(`rival.section.${id}`);

export const RIVAL_SENTENCES: SayingsOf<RivalFacts, string | undefined, [name: (id: string) => string]> = {
  'rival.rolled': (d, name) => `The ${nameIn(d)} ${name(d.seat)} rolls ${dice([d.die])}`,
  'rival.card': (d) => `Rival Card ${numberOf(d.card)}: first ${nameOf(d.first)}, then ${nameOf(d.second)}`,
  'rival.action': (d) => `The ${nameIn(d)}'s ${d.as} action: ${nameOf(d.action)}`,
  'rival.target': (d) =>
    `Card ${numberOf(d.card)}, ${nameOf(d.move)} from the ${text(`rival.row.${d.row}`)} row: ` +
    `${nameOf(d.target)}. ${spoken(d, `.verdict.${d.verdict}`)}`,
  'rival.nextTarget': (d) =>
    d.section === undefined
      ? 'There is no next target'
      : `Next target${d.skipped.length > 0 ? ` (nothing to take: ${d.skipped.map(section).join(', ')})` : ''}: ` +
        `${section(d.section)}, ${list(d.targets)}`,
  'rival.leaves': (d, name) => `A token of ${name(d.house)} stays in ${nameOf(d.domain)}`,
  'rival.stays': (d) => `The ${nameIn(d)} stays in ${nameOf(d.domain)}`,
  'rival.recruits': (d) => `Recruit into ${spoken(d, `.where.${d.where}`)}: ${nameOf(d.domain)}`,
  'rival.skips': (d) =>
    `Recruit into ${spoken(d, `.where.${d.where}`)}: left out, ${text(`rival.why.${d.why}`)}`,
  'rival.plot': (d) => `The ${nameIn(d)} plots with ${nameOf(d.card)}`,
  'rival.shield': (d, name) =>
    `${name(d.shield)} shield: ${d.houses.length === 0 ? 'nothing happens' : `${d.how} a token of ${list(d.houses)}`}`,
  'rival.special': (d) =>
    `Special action: ${filled(spoken(d, `-card.${numberOf(d.card)}.special`), rivalCard(d.card).special.params)}`,
  'rival.removed': (d) => `${nameOf(d.card)} leaves the game`,
  'rival.ability': (d) => `${nameOf(d.hero)}: ${ability(d)}`,
  'rival.coins': (d) => `Blocked in the next round: ${list(d.slots)}`,
};
