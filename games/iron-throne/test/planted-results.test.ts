// What planted mistakes showed that no other scenario looked at: hostages, power, results and setup.

import { begin, decisions, isRefusal, look, type Seat } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { ability, deckOf, houseOf, isCharacterCard, type Op } from '../data/data.ts';
import { HOUSES } from '../data/ids.ts';
import { ironThrone } from '../rules/index.ts';
import { leadersOf } from '../rules/setup.ts';
import { mat } from '../rules/state.ts';
import { duel, endRound, scenario, supporter, until } from './table.ts';

const clash = duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02');
const lost = duel('stark.robb', 'stark.hostility.03', 'tyrell.renly', 'tyrell.hostility.17');
const TYRELL = ['renly', 'mace', 'olenna', 'loras'] as const;

scenario('18.2 Who released a card is sure that it is in its owner’s hand', ({ given, when, then }) => {
  given.hostages('stark', 'tyrell.hostility.17');
  given.at('hostages');
  when('stark', 'hostages.handle').answers('release:0');
  then.sees('stark', 'tyrell.hostility.17');
  then.doesNotSee('lannister', 'tyrell.hostility.17');
});

scenario('4.6 The last living character loses power as well', ({ given, when, then }) => {
  given.hostages('stark', 'tyrell.truce');
  for (const id of TYRELL.slice(1)) given.power(`tyrell.${id}`, 0);
  given.at('hostages');
  when('stark', 'hostages.handle').answers('torture:0', 'tyrell.renly');
  then.power('tyrell.renly').is(3);
});

scenario('20.3 With penaltyPowerTo box only penalties leave the game', ({ given, when, then }) => {
  given.rules({ penaltyPowerTo: 'box' });
  given.hostages('stark', 'tyrell.card.renly');
  given.at('hostages');
  when('stark', 'hostages.handle').answers('torture:0');
  then.power('tyrell.renly').is(0);
  then.sheet('tyrell').is(8);
  then.box('tyrell').is(0);
});

scenario('10.4, 19.28 Without deck and discard pile the deck is no source', (words) => {
  const { given, then } = words;
  const rest = deckOf('tyrell').filter((card) => card !== 'tyrell.hostility.02');
  given.hand('tyrell', ...rest);
  given.hostages('tyrell', 'lannister.truce');
  given.at('hostage_taking', clash);
  until(words, 'take.source', 'stark');
  then.options('stark').are(['hand', 'held:0']);
});

scenario('stark.leader.arya after_results_phase: 10.4 a discard pile is enough to take from', (words) => {
  const { given, when, then } = words;
  given.leader('stark.leader.arya');
  given.hand('tyrell');
  given.shortDeck('tyrell', 0, 'tyrell.hostility.17');
  given.at('after_results_phase', lost);
  when('stark', 'leader.use').uses('tyrell', 'deck');
  then.told('hostage.taken', { by: 'stark', from: 'tyrell', source: 'deck' });
});

scenario('stark.leader.arya after_results_phase: 10.4 so is a hostage held', ({ given, when, then }) => {
  given.leader('stark.leader.arya');
  given.hand('tyrell');
  given.hostages('lannister', ...deckOf('tyrell').filter((card) => card !== 'tyrell.hostility.17'));
  given.hostages('tyrell', 'lannister.truce');
  given.at('after_results_phase', lost);
  when('stark', 'leader.use').uses('tyrell', 'held:0');
  then.hostages('stark').are('lannister.truce');
});

scenario('18.2, 19.26 A card that comes home: its owner needs no glimpse of it', (words) => {
  const { given, when, then } = words;
  given.hand('stark', 'stark.card.catelyn', 'stark.hostility.14');
  given.at(
    'hostage_taking',
    duel('stark.catelyn', 'stark.hostility.03', 'tyrell.renly', 'tyrell.hostility.17'),
  );
  given.leader('stark.leader.robb');
  given.chance('stark.hostility.14');
  when('tyrell', 'take.source').answers('hand');
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.catelyn', 'reclaimHostage', 'held:0');
  then.hand('stark').include('stark.hostility.14');
  then.holds('Tyrell alone is sure of it', (w) => w.glimpses.map(({ by }) => by).join() === 'tyrell');
});

scenario('14.6 Losses of one moment are carried out challenger first', (words) => {
  const { given, then } = words;
  given.at('reveal_cards', duel('stark.robb', 'stark.hostility.07', 'tyrell.renly', 'tyrell.hostility.07'));
  endRound(words);
  then.tellings('power.removed').are({ seat: 'stark' }, { seat: 'tyrell' });
});

