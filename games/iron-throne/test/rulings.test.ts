// Rulings and rules that no example and no card stands for.

import { isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { ironThrone } from '../rules/index.ts';
import { duel, endRound, scenario, supporter, until } from './table.ts';

const clash = duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02');

scenario('19.34 A participant that is dead already removes nothing', (words) => {
  const { given, then } = words;
  given.power('tyrell.renly', 0);
  given.at('penalties', clash);
  endRound(words);
  then.notTold('penalties.due');
  then.notTold('power.removed');
});

scenario('19.45, 19.75 A change after Brandon looked stays hidden from him', (words) => {
  const { given, when, then } = words;
  given.leader('stark.leader.brandon');
  given.leader('tyrell.leader.mace');
  given.hand('stark', 'stark.hostility.03');
  given.hand('tyrell');
  given.deck('tyrell', 'tyrell.hostility.17');
  given.at('before_cards_played', clash);
  when('stark', 'leader.use').uses('keep');
  then.sees('stark', 'tyrell.hostility.02');
  when('tyrell', 'leader.use').uses('tyrell.hostility.17');
  then.asked('tyrell', 'card.play');
  // what he saw is what he still believes in
  then.sees('stark', 'tyrell.hostility.02');
  then.doesNotSee('stark', 'tyrell.hostility.17');
  until(words, 'place.character', 'tyrell');
  then.told('cards.revealed', { cards: { tyrell: 'tyrell.hostility.17' } });
});

scenario('19.51 A bonus stays when the character that gave it dies', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'tyrell', 'stark');
  given.leader('lannister.leader.cersei');
  given.power('tyrell.loras', 2);
  given.hand('tyrell', 'tyrell.card.loras');
  given.hand('lannister', 'lannister.card.jaime');
  given.at(
    'before_reveal',
    duel('lannister.jaime', 'lannister.hostility.18', 'tyrell.loras', 'tyrell.hostility.02'),
  );
  when('tyrell', 'card.play').plays('tyrell.card.loras');
  until(words, 'card.play', 'lannister');
  when('lannister').plays('lannister.card.jaime', 'tyrell.loras');
  until(words, 'take.source');
  then.told('character.died', { character: 'tyrell.loras' });
  then.strength('defender').is(7);
});

scenario(
  '19.56, 14.6 Losses of one moment are split first, then removed together',
  ({ given, when, then }) => {
    given.players('stark', 'baratheon', 'tyrell');
    given.leader('baratheon.leader.shireen');
    given.at(
      'penalties',
      duel('stark.robb', 'stark.hostility.16', 'baratheon.davos', 'baratheon.hostility.04', {
        supporters: [supporter('tyrell.renly', 'defender')],
      }),
    );
    then.asked('baratheon', 'redirect.wish');
    then.power('tyrell.renly').is(4);
    when('baratheon').answers('split', 'baratheon.selyse', 'baratheon.davos');
    then.power('baratheon.selyse').is(3);
    then.power('baratheon.davos').is(3);
    then.power('tyrell.renly').is(2);
  },
);

scenario('14.5 Shireen may leave a loss as it is', ({ given, when, then }) => {
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.shireen');
  given.at(
    'penalties',
    duel('stark.robb', 'stark.hostility.16', 'baratheon.davos', 'baratheon.hostility.04'),
  );
  when('baratheon').answers('keep');
  then.power('baratheon.davos').is(2);
  then.notTold('removal.split');
});

test('19.69 No influence lies on the own board as spread', () => {
  const seats = ['stark', 'tyrell', 'lannister'];
  const document = { seats, houses: { stark: { influence: { stark: 1 } } } };
  const refused = ironThrone.position(document, randomFrom(seeded('own')));
  expect(isRefusal(refused) && refused.mistakes).toMatchObject([
    { code: 'position-own-board', rule: '19.69' },
  ]);
});

