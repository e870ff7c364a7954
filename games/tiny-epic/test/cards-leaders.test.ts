// Heroes whose army must have a Hero in it: Jaime, Theon, Tyrion.

import { onlyFinalUnits, starkRules } from './cards-tables.ts';
import { scenario } from './table.ts';

// Jaime Lannister

scenario('Jaime Lannister: a March with a Hero against a castle, +1', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.hand('lannister', ['dealmaking']);
  given.deck('spoils-of-war'); // 1 for the Tyrells
  given.action('lannister', 'event');

  when('lannister').plays('jaime-lannister', 'march', 'casterly-rock', 'lannister-2+jaime-lannister');
  when('lannister').answers('shield-islands', 'lannister-2+jaime-lannister', 'highgarden');
  then.options('lannister').are(['pass', 'dealmaking']); // his card is used already
  when('lannister').commits('dealmaking');
  then.lines('attacker').are('tokens 2', 'heroes 2', 'event 1', 'dealmaking 2');
  then.lines('defender').are('tokens 3', 'castle 1', 'spoils-of-war 1');
  when('lannister').answers('tyrell', 'old-town');

  then.castle('highgarden', 'lannister');
  then.score('lannister').is(1);
  then.faceUp('lannister').is(['jaime-lannister']);
  then.discard().is(['dealmaking', 'spoils-of-war']);
});

scenario('Jaime Lannister: against King’s Landing itself, +1', ({ given, when, then }) => {
  starkRules(given);
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.action('lannister', 'event');

  when('lannister').plays('jaime-lannister', 'march', 'ashemark', 'lannister-2+jaime-lannister');
  when('lannister').answers('kings-landing', 'pass');
  when('stark').answers('pass', 'stark');

  then.lines('attacker').are('tokens 2', 'heroes 2', 'event 1');
  then.lines('defender').are('tokens 2', 'throne 2');
  then.throne('lannister');
});

scenario(
  'Jaime Lannister: a fief brings no bonus, by Sail as little as by March',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.army('old-town', 'stark-2');
    given.action('lannister', 'event');

    when('lannister').plays('jaime-lannister', 'sail', 'casterly-rock', 'lannister-1+jaime-lannister');
    when('lannister').answers('old-town', 'pass');
    when('stark').answers('pass', 'stark', 'shield-islands');

    then.lines('attacker').are('tokens 1', 'heroes 2');
    then.lines('defender').are('tokens 2');
    then.army('casterly-rock').is('lannister-1');
  },
);

scenario('Jaime Lannister: the Hero belongs to the army from start to finish', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('shield-islands', 'lannister-1');
  given.action('lannister', 'event');

  when('lannister').plays('jaime-lannister', 'march');
  then.refused('lannister', 'shield-islands').because('no-legal-move', '27.6'); // nobody there leads
  when('lannister').answers('casterly-rock');
  then.options('lannister').are(['jaime-lannister', 'lannister-1+jaime-lannister']);
  when('lannister').answers('lannister-1+jaime-lannister', 'shield-islands');
  then.refused('lannister', 'stop').because('must-start-a-battle', '18.1');

  then.options('lannister').are([
    'jaime-lannister',
    'lannister-1+jaime-lannister',
    'lannister-2+jaime-lannister', // picked up on the way
  ]);
});

scenario('Jaime Lannister: another Hero you control may lead instead', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.army('ashemark', 'stark-2');
  given.army('winterfell', 'stark-2');
  given.action('lannister', 'event');

  when('lannister').plays('jaime-lannister', 'march', 'highgarden', 'tyrell-1+olenna-tyrell', 'ashemark');
  when('lannister').commits('pass');
  when('stark').answers('pass', 'stark', 'shield-islands');

  then.lines('attacker').are('tokens 1', 'heroes 2');
  then.army('ashemark').is('tyrell-1+olenna-tyrell');
  then.faceUp('lannister').is(['jaime-lannister']);
  then.hand('lannister').is(['olenna-tyrell']);
});

scenario('Jaime Lannister: lost in his own battle, his card lies on the mat', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('shield-islands', 'stark-3');
  given.gold('lannister', 3);
  given.action('lannister', 'event');

  when('lannister').plays(
    'jaime-lannister',
    'march',
    'casterly-rock',
    'jaime-lannister',
    'shield-islands',
    'pass',
  );
  when('stark').commits('pass');
  when('lannister').loses('jaime-lannister');

  then.faceUp('lannister').is([]);
  then.hand('lannister').is([]);
  then.gold('lannister').is(5); // 9.2
  then.score('lannister').is(1);
});