scenario('14.5, 11.8 Shireen is not asked with nobody else to take it from', (words) => {
  const { given, then } = words;
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.shireen');
  for (const id of ['stannis', 'selyse', 'melisandre'] as const) given.power(`baratheon.${id}`, 0);
  given.at(
    'penalties',
    duel('stark.robb', 'stark.hostility.16', 'baratheon.davos', 'baratheon.hostility.04'),
  );
  then.asked('stark', 'take.source');
  then.power('baratheon.davos').is(2);
});

scenario('19.54 No more is split off a character than it has', ({ given, when, then }) => {
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.shireen');
  given.power('baratheon.selyse', 1);
  given.at(
    'penalties',
    duel('stark.robb', 'stark.hostility.16', 'baratheon.davos', 'baratheon.hostility.04'),
  );
  when('baratheon').answers('split', 'baratheon.selyse');
  then.options('baratheon').exclude('baratheon.selyse');
});

scenario('12.2 A revived character has what the sheet holds at most', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.hand('baratheon', 'baratheon.card.melisandre');
  given.power('baratheon.davos', 0);
  given.sheet('baratheon', 1);
  const melisandre = duel(
    'baratheon.melisandre',
    'baratheon.hostility.15',
    'stark.robb',
    'stark.hostility.03',
  );
  given.at('after_results_phase', melisandre);
  until(words, 'card.play', 'baratheon');
  when('baratheon').plays('baratheon.card.melisandre', 'reviveCharacter', 'baratheon.davos');
  then.options('baratheon').between(1, 1);
  when('baratheon').answers(1);
  then.power('baratheon.davos').is(1);
  then.sheet('baratheon').is(0);
});

scenario('baratheon.card.melisandre after_results_phase: never an own character', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.hand('baratheon', 'baratheon.card.melisandre');
  given.at('after_results_phase', {
    ...duel('baratheon.melisandre', 'baratheon.hostility.15', 'stark.robb', 'stark.hostility.03'),
    supporters: [supporter('tyrell.renly', 'defender')],
  });
  until(words, 'card.play', 'baratheon');
  when('baratheon').plays('baratheon.card.melisandre', 'removePower');
  then.options('baratheon').are(['stark.robb', 'tyrell.renly']);
});

scenario('5.9 Who has nobody left takes part without a character', (words) => {
  const { given, then } = words;
  for (const id of TYRELL) given.power(`tyrell.${id}`, 0);
  given.at('active_preparation', { defender: 'tyrell' });
  until(words, 'offer.offer');
  then.holds(
    'nobody',
    (w) => w.encounter!.parts.find(({ seat }) => seat === 'tyrell')!.character === undefined,
  );
});

scenario('8.4 The power of the reward is placed, not left', (words) => {
  const { given, then } = words;
  given.at('rewards', lost);
  until(words, 'place.character', 'tyrell');
  then.options('tyrell').exclude('done');
});

scenario('19.53 A raised penalty is at most the power there is', ({ given, when, then }) => {
  given.players('baratheon', 'stark', 'tyrell');
  given.leader('baratheon.leader.melisandre');
  given.power('stark.robb', 3);
  given.at(
    'penalties',
    duel('baratheon.davos', 'baratheon.hostility.15', 'stark.robb', 'stark.hostility.03'),
  );
  when('baratheon', 'leader.use').uses('raise:stark.robb');
  then.told('penalty.changed', { character: 'stark.robb', amount: 3 });
});

scenario('8.9 Only a betrayal is compensated', (words) => {
  const { given, then } = words;
  given.at('hostage_taking', clash);
  endRound(words);
  then.tellings('hostage.taken').are({ by: 'stark', from: 'tyrell' });
});

scenario(
  'targaryen.leader.jorah after_penalties: the second power is for the defender’s character',
  (words) => {
    const { given, when, then } = words;
    given.players('stark', 'tyrell', 'lannister', 'targaryen');
    given.leader('targaryen.leader.jorah');
    given.at('penalties', {
      ...clash,
      supporters: [supporter('lannister.tyrion', 'defender'), supporter('targaryen.daenerys', 'defender')],
    });
    until(words, 'leader.use', 'targaryen');
    when('targaryen').uses('targaryen.daenerys');
    then.options('tyrell').are(['tyrell.renly', 'done']);
  },
);

scenario('stark.card.eddard after_results_phase: not after a truce that failed', (words) => {
  const { given, then } = words;
  given.leader('stark.leader.catelyn');
  given.hand('stark', 'stark.card.eddard');
  given.at('rewards', duel('stark.eddard', 'stark.truce', 'tyrell.renly', 'tyrell.truce'));
  endRound(words, ['stark', 'stark.card.eddard']);
  then.notTold('card.used');
});

