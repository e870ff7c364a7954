// Examples X53 to X56, and the plain statements of §12: alliances.

import { scenario } from './table.ts';

scenario('X53 Two tokens', ({ given, then }) => {
  given.army('highgarden', 'tyrell-2');
  given.army('old-town', 'tyrell-1');
  given.allies('lannister', { tyrell: 2 });
  given.allies('stark', { tyrell: 1 });
  given.gold('lannister', 8);
  given.step('alliances');

  then.ally('tyrell', 'lannister'); // §12.1
  then.controls('lannister', 'highgarden', 'old-town');
  then.castle('highgarden', 'lannister');
  then.goldMaximum('lannister').is(7);
});

scenario('X54 Stolen alliance', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('lannister', { tyrell: 2 });
  given.allies('stark', { tyrell: 3 });
  given.army('highgarden', 'tyrell-2');
  given.army('old-town', 'tyrell-1+lannister-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.step('alliances');

  then.ally('tyrell', 'stark'); // the Shield
  when('lannister').retreatsTo('shield-islands'); // §12.3: only the former ally's own units leave (§7.7)

  then.army('shield-islands').is('lannister-1');
  then.army('old-town').is('tyrell-1');
  then.controls('stark', 'highgarden', 'old-town');
  then.castle('highgarden', 'stark');
  then.castles('lannister').is(1);
});

scenario('X55 Tie keeps the ally', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('lannister', { tyrell: 2 });
  given.allies('stark', { tyrell: 2 });
  given.handOfTheKing('stark');
  given.step('alliances');

  then.ally('tyrell', 'lannister'); // §12.1
});

scenario(
  'X55 Tie keeps the ally: if nobody was allied, the earlier one in player order gets it',
  ({ given, then }) => {
    given.allies('lannister', { tyrell: 2 });
    given.allies('stark', { tyrell: 2 });
    given.handOfTheKing('stark');
    given.step('alliances');

    then.ally('tyrell', 'stark');
  },
);

scenario('X56 Throne as wild token', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('lannister', { tyrell: 2 });
  given.allies('stark', { tyrell: 2 });
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'eddard-stark');
  given.step('alliances');

  then.ally('tyrell', 'stark'); // §8.2: 3 against 2
  then.castle('highgarden', 'stark');
});

scenario('12.1 One token is not enough, nor the Throne alone', ({ given, then }) => {
  given.allies('lannister', { tyrell: 1 });
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'eddard-stark');
  given.step('alliances');

  for (const house of ['arryn', 'tyrell', 'tully', 'greyjoy'] as const) then.ally(house, undefined);
});

scenario('12.2 Players in player order, houses in mat order, lapsed alliances last', ({ given, then }) => {
  given.allies('lannister', { tyrell: 2, arryn: 2 });
  given.allies('stark', { tully: 2 });
  given.alliance('greyjoy', 'stark'); // lapses: no token any more
  given.handOfTheKing('stark');
  given.step('alliances');

  then
    .tellings('alliance.taken')
    .are(
      { house: 'tully', seat: 'stark' },
      { house: 'arryn', seat: 'lannister' },
      { house: 'tyrell', seat: 'lannister' },
    );
  then.tellings('alliance.lapsed').are({ house: 'greyjoy', former: 'stark' });
});

scenario('12.3 The Hero on the map and the Hero Card go over to the new ally', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('lannister', { tyrell: 1 });
  given.allies('stark', { tyrell: 2 });
  given.army('highgarden', 'tyrell-1+olenna-tyrell');
  given.step('alliances');

  then.hand('stark').is(['eddard-stark', 'olenna-tyrell']); // §11.3
  then.hand('lannister').is(['jaime-lannister']);
  then.army('highgarden').is('tyrell-1+olenna-tyrell');
});

scenario('12.3 A Hero on the mat brings no card', ({ given, then }) => {
  given.allies('stark', { tyrell: 2 });
  given.step('alliances');

  then.ally('tyrell', 'stark');
  then.hand('stark').is(['eddard-stark']);
});

scenario('12.4 Nobody eligible: the alliance lapses', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.allies('lannister', { tyrell: 1 });
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.army('old-town', 'tyrell-1+lannister-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.gold('lannister', 3);
  given.step('alliances');

  when('lannister').retreatsTo('shield-islands'); // out of the shared domain

  then.ally('tyrell', undefined);
  then.army('old-town').is('tyrell-1');
  then.castle('highgarden', undefined);
  then.army('highgarden').is('tyrell-2'); // the figure went to the mat,
  then.hand('lannister').is(['jaime-lannister']); // the card too,
  then.score('lannister').is(0); // without benefit
});

scenario(
  '12.4 The former ally leaves the lone Hero first, then the Hero goes to the mat',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.army('highgarden', 'lannister-1+olenna-tyrell');
    given.army('blackhaven', 'tyrell-1');
    given.army('casterly-rock', 'jaime-lannister');
    given.step('alliances');

    then.options('lannister').are(['ashemark', 'old-town', 'shield-islands']); // §28.3: retreats as in 28.2b
    when('lannister').retreatsTo('old-town');

    then.army('old-town').is('lannister-1');
    then.unoccupied('highgarden');
    then.castle('highgarden', undefined);
  },
);

scenario('12.4 A Hero that is the final unit of its house stays, only the card leaves', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'olenna-tyrell');
  given.step('alliances');

  then.ally('tyrell', undefined);
  then.army('highgarden').is('olenna-tyrell');
  then.hand('lannister').is(['jaime-lannister']);
});

scenario('12.5 Losing tokens changes nothing before the check', ({ given, when, then }) => {
  given.alliance('tyrell', 'stark');
  given.allies('stark', { tyrell: 2 });
  given.allies('lannister', { tyrell: 1 });
  given.hand('lannister', ['vendetta']); // a Stark shield
  given.action('lannister', 'plot');

  when('lannister').plots('vendetta', 'stark:steal:tyrell');

  then.allies('lannister', 'tyrell').is(2);
  then.ally('tyrell', 'stark');
});

scenario('12.6 An ally’s units and domains are yours to use', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.turn('lannister', ['march', 'event']);

  then.options('lannister').include('tyrell:march>whisper'); // its alliance ability
  when('lannister').places('march', 'recruit');
  when('lannister').recruits('lannister@highgarden', 'tyrell@casterly-rock'); // its domain, its Token Pool
  when('lannister').marchesAndStops('highgarden', 'tyrell-1+lannister-1', 'ashemark');

  then.army('ashemark').is('lannister-1+tyrell-1');
});