scenario('Jaime Lannister: nobody within a March or a Sail of a Hero', ({ given, when, then }) => {
  given.army('castle-black', 'jaime-lannister'); // NE
  given.army('casterly-rock', 'lannister-2'); // neighbours of Pyke and Riverrun, but without a Hero
  given.army('the-eyrie', 'arryn-1');
  given.army('blackhaven', 'stark-1');
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'jaime-lannister').because('prerequisite-missing', '4.6.1');
});

// Theon Greyjoy

scenario('Theon Greyjoy: a castle gained brings a Plot Card', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.leader('greyjoy', 'theon-greyjoy');
  given.army('pyke', 'greyjoy-2+theon-greyjoy');
  given.hand('greyjoy', ['poisoning']);
  given.deck('spoils-of-war', 'lone-wolf'); // the Tullys' card, then Theon's
  given.action('greyjoy', 'event');

  when('greyjoy').plays('theon-greyjoy', 'march', 'pyke', 'greyjoy-2+theon-greyjoy', 'riverrun', 'poisoning');
  then.lines('attacker').are('tokens 2', 'heroes 2', 'poisoning 5'); // no bonus
  when('greyjoy').answers('tully', 'three-sisters');

  then.castle('riverrun', 'greyjoy');
  then.hand('greyjoy').is(['lone-wolf']);
  then.faceUp('greyjoy').is(['theon-greyjoy']);
});

scenario('Theon Greyjoy: also a castle that a Retreat left to him, by Sail', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.leader('greyjoy', 'theon-greyjoy');
  given.army('pyke', 'greyjoy-2+theon-greyjoy');
  given.deck('drain-the-coffers', 'lone-wolf');
  given.action('greyjoy', 'event');

  when('greyjoy').plays('theon-greyjoy', 'sail', 'pyke', 'greyjoy-2+theon-greyjoy', 'highgarden', 'pass');
  when('greyjoy').retreatsTo('shield-islands');

  then.notTold('battle.decided');
  then.castle('highgarden', 'greyjoy');
  then.hand('greyjoy').is(['lone-wolf']);
});

scenario('Theon Greyjoy: a fief brings none', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.leader('greyjoy', 'theon-greyjoy');
  given.army('pyke', 'greyjoy-2+theon-greyjoy');
  given.army('ashemark', 'stark-2');
  given.action('greyjoy', 'event');

  when('greyjoy').plays('theon-greyjoy', 'march', 'pyke', 'greyjoy-2+theon-greyjoy', 'ashemark', 'pass');
  when('stark').answers('pass', 'stark', 'shield-islands');

  then.controls('greyjoy', 'ashemark');
  then.hand('greyjoy').is([]);
});

scenario('Theon Greyjoy: a lost battle for a castle brings none', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.leader('greyjoy', 'theon-greyjoy');
  given.army('pyke', 'greyjoy-2+theon-greyjoy');
  given.gold('greyjoy', 3);
  given.deck('poisoning');
  given.action('greyjoy', 'event');

  when('greyjoy').plays('theon-greyjoy', 'march', 'pyke', 'greyjoy-1+theon-greyjoy', 'riverrun', 'pass');
  when('greyjoy').loses('theon-greyjoy');

  then.castle('riverrun', undefined);
  then.hand('greyjoy').is([]);
});

scenario('Theon Greyjoy: never more than 4 Plot Cards', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.leader('greyjoy', 'theon-greyjoy');
  given.army('pyke', 'greyjoy-2+theon-greyjoy');
  given.hand('greyjoy', ['poisoning', 'vendetta', 'lone-wolf', 'dealmaking']);
  given.deck('drain-the-coffers');
  given.action('greyjoy', 'event');

  when('greyjoy').plays('theon-greyjoy', 'march', 'pyke', 'greyjoy-2+theon-greyjoy', 'riverrun', 'pass');
  when('greyjoy').retreatsTo('flints-finger');

  then.castle('riverrun', 'greyjoy');
  then.hand('greyjoy').is(['poisoning', 'vendetta', 'lone-wolf', 'dealmaking']);
  then.notTold('cards.drawn');
});

