// §20.2-20.6, §20.16, §29.9: your turns, the Rival's turns, and the end of the round.

import { scenario } from './solo-table.ts';

scenario(
  '20.3, 29.9 you, the Rival, you, the Rival; alliances, taxes, coins, cull',
  ({ given, when, then }) => {
    given.allies('lannister', { tully: 3 });
    given.deck('vendetta', 'lone-wolf', 'spoils-of-war');
    given.rivalDeck(1, 2);
    given.personTurn(['whisper', 'whisper', 'event']);
    given.rolls('plot', 'recruit', 'march', 'march', 'march');
    when('lannister').places('whisper', 'recruit');
    when('lannister').answers('skip', 'skip');
    // Rival Card 1, plot: the special action of its Event, then the Plot
    then.tellings('rival.rolled').are({ die: 'plot', slot: 1 });
    when('lannister', 'rivalToken.choose').answers('tully'); // Stark's own shield, and no ally
    when('lannister', 'action.perform').answers('skip');
    when('lannister').places('whisper', 'plot');
    when('lannister').answers('skip', 'skip');
    // Rival Card 2, recruit: a Plot, then the Recruit
    then.tellings('rival.rolled').are({ die: 'plot', slot: 1 }, { die: 'recruit', slot: 2 });
    when('lannister', 'rivalToken.choose').answers('greyjoy', 'tully');
    when('lannister', 'rivalRecruit.chooseDomain').answers('winterfell');
    when('lannister', 'action.perform').answers('skip');
    then.happened('die.placed', 'rival.card', 'die.placed', 'rival.card', 'alliances.counted');
    then.happened('alliances.counted', 'gold.gained', 'rival.coins', 'ally-token.returned', 'round.ended');
    then.holds('the first card has left the game', (w) => w.rival!.gone.join() === 'rival-01');
    then.ally('tully', 'lannister'); // 20.20
    then.round(2);
    then.dice('lannister').is(['march', 'march', 'march']);
    then.asked('lannister', 'turn.placeDie');
  },
);

scenario(
  '20.4 one of all three dice, changed by abilities as usual, once a turn',
  ({ given, when, then }) => {
    given.personTurn(['march', 'plot', 'sail']);
    then
      .options('lannister')
      .include('lannister:march>event', 'lannister:plot>event', 'lannister:sail>event');
    when('lannister').answers('lannister:sail>event');
    then.dice('lannister').is(['event', 'march', 'plot']);
    then.options('lannister').include('place:march@sail', 'place:plot@sail', 'place:event@sail');
    then.options('lannister').exclude('lannister:march>event', 'lannister:plot>event');
  },
);

scenario('20.4 Martell rolls one, two or all three of its dice again', ({ given, when, then }) => {
  given.person('martell');
  given.personTurn(['march', 'plot', 'plot']);
  given.rolls('sail', 'event');
  then
    .options('martell')
    .include(
      ...['martell:reroll:march', 'martell:reroll:plot', 'martell:reroll:march+plot'],
      ...['martell:reroll:plot+plot', 'martell:reroll:march+plot+plot'],
    );
  when('martell').answers('martell:reroll:plot+plot');
  then.dice('martell').is(['event', 'march', 'sail']);
});

scenario('20.4 the Rival never follows, and the third die stays unused', ({ given, when, then }) => {
  given.personTurn(['whisper', 'recruit']);
  given.rivalDeck(2);
  given.rolls('march', 'march', 'march', 'march');
  when('lannister').places('recruit', 'event');
  when('lannister').answers('skip', 'skip');
  then.notTold('die.passed');
  then.tellings('rival.action').are({ as: 'first' }, { as: 'second' });
  when('lannister').answers('hornwood', 'skip'); // Winterfell is its own
  then.round(2);
  then.dice('lannister').is(['march', 'march', 'march']);
});

scenario('20.4 the optional action comes before that of the die', ({ given, when, then }) => {
  given.personTurn(['whisper', 'recruit', 'march']);
  when('lannister').places('march', 'recruit');
  then.offered('lannister', 'recruit', 'slot');
  when('lannister').skips();
  then.offered('lannister', 'march', 'die');
});

scenario('20.5 coins block two slots, four are open', ({ given, then }) => {
  given.coins('march', 'event');
  given.personTurn(['plot', 'plot', 'plot']);
  then.refused('lannister', 'place:plot@march').because('slot-blocked', '20.5');
  then.refused('lannister', 'place:plot@event').because('slot-blocked', '20.5');
  then
    .options('lannister')
    .are([
      ...['place:plot@recruit', 'place:plot@sail', 'place:plot@whisper', 'place:plot@plot'],
      'lannister:plot>event',
    ]);
});

scenario('20.5, 20.16 coins of the round before last are gone', ({ given, when, then }) => {
  given.coins('march', 'event');
  given.slots({ plot: 'sail', whisper: 'sail' });
  given.round(2);
  given.step('layCoins');
  given.rolls('march', 'march', 'march');
  then.refused('lannister', 'place:march@plot').because('slot-blocked', '20.5');
  then.refused('lannister', 'place:march@whisper').because('slot-blocked', '20.5');
  when('lannister').places('march', 'event');
  then.told('rival.coins', { slots: ['whisper', 'plot'] });
});

