// Plot Cards that lead an army into a battle (§18.1, §18.2): Forced March, Assault by Sea, Crushing Siege, Press into
// Battle.

import { onlyFinalUnits, starkRules } from './cards-tables.ts';
import { scenario } from './table.ts';

// Forced March

scenario('Forced March: up to 4 domains away, over whatever lies between, +2', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('winterfell', 'stark-2'); // by Ashemark, hostile Riverrun and Flint's Finger
  given.hand('lannister', ['forced-march']);
  given.action('lannister', 'event');

  when('lannister').plays('forced-march', 'casterly-rock', 'lannister-3', 'winterfell', 'pass');
  when('stark').answers('pass', 'stark', 'hornwood');

  then.lines('attacker').are('tokens 3', 'event 2');
  then.lines('defender').are('tokens 2', 'castle 1');
  then.army('winterfell').is('lannister-3');
  then.castle('winterfell', 'lannister');
  then.castle('casterly-rock', undefined); // everybody left it
  then.score('lannister').is(1);
  then.discard().is(['forced-march']);
});

scenario('Forced March: the fifth domain is too far', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('winterfell', 'stark-2');
  given.army('hornwood', 'stark-2');
  given.hand('lannister', ['forced-march']);
  given.action('lannister', 'event');

  when('lannister').plays('forced-march', 'casterly-rock', 'lannister-1');

  then.refused('lannister', 'hornwood').because('too-far', '4.2.1');
  then.options('lannister').are(['winterfell', 'highgarden', 'riverrun', 'pyke', 'the-eyrie']);
});

scenario('Forced March: it must come to a battle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('old-town', 'lannister-1');
  given.hand('lannister', ['forced-march']);
  given.action('lannister', 'event');

  when('lannister').plays('forced-march', 'casterly-rock', 'lannister-1');

  then.refused('lannister', 'ashemark').because('must-start-a-battle', '18.1');
  then.refused('lannister', 'old-town').because('must-start-a-battle', '18.1'); // one's own
});

scenario('Forced March: King’s Landing still needs three castles', ({ given, when, then }) => {
  starkRules(given);
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['forced-march']);
  given.action('lannister', 'event');

  when('lannister').plays('forced-march', 'casterly-rock', 'lannister-1');

  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario('Forced March: a lost battle is a lost battle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'stark-2+eddard-stark');
  given.hand('lannister', ['forced-march']);
  given.action('lannister', 'event');

  when('lannister').plays('forced-march', 'casterly-rock', 'lannister-2', 'ashemark', 'pass');
  when('stark').commits('pass');
  then.lines('attacker').are('tokens 2', 'event 2'); // a tie
  when('lannister').loses('lannister');

  then.army('casterly-rock').is('lannister-2');
  then.score('stark').is(1);
  then.score('lannister').is(0);
  then.discard().is(['forced-march']);
});

scenario('Forced March: nobody hostile within 4 domains', ({ given, when, then }) => {
  given.army('sunspear', 'lannister-2');
  given.army('three-sisters', 'arryn-3');
  given.army('flints-finger', 'greyjoy-3');
  given.army('white-harbor', 'tully-3');
  given.army('hornwood', 'tyrell-3');
  given.hand('lannister', ['forced-march', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'forced-march').because('prerequisite-missing', '4.6.1');
});

scenario('Forced March: nobody who may attack', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1'); // the last of the house
  given.hand('lannister', ['forced-march', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'forced-march').because('prerequisite-missing', '4.6.1');
});

// Assault by Sea

scenario('Assault by Sea: any hostile domain anywhere, +1', ({ given, when, then }) => {
  given.army('sunspear', 'lannister-2+jaime-lannister');
  given.army('castle-black', 'stark-3');
  given.hand('lannister', ['assault-by-sea']);
  given.action('lannister', 'event');

  when('lannister').plays(
    'assault-by-sea',
    'sunspear',
    'lannister-2+jaime-lannister',
    'castle-black',
    'pass',
  );
  when('stark').answers('pass', 'stark', 'shadow-tower');

  then.lines('attacker').are('tokens 2', 'heroes 2', 'event 1');
  then.lines('defender').are('tokens 3', 'castle 1');
  then.army('castle-black').is('lannister-2+jaime-lannister');
  then.score('lannister').is(1);
  then.discard().is(['assault-by-sea']);
});

scenario(
  'Assault by Sea: units of one domain only, a neighbour may be the target',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-1');
    given.army('old-town', 'lannister-1');
    given.army('ashemark', 'stark-2'); // on the same Map Card
    given.hand('lannister', ['assault-by-sea']);
    given.action('lannister', 'event');

    when('lannister').plays('assault-by-sea');
    then.options('lannister').are(['casterly-rock', 'old-town']);
    when('lannister').answers('casterly-rock');
    then.options('lannister').are(['lannister-1']);
    when('lannister').answers('lannister-1', 'ashemark', 'pass');
    when('stark').commits('pass');

    then.lines('attacker').are('tokens 1', 'event 1');
    then.lines('defender').are('tokens 2');
    then.told('battle.decided', { winner: 'stark' }); // a tie
  },
);

