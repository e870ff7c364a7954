// §12, §14, §25 and §28: alliances gained, kept, stolen and lost.

import { occupyFiefs } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario('E28 the cull ignores the Throne', ({ given, then }) => {
  given.army('kings-landing', 'lannister-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.allies('lannister', { tyrell: 3, tully: 2 });
  given.step('cull');

  then.allies('lannister', 'tyrell').is(2);
  then.allies('lannister', 'tully').is(2);
  then.pool('tyrell').is(4);
  then.throne('lannister');
});

scenario('E29 the Throne and one token make 2: enough', ({ given, then }) => {
  given.army('kings-landing', 'lannister-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.allies('lannister', { tyrell: 1 });
  given.step('alliances');

  then.ally('tyrell', 'lannister');
  then.ally('tully', undefined); // E30: the Throne alone never is
});

scenario('E30 not even against nobody, and a single token is not enough either', ({ given, then }) => {
  given.allies('lannister', { tyrell: 1 });
  given.step('alliances');

  then.ally('tyrell', undefined);
});

scenario(
  'E32 a tie goes to the earliest in player order, before the Hand of the King has moved',
  ({ given, then }) => {
    given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
    given.handOfTheKing('stark');
    given.allies('stark', { tyrell: 2, tully: 2 });
    given.allies('lannister', { tyrell: 2 });
    given.allies('martell', { tully: 2, greyjoy: 2 });
    given.step('alliances');

    then.ally('tyrell', 'stark'); // afterwards Stark would be last
    then.ally('tully', 'stark');
    then.ally('greyjoy', 'martell');
    then.handOfTheKing('martell');
  },
);

scenario('12.1 on a tie the ally keeps it', ({ given, then }) => {
  given.alliance('tyrell', 'stark');
  given.allies('lannister', { tyrell: 2 });
  given.allies('stark', { tyrell: 2 });
  given.step('alliances');

  then.ally('tyrell', 'stark');
});

scenario('12.1 only if the ally is among the tied', ({ given, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-1');
  given.allies('lannister', { tyrell: 2 });
  given.allies('martell', { tyrell: 3 });
  given.allies('stark', { tyrell: 3 });
  given.step('alliances');

  then.ally('tyrell', 'stark');
});

scenario(
  'E33 a stolen Hero played this round goes over face up and is ready after it',
  ({ given, when, then }) => {
    given.alliance('tully', 'lannister');
    given.allies('stark', { tully: 2 });
    given.army('riverrun', 'tully-1+hoster-tully+lannister-1');
    given.faceUp('lannister', ['hoster-tully']);
    given.step('alliances');

    then.asked('lannister', 'retreat.chooseTarget');
    then.faceUp('stark').is(['hoster-tully']);
    then.faceUp('lannister').is([]);
    then.hand('stark').excludes('hoster-tully');
    when('lannister').retreatsTo('ashemark');
    then.faceUp('stark').is([]);
    then.hand('stark').includes('hoster-tully');
  },
);

scenario('E33 a ready card goes over ready', ({ given, when, then }) => {
  given.alliance('tully', 'lannister');
  given.allies('stark', { tully: 2 });
  given.army('riverrun', 'tully-1+hoster-tully+lannister-1');
  given.step('alliances');

  then.hand('stark').includes('hoster-tully');
  then.hand('lannister').excludes('hoster-tully');
  when('lannister').retreatsTo('ashemark');
});

scenario('E34 only the units of the former ally retreat', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('stark', { tyrell: 2 });
  given.army('highgarden', 'tyrell-2+lannister-1');
  given.army('old-town', 'stark-2'); // the new ally stays where it is
  given.army('starfall', 'greyjoy-3');
  given.army('ashemark', 'tully-3');
  given.step('alliances');

  then.army('highgarden').is('tyrell-2');
  then.army('old-town').is('stark-2');
  then.army('shield-islands').is('lannister-1');
});

scenario(
  'E35 later the units of the new ally and the house may meet, three of each',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'stark');
    given.alliance('greyjoy', 'stark');
    given.army('highgarden', 'tyrell-3');
    given.army('old-town', 'stark-3');
    given.army('starfall', 'stark-1');
    given.turn('stark', ['march', 'event']);

    when('stark').places('march', 'march');
    when('stark').marchesAndStops('old-town', 'stark-3', 'highgarden');
    then.army('highgarden').is('stark-3+tyrell-3');
    when('stark').answers('perform', 'starfall', 'stark-1', 'old-town', 'stark-1');
    then.refused('stark', 'highgarden').because('no-room', '5.3');
  },
);