scenario('E103, 20.6 a follow needs neither die nor slot, blocked or not', ({ given, when, then }) => {
  given.coins('whisper', 'event');
  given.rivalActs('whisper', 2);
  then.offered('lannister', 'whisper', 'follow');
  when('lannister').whispers();
  then.dice('lannister').is(['whisper', 'whisper']);
  then.holds('no slot is taken', (w) => Object.keys(w.slots).length === 0);
  then.told('action.performed', { seat: 'lannister', action: 'whisper', as: 'follow' });
  then.cards('lannister').is(5);
});

scenario('20.6 a follow of an Event is an Event of yours', ({ given, when, then }) => {
  given.hand('lannister', ['spoils-of-war']);
  given.gold('lannister', 0);
  given.rivalActs('event', 2);
  when('lannister').plays('spoils-of-war');
  then.gold('lannister').is(6);
});

scenario('20.6 its first action is never followed', ({ given, when, then }) => {
  given.rivalTurn('whisper', 1);
  when('lannister', 'rivalMove.chooseTarget').answers('white-harbor');
  then.offered('lannister', 'whisper', 'follow');
  when('lannister').skips();
  then.asked('lannister', 'turn.placeDie');
});

scenario(
  '20.6, 29.1 its dice lie left, then right; the card before leaves the game',
  ({ given, when, then }) => {
    given.round(2);
    given.rivalCards({ card: 'rival-05', gone: ['rival-03', 'rival-07'], dice: ['plot'] });
    given.dice('lannister', ['whisper']);
    given.rivalTurn('whisper', 1);
    then.told('rival.rolled', { die: 'whisper', slot: 2 });
    when('lannister').answers('white-harbor');
    then.shows('spectator', { rival: { card: 'rival-01', gone: ['rival-03', 'rival-07', 'rival-05'] } });
    then.doesNotSee('lannister', 'rival-02', 'rival-04', 'rival-12');
  },
);

scenario('20.2 your own castles do not limit your gold', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('highgarden', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('old-town', 'tyrell-3');
  given.gold('lannister', 8);
  given.action('lannister', 'march');
  when('lannister').marchesAndStops('highgarden', 'lannister-1', 'the-reach');
  then.castles('lannister').is(3);
  then.goldMaximum('lannister').is(8);
  then.gold('lannister').is(8);
});

scenario(
  'E102, 20.2 you take its home: a castle leaves your track, gold comes by itself',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-1');
    given.army('last-hearth', 'eddard-stark');
    given.army('hornwood', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.gold('lannister', 8);
    given.deck('spoils-of-war');
    given.action('lannister', 'march');
    when('lannister').marches('hornwood', 'lannister-2', 'winterfell');
    when('lannister').commits('jaime-lannister');
    when('lannister').loses('stark');
    then.castles('stark').is(0);
    then.goldMaximum('lannister').is(9);
    then.gold('lannister').is(8);
  },
);

scenario('E73 with ten castles your gold is 0, not less', ({ given, when, then }) => {
  const castles = [
    'castle-black',
    'pyke',
    'dragonstone',
    'starfall',
    'the-reach',
    'storms-end',
    'sunspear',
  ] as const;
  given.army('ashemark', 'greyjoy-3');
  for (const at of castles) given.army(at, 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.alliance('tully', 'stark');
  given.alliance('arryn', 'stark');
  given.rivalActs('march', 1);
  then.castles('stark').is(10);
  then.goldMaximum('lannister').is(0);
  when('lannister').answers('white-harbor', 'skip');
  then.gold('lannister').is(0);
});

scenario('20.16 taxes are yours alone', ({ given, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('white-harbor', 'stark-1');
  given.army('ashemark', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.gold('lannister', 0);
  given.step('taxes');
  given.rolls('march', 'march', 'march');
  then.gold('lannister').is(2); // one gold space, one fief
  then.cards('lannister').is(2); // one card space
  then.gold('stark').is(0);
  then.cards('stark').is(0);
  then.tellings('gold.gained').are({ seat: 'lannister', gold: 2 });
});

scenario('20.16 the cull leaves each of you two tokens of a house', ({ given, then }) => {
  given.allies('lannister', { tully: 3 });
  given.allies('stark', { tully: 1, greyjoy: 4 });
  given.step('cull');
  given.rolls('march', 'march', 'march');
  then.allies('lannister', 'tully').is(2);
  then.allies('stark', 'tully').is(1);
  then.allies('stark', 'greyjoy').is(2);
});

scenario('20.16 the Rival’s dice come back, your Hero Card too', ({ given, then }) => {
  given.rivalCards({ dice: ['march', 'plot'] });
  given.faceUp('lannister', ['jaime-lannister']);
  given.step('layCoins');
  given.rolls('march', 'march', 'march');
  then.holds('no die before the Rival', (w) => w.rival!.dice.length === 0);
  then.hand('lannister').is(['jaime-lannister']);
});
