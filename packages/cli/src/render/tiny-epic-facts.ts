// What happened in Tiny Epic Game of Thrones, in sentences.

import { type Line, total } from '@three-thrones/tiny-epic/queries';
import { type Hidden, size } from '@three-thrones/kernel';
import { listOf, say } from '../words.ts';
import { dice, groupWords, nameOf, unitWords } from './tiny-epic-words.ts';

/** What facts of this game carry; each carries only what it needs. */
type Data = Readonly<Record<string, unknown>>;
type Name = (id: string) => string;

const SENTENCES: Readonly<Record<string, (data: Data, name: Name) => string>> = {
  'round.began': (d) => `Round ${number(d, 'round')} begins`,
  'round.ended': (d) => `Round ${number(d, 'round')} is over`,
  'dice.rolled': (d) => `Rolled: ${dice(list(d, 'dice'))}`,
  'dice.kept': (d, name) => `${name(word(d, 'seat'))} keeps ${dice(list(d, 'dice'))}`,
  'die.drafted': (d, name) =>
    `${name(word(d, 'seat'))} drafts ${dice([word(d, 'die')])}${d['into'] === 'bottom' ? ' for the bottom slot' : ''}`,
  'die.changed': (d, name) =>
    `${name(word(d, 'seat'))} uses the ability of ${name(word(d, 'house'))}: ${dice(list(d, 'dice'))}`,
  'die.placed': (d, name) =>
    `${name(word(d, 'seat'))} places ${dice([word(d, 'die')])} on ${nameOf(word(d, 'slot'))}`,
  'die.passed': (d, name) =>
    `${dice([word(d, 'die')])} goes from ${name(word(d, 'from'))} to ${name(word(d, 'to'))}`,
  'action.performed': (d, name) =>
    `${name(word(d, 'seat'))}: ${nameOf(word(d, 'action'))} (${word(d, 'as')})`,
  'action.skipped': (d, name) =>
    `${name(word(d, 'seat'))} skips ${nameOf(word(d, 'action'))} (${word(d, 'as')})`,
  'army.departed': (d, name) =>
    `${name(word(d, 'seat'))} sets out from ${nameOf(word(d, 'domain'))} with ${groupWords(word(d, 'units'))}`,
  'army.moved': (d, name) =>
    `${name(word(d, 'seat'))} goes from ${nameOf(word(d, 'from'))} to ${nameOf(word(d, 'to'))}`,
  'domain.taken': (d, name) => `${name(word(d, 'seat'))} takes ${nameOf(word(d, 'domain'))}`,
  'unit.recruited': (d, name) =>
    `${name(word(d, 'seat'))} recruits ${unitWords(word(d, 'unit'))} in ${nameOf(word(d, 'domain'))}`,
  'unit.eliminated': (d) => `${groupWords(word(d, 'unit'))} is eliminated in ${nameOf(word(d, 'domain'))}`,
  'unit.lost': (d, name) =>
    `${name(word(d, 'side'))} loses ${unitWords(word(d, 'unit'))} in ${nameOf(word(d, 'domain'))}`,
  'units.retreated': (d, name) =>
    `${name(word(d, 'side'))} retreats from ${nameOf(word(d, 'from'))} to ${nameOf(word(d, 'to'))} with ${groupWords(word(d, 'units'))}`,
  'hero.left': (d) => `${nameOf(word(d, 'hero'))} leaves ${nameOf(word(d, 'domain'))}`,
  'hero-card.readied': (d, name) => `${name(word(d, 'seat'))} readies ${nameOf(word(d, 'hero'))}`,
  'throne.lost': (d, name) => `${name(word(d, 'seat'))} loses the Iron Throne`,
  'battle.started': (d, name) =>
    `${name(word(d, 'attacker'))} attacks ${name(word(d, 'defender'))} in ${nameOf(word(d, 'domain'))}`,
  'battle.committed': (d, name) => `${name(word(d, 'seat'))} commits ${cards(d['card'])}`,
  'battle.passed': (d, name) => `${name(word(d, 'seat'))} commits no card`,
  'battle.topCard': (d, name) => `${name(word(d, 'house'))} turns over ${nameOf(word(d, 'card'))}`,
  'battle.revealed': (d) => `Revealed: ${cards(d['attacker'])} against ${cards(d['defender'])}`,
  'battle.secretReplaced': (d, name) =>
    `${name(word(d, 'side'))} replaces ${nameOf(word(d, 'card'))} by ${nameOf(word(d, 'by'))}`,
  'battle.foughtOn': (d, name) => `${name(word(d, 'side'))} could slip away, but stays`,
  'battle.retreat': (d, name) => `${name(word(d, 'side'))} slips away`,
  'battle.decided': (d, name) => {
    const strengths = [d['attack'], d['defence']].map((lines) => total(lines as readonly Line[]));
    return `${name(word(d, 'winner'))} wins, ${Math.max(...strengths)} against ${Math.min(...strengths)}`;
  },
  'plot.played': (d, name) => `${name(word(d, 'seat'))} plots with ${nameOf(word(d, 'card'))}`,
  'event.played': (d, name) => `${name(word(d, 'seat'))} plays ${nameOf(word(d, 'card'))}`,
  'cards.drawn': (d, name) => `${name(word(d, 'seat'))} draws ${cards(d['cards'])}`,
  'cards.discarded': (d, name) => `${name(word(d, 'seat'))} discards ${cards(d['cards'])}`,
  'deck.shuffled': (d) => `The discard pile is shuffled: ${number(d, 'cards')} cards`,
  'gold.gained': (d, name) =>
    `${name(word(d, 'seat'))} gains ${number(d, 'gold')} gold${number(d, 'lost') === '0' ? '' : ` (${number(d, 'lost')} over the maximum)`}`,
  'gold.paid': (d, name) => `${name(word(d, 'seat'))} pays ${number(d, 'gold')} gold`,
  'gold.cut': (d, name) => `${name(word(d, 'seat'))} loses ${number(d, 'gold')} gold to a castle`,
  'points.gained': (d, name) =>
    `${name(word(d, 'seat'))} scores ${number(d, 'points')} (${nameOf(word(d, 'reason'))})`,
  'points.lost': (d, name) => `${name(word(d, 'seat'))} loses ${number(d, 'points')} points`,
  'ally-token.captured': (d, name) =>
    `${name(word(d, 'seat'))} captures a token of ${name(word(d, 'house'))}`,
  'ally-token.taken': (d, name) =>
    `${name(word(d, 'seat'))} takes ${number(d, 'count')} of ${name(word(d, 'house'))}`,
  'ally-token.passed': (d, name) =>
    `A token of ${name(word(d, 'house'))} goes from ${name(word(d, 'from'))} to ${name(word(d, 'to'))}`,
  'ally-token.returned': (d, name) =>
    `${name(word(d, 'seat'))} returns ${number(d, 'count')} of ${name(word(d, 'house'))}`,
  'alliance.taken': (d, name) => `${name(word(d, 'house'))} is now allied with ${name(word(d, 'seat'))}`,
  'alliance.lapsed': (d, name) => `${name(word(d, 'house'))} is allied with nobody any more`,
  'vengeance.taken': (d, name) => `${name(word(d, 'seat'))} takes the Vengeance token`,
  'vengeance.removed': () => 'A Vengeance token is removed',
};

/** Repeats in words what other facts say already. */
const NOT_WORTH_A_LINE = ['alliances.counted', 'battle.ended', 'action.skipped', 'scoring.tally'];

export function fact(kind: string, data: object, name: Name): string | undefined {
  if (NOT_WORTH_A_LINE.includes(kind)) return undefined;
  return SENTENCES[kind]?.(data as Data, name) ?? `${kind}${listOf(data)}`;
}

function word(data: Data, key: string): string {
  return say(data[key] ?? 'nobody');
}

function number(data: Data, key: string): string {
  return say(data[key] ?? 0);
}

function list(data: Data, key: string): string[] {
  return (data[key] ?? []) as string[];
}

/** Cards that may be hidden from this eye: then only how many. */
function cards(thing: unknown): string {
  if (Array.isArray(thing)) return (thing as string[]).map(nameOf).join(', ') || 'no card';
  if (typeof thing !== 'object' || thing === null) return nameOf(say(thing));
  const { secret, counted: isCounted } = thing as Hidden<unknown>;
  if (secret !== undefined) return cards(secret);
  return isCounted ? counted(size(thing as Hidden<unknown[]>)) : 'a card';
}

function counted(count: number): string {
  return count === 1 ? 'a card' : `${count} cards`;
}