scenario('E36 a former ally without a retreat target: 7.5', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('stark', { tyrell: 2 });
  given.army('highgarden', 'tyrell-2+lannister-2+jaime-lannister');
  occupyFiefs(given);
  given.army('old-town', 'greyjoy-1');
  given.army('blackhaven', 'greyjoy-1');
  given.gold('lannister', 3);
  given.step('alliances');

  then.options('lannister').are(['lannister', 'jaime-lannister']); // one of them is the last of its house
  when('lannister').answers('jaime-lannister');
  then.score('lannister').is(1);
  then.options('lannister').are(['starfall', 'the-reach']); // the nearest unoccupied castles
  when('lannister').answers('the-reach');
  then.army('the-reach').is('lannister-1');
  then.army('highgarden').is('tyrell-2');
});

scenario('E37 castles in shared domains go to the new ally after the retreat', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('stark', { tyrell: 2 });
  given.army('highgarden', 'tyrell-2+lannister-1');
  given.army('starfall', 'tyrell-1+lannister-1');
  given.gold('stark', 8);
  given.gold('lannister', 7);
  given.step('alliances');

  then.castles('lannister').is(2);
  when('lannister').answers('highgarden', 'ashemark');
  then.army('highgarden').is('tyrell-2');
  then.castles('lannister').is(2); // until the last of them has left
  then.goldMaximum('lannister').is(7);
  then.gold('stark').is(8);
  when('lannister').retreatsTo('old-town');
  then.castle('highgarden', 'stark');
  then.castle('starfall', 'stark');
  then.castles('stark').is(3);
  then.castles('lannister').is(0);
  then.tellings('gold.cut').are({ seat: 'stark', gold: 2 });
  then.goldMaximum('lannister').is(9);
});

scenario(
  'E94 the Throne is left before the next alliance goes over; the counts stay',
  ({ given, when, then }) => {
    given.players(['stark', 'lannister', 'martell'], ['tyrell', 'tully', 'greyjoy']);
    given.alliance('tyrell', 'lannister');
    given.army('kings-landing', 'lannister-2');
    given.army('casterly-rock', 'lannister-1');
    given.army('dragonstone', 'lannister-3');
    given.army('highgarden', 'tyrell-2'); // Lannister's third castle
    given.army('the-reach', 'arryn-1');
    given.army('ashemark', 'arryn-2');
    given.allies('stark', { tyrell: 3 });
    given.allies('lannister', { tully: 1 }); // with the Throne 2
    given.step('alliances');

    then.tellings('alliance.taken').are({ house: 'tyrell', seat: 'stark' }); // Tully has not yet come over
    then.throne(undefined);
    then.asked('lannister', 'retreat.chooseTarget');
    when('lannister').retreatsTo('three-sisters');
    then
      .tellings('alliance.taken')
      .are({ house: 'tyrell', seat: 'stark' }, { house: 'tully', seat: 'lannister' });
    then.ally('tully', 'lannister'); // 12.1: counted before anything changed hands
  },
);

scenario('28.1 kept, taken, lapsed or free: one list, made before anything happens', ({ given, then }) => {
  given.alliance('arryn', 'lannister'); // kept
  given.alliance('tyrell', 'lannister'); // taken by Stark
  given.alliance('tully', 'stark'); // lapses
  given.allies('lannister', { arryn: 2, tyrell: 2 });
  given.allies('stark', { arryn: 1, tyrell: 3, tully: 1, greyjoy: 1 }); // Greyjoy stays free
  given.step('alliances');

  then.told('alliances.counted', { taken: [{ house: 'tyrell', seat: 'stark' }], lapsed: ['tully'] });
  then.ally('arryn', 'lannister');
  then.ally('tyrell', 'stark');
  then.ally('tully', undefined);
  then.ally('greyjoy', undefined);
});

scenario(
  '28.2 players in player order, each house in mat order; 28.3 then what lapses',
  ({ given, then }) => {
    given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
    given.handOfTheKing('stark');
    given.alliance('arryn', 'martell');
    given.alliance('tully', 'martell');
    given.allies('lannister', { tyrell: 2 });
    given.allies('stark', { greyjoy: 2 });
    given.allies('martell', { tully: 1, arryn: 1 });
    given.step('alliances');

    then
      .tellings('alliance.taken')
      .are({ house: 'greyjoy', seat: 'stark' }, { house: 'tyrell', seat: 'lannister' });
    then
      .tellings('alliance.lapsed')
      .are({ house: 'arryn', former: 'martell' }, { house: 'tully', former: 'martell' });
  },
);

