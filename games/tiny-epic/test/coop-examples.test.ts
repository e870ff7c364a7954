// Examples X70 to X80 and X95 to X98, and statements of §21 and §30: the cooperative game.

import { coopScenario } from './coop-table.ts';

coopScenario('X70 Ranger card 1', ({ given, then }) => {
  given.coop({
    rangers: ['ranger-1'],
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'three-eyed-raven' },
  });
  given.step('round');
  then.coop.up('thenn', ['dragon-glass']);
  then.coop.up('fist-of-the-first-men', ['three-eyed-raven']);
  then.coop.walkers('lands-of-always-winter', 'crasters-keep', 'storrolds-point');
  then.coop.nightKing('lands-of-always-winter');
});

coopScenario('X72 Evoke Terror', ({ given, then }) => {
  given.deck('a-crown-for-a-king');
  given.terror('lannister');
  then.coop.terror('tyrell', 1);
  then.coop.terrorWalkers(1);
});

coopScenario('X76 Alliance with the Throne', ({ given, then }) => {
  given.army('kings-landing', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.coop({
    allies: { arryn: 1, greyjoy: 1, tully: 1, tyrell: 1 },
    terror: { tyrell: 3, arryn: 2, greyjoy: 2, tully: 3 },
  });
  given.step('alliances');
  then.ally('arryn', 'treaty');
  then.ally('greyjoy', 'treaty');
  then.coop.terrified('tyrell', 'tully');
});

coopScenario('X77 Vendetta reaches the Terror Pool', ({ given, when, then }) => {
  given.coop({ gold: 4, terror: { arryn: 2 } });
  given.hand('lannister', ['vendetta']);
  given.action('lannister', 'event');
  when('lannister').plays('vendetta');
  when('lannister').answers('night-king:arryn', 'night-king:arryn');
  then.coop.terror('arryn', 0);
});

coopScenario('X80 The Night King beaten wins the game', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3+tully-3');
  given.alliance('tully', 'treaty' as never);
  given.army('the-rills', 'stark-2+eddard-stark');
  given.coop({ wall: false, glass: 3, steel: 5, nightKing: 'hornwood', score: 5, nightKingScore: 5 });
  given.deck('a-crown-for-a-king');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');
  when('stark').marches('winterfell', 'stark-3+tully-3', 'hornwood');
  when('stark').commits('kingslayer');
  then.wins(['lannister', 'stark'], 'night-king-beaten');
});

coopScenario(
  'X71, E105 A White Walker that is there already gives the Night King a point',
  ({ given, then }) => {
    given.coop({ rangers: ['ranger-1'], walkers: ['crasters-keep'] });
    given.step('round');
    then.coop.nightScore(1);
    then.coop.walkers('lands-of-always-winter', 'crasters-keep', 'storrolds-point');
  },
);

coopScenario('X74 Strength of the Night King', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3');
  given.army('the-rills', 'stark-1+eddard-stark');
  given.coop({
    wall: false,
    glass: 1,
    nightKing: 'hornwood',
    walkers: ['hornwood'],
    score: 6,
    nightKingScore: 5,
  });
  given.deck('enlist-the-faceless-men');
  given.hand('stark', []);
  given.action('stark', 'march');
  when('stark').marches('winterfell', 'stark-3', 'hornwood');
  when('stark').commits('pass');
  then.coop.enemyWithoutCard(3 + 6 + 13);
});

coopScenario(
  'E80, 21.29 With fewer points nobody enters the Night King’s domain',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-3');
    given.army('the-rills', 'stark-1+eddard-stark');
    given.coop({ wall: false, nightKing: 'hornwood', score: 4, nightKingScore: 5 });
    given.action('stark', 'march');
    when('stark').answers('perform', 'winterfell', 'stark-3');
    then.refused('stark', 'hornwood').because('night-king-too-strong', '21.9');
  },
);

coopScenario('X78, E75 Two own units and an allied one explore', ({ given, when, then }) => {
  given.alliance('tully', 'treaty' as never);
  given.army('ashemark', 'lannister-2+tully-1');
  given.army('riverrun', 'tully-2');
  given.army('casterly-rock', 'jaime-lannister');
  given.coop({ gold: 1, down: { ashemark: 'gold-2' } });
  given.explores('lannister', ['march', 'event']);
  when('lannister').answers('reveal:ashemark', 'take');
  then.coop.gold(3);
});

coopScenario('X98 A small army beats the Ice Dragon and leaves the Dragon Glass', ({ given, when, then }) => {
  given.army('castle-black', 'stark-2+eddard-stark');
  given.coop({ wall: false, nightKing: 'thenn', up: { 'storrolds-point': ['dragon-glass'] } });
  given.deck('a-crown-for-a-king'); // Retreat counts 0
  given.hand('stark', ['kingslayer']);
  given.coop({ gold: 9 });
  given.action('stark', 'march');
  when('stark').answers(
    'perform',
    'castle-black',
    'stark-1+eddard-stark',
    'storrolds-point',
    'stop',
    'kingslayer',
  );
  then.coop.score(1);
  then.coop.up('storrolds-point', ['dragon-glass']);
  then.coop.glass(0);
});

coopScenario('X79 A large one takes it', ({ given, when, then }) => {
  given.army('castle-black', 'stark-2+eddard-stark');
  given.coop({ wall: false, gold: 9, nightKing: 'thenn', up: { 'storrolds-point': ['dragon-glass'] } });
  given.deck('a-crown-for-a-king');
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');
  when('stark').answers(
    'perform',
    'castle-black',
    'stark-2+eddard-stark',
    'storrolds-point',
    'stop',
    'kingslayer',
  );
  then.coop.glass(1);
});