scenario('Theon Greyjoy: nobody there who may be attacked', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.leader('greyjoy', 'theon-greyjoy');
  onlyFinalUnits(given);
  given.army('casterly-rock', 'lannister-1');
  given.army('pyke', 'greyjoy-2+theon-greyjoy');
  given.hand('greyjoy', ['spoils-of-war']);
  given.action('greyjoy', 'event');

  when('greyjoy').performs();

  then.refused('greyjoy', 'theon-greyjoy').because('prerequisite-missing', '4.6.1');
});

// Tyrion Lannister

scenario('Tyrion Lannister: 3 gold for a victory, before a castle cuts them', ({ given, when, then }) => {
  given.leader('lannister', 'tyrion-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-2+tyrion-lannister');
  given.gold('lannister', 5);
  given.hand('lannister', ['poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'event');

  when('lannister').plays('tyrion-lannister', 'march', 'ashemark', 'lannister-2+tyrion-lannister');
  when('lannister').answers('pyke', 'poisoning');
  then.lines('attacker').are('tokens 2', 'heroes 2', 'poisoning 5'); // no bonus
  then.gold('lannister').is(8); // 26.9: with the victory
  when('lannister').loses('greyjoy');

  then.castle('pyke', 'lannister');
  then.gold('lannister').is(7); // 26.12: with the castle
  then.faceUp('lannister').is(['tyrion-lannister']);
});

scenario('Tyrion Lannister: by Sail too, against a player', ({ given, when, then }) => {
  given.leader('lannister', 'tyrion-lannister');
  given.army('casterly-rock', 'lannister-2+tyrion-lannister');
  given.army('old-town', 'stark-2');
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('tyrion-lannister', 'sail', 'casterly-rock', 'lannister-2+tyrion-lannister');
  when('lannister').answers('old-town', 'pass');
  when('stark').answers('pass', 'stark', 'shield-islands');

  then.gold('lannister').is(4);
  then.score('lannister').is(1);
});

scenario('Tyrion Lannister: nothing for a defeat', ({ given, when, then }) => {
  given.leader('lannister', 'tyrion-lannister');
  given.army('casterly-rock', 'lannister-2+tyrion-lannister');
  given.army('shield-islands', 'stark-3');
  given.gold('lannister', 1);
  given.action('lannister', 'event');

  when('lannister').plays('tyrion-lannister', 'march', 'casterly-rock', 'lannister-1+tyrion-lannister');
  when('lannister').answers('shield-islands', 'pass');
  when('stark').commits('pass');
  when('lannister').loses('lannister'); // space 2: a card

  then.gold('lannister').is(1);
});

scenario('Tyrion Lannister: nothing for a domain left to him', ({ given, when, then }) => {
  given.leader('lannister', 'tyrion-lannister');
  given.army('casterly-rock', 'lannister-2+tyrion-lannister');
  given.army('shield-islands', 'stark-2');
  given.gold('lannister', 1);
  given.hand('stark', ['drain-the-coffers']);
  given.action('lannister', 'event');

  when('lannister').plays('tyrion-lannister', 'march', 'casterly-rock', 'lannister-2+tyrion-lannister');
  when('lannister').answers('shield-islands', 'pass');
  when('stark').answers('drain-the-coffers', 'retreat', 'old-town');

  then.controls('lannister', 'shield-islands');
  then.gold('lannister').is(1);
  then.score('lannister').is(0);
});

scenario('Tyrion Lannister: an army without a Hero cannot be led', ({ given, when, then }) => {
  given.leader('lannister', 'tyrion-lannister');
  given.army('casterly-rock', 'lannister-1+tyrion-lannister');
  given.army('shield-islands', 'stark-2');
  given.action('lannister', 'event');

  when('lannister').plays('tyrion-lannister', 'march', 'casterly-rock');

  then.options('lannister').are(['tyrion-lannister', 'lannister-1+tyrion-lannister']);
});

scenario('Tyrion Lannister: nobody there who may be attacked', ({ given, when, then }) => {
  given.leader('lannister', 'tyrion-lannister');
  onlyFinalUnits(given);
  given.army('pyke', 'greyjoy-1');
  given.army('casterly-rock', 'lannister-2+tyrion-lannister');
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'tyrion-lannister').because('prerequisite-missing', '4.6.1');
});