scenario('28.2, 0.5 mat order: Arryn first, then as the houses were drawn', ({ given, then }) => {
  given.players(['lannister', 'stark'], ['greyjoy', 'tully', 'tyrell']);
  given.allies('lannister', { tyrell: 2, tully: 2, greyjoy: 2, arryn: 2 });
  given.step('alliances');

  then
    .tellings('alliance.taken')
    .are({ house: 'arryn' }, { house: 'greyjoy' }, { house: 'tully' }, { house: 'tyrell' });
});

scenario('28.2b the former ally’s units in the domains of other allies stay', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('tully', 'lannister');
  given.allies('lannister', { tully: 2 });
  given.allies('stark', { tyrell: 2 });
  given.army('riverrun', 'tully-2+lannister-2');
  given.army('highgarden', 'tyrell-2');
  given.step('alliances');

  then.army('riverrun').is('tully-2+lannister-2');
  then.ally('tully', 'lannister');
});

scenario(
  '28.3, 12.4 a lapsed alliance: Shield, castles and Hero go, without benefit',
  ({ given, when, then }) => {
    given.alliance('tully', 'lannister');
    given.allies('lannister', { tully: 1 });
    given.army('riverrun', 'tully-2+hoster-tully+lannister-1');
    given.army('casterly-rock', 'lannister-1');
    given.gold('lannister', 0);
    given.score('lannister', 0);
    given.step('alliances');

    then.tellings('alliance.lapsed').are({ house: 'tully', former: 'lannister' });
    then.asked('lannister', 'retreat.chooseTarget');
    when('lannister').retreatsTo('ashemark');
    then.ally('tully', undefined);
    then.army('riverrun').is('tully-2');
    then.castle('riverrun', undefined);
    then.hand('lannister').excludes('hoster-tully');
    then.score('lannister').is(0);
    then.tellings('gold.gained').are({ seat: 'lannister', gold: 2 }, { seat: 'stark' }); // taxes: space 1 and Ashemark
  },
);

scenario(
  '28.3 the former ally leaves a domain shared with the Hero alone, before the Hero goes',
  ({ given, then }) => {
    given.alliance('tully', 'lannister');
    given.army('ashemark', 'hoster-tully+lannister-2');
    given.army('riverrun', 'tully-3');
    given.army('kings-landing', 'greyjoy-2');
    given.army('casterly-rock', 'lannister-1');
    given.step('alliances');

    then.army('casterly-rock').is('lannister-3');
    then.unoccupied('ashemark');
    then.army('riverrun').is('tully-3');
  },
);

scenario('12.4 a Hero that is the final unit stays on the map, only the card leaves', ({ given, then }) => {
  given.alliance('tully', 'lannister');
  given.army('flints-finger', 'hoster-tully');
  given.step('alliances');

  then.ally('tully', undefined);
  then.army('flints-finger').is('hoster-tully');
  then.hand('lannister').excludes('hoster-tully');
});

scenario('12.3 and who takes that house later takes the card with the figure', ({ given, then }) => {
  given.army('flints-finger', 'hoster-tully');
  given.allies('stark', { tully: 2 });
  given.step('alliances');

  then.ally('tully', 'stark');
  then.hand('stark').includes('hoster-tully');
});

scenario('28.4 houses gained and lost in one check do not cancel each other', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('tully', 'stark');
  given.allies('lannister', { tully: 2 });
  given.allies('stark', { tyrell: 2 });
  given.army('highgarden', 'tyrell-2+lannister-1');
  given.army('riverrun', 'tully-2+stark-1');
  given.step('alliances');

  // Lannister first: Tully comes over, Stark leaves Riverrun
  then.ally('tyrell', 'lannister');
  then.asked('stark', 'retreat.chooseTarget');
  when('stark').retreatsTo('three-sisters');
  // then Stark: Tyrell comes over, Lannister leaves Highgarden
  then.asked('lannister', 'retreat.chooseTarget');
  when('lannister').retreatsTo('old-town');
  then.ally('tully', 'lannister');
  then.ally('tyrell', 'stark');
});
