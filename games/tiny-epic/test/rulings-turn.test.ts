// §1.8, §2, §3, §17 and §25: first player, turns, follows and bottom dice.

import { scenario } from './table.ts';

scenario(
  '2.6 bottom dice: the left one, then the right one, each in player order',
  ({ given, when, then }) => {
    given.handOfTheKing('stark');
    given.bottom('whisper', 'recruit');
    given.step('bottomDice');

    then.offered('stark', 'whisper', 'bottom');
    then.options('stark').are(['perform', 'skip']);
    when('stark').skips();
    then.offered('lannister', 'whisper', 'bottom');
    when('lannister').whispers();
    then.offered('stark', 'recruit', 'bottom');
    when('stark').recruits('stark@winterfell');
    then.offered('lannister', 'recruit', 'bottom');
    when('lannister').skips();
    then.round(2); // once each, and no optional action
  },
);

scenario('2.6, 17.3 dice abilities cannot change bottom dice', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.gold('lannister', 5);
  given.bottom('whisper');
  given.step('bottomDice');

  then.refused('lannister', 'lannister:whisper>event').because('not-an-option', '3.8');
  then.refused('lannister', 'arryn:whisper>march').because('not-an-option', '3.8');
});

scenario(
  'E21 followers act clockwise from the active player, and what earlier ones did counts',
  ({ given, when, then }) => {
    given.players(['martell', 'lannister', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.allies('lannister', { greyjoy: 5 }); // one token is left in the pool
    given.hand('stark', ['faith-militant-returns']);
    given.hand('martell', ['assault-by-sea']); // Greyjoy shields both
    given.turn('lannister', ['plot', 'march']);

    when('lannister').places('plot', 'sail');
    when('lannister').skips();
    when('lannister').skips();
    then.offered('stark', 'plot', 'follow');
    when('stark').plots('faith-militant-returns', 'greyjoy:take:greyjoy');
    then.offered('martell', 'plot', 'follow');
    when('martell').answers('perform', 'assault-by-sea');
    then.options('martell').are(['greyjoy:return:greyjoy:lannister', 'greyjoy:return:greyjoy:stark']);
  },
);

scenario('E22 a follower may start a battle against the active player', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('shield-islands', 'stark-2');
  given.turn('lannister', ['march', 'plot']);

  when('lannister').places('march', 'sail');
  when('lannister').answers('skip', 'skip');
  when('stark').marches('shield-islands', 'stark-2', 'casterly-rock');
  then.told('battle.started', { attacker: 'stark', defender: 'lannister' });
});

scenario('E66 a die may be placed without performing anything', ({ given, when, then }) => {
  given.dice('stark', ['whisper']);
  given.turn('lannister', ['march', 'plot']);

  when('lannister').places('march', 'recruit');
  when('lannister').answers('skip', 'skip');
  when('stark').skips();
  then.dice('stark').is(['whisper', 'plot']); // 3.6
  then.refused('stark', 'place:plot@recruit').because('slot-covered', '3.2');
});

scenario(
  'E67 there is always an open slot: four players cover three before the last turn',
  ({ given, when, then }) => {
    given.players(['lannister', 'stark', 'martell', 'baratheon'], ['tyrell', 'tully', 'greyjoy']);
    given.rolls('plot', 'plot', 'plot', 'plot', 'plot');
    given.step('round');

    when('baratheon').answers('plot');
    when('martell').answers('plot');
    when('stark').answers('plot');
    for (const [seat, slot] of [
      ['lannister', 'recruit'],
      ['stark', 'march'],
      ['martell', 'sail'],
    ] as const) {
      when(seat).places('plot', slot);
      when(seat).answers('skip', 'skip');
      const others = ['lannister', 'stark', 'martell', 'baratheon'];
      const at = others.indexOf(seat);
      for (const other of [...others.slice(at + 1), ...others.slice(0, at)]) when(other).skips();
    }
    then.options('baratheon').include('place:plot@whisper', 'place:plot@plot', 'place:plot@event');
    then.refused('baratheon', 'place:plot@recruit').because('slot-covered', '3.2');
    then.refused('baratheon', 'place:plot@march').because('slot-covered', '3.2');
    then.refused('baratheon', 'place:plot@sail').because('slot-covered', '3.2');
  },
);

scenario('E68 a dice ability may change the die that is passed on', ({ given, when, then }) => {
  given.dice('stark', ['whisper']);
  given.turn('lannister', ['march', 'plot']);

  when('lannister').answers('lannister:plot>event');
  then.dice('lannister').is(['march', 'event']);
  when('lannister').places('march', 'recruit');
  when('lannister').answers('skip', 'skip');
  when('stark').skips();
  then.dice('stark').is(['whisper', 'event']);
});

scenario('17.1 each ability once per turn; 17.2 combined also on the same die', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.alliance('tyrell', 'lannister');
  given.gold('lannister', 2);
  given.turn('lannister', ['march', 'plot']);

  when('lannister').answers('tyrell:march>whisper', 'arryn:whisper>sail');
  then.gold('lannister').is(0);
  then.dice('lannister').is(['sail', 'plot']);
  then.refused('lannister', 'arryn:sail>march').because('not-an-option', '3.2'); // used
  then.refused('lannister', 'tyrell:plot>whisper').because('not-an-option', '3.2');
  then.options('lannister').include('lannister:plot>event');
});

scenario('17.4 Arryn’s ability costs 2 gold', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.gold('lannister', 1);
  given.turn('lannister', ['march', 'plot']);

  then.refused('lannister', 'arryn:march>sail').because('not-enough-gold', '5.1');
});

scenario('2.7 the die left over after the last turn is not used', ({ given, when, then }) => {
  given.dice('lannister', []);
  given.turn('stark', ['march', 'plot']);

  when('stark').places('march', 'recruit');
  when('stark').answers('skip', 'skip');
  when('lannister').skips();
  then.dice('stark').is([]);
  then.dice('lannister').is([]);
  then.round(2);
});

scenario('4.1.1 a Hero counts as one of the two units of a Recruit', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1');
  given.gold('lannister', 8);
  given.action('lannister', 'recruit');

  when('lannister').recruits('jaime-lannister@ashemark', 'lannister@ashemark');
  then.army('ashemark').is('lannister-2+jaime-lannister');
  then.asked('lannister', 'turn.placeDie'); // no third unit, though there is gold
  then.gold('lannister').is(4);
});
