// Examples X11 to X15, and the plain statements of §4.1 (Recruit), §5.1 to §5.3 (gold, unit limit) and §7.8.

import { scenario } from './table.ts';

scenario('X11 Cost of the fifth token', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-2');
  given.gold('lannister', 3);
  given.action('lannister', 'recruit');

  when('lannister').recruits('lannister@ashemark');

  then.gold('lannister').is(1); // §4.1.2: 2 gold
  then.recruited('lannister').is(5);
});

scenario('X12 Two tokens across price bands', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.gold('lannister', 4);
  given.action('lannister', 'recruit');

  when('lannister').recruits('lannister@ashemark', 'lannister@ashemark');

  then.gold('lannister').is(0); // §4.1.2: spaces 4 and 5, 2 gold each
  then.recruited('lannister').is(5);
  then.army('ashemark').is('lannister-3');
});

scenario('X13 Allied token', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('the-eyrie', 'arryn-2');
  given.gold('lannister', 3);
  given.action('lannister', 'recruit');
  then.pool('arryn').is(7);

  when('lannister').performs();
  then.options('lannister').include('arryn@casterly-rock', 'arryn@the-eyrie'); // any domain you control
  when('lannister').answers('arryn@casterly-rock', 'done');

  then.gold('lannister').is(2); // §4.1.4
  then.pool('arryn').is(6);
  then.army('casterly-rock').is('lannister-1+jaime-lannister+arryn-1');
});

scenario('X14 Allied Hero', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.hand('lannister', ['vendetta', 'dealmaking', 'poisoning', 'kingslayer']);
  given.gold('lannister', 2);
  given.action('lannister', 'recruit');

  when('lannister').recruits('olenna-tyrell@casterly-rock');

  then.gold('lannister').is(0); // §4.1.5
  then.army('casterly-rock').is('lannister-1+jaime-lannister+olenna-tyrell');
  then
    .hand('lannister')
    .is(['jaime-lannister', 'olenna-tyrell', 'vendetta', 'dealmaking', 'poisoning', 'kingslayer']);
});

scenario('X15 Full domain', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.alliance('tyrell', 'lannister');
  given.army('the-eyrie', 'lannister-3+arryn-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('riverrun', 'tyrell-1');
  given.army('highgarden', 'tyrell-2');
  given.army('pyke', 'tully-1');
  given.army('old-town', 'greyjoy-1');
  given.gold('lannister', 4);
  given.turn('lannister', ['recruit', 'march']);

  when('lannister').places('march', 'recruit');
  when('lannister').performs();
  then.refused('lannister', 'lannister@the-eyrie').because('no-room', '5.3');
  then.refused('lannister', 'jaime-lannister@the-eyrie').because('no-room', '5.3');
  then.refused('lannister', 'arryn@the-eyrie').because('no-room', '5.3');
  then.refused('lannister', 'tyrell@the-eyrie').because('no-room', '5.3');
  when('lannister').answers('tyrell@casterly-rock', 'done');

  when('lannister').answers('perform', 'riverrun', 'tyrell-1', 'the-eyrie');
  then.options('lannister').exclude('stop'); // it may only pass
});

scenario('5.3 A Tyrell ally cannot stand beside an Arryn ally', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.alliance('tyrell', 'lannister');
  given.army('the-eyrie', 'arryn-1');
  given.action('lannister', 'recruit');

  when('lannister').performs();
  then.refused('lannister', 'tyrell@the-eyrie').because('no-room', '5.3');
  then.options('lannister').include('arryn@the-eyrie', 'lannister@the-eyrie', 'tyrell@casterly-rock');
});

// §4.1 Recruit

scenario('4.1.1 Up to 2 units in any mix, each into a domain you control', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.gold('lannister', 7);
  given.action('lannister', 'recruit');

  when('lannister').performs();
  then.refused('lannister', 'lannister@winterfell').because('not-an-option', '4.1.1');
  then.refused('lannister', 'lannister@ashemark').because('not-an-option', '4.1.1'); // unoccupied is not controlled
  then.refused('lannister', 'done').because('at-least-one', '4.1.1');
  when('lannister').answers('lannister@casterly-rock', 'arryn@casterly-rock');

  then.army('casterly-rock').is('lannister-2+jaime-lannister+arryn-1');
  then.asked('lannister', 'turn.placeDie'); // gold and room are left, but two are two
});

