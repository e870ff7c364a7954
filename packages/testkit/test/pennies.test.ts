// The rules of pennies as scenarios, the way a game writes them. Those that must fail are next door.

import { look } from '@three-thrones/kernel';
import { scenario } from './words.ts';

scenario('§2.2 The highest bid leads, and all pay', ({ given, when, then }) => {
  given.purse('ann', 4);

  when('bob', 'round.bid').bids(3);
  then.asked('bob', 'round.bid'); // may think again
  when('bob').bids(2);
  when('ann').bids(1);

  then.told('bids.opened', { lead: 'bob' });
  then.purse('ann').is(3);
  then.purse('bob').is(3);
  then.asked('bob', 'round.take');
  then.notAsked('ann');
  then.cannotUndo('ann', 'sealed');
});

scenario('§2.3 The leader may end the round', ({ given, when, then }) => {
  given.leader('ann');
  given.wind(2);

  when('ann').answers('end');

  then.told('wind.rolled', { wind: 2 });
  then.asked('ann', 'round.bid');
  then.options('ann').between(0, 5);
});

scenario('§2.3 Two cards, known only to who draws them', ({ given, when, then }) => {
  given.leader('ann');
  given.hand('ann', 'king');

  when('ann').answers('cards');

  then.hand('ann').is('king', 'ace', 'two');
  then.hand('ann').counts(3);
  then.told('drawn', { by: 'ann', card: { secret: 'two' } });
  then.cannotUndo('ann', 'reveal');
});

scenario('§2.4 The king is never laid aside', ({ given, when, then }) => {
  given.at('layAside', 'ann');
  given.hand('ann', 'king', 'ace', 'fool');

  then.options('ann').are(['fool', 'done', 'ace']);
  then.options('ann').include('ace', 'done');
  then.options('ann').exclude('king');
  then.refused('ann', 'king').because('king-stays', '2.4');
  then.refused('bob', 'ace').because('nothing-asked-of-you', '2.4');

  when('ann').answers('fool');
  when('ann').undoes();
  when('ann').laysAside('ace', 'fool');
  then.asked('ann', 'round.show');
  then.hand('ann').is('king');
});

scenario('README: the example there is true', ({ given, when, then }) => {
  given.at('layAside', 'ann');
  given.hand('ann', 'king', 'ace');

  then.options('ann').are(['ace', 'done']);
  then.refused('ann', 'king').because('king-stays', '2.4');

  when('ann', 'round.layAside').answers('ace', 'done'); // two answers in a row
  when('ann').answers(['king']); // one answer: a list of things

  then.told('shown', { cards: ['king'] });
  then.cannotUndo('ann', 'reveal');
  then.asked('bob', 'round.vote');
});

scenario('§2.5 A strong wind wants a card, and all of them may be named at once', ({ given, when, then }) => {
  given.at('show', 'ann');
  given.hand('ann', 'king', 'ace', 'fool');

  then.options('ann').between(0, 2);
  when('ann').answers(['king', 'fool']);

  then.told('shown', { cards: ['king', 'fool'] });
  then.asked('bob', 'round.vote');
});

scenario('§3 After two rounds it is over', ({ given, when, then }) => {
  given.round(2);
  given.at('vote');

  when('ann').answers('yes');
  then.notTold('game.counted');
  when('bob').answers('yes');

  then.over();
  then.told('game.counted', { ann: 6, bob: 6 });
  then.holds('nobody has laid anything aside', (w) => look(w.aside['ann']!).length === 0);
});

scenario('A whole round: several answers in a row', ({ given, when, then }) => {
  given.leader('bob');
  given.chance(5);

  when('bob').answers('pennies', 'done');
  when('bob').answers('yes');
  when('ann').answers('no');

  then.told('voted', { ayes: 1 });
  then.told('round.opened', { number: 2 });
});