scenario('Assault by Sea: on another player’s ally, together with one’s own', ({ given, when, then }) => {
  given.alliance('tyrell', 'stark');
  given.alliance('arryn', 'lannister');
  given.army('the-eyrie', 'arryn-3+lannister-2');
  given.hand('lannister', ['assault-by-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('assault-by-sea', 'the-eyrie', 'arryn-3+lannister-1', 'highgarden', 'pass');
  when('stark').answers('pass', 'tyrell', 'old-town');

  then.lines('attacker').are('tokens 4', 'event 1');
  then.allies('lannister', 'tyrell').is(1);
  then.army('old-town').is('tyrell-2');
  then.army('highgarden').is('arryn-3+lannister-1');
});

scenario('Assault by Sea: nobody there who may be attacked', ({ given, when, then }) => {
  onlyFinalUnits(given);
  given.army('pyke', 'greyjoy-1');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['assault-by-sea', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'assault-by-sea').because('prerequisite-missing', '4.6.1');
});

// Crushing Siege

scenario('Crushing Siege: a March into a castle domain, +3', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.hand('lannister', ['crushing-siege']);
  given.deck('spoils-of-war'); // 1 for the Tyrells
  given.action('lannister', 'event');

  when('lannister').plays('crushing-siege', 'casterly-rock', 'lannister-3', 'shield-islands');
  when('lannister').answers('lannister-3', 'highgarden', 'pass');
  then.lines('attacker').are('tokens 3', 'event 3');
  then.lines('defender').are('tokens 3', 'castle 1', 'spoils-of-war 1');
  when('lannister').loses('tyrell');
  when('lannister').retreatsTo('old-town'); // 7.3: the winner chooses for an unallied house

  then.castle('highgarden', 'lannister');
  then.score('lannister').is(1);
  then.allies('lannister', 'tyrell').is(1);
  then.discard().is(['crushing-siege', 'spoils-of-war']);
});

scenario('Crushing Siege: or into King’s Landing', ({ given, when, then }) => {
  starkRules(given);
  given.army('ashemark', 'lannister-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.hand('lannister', ['crushing-siege']);
  given.action('lannister', 'event');

  when('lannister').plays('crushing-siege', 'ashemark', 'lannister-3', 'kings-landing', 'pass');
  when('stark').answers('pass', 'stark');

  then.lines('attacker').are('tokens 3', 'event 3');
  then.lines('defender').are('tokens 2', 'throne 2');
  then.throne('lannister');
});

scenario('Crushing Siege: where three castles are needed as ever', ({ given, when, then }) => {
  starkRules(given);
  given.army('ashemark', 'lannister-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.hand('lannister', ['crushing-siege']);
  given.action('lannister', 'event');

  when('lannister').plays('crushing-siege', 'ashemark', 'lannister-3');

  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
  then.options('lannister').include('highgarden', 'pyke', 'riverrun');
});

scenario('Crushing Siege: a fief cannot be besieged', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('shield-islands', 'stark-2');
  given.hand('lannister', ['crushing-siege']);
  given.action('lannister', 'event');

  when('lannister').plays('crushing-siege', 'casterly-rock', 'lannister-2');
  then.refused('lannister', 'shield-islands').because('wrong-kind-of-target', '18.1');
  when('lannister').answers('ashemark');
  then.refused('lannister', 'stop').because('must-start-a-battle', '18.1');
  when('lannister').answers('lannister-2');

  then.options('lannister').are(['highgarden', 'pyke', 'riverrun']);
});

scenario('Crushing Siege: no castle within a March, though one within a Sail', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('ashemark', 'stark-2'); // a fief, and in the way
  given.army('winterfell', 'stark-2');
  given.army('old-town', 'tyrell-3');
  given.hand('lannister', ['crushing-siege', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'crushing-siege').because('prerequisite-missing', '4.6.1');
});

// Press into Battle

scenario(
  'Press into Battle: the usual token, and another one out of the Token Pool',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('ashemark', 'greyjoy-2');
    given.army('pyke', 'greyjoy-1');
    given.hand('lannister', ['press-into-battle', 'dealmaking']);
    given.deck('spoils-of-war');
    given.action('lannister', 'event');
    then.pool('greyjoy').is(6);

    when('lannister').plays('press-into-battle', 'march', 'casterly-rock', 'lannister-3', 'ashemark');
    when('lannister').commits('dealmaking');
    then.lines('attacker').are('tokens 3', 'dealmaking 2'); // no bonus
    when('lannister').loses('greyjoy');

    then.allies('lannister', 'greyjoy').is(2);
    then.pool('greyjoy').is(5);
    then.tellings('ally-token.captured').are({ seat: 'lannister', house: 'greyjoy' });
    then.tellings('ally-token.taken').are({ seat: 'lannister', house: 'greyjoy', count: 1 });
    then.score('lannister').is(1);
    then.army('pyke').is('greyjoy-2');
    then.discard().is(['press-into-battle', 'dealmaking', 'spoils-of-war']);
  },
);

scenario('Press into Battle: or by a Sail', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.hand('lannister', ['press-into-battle', 'poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'event');

  when('lannister').plays('press-into-battle');
  then.options('lannister').are(['march', 'sail']);
  when('lannister').answers('sail', 'casterly-rock', 'lannister-3', 'highgarden', 'poisoning', 'tyrell');
  when('lannister').retreatsTo('old-town');

  then.army('highgarden').is('lannister-3');
  then.allies('lannister', 'tyrell').is(2);
});

scenario('Press into Battle: an empty Token Pool has no other one', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'greyjoy-2');
  given.army('pyke', 'greyjoy-1');
  given.allies('stark', { greyjoy: 6 });
  given.hand('lannister', ['press-into-battle', 'poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'event');

  when('lannister').plays('press-into-battle', 'march', 'casterly-rock', 'lannister-3', 'ashemark');
  when('lannister').answers('poisoning', 'greyjoy');

  then.allies('lannister', 'greyjoy').is(1);
  then.notTold('ally-token.taken');
});

scenario('Press into Battle: no victory, no token', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'greyjoy-2');
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['press-into-battle']);
  given.deck('spoils-of-war');
  given.action('lannister', 'event');

  when('lannister').plays('press-into-battle', 'march', 'casterly-rock', 'lannister-2', 'ashemark', 'pass');
  when('lannister').loses('lannister');

  then.told('battle.decided', { winner: 'greyjoy' });
  then.allies('lannister', 'greyjoy').is(0);
  then.pool('greyjoy').is(6);
});

