// §10 and §25: the last unit of a house.

import { scenario } from './table.ts';

scenario('E1 the domain of a house with one unit cannot be entered', ({ given, when, then }) => {
  given.army('pyke', 'greyjoy-1');
  given.army('ashemark', 'lannister-3');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'ashemark', 'lannister-3');
  then.refused('lannister', 'pyke').because('final-unit-attacked', '10.1');
  then.options('lannister').include('riverrun'); // 3 Tully tokens may be attacked
});

scenario('E1 the same holds for a Sail, and for the last unit of a player', ({ given, when, then }) => {
  given.army('winterfell', 'eddard-stark');
  given.army('casterly-rock', 'lannister-3');
  given.action('lannister', 'sail');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-3');
  then.refused('lannister', 'winterfell').because('final-unit-attacked', '10.1');
});

scenario(
  'E1 with a unit of an ally that is not the last of its house it may be attacked (10.2)',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.army('winterfell', 'stark-1+tully-1');
    given.army('riverrun', 'tully-1');
    given.army('casterly-rock', 'lannister-3');
    given.action('lannister', 'sail');

    when('lannister').answers('perform', 'casterly-rock', 'lannister-3');
    then.options('lannister').include('winterfell');
  },
);

scenario('E2 the token of the ally is lost, the final unit retreats', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1+tully-1+hoster-tully');
  given.army('riverrun', 'tully-1');
  given.army('white-harbor', 'lannister-3');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-3', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').commits('pass');
  then.options('stark').are(['tully']);
  then.refused('stark', 'stark').because('not-an-option', '6.9');
  when('stark').answers('tully', 'the-rills');
  then.allies('lannister', 'tully').is(1);
  then.army('the-rills').is('stark-1+hoster-tully');
});

scenario('E2 without an allied token there the Hero of the ally is lost', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1+hoster-tully');
  given.army('riverrun', 'tully-1');
  given.army('white-harbor', 'lannister-3');
  given.hand('lannister', ['poisoning']);
  given.score('stark', 0);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-3', 'winterfell');
  when('lannister').commits('poisoning');
  when('stark').commits('pass');
  then.options('stark').are(['hoster-tully']);
  when('stark').answers('hoster-tully', 'the-rills');
  then.army('the-rills').is('stark-1');
  then.score('stark').is(1); // 9.3: the Hero goes home with its benefit
  then.hand('stark').excludes('hoster-tully');
});

scenario('E3 two final units together can neither be attacked nor attack', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('ashemark', 'stark-1+tully-1');
  given.army('casterly-rock', 'lannister-2');
  given.turn('stark', ['march', 'event']);
  given.slots({ recruit: 'plot' });

  when('stark').answers('place:march@event', 'skip', 'perform', 'ashemark', 'stark-1+tully-1');
  then.refused('stark', 'casterly-rock').because('final-unit-attacks', '10.1');
  when('stark').answers('kings-landing'); // only to go on
  then.refused('stark', 'stop').because('needs-three-castles', '8.1');
  when('stark').answers('stark-1+tully-1', 'ashemark');
  when('lannister').answers('perform', 'casterly-rock', 'lannister-2');
  then.refused('lannister', 'ashemark').because('final-unit-attacked', '10.1');
});

scenario('E4 the last unit of an allied house may move but not attack alone', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('shield-islands', 'tyrell-1+lannister-2');
  given.army('highgarden', 'stark-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'shield-islands');
  when('lannister').answers('tyrell-1');
  then.refused('lannister', 'highgarden').because('final-unit-attacks', '10.1');
  when('lannister').answers('casterly-rock', 'stop');
  then.army('casterly-rock').is('tyrell-1');
});

scenario('E4 together with another unit it may attack (10.2)', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('shield-islands', 'tyrell-1+lannister-2');
  given.army('highgarden', 'stark-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'shield-islands', 'tyrell-1+lannister-1');
  then.options('lannister').include('highgarden');
});

scenario('E5 a second unit on the map ends the protection at once', ({ given, when, then }) => {
  given.alliance('greyjoy', 'stark');
  given.army('pyke', 'greyjoy-1');
  given.army('ashemark', 'lannister-3');
  given.turn('lannister', ['recruit', 'march']);
  given.dice('stark', ['whisper']);

  when('lannister').answers('place:recruit@march');
  when('lannister').answers('perform', 'ashemark', 'lannister-2');
  then.refused('lannister', 'pyke').because('final-unit-attacked', '10.1');
  when('lannister').answers('casterly-rock', 'lannister-2', 'ashemark');
  when('stark').answers('perform', 'greyjoy@winterfell', 'done');

  when('stark').answers('place:march@sail', 'skip', 'skip');
  when('lannister').answers('perform', 'ashemark', 'lannister-2');
  then.options('lannister').include('pyke');
});

scenario(
  'E95 the last token of an allied house is not handed over, an own unit is lost',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.army('winterfell', 'stark-1+eddard-stark+tully-1');
    given.army('white-harbor', 'lannister-3');
    given.hand('lannister', ['poisoning']);
    given.action('lannister', 'march');

    when('lannister').marches('white-harbor', 'lannister-3', 'winterfell');
    when('lannister').commits('poisoning');
    when('stark').commits('pass');
    then.options('stark').are(['stark', 'eddard-stark']);
    then.refused('stark', 'tully').because('not-an-option', '6.9');
    when('stark').answers('stark', 'the-rills');
    then.army('the-rills').is('eddard-stark+tully-1');
    then.allies('lannister', 'tully').is(0);
  },
);

scenario('E96 an unallied house beaten down to its final unit retreats with it', ({ given, when, then }) => {
  given.army('pyke', 'greyjoy-2');
  given.army('ashemark', 'lannister-3');
  given.hand('lannister', ['poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-3', 'pyke');
  when('lannister').commits('poisoning');
  when('lannister').answers('greyjoy'); // 6.9c
  then.allies('lannister', 'greyjoy').is(1);
  then.army('ashemark').is('greyjoy-1');
  then.army('pyke').is('lannister-3');
});

scenario('10.3 a final unit may be forced to retreat', ({ given, when, then }) => {
  given.army('pyke', 'greyjoy-2');
  given.army('ashemark', 'lannister-3');
  given.hand('lannister', ['poisoning']);
  given.deck('enlist-the-faceless-men');
  given.army('winterfell', 'stark-1'); // and Stark's own final unit may move
  given.turn('lannister', ['march', 'event']);

  when('lannister').answers(
    'place:march@sail',
    'skip',
    'perform',
    'ashemark',
    'lannister-3',
    'pyke',
    'poisoning',
  );
  then.army('ashemark').is('greyjoy-2');
  when('stark').marchesAndStops('winterfell', 'stark-1', 'the-rills');
  then.army('the-rills').is('stark-1');
});
