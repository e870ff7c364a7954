// Bounds of deals, and what a planted mistake showed that no other scenario looks at.

import { isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { ironThrone } from '../rules/index.ts';
import { mayJoin } from '../rules/selectors.ts';
import { isPossible } from '../rules/terms.ts';
import { duel, scenario, supporter, until } from './table.ts';

const clash = { defender: 'tyrell', characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' } } as const;

scenario('7.2, 19.20 Each giver: power once, at most two hostages', ({ given, when, then }) => {
  given.at('negotiation', clash);
  when('stark').answers('propose');
  expect(then.open()[0]!.limits).toMatchObject([
    { words: ['give-power'], max: 1, code: 'deal-limit' },
    { words: ['take-power'], max: 1 },
    { words: ['give-open', 'give-back'], max: 2 },
    { words: ['take-open', 'take-back'], max: 2 },
  ]);
});

scenario('20.5 With truceHostageLimit total: two hostages in all', ({ given, when, then }) => {
  given.rules({ truceHostageLimit: 'total' });
  given.at('negotiation', clash);
  when('stark').answers('propose');
  expect(then.open()[0]!.limits!.at(-1)).toMatchObject({
    words: ['give-open', 'give-back', 'take-open', 'take-back'],
    max: 2,
  });
});

test('7.14, E58 A deal whose hostages have gone elsewhere cannot be carried out', () => {
  const document = {
    seats: ['stark', 'tyrell', 'lannister'],
    houses: { tyrell: { hostages: ['stark.truce'] } },
    encounter: { defender: 'tyrell' },
    at: 'negotiation',
  };
  const read = ironThrone.position(document, randomFrom(seeded('gone')));
  if (isRefusal(read)) throw new Error(JSON.stringify(read.mistakes));
  const none = { influence: 0, power: 0, open: 0, backs: [] };
  const naming = (id: number) => ({ challenger: none, defender: { ...none, backs: [id] } });
  expect(isPossible(read.world, naming(0))).toBe(true);
  expect(isPossible(read.world, naming(1))).toBe(false);
});

scenario('8.9, 19.25 The betrayed challenger takes first, then the winning defender', (words) => {
  const { given, when, then } = words;
  given.at('hostage_taking', {
    ...clash,
    supporters: [supporter('lannister.tyrion', 'defender')],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.hostility.02' },
  });
  when('stark', 'take.source').answers('deck', 'deck');
  when('tyrell', 'take.source').answers('deck');
  then
    .tellings('hostage.taken')
    .are(
      { by: 'stark', from: 'tyrell' },
      { by: 'stark', from: 'lannister' },
      { by: 'tyrell', from: 'stark' },
    );
});

scenario('15.2 A deck made new is shuffled: that cannot be undone', ({ given, when, then }) => {
  given.hand('tyrell');
  given.shortDeck('tyrell', 0, 'tyrell.hostility.02');
  given.at('hostage_taking', {
    ...clash,
    cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.02' },
  });
  when('stark').answers('deck');
  then.cannotUndo('stark', 'chance');
});

scenario('18.2 A chosen card that is changed before it is played: nobody is told', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.mace');
  given.hand('tyrell');
  given.deck('tyrell', 'tyrell.hostility.17');
  given.at('before_cards_played', {
    ...clash,
    cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.02' },
  });
  when('tyrell').uses('tyrell.hostility.17');
  until(words, 'place.character', 'tyrell');
  then.notTold('card.replaced');
});

scenario('19.76, 15.6 A swapped card of another house cannot be taken back to hand', (words) => {
  const { given, when, then } = words;
  given.players('tyrell', 'lannister', 'stark');
  given.leader('tyrell.leader.olenna');
  given.leader('lannister.leader.tyrion');
  given.hand('lannister', 'lannister.hostility.18');
  given.at(
    'before_reveal',
    duel('tyrell.renly', 'tyrell.hostility.02', 'lannister.cersei', 'lannister.truce'),
  );
  when('tyrell', 'leader.use').uses();
  when('lannister', 'leader.use').uses();
  when('tyrell', 'question.answer').answers('no');
  until(words, 'take.source', undefined, ['lannister', 'keep']);
  then.told('answer.untrue', { by: 'tyrell' });
  then.notTold('card.replaced');
});

scenario('13.4, 19.59 Whoever retreated this round is not invited again', (words) => {
  const { given, when, then } = words;
  given.players('tyrell', 'stark', 'targaryen', 'lannister');
  given.leader('lannister.leader.jaime');
  given.at('after_support_phase', {
    defender: 'stark',
    characters: { tyrell: 'tyrell.renly', stark: 'stark.robb' },
  });
  when('lannister', 'leader.use').uses('challenger:lannister.tyrion');
  then.holds('a retreated player may not join', (w) => {
    const gone = { ...w, encounter: { ...w.encounter!, retreated: ['targaryen'] } };
    return mayJoin(w, 'targaryen') && !mayJoin(gone, 'targaryen') && !mayJoin(w, 'lannister');
  });
});

scenario(
  '18.2 A card taken face down from a hand: others are not sure of it any more',
  ({ given, when, then }) => {
    given.leader('targaryen.leader.doreah');
    given.leader('stark.leader.arya');
    given.challenger('targaryen');
    given.hand('tyrell', 'tyrell.hostility.17', 'tyrell.hostility.14');
    given.at(
      'after_results_phase',
      duel('targaryen.jorah', 'targaryen.hostility.20', 'stark.robb', 'stark.hostility.03', {
        supporters: [supporter('tyrell.renly', 'challenger')],
      }),
    );
    when('targaryen', 'leader.use').uses('tyrell');
    then.sees('targaryen', 'tyrell.hostility.17');
    when('stark', 'leader.use').uses('tyrell', 'hand');
    then.doesNotSee('targaryen', 'tyrell.hostility.17', 'tyrell.hostility.14');
  },
);
