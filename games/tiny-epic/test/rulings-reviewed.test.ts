// Rules that a review broke on purpose without any scenario noticing; most of them by another seat than the first.

import { occupyFiefs } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario('E14, 6.7 Conscripts count an allied Hero next door', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('hornwood', 'stark-1');
  given.army('winterfell', 'stark-1+hoster-tully');
  given.army('riverrun', 'tully-3');
  given.army('white-harbor', 'lannister-3');
  given.hand('stark', ['unjust-trial']);
  given.action('stark', 'march', 'follow');

  when('stark').marches('hornwood', 'stark-1', 'white-harbor');
  when('stark').commits('unjust-trial');
  when('lannister').commits('pass');
  then.lines('attacker').are('tokens 1', 'conscripts 3'); // a token and Hoster Tully in Winterfell
});

scenario('18.16 one other unit on the map is enough for Ellaria’s token', ({ given, when, then }) => {
  given.players(['stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  given.army('sunspear', 'ellaria-sand'); // all there is of Martell
  given.action('martell', 'event', 'follow');

  when('martell').plays('ellaria-sand');
  then.options('martell').include('martell@winterfell');
  when('martell').answers('martell@winterfell', 'pass');
  when('stark').commits('pass');
  then.strength('attacker').is(1);
});

scenario('18.16 and so it is for the token of an allied house', ({ given, when, then }) => {
  given.players(['stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  given.alliance('tyrell', 'martell');
  given.army('highgarden', 'tyrell-1');
  given.action('martell', 'event', 'follow');

  when('martell').plays('ellaria-sand');
  then.options('martell').include('tyrell@winterfell'); // one stands in Highgarden
});

scenario('7.3, 18.30 who plays Surprise leads an unallied house away', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('hornwood', 'arryn-2');
  given.hand('stark', ['the-element-of-surprise']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('the-element-of-surprise', 'hornwood', 'arryn');
  then.notAsked('lannister');
  then.asked('stark', 'retreat.chooseTarget');
  when('stark').retreatsTo('last-hearth');
  then.army('last-hearth').is('arryn-1');
});

scenario('7.3, 18.3 and who relocates a Hero as well', ({ given, when, then }) => {
  given.army('castle-black', 'arryn-3');
  given.hand('stark', ['banished-to-the-watch']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('banished-to-the-watch', 'eddard-stark');
  then.notAsked('lannister');
  then.asked('stark', 'retreat.chooseTarget');
  when('stark').retreatsTo('shadow-tower');
  then.army('castle-black').is('eddard-stark');
});

scenario(
  '18.30, E48 one’s own domain may be surprised: a token goes, the units stay',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-3');
    given.army('hornwood', 'stark-2');
    given.army('castle-black', 'eddard-stark'); // next to no domain of Stark
    given.gold('stark', 0);
    given.hand('stark', ['the-element-of-surprise']);
    given.action('stark', 'event', 'follow');

    when('stark').plays('the-element-of-surprise');
    then.options('stark').are(['winterfell', 'hornwood']);
    when('stark').answers('hornwood', 'stark');
    then.army('hornwood').is('stark-1');
    then.notTold('units.retreated');
    then.gold('stark').is(1); // space 5
  },
);

scenario('26.12 Theon draws for a castle, not for King’s Landing', ({ given, when, then }) => {
  given.players(['stark', 'greyjoy'], ['tyrell', 'tully', 'lannister']);
  given.leader('greyjoy', 'theon-greyjoy');
  given.army('ashemark', 'greyjoy-2+theon-greyjoy');
  given.army('pyke', 'greyjoy-1');
  given.army('riverrun', 'greyjoy-1');
  given.army('casterly-rock', 'greyjoy-1');
  given.army('kings-landing', 'tully-1');
  given.army('three-sisters', 'tully-1');
  given.army('shield-islands', 'lannister-3');
  given.hand('greyjoy', ['poisoning']);
  given.deck('spoils-of-war', 'lone-wolf');
  given.action('greyjoy', 'event', 'follow');

  when('greyjoy').plays('theon-greyjoy', 'march', 'ashemark', 'greyjoy-2+theon-greyjoy');
  when('greyjoy').answers('kings-landing', 'poisoning', 'tully');
  then.throne('greyjoy');
  then.hand('greyjoy').is([]);
  then.notTold('cards.drawn');
});

scenario(
  'E54, 5.1 Euron steals although his purse is full: nobody has that gold',
  ({ given, when, then }) => {
    given.players(['stark', 'greyjoy'], ['tyrell', 'tully', 'lannister']);
    given.army('pyke', 'greyjoy-2+euron-greyjoy');
    given.gold('greyjoy', 8); // one castle
    given.gold('stark', 3);
    given.action('greyjoy', 'event', 'follow');

    when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-1+euron-greyjoy', 'winterfell');
    then.asked('greyjoy', 'battle.attackerCard');
    then.gold('stark').is(2);
    then.gold('greyjoy').is(8);
    then.told('gold.gained', { seat: 'greyjoy', lost: 1 });
  },
);

scenario('8.3 a holder without any castle leaves King’s Landing too', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-1');
  given.army('dragonstone', 'tully-1');
  given.army('storms-end', 'tully-1');
  given.army('kings-landing', 'stark-2');
  given.army('hornwood', 'stark-1');
  given.allies('lannister', { tully: 3 });
  given.allies('stark', { tully: 1 });
  given.step('alliances');

  then.ally('tully', 'lannister');
  then.castles('stark').is(0);
  then.told('throne.lost', { seat: 'stark' });
  then.throne(undefined);
  then.unoccupied('kings-landing');
});

scenario('7.5 King’s Landing under attack is no refuge for its defenders', ({ given, when, then }) => {
  occupyFiefs(given, 'ashemark');
  given.alliance('tully', 'stark');
  given.army('kings-landing', 'stark-1+tully-2'); // all there is of both
  given.army('ashemark', 'lannister-2+jaime-lannister');
  for (const at of ['casterly-rock', 'sunspear', 'starfall'] as const) given.army(at, 'lannister-1');
  for (const at of ['white-harbor', 'flints-finger', 'three-sisters', 'pyke', 'riverrun'] as const)
    given.army(at, 'greyjoy-1');
  for (const at of ['castle-black', 'the-eyrie', 'dragonstone'] as const) given.army(at, 'arryn-1');
  for (const at of ['winterfell', 'highgarden', 'the-reach', 'storms-end'] as const)
    given.army(at, 'tyrell-1');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2', 'kings-landing');
  when('lannister').commits('poisoning');
  when('stark').answers('pass', 'tully'); // 2 + 5 against 3 + 2
  then.army('kings-landing').is('lannister-2');
  then.notTold('units.retreated');
  then.recruited('stark').is(0);
  then.pool('tully').is(8);
});

scenario('5.2 a castle taken as a refuge cuts gold at once', ({ given, when, then }) => {
  occupyFiefs(given);
  given.army('winterfell', 'stark-3'); // all there is of Stark
  given.army('white-harbor', 'lannister-3');
  given.gold('stark', 8);
  given.action('stark', 'march', 'follow');

  when('stark').marches('winterfell', 'stark-3', 'white-harbor'); // gives the castle up
  when('stark').commits('pass');
  when('lannister').commits('pass');
  when('stark').loses('stark'); // a ninth gold for space 3
  then.army('winterfell').is('stark-1');
  then.gold('stark').is(8);
  then.happened('units.retreated', 'gold.cut', 'battle.ended');
});

scenario(
  '18.3, 7.5 whoever takes refuge where the Hero goes is driven out again',
  ({ given, when, then }) => {
    occupyFiefs(given);
    given.alliance('tully', 'stark');
    given.alliance('tyrell', 'stark');
    given.army('kings-landing', 'tully-1'); // the last of its house; beside Tyrells it finds no room
    given.army('the-reach', 'tyrell-1');
    given.army('storms-end', 'stark-1+eddard-stark+tyrell-1');
    given.army('highgarden', 'tyrell-1');
    given.army('winterfell', 'greyjoy-1');
    for (const at of ['white-harbor', 'flints-finger', 'three-sisters', 'pyke', 'riverrun'] as const)
      given.army(at, 'greyjoy-1');
    for (const at of ['castle-black', 'the-eyrie', 'dragonstone'] as const) given.army(at, 'arryn-1');
    for (const at of ['sunspear', 'starfall'] as const) given.army(at, 'lannister-1');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.hand('lannister', ['raid-the-gold-lines']);
    given.action('lannister', 'event');

    when('lannister').plays('raid-the-gold-lines', 'jaime-lannister');
    then.tellings('units.retreated').are(
      { from: 'the-reach', to: 'blackhaven', units: 'tyrell-1' },
      { from: 'kings-landing', to: 'the-reach', units: 'tully-1' }, // two castles are left to Stark
      { from: 'the-reach', to: 'kings-landing', units: 'tully-1' }, // 7.5: nothing else is free
    );
    then.army('the-reach').is('jaime-lannister');
    then.army('kings-landing').is('tully-1');
  },
);