scenario('19.71, 18.1 Discard piles are open, decks and hands are not', ({ given, then }) => {
  given.discard('tyrell', 'tyrell.hostility.17');
  given.hand('tyrell', 'tyrell.hostility.14');
  given.events('event.stark');
  given.at('event_flip');
  then.shows('spectator', { mats: { tyrell: { discard: ['tyrell.hostility.17'], hand: { count: 1 } } } });
  then.doesNotSee('stark', 'tyrell.hostility.14');
  then.sees('tyrell', 'tyrell.hostility.14');
});

scenario('19.84 The penalty is half of what is left when it is computed', (words) => {
  const { given, when, then } = words;
  given.players('targaryen', 'stark', 'tyrell');
  given.hand('targaryen', 'targaryen.card.daenerys');
  given.power('stark.robb', 6);
  given.sheet('stark', 2);
  given.at(
    'before_reveal',
    duel('targaryen.daenerys', 'targaryen.hostility.20', 'stark.robb', 'stark.hostility.03'),
  );
  when('targaryen', 'card.play').plays('targaryen.card.daenerys');
  until(words, 'take.source');
  then.power('stark.robb').is(2);
});

scenario('11.5 The card set aside cannot be used for its text', (words) => {
  const { given, then } = words;
  given.hand('tyrell', 'tyrell.truce');
  given.at('before_reveal', {
    ...clash,
    characters: { stark: 'stark.robb', tyrell: 'tyrell.loras' },
    cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.card.loras' },
  });
  then.asked('tyrell', 'card.play');
  then.options('tyrell').are(['pass']);
  endRound(words);
  then.notTold('card.used');
});

scenario('14.2 Leaders of one window act challenger first, then clockwise', ({ given, when, then }) => {
  given.challenger('targaryen');
  given.leader('targaryen.leader.daenerys');
  given.leader('tyrell.leader.olenna');
  given.at(
    'before_reveal',
    duel('targaryen.jorah', 'targaryen.hostility.20', 'tyrell.renly', 'tyrell.hostility.02'),
  );
  when('targaryen', 'leader.use').uses();
  when('tyrell', 'leader.use').uses();
  then.tellings('ability.used').are({ seat: 'targaryen' }, { seat: 'tyrell' });
});

scenario('7.3 A fully equal swap is a valid deal', ({ given, when, then }) => {
  given.at('negotiation', { defender: 'tyrell' });
  when('stark').proposes('give-power:3', 'take-power:3', 'give-influence', 'take-influence');
  when('tyrell').answers('accept');
  then.told('deal.recorded');
});

scenario(
  '7.6, 16.2 A recorded deal binds nobody to a truce, and nothing of it is done in a betrayal',
  (words) => {
    const { given, then } = words;
    given.at('rewards', {
      ...clash,
      deal: ['give-power:3', 'take-influence'],
      cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.truce' },
    });
    endRound(words);
    then.notTold('deal.carried-out');
    then.influence('tyrell', 'stark').is(0);
    then.influence('stark', 'tyrell').is(1);
  },
);

scenario('8.1 Hostages of a deal: the challenger takes first', ({ given, when, then }) => {
  given.at('rewards', {
    ...clash,
    deal: ['give-open:1', 'take-open:1'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
  });
  when('stark', 'take.source').answers('deck');
  when('tyrell', 'take.source').answers('deck');
  then.tellings('hostage.taken').are({ by: 'stark', from: 'tyrell' }, { by: 'tyrell', from: 'stark' });
});

scenario('18.2 From held hostages the former and the new holder know the card', ({ given, when, then }) => {
  given.hostages('tyrell', 'lannister.hostility.18');
  given.at('hostage_taking', clash);
  when('stark', 'take.source').answers('held:0');
  then.sees('tyrell', 'lannister.hostility.18');
  then.sees('stark', 'lannister.hostility.18');
  then.doesNotSee('targaryen', 'lannister.hostility.18');
});
