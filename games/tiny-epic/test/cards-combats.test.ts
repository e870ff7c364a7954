// Plot Cards that change what happens in the battle they lead to: Critical Battle, Trial by Combat, Tribute to the
// Lord of Light.

import { onlyFinalUnits } from './cards-tables.ts';
import { scenario } from './table.ts';

// Critical Battle

scenario('Critical Battle: two cards for their battle icons', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('shield-islands', 'stark-3');
  given.hand('lannister', ['critical-battle', 'vendetta', 'spoils-of-war', 'dealmaking']);
  given.hand('stark', ['poisoning', 'safe-passage']);
  given.gold('stark', 3);
  given.action('lannister', 'event');

  when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-2', 'shield-islands');
  then.options('lannister').are(['pass', 'vendetta', 'spoils-of-war', 'dealmaking']);
  when('lannister').commits('vendetta', 'dealmaking');
  when('stark').commits('safe-passage'); // one is all a defender may commit
  then.lines('attacker').are('tokens 2', 'vendetta 4', 'dealmaking 2');
  then.lines('defender').are('tokens 3', 'safe-passage 3');
  when('stark').answers('stark', 'old-town');

  then.score('lannister').is(1);
  then.hand('lannister').is(['spoils-of-war']);
  then.hand('stark').is(['poisoning']);
  then.discard().is(['critical-battle', 'vendetta', 'dealmaking', 'safe-passage']);
});

scenario('Critical Battle: by a Sail, and one card may be enough', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('old-town', 'stark-2');
  given.hand('lannister', ['critical-battle', 'vendetta', 'dealmaking']);
  given.action('lannister', 'event');

  when('lannister').plays('critical-battle', 'sail', 'casterly-rock', 'lannister-2', 'old-town');
  when('lannister').commits('vendetta', 'pass');
  then.asked('stark', 'battle.defenderCard');
  when('stark').commits('pass');

  then.lines('attacker').are('tokens 2', 'vendetta 4');
  then.hand('lannister').is(['dealmaking']);
});

scenario('Critical Battle: or none', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-2');
  given.hand('lannister', ['critical-battle', 'vendetta']);
  given.action('lannister', 'event');

  when('lannister').plays(
    'critical-battle',
    'march',
    'casterly-rock',
    'lannister-3',
    'shield-islands',
    'pass',
  );
  then.asked('stark', 'battle.defenderCard');
  when('stark').commits('pass');

  then.lines('attacker').are('tokens 3');
});

scenario(
  'Critical Battle: a Hero Card may be one of the two, Secrets are replaced one by one',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.army('shield-islands', 'stark-3');
    given.hand('lannister', ['critical-battle', 'lone-wolf']); // Secret
    given.deck('muster-your-troops', 'poisoning'); // Secret again, then 5
    given.action('lannister', 'event');

    when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-2', 'shield-islands');
    when('lannister').commits('lone-wolf', 'jaime-lannister');
    when('stark').answers('pass', 'stark', 'old-town');

    then.strength('attacker').is(2 + 5 + 3);
    then
      .tellings('battle.secretReplaced')
      .are({ card: 'lone-wolf', by: 'muster-your-troops' }, { card: 'muster-your-troops', by: 'poisoning' });
    then.faceUp('lannister').is(['jaime-lannister']);
    then.discard().is(['critical-battle', 'lone-wolf', 'muster-your-troops', 'poisoning']);
  },
);

scenario('Critical Battle: two Conscripts count twice', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-3');
  given.hand('lannister', ['critical-battle', 'unjust-trial', 'cache-of-wildfire']);
  given.action('lannister', 'event');

  when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('unjust-trial', 'cache-of-wildfire');
  when('stark').commits('pass');

  then.lines('attacker').are('tokens 1', 'conscripts 2', 'conscripts 2'); // two stayed at Casterly Rock
});

scenario('Critical Battle: a single Retreat may turn the army back', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-3');
  given.hand('lannister', ['critical-battle', 'poisoning', 'drain-the-coffers']);
  given.action('lannister', 'event');

  when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-2', 'shield-islands');
  when('lannister').commits('poisoning', 'drain-the-coffers');
  when('stark').commits('pass');
  when('lannister').retreats();

  then.notTold('battle.decided');
  then.army('casterly-rock').is('lannister-3');
  then.discard().is(['critical-battle', 'poisoning', 'drain-the-coffers']);
});