scenario('Press into Battle: nor if the house runs away', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'greyjoy-2');
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['press-into-battle']);
  given.deck('drain-the-coffers'); // Retreat
  given.action('lannister', 'event');

  when('lannister').plays('press-into-battle', 'march', 'casterly-rock', 'lannister-2', 'ashemark', 'pass');

  then.army('pyke').is('greyjoy-3');
  then.army('ashemark').is('lannister-2');
  then.pool('greyjoy').is(6);
  then.score('lannister').is(0);
});

scenario('Press into Battle: neither a player nor a player’s ally', ({ given, when, then }) => {
  given.alliance('tyrell', 'stark');
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'stark-2'); // so that no March leads anywhere
  given.army('starfall', 'stark-2');
  given.army('old-town', 'greyjoy-3');
  given.hand('lannister', ['press-into-battle']);
  given.action('lannister', 'event');

  when('lannister').plays('press-into-battle', 'casterly-rock', 'lannister-1'); // a Sail, without asking

  then.options('lannister').are(['old-town']);
  then.refused('lannister', 'highgarden').because('wrong-kind-of-target', '18.1');
  then.refused('lannister', 'starfall').because('wrong-kind-of-target', '18.1');
  then.refused('lannister', 'shield-islands').because('must-start-a-battle', '18.1');
});

scenario('Press into Battle: every house within reach has an ally', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell'], ['tyrell', 'tully', 'greyjoy']);
  given.alliance('tyrell', 'stark');
  given.alliance('tully', 'martell');
  given.alliance('greyjoy', 'lannister');
  given.army('casterly-rock', 'lannister-2'); // The Eyrie is three cards and three steps away
  given.army('pyke', 'greyjoy-3');
  given.hand('lannister', ['press-into-battle', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'press-into-battle').because('prerequisite-missing', '4.6.1');
});