scenario('lannister.card.cersei after_results_phase: not against empty hands', (words) => {
  const { given, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.hand('lannister', 'lannister.card.cersei');
  given.hand('stark');
  given.at(
    'after_results_phase',
    duel('lannister.cersei', 'lannister.hostility.18', 'stark.robb', 'stark.hostility.03'),
  );
  endRound(words, ['lannister', 'lannister.card.cersei']);
  then.notTold('card.used');
});

scenario('18.2 Who saw a hand is no longer sure of a card that was used', (words) => {
  const { given, when, then } = words;
  given.players('targaryen', 'stark', 'tyrell');
  given.leader('targaryen.leader.doreah');
  given.hand('stark', 'stark.card.robb', 'stark.truce');
  given.at(
    'after_results_phase',
    duel('targaryen.jorah', 'targaryen.hostility.20', 'stark.robb', 'stark.hostility.03'),
  );
  when('targaryen', 'leader.use').uses('stark');
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.robb');
  then.holds('only the truce is left', (w) => w.glimpses[0]!.cards.secret!.join() === 'stark.truce');
});

scenario('15.5 Event cards that were shuffled into a new deck are no longer out', (words) => {
  const { given, then } = words;
  given.players('stark', 'tyrell', 'lannister');
  given.eventsOut(
    ...([
      'event.stark',
      'event.stark',
      'event.stark',
      'event.tyrell',
      'event.tyrell',
      'event.tyrell',
    ] as const),
    ...(['event.lannister', 'event.lannister', 'event.lannister'] as const),
    ...([
      'event.special.most_cards',
      'event.special.most_influence',
      'event.special.most_leader_power',
    ] as const),
  );
  given.at('event_flip');
  until(words, 'offer.offer');
  then.told('events.reshuffled');
  then.holds('the deck has the rest', (w) => look(w.events).length === 11);
  then.holds('one is out', (w) => w.eventsOut.length === 1);
});

/** Who is to begin and what is dealt, at a table set up anew. */
function started(config: object, seed: string) {
  const turn = begin(ironThrone, config, seed);
  if (isRefusal(turn)) throw new Error(turn.code);
  return turn;
}

test('2.8 The first challenger is drawn, or the one that was named', () => {
  const seats: Seat[] = ['stark', 'tyrell', 'lannister'];
  const leaderSelection = 'random';
  const drawn = Array.from({ length: 30 }, (_, i) => started({ seats, leaderSelection }, `first/${i}`));
  expect(new Set(drawn.map(({ state }) => state.world.challenger)).size).toBe(3);
  const named = started({ seats, leaderSelection, first: 'lannister' }, 'first');
  expect(named.state.world.challenger).toBe('lannister');
});

test('2.3 Two sheets are dealt to whoever has no leader yet, and either may be kept', () => {
  const seats = ['stark', 'tyrell', 'lannister'];
  const { state } = started({ seats, leaders: { tyrell: 'tyrell.leader.mace' } }, 'sheets');
  const asked = decisions(ironThrone, state);
  expect(asked.map(({ seat }) => seat)).toEqual(['stark', 'lannister']);
  for (const { seat, options } of asked) {
    expect(options).toHaveLength(2);
    expect(options).toEqual(look(mat(state.world, seat).dealt));
  }
});

test('19.70 Every house draws from a deck of its own', () => {
  const cards = HOUSES.flatMap((id) => [...new Set(deckOf(id))]);
  expect(new Set(cards).size).toBe(cards.length);
  for (const id of HOUSES) expect(new Set(deckOf(id).map(houseOf))).toEqual(new Set([id]));
});

test('19.86 No effect of a window spreads influence, so each check of victory is one moment', () => {
  const ops = HOUSES.flatMap((id) => [...leadersOf(id), ...deckOf(id).filter(isCharacterCard)]).flatMap(
    (id) => opsIn(ability(id).effect),
  );
  expect(ops.filter((op) => /influence/i.test(op))).toEqual(['returnInfluence']);
});

/** Every operation of an effect, those it may lead to as well. */
function opsIn(effect: readonly Op[]): string[] {
  return effect.flatMap((one) => [
    one.op,
    ...(one.op === 'chooseOne' ? one.options.flatMap(opsIn) : []),
    ...(one.op === 'demandAnswer' ? opsIn(one.ifFalse) : []),
  ]);
}