scenario('Critical Battle: nobody there who may be attacked', ({ given, when, then }) => {
  onlyFinalUnits(given);
  given.army('pyke', 'greyjoy-1');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['critical-battle', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'critical-battle').because('prerequisite-missing', '4.6.1');
});

// Trial by Combat

scenario(
  'Trial by Combat: one unit against one anywhere, 1 VP on top of the battle’s',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.army('hornwood', 'stark-1');
    given.army('winterfell', 'stark-2');
    given.hand('lannister', ['trial-by-combat']);
    given.action('lannister', 'event');

    when('lannister').plays('trial-by-combat', 'casterly-rock');
    then.options('lannister').are(['lannister-1', 'jaime-lannister']); // exactly one
    when('lannister').answers('jaime-lannister', 'hornwood');
    then.score('lannister').is(1);
    when('lannister').commits('pass');
    when('stark').answers('pass', 'stark');

    then.lines('attacker').are('heroes 2'); // no bonus
    then.lines('defender').are('tokens 1');
    then
      .tellings('points.gained')
      .are(
        { seat: 'lannister', points: 1, reason: 'trial-by-combat' },
        { seat: 'lannister', points: 1, reason: 'battle-won' },
      );
    then.score('lannister').is(2);
    then.army('hornwood').is('jaime-lannister');
    then.discard().is(['trial-by-combat']);
  },
);

scenario('Trial by Combat: beaten, the challenger keeps the VP of the challenge', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('hornwood', 'eddard-stark'); // a Hero may be challenged too
  given.army('winterfell', 'stark-2');
  given.gold('lannister', 3);
  given.hand('lannister', ['trial-by-combat']);
  given.action('lannister', 'event');

  when('lannister').plays('trial-by-combat', 'casterly-rock', 'lannister-1', 'hornwood', 'pass');
  when('stark').commits('pass');
  when('lannister').loses('lannister');

  then.score('lannister').is(1);
  then.score('stark').is(1);
  then.army('casterly-rock').is('lannister-1');
  then.army('hornwood').is('eddard-stark');
});

scenario('Trial by Combat: two are not one, and a final unit is left in peace', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('hornwood', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('pyke', 'greyjoy-1');
  given.hand('lannister', ['trial-by-combat']);
  given.action('lannister', 'event');

  when('lannister').plays('trial-by-combat', 'casterly-rock', 'lannister-1');

  then.options('lannister').are(['hornwood']);
  then.refused('lannister', 'winterfell').because('wrong-kind-of-target', '18.1');
  then.refused('lannister', 'pyke').because('final-unit-attacked', '10.1');
  then.refused('lannister', 'ashemark').because('must-start-a-battle', '18.1');
});

scenario('Trial by Combat: in King’s Landing only with three castles', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-2');
  given.army('dragonstone', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['trial-by-combat']);
  given.action('lannister', 'event');

  when('lannister').plays('trial-by-combat', 'casterly-rock', 'lannister-1');

  then.options('lannister').are(['winterfell']);
  then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario('Trial by Combat: nobody stands alone', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('winterfell', 'stark-2');
  given.hand('lannister', ['trial-by-combat', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'trial-by-combat').because('prerequisite-missing', '4.6.1');
});

scenario('Trial by Combat: nobody who may attack alone', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('hornwood', 'stark-1');
  given.army('winterfell', 'stark-2');
  given.hand('lannister', ['trial-by-combat', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'trial-by-combat').because('prerequisite-missing', '4.6.1');
});

// Tribute to the Lord of Light

scenario(
  'Tribute to the Lord of Light: a token is given up with its reward, the battle fought with +3',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.army('sunspear', 'lannister-1');
    given.army('shield-islands', 'stark-3');
    given.gold('lannister', 3);
    given.hand('lannister', ['tribute-to-the-lord-of-light']);
    given.action('lannister', 'event');

    when('lannister').plays('tribute-to-the-lord-of-light');
    then.options('lannister').are(['lannister@casterly-rock', 'lannister@sunspear']); // any domain
    when('lannister').answers('lannister@sunspear');
    then.recruited('lannister').is(2);
    then.gold('lannister').is(4); // space 3
    then.castle('sunspear', undefined);
    when('lannister').answers('march', 'casterly-rock', 'lannister-2', 'shield-islands', 'pass');
    when('stark').answers('pass', 'stark', 'old-town');

    then.lines('attacker').are('tokens 2', 'event 3');
    then.score('lannister').is(1);
    then.army('shield-islands').is('lannister-2');
    then.discard().is(['tribute-to-the-lord-of-light']);
  },
);