scenario('4.1.1 A Hero counts as one of the two', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 8);
  given.action('lannister', 'recruit');

  when('lannister').recruits('jaime-lannister@casterly-rock', 'lannister@casterly-rock');

  then.gold('lannister').is(4);
  then.army('casterly-rock').is('lannister-2+jaime-lannister');
  then.asked('lannister', 'turn.placeDie');
});

scenario('4.1.1 One unit is enough', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.action('lannister', 'recruit');

  when('lannister').recruits('lannister@casterly-rock', 'done');

  then.recruited('lannister').is(2);
  then.gold('lannister').is(2);
});

for (const [recruited, cost] of [1, 1, 1, 2, 2, 3, 3, 4, 4].entries()) {
  scenario(`4.1.2 The token of space ${recruited + 1} costs ${cost} gold`, ({ given, when, then }) => {
    given.army(
      'casterly-rock',
      recruited > 0 ? `lannister-${Math.min(recruited, 2)}+jaime-lannister` : 'jaime-lannister',
    );
    if (recruited > 2) given.army('ashemark', `lannister-${Math.min(recruited - 2, 3)}`);
    if (recruited > 5) given.army('shield-islands', `lannister-${recruited - 5}`);
    given.army('old-town', 'arryn-1');
    given.alliance('arryn', 'lannister');
    given.gold('lannister', cost);
    given.action('lannister', 'recruit');

    when('lannister').recruits('lannister@old-town');

    then.gold('lannister').is(0);
    then.recruited('lannister').is(recruited + 1);
  });
}

scenario('4.1.2 No own token without one on the Force Track', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('ashemark', 'lannister-3');
  given.army('shield-islands', 'lannister-3');
  given.army('old-town', 'lannister-1');
  given.gold('lannister', 8);
  given.action('lannister', 'recruit');

  when('lannister').performs();
  then.refused('lannister', 'lannister@old-town').because('not-an-option', '4.1.1');
  then.options('lannister').are(['jaime-lannister@casterly-rock', 'jaime-lannister@old-town']);
});

scenario('4.1.3 The own Hero costs 3, and the card comes to the hand at once', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 3);
  given.action('lannister', 'recruit');
  then.hand('lannister').is([]);

  when('lannister').recruits('jaime-lannister@casterly-rock');

  then.gold('lannister').is(0);
  then.hand('lannister').is(['jaime-lannister']);
  then.army('casterly-rock').is('lannister-1+jaime-lannister');
});

scenario('4.1.3 Without 3 gold no Hero', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 2);
  given.action('lannister', 'recruit');

  when('lannister').performs();
  then.refused('lannister', 'jaime-lannister@casterly-rock').because('not-enough-gold', '5.1');
});

scenario('4.1.4 No allied token from an empty Token Pool', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.allies('lannister', { arryn: 3 });
  given.allies('stark', { arryn: 3 });
  given.action('lannister', 'recruit');
  then.pool('arryn').is(0);

  when('lannister').performs();
  then.refused('lannister', 'arryn@casterly-rock').because('not-an-option', '4.1.1');
});

scenario('4.1.4 Only allies can be recruited from', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 2 }); // not yet an alliance: that is checked at the end of the round
  given.action('lannister', 'recruit');

  when('lannister').performs();
  then.refused('lannister', 'arryn@casterly-rock').because('not-an-option', '4.1.1');
});

scenario('4.1.6 Two domains, paid and placed one after the other', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.gold('lannister', 3);
  given.action('lannister', 'recruit');

  when('lannister').recruits('lannister@casterly-rock');
  then.gold('lannister').is(2); // space 3
  then.refused('lannister', 'lannister@casterly-rock').because('no-room', '5.3');
  when('lannister').answers('lannister@ashemark');

  then.gold('lannister').is(0); // space 4
  then.army('casterly-rock').is('lannister-2+jaime-lannister');
  then.army('ashemark').is('lannister-2');
});

// §5.1-5.2 Gold

scenario('5.1 Gold above 9 less the castles is lost', ({ given, when, then }) => {
  given.hand('lannister', ['vendetta', 'dealmaking', 'poisoning', 'kingslayer']);
  given.gold('lannister', 7);
  given.action('lannister', 'whisper');
  then.goldMaximum('lannister').is(8);

  when('lannister').whispers('vendetta', 'dealmaking', 'poisoning');

  then.gold('lannister').is(8);
  then.told('gold.gained', { seat: 'lannister', gold: 1, lost: 2 });
});

