// What happened in Tiny Epic Game of Thrones, in sentences: one for each kind of fact, or this does not compile.

import { type FactOf, type Hidden, type KernelFacts, say, type SayingsOf, size } from '@three-thrones/kernel';
import { type Facts, total } from '../rules/queries.ts';
import { RIVAL_SENTENCES } from './rival.ts';
import { dice, groupWords, nameOf, text, unitWords } from './words.ts';

type Name = (id: string) => string;

export function fact({ kind, data }: FactOf<Facts & KernelFacts>, name: Name): string | undefined {
  return say<Facts & KernelFacts, typeof kind, string | undefined, [Name]>(SENTENCES, kind, data, name);
}

/** Repeats in words what other facts say already. */
const silent = (): undefined => undefined;

const SENTENCES: SayingsOf<Facts & KernelFacts, string | undefined, [name: Name]> = {
  'only-choice': silent,
  'action.skipped': silent,
  'alliances.counted': silent,
  'battle.ended': silent,
  'scoring.tally': silent,

  'round.began': (d) => `Round ${d.round} begins`,
  'round.ended': (d) => `Round ${d.round} is over`,
  'dice.rolled': (d) => `Rolled: ${dice(d.dice)}`,
  'dice.kept': (d, name) => `${name(d.seat)} keeps ${dice(d.dice)}`,
  'die.drafted': (d, name) =>
    `${name(d.seat)} drafts ${dice([d.die])}${d.into === 'bottom' ? ' for the bottom slot' : ''}`,
  'die.changed': (d, name) => `${name(d.seat)} uses the ability of ${name(d.house)}: ${dice(d.dice)}`,
  'die.placed': (d, name) => `${name(d.seat)} places ${dice([d.die])} on ${nameOf(d.slot)}`,
  'die.passed': (d, name) => `${dice([d.die])} goes from ${name(d.from)} to ${name(d.to)}`,
  'action.performed': (d, name) => `${name(d.seat)}: ${nameOf(d.action)} (${d.as})`,
  'army.departed': (d, name) =>
    `${name(d.seat)} sets out from ${nameOf(d.domain)} with ${groupWords(d.units)}`,
  'army.moved': (d, name) => `${name(d.seat)} goes from ${nameOf(d.from)} to ${nameOf(d.to)}`,
  'domain.taken': (d, name) => `${name(d.seat)} takes ${nameOf(d.domain)}`,
  'unit.recruited': (d, name) => `${name(d.seat)} recruits ${unitWords(d.unit)} in ${nameOf(d.domain)}`,
  'unit.eliminated': (d) => `${groupWords(d.unit)} is eliminated in ${nameOf(d.domain)}`,
  'unit.lost': (d, name) => `${name(d.side)} loses ${unitWords(d.unit)} in ${nameOf(d.domain)}`,
  'units.retreated': (d, name) =>
    `${name(d.side)} retreats from ${nameOf(d.from)} to ${nameOf(d.to)} with ${groupWords(d.units)}`,
  'hero.left': (d) => `${nameOf(d.hero)} leaves ${nameOf(d.domain)}`,
  'hero-card.readied': (d, name) => `${name(d.seat)} readies ${nameOf(d.hero)}`,
  'throne.lost': (d, name) => `${name(d.seat)} loses the Iron Throne`,
  'dragon.egg-placed': (d, name) => `${name(d.seat)} places the ${d.colour} Egg in ${nameOf(d.domain)}`,
  'dragon.hatched': (d) => `The ${d.colour} Dragon hatches in ${nameOf(d.domain)}`,
  'dragon.egg-returned': (d) => `The ${d.colour} Egg stood alone in ${nameOf(d.domain)} and goes back`,
  'battle.started': (d, name) => `${name(d.attacker)} attacks ${name(d.defender)} in ${nameOf(d.domain)}`,
  'battle.committed': (d, name) => `${name(d.seat)} commits ${oneCard(d.card)}`,
  'battle.passed': (d, name) => `${name(d.seat)} commits no card`,
  'battle.topCard': (d, name) => `${name(d.house)} turns over ${oneOrNone(d.card)}`,
  'battle.revealed': (d) => `Revealed: ${cardList(d.attacker)} against ${cardList(d.defender)}`,
  'battle.extraCard': (d, name) => `${name(d.seat)} adds ${oneOrNone(d.card)} from the deck`,
  'battle.secretReplaced': (d, name) => `${name(d.side)} replaces ${nameOf(d.card)} by ${oneOrNone(d.by)}`,
  'battle.foughtOn': (d, name) => `${name(d.side)} could slip away, but stays`,
  'battle.retreat': (d, name) => `${name(d.side)} slips away`,
  'battle.decided': (d, name) => {
    const strengths = [total(d.attack), total(d.defence)];
    return `${name(d.winner)} wins, ${Math.max(...strengths)} against ${Math.min(...strengths)}`;
  },
  'plot.played': (d, name) => `${name(d.seat)} plots with ${nameOf(d.card)}`,
  'event.played': (d, name) => `${name(d.seat)} plays ${nameOf(d.card)}`,
  'cards.drawn': (d, name) => `${name(d.seat)} draws ${pileWords(d.cards)}`,
  'cards.discarded': (d, name) => `${name(d.seat)} discards ${cardList(d.cards)}`,
  'cards.put-back': (d, name) => `${name(d.seat)} puts ${pileWords(d.cards)} on top of the deck`,
  'card.stays': (d, name) => `${nameOf(d.card)} stays beside the mat of ${name(d.seat)}`,
  'card.left': (d, name) => `${name(d.seat)} discards ${nameOf(d.card)}`,
  'deck.shuffled': (d) => `The discard pile is shuffled: ${d.cards} cards`,
  'gold.gained': (d, name) =>
    `${name(d.seat)} gains ${d.gold} gold${d.lost === 0 ? '' : ` (${d.lost} over the maximum)`}`,
  'gold.paid': (d, name) => `${name(d.seat)} pays ${d.gold} gold`,
  'gold.cut': (d, name) => `${name(d.seat)} loses ${d.gold} gold to a castle`,
  'points.gained': (d, name) => `${name(d.seat)} scores ${d.points} (${nameOf(d.reason)})`,
  'points.lost': (d, name) => `${name(d.seat)} loses ${d.points} points`,
  'ally-token.captured': (d, name) => `${name(d.seat)} captures a token of ${name(d.house)}`,
  'ally-token.taken': (d, name) => `${name(d.seat)} takes ${d.count} of ${name(d.house)}`,
  'ally-token.passed': (d, name) => `A token of ${name(d.house)} goes from ${name(d.from)} to ${name(d.to)}`,
  'ally-token.returned': (d, name) => `${name(d.seat)} returns ${d.count} of ${name(d.house)}`,
  'alliance.taken': (d, name) => `${name(d.house)} is now allied with ${name(d.seat)}`,
  'alliance.lapsed': (d, name) => `${name(d.house)} is allied with nobody any more`,
  'vengeance.taken': (d, name) => `${name(d.seat)} takes the Vengeance token`,
  'vengeance.removed': () => 'A Vengeance token is removed',
  ...RIVAL_SENTENCES,

  'ranger.revealed': (d) => `${text(`ranger.${d.card}.name`)} is revealed`,
  'ranger.foreseen': (d) => `The Three-Eyed Raven shows the next one: ${text(`ranger.${d.card}.name`)}`,
  'token.added': (d) => `A token is laid face down in ${nameOf(d.domain)}`,
  'token.none': (d) => `No token is left for ${nameOf(d.domain)}`,
  'token.revealed': (d, name) =>
    `${d.seat === undefined ? 'The Ranger card' : name(d.seat)} turns over a token in ${nameOf(d.domain)}: ${text(`term.${d.token}`)}`,
  'token.used': (d) => `Used in ${nameOf(d.domain)}: ${text(`term.${d.token}`)}`,
  'walker.added': (d) => `A White Walker comes to ${nameOf(d.domain)}`,
  'walker.removed': (d) => `The White Walker in ${nameOf(d.domain)} is gone`,
  'king.moved': (d) => `The Night King goes from ${nameOf(d.from)} to ${nameOf(d.to)}`,
  'king.waited': () => 'The Night King does not attack this round',
  'king.stayed': () => 'The Night King finds no castle and stays',
  'king.routed': (d) => `Nobody dares to face the Night King in ${nameOf(d.domain)}`,
  'king.destroyed': (d) => `The castle in ${nameOf(d.domain)} is destroyed for good`,
  'king.throne': () => 'The Night King sits on the Iron Throne',
  'king.points': (d) => `The Night King scores ${d.points} (${text(`night-points.${d.reason}`)})`,
  'king.beaten': (d) => `The Night King is beaten in ${nameOf(d.domain)}!`,
  'wall.fell': () => 'The Wall falls; the Ice Dragon takes its place',
  'dragon.came': (d) => `The Ice Dragon comes to ${nameOf(d.domain)}`,
  'dragon.beaten': () => 'The Ice Dragon is beaten and flies back to the Wall',
  'terror.evoked': (d) => `Evoke Terror: ${nameOf(d.card)}`,
  'terror.token': (d, name) => `A token of ${name(d.house)} goes to the Terror Pool`,
  'terror.nothing': (d, name) => `No token of ${name(d.house)} is left`,
  'terror.walker': () => 'A White Walker goes to the Terror Pool',
  'terror.returned': (d, name) => `${d.count} of ${name(d.house)} go back from the Terror Pool`,
  'terror.taken': (d, name) => `The Treaty takes a token of ${name(d.house)} from the Terror Pool`,
  'terror.banished': () => 'A White Walker of the Terror Pool goes back',
  'terror.walkersLeft': (d) => `${d.count} White Walkers leave the Terror Pool`,
  'terror.counted': silent,
  'terror.terrified': (d, name) => `${name(d.house)} is Terrified`,
  'terror.calmed': (d, name) => `${name(d.house)} is no longer Terrified`,
};

function cardList(ids: readonly string[]): string {
  return ids.map(nameOf).join(', ') || 'no card';
}

function oneOrNone(id: string | undefined): string {
  return id === undefined ? 'no card' : nameOf(id);
}

/** A card that may be hidden from this eye. */
function oneCard({ secret }: Hidden<string>): string {
  return secret === undefined ? 'a card' : nameOf(secret);
}

/** Cards that may be hidden from this eye: then only how many. */
function pileWords(cards: Hidden<readonly string[]>): string {
  if (cards.secret) return cardList(cards.secret);
  return size(cards) === 1 ? 'a card' : `${size(cards)} cards`;
}