scenario(
  'Tribute to the Lord of Light: a Hero is given up for 2 gold and 1 VP, the battle comes by Sail',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('ashemark', 'jaime-lannister');
    given.army('old-town', 'stark-2');
    given.gold('lannister', 3);
    given.hand('lannister', ['tribute-to-the-lord-of-light']);
    given.action('lannister', 'event');

    when('lannister').plays('tribute-to-the-lord-of-light', 'jaime-lannister@ashemark');
    then.unoccupied('ashemark');
    then.gold('lannister').is(5);
    then.score('lannister').is(1);
    then.hand('lannister').is([]); // his card lies on the mat
    when('lannister').answers('sail', 'casterly-rock', 'lannister-2', 'old-town', 'pass');
    when('stark').answers('pass', 'stark', 'shield-islands');

    then.lines('attacker').are('tokens 2', 'event 3');
    then.score('lannister').is(2);
  },
);

scenario('Tribute to the Lord of Light: not if it leaves nobody who may attack', ({ given, when, then }) => {
  given.alliance('greyjoy', 'lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('castle-black', 'lannister-1'); // nobody hostile within two steps or two cards
  given.army('pyke', 'greyjoy-1');
  given.army('shield-islands', 'stark-2');
  given.army('the-eyrie', 'arryn-1');
  given.army('riverrun', 'tully-1');
  given.army('highgarden', 'tyrell-1');
  given.hand('lannister', ['tribute-to-the-lord-of-light', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  // Whichever token goes, the other is the final unit and may not attack alone
  then.refused('lannister', 'tribute-to-the-lord-of-light').because('prerequisite-missing', '4.6.1');
});

scenario(
  'Tribute to the Lord of Light: not the only unit within reach of a battle',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-1');
    given.army('castle-black', 'lannister-2');
    given.army('shield-islands', 'stark-2');
    given.army('the-eyrie', 'arryn-1');
    given.army('riverrun', 'tully-1');
    given.army('highgarden', 'tyrell-1');
    given.army('pyke', 'greyjoy-1');
    given.hand('lannister', ['tribute-to-the-lord-of-light']);
    given.action('lannister', 'event');

    when('lannister').plays('tribute-to-the-lord-of-light');

    then.options('lannister').are(['lannister@castle-black']);
    then.refused('lannister', 'lannister@casterly-rock').because('must-start-a-battle', '18.1');
  },
);

scenario('Tribute to the Lord of Light: units of an ally cannot be given up', ({ given, when, then }) => {
  given.alliance('greyjoy', 'lannister');
  given.army('pyke', 'greyjoy-3');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['tribute-to-the-lord-of-light']);
  given.action('lannister', 'event');

  when('lannister').plays('tribute-to-the-lord-of-light');

  then.options('lannister').are(['lannister@casterly-rock']);
});

scenario(
  'Tribute to the Lord of Light: the final unit is no tribute, though an ally could attack',
  ({ given, when, then }) => {
    given.alliance('greyjoy', 'lannister');
    given.army('pyke', 'greyjoy-3');
    given.army('casterly-rock', 'lannister-1');
    given.hand('lannister', ['tribute-to-the-lord-of-light', 'spoils-of-war']);
    given.action('lannister', 'event');

    when('lannister').performs();

    then.refused('lannister', 'tribute-to-the-lord-of-light').because('prerequisite-missing', '4.6.1');
  },
);