scenario('5.1 The maximum never falls below 0, whatever the castles', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('storms-end', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.army('starfall', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.army('castle-black', 'lannister-1');
  given.alliance('arryn', 'lannister');
  given.alliance('tyrell', 'lannister');
  given.alliance('tully', 'lannister');
  given.gold('lannister', 0);

  then.castles('lannister').is(10);
  then.goldMaximum('lannister').is(0); // never below 0
});

scenario('5.2 A new castle cuts surplus gold, a lost one gives none back', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('blackhaven', 'lannister-1');
  given.gold('lannister', 8);
  given.turn('lannister', ['march', 'whisper']);

  when('lannister').places('march', 'march');
  when('lannister').marchesAndStops('blackhaven', 'lannister-1', 'storms-end');
  then.goldMaximum('lannister').is(7);
  then.gold('lannister').is(7);

  when('lannister').marchesAndStops('storms-end', 'lannister-1', 'blackhaven');
  then.goldMaximum('lannister').is(8);
  then.gold('lannister').is(7);
});

scenario('5.2 Gold below the new maximum is not touched', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('blackhaven', 'lannister-1');
  given.gold('lannister', 7);
  given.action('lannister', 'march');

  when('lannister').marchesAndStops('blackhaven', 'lannister-1', 'storms-end');

  then.gold('lannister').is(7);
  then.notTold('gold.cut');
});

// §7.8 A player without any unit on the map

/** Every domain is held, so that the last Lannister token, leaving Highgarden, finds no place at all. */
const NOWHERE = {
  stark: ['casterly-rock', 'ashemark', 'winterfell', 'the-rills', 'castle-black', 'hornwood', 'shadow-tower'],
  arryn: [
    'the-eyrie',
    'kings-landing',
    'dragonstone',
    'three-sisters',
    'white-harbor',
    'last-hearth',
    'flints-finger',
    'pyke',
  ],
  tully: [
    'riverrun',
    'shield-islands',
    'old-town',
    'starfall',
    'the-reach',
    'storms-end',
    'blackhaven',
    'sunspear',
  ],
} as const;

for (const [left, deployments] of [
  ['casterly-rock', ['lannister@casterly-rock', 'jaime-lannister@casterly-rock']], // home, now that nobody hostile is there
  ['ashemark', ['lannister@ashemark', 'jaime-lannister@ashemark']], // Stark sits in Casterly Rock: any unoccupied fief
] as const) {
  scenario(`7.8 Without any unit on the map, when Stark leaves ${left}`, ({ given, when, then }) => {
    for (const [house, domains] of Object.entries(NOWHERE)) {
      for (const at of domains) given.army(at, `${house}-1`);
    }
    given.army('highgarden', 'lannister-1+tyrell-1');
    given.army('winterfell', 'stark-1+greyjoy-1');
    given.alliance('greyjoy', 'stark');
    given.allies('stark', { greyjoy: 2 });
    given.alliance('tyrell', 'lannister'); // without tokens it lapses now (§12.4)
    given.gold('lannister', 8);
    given.step('alliances');
    given.rolls('recruit', 'recruit', 'recruit', 'recruit', 'recruit');

    then.recruited('lannister').is(0); // §7.5
    then.army('highgarden').is('tyrell-1');
    when('lannister').answers('recruit', 'recruit');
    when('stark').answers('recruit');
    when('stark').places('recruit', 'march');
    when('stark').answers(
      'perform',
      left,
      'stark-1',
      left === 'ashemark' ? 'casterly-rock' : 'ashemark',
      'stop',
    );
    when('stark').skips();

    then.offered('lannister', 'recruit', 'follow');
    when('lannister').performs();
    then.options('lannister').are([...deployments]);
    when('lannister').answers(deployments[0]);
    then.army(left).is('lannister-1');
  });
}

scenario('4.1.1 A domain of somebody else is no place to recruit', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 3);
  given.action('lannister', 'recruit');

  when('lannister').answers('perform');
  then.asked('lannister', 'recruit.deploy');
  then.refused('lannister', 'winterfell').because('not-under-your-control', '4.1.1');
});
