// Examples X57 to X62, and the plain statements of §13 (Taxes), §14 (Cull and end of round), §15 (Scoring Phase)
// and §16 (End of the game).

import type { HouseId } from '../data/ids.ts';
import { scenario } from './table.ts';

// §13 Taxes

scenario('X58 Taxes', ({ given, then }) => {
  given.alliance('arryn', 'lannister'); // The Eyrie
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-1');
  given.army('shield-islands', 'lannister-1');
  given.army('starfall', 'jaime-lannister');
  given.army('kings-landing', 'lannister-1');
  given.gold('lannister', 0);
  given.hand('lannister', ['vendetta']);
  given.deck('spoils-of-war', 'kingslayer');
  given.step('taxes');

  then.recruited('lannister').is(4);
  then.gold('lannister').is(2 + 2 + 2); // §13.1
  then.hand('lannister').is(['jaime-lannister', 'vendetta', 'spoils-of-war', 'kingslayer']); // §13.2: 2 cards
});

scenario('X58 Taxes: capped by the gold maximum and the hand limit', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'lannister-1');
  given.army('shield-islands', 'lannister-1');
  given.army('starfall', 'jaime-lannister');
  given.army('kings-landing', 'lannister-1');
  given.gold('lannister', 1);
  given.hand('lannister', ['vendetta', 'dealmaking', 'poisoning']);
  given.deck('spoils-of-war', 'kingslayer');
  given.step('taxes');

  then.castles('lannister').is(3);
  then.gold('lannister').is(6);
  then.hand('lannister').is(['jaime-lannister', 'vendetta', 'dealmaking', 'poisoning', 'spoils-of-war']);
});

scenario('13.1 A fief of an ally pays too', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('three-sisters', 'arryn-1');
  given.army('the-eyrie', 'arryn-1');
  given.gold('lannister', 0);
  given.step('taxes');

  then.gold('lannister').is(1 + 1); // space 1, Three Sisters
});

scenario('13.2 Cards in player order', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('winterfell', 'stark-2+eddard-stark');
  given.handOfTheKing('stark');
  given.deck('spoils-of-war', 'kingslayer');
  given.step('taxes');

  then.hand('stark').includes('spoils-of-war');
  then.hand('lannister').includes('kingslayer');
});

scenario('13.3 Space 9 and castle domains pay nothing', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('starfall', 'lannister-3');
  given.army('sunspear', 'lannister-3');
  given.gold('lannister', 0);
  given.step('taxes');

  then.recruited('lannister').is(9);
  then.gold('lannister').is(4); // spaces 1, 3, 5 and 7
  then.cards('lannister').is(4); // spaces 2, 4, 6 and 8
  then.score('lannister').is(0);
});

// §14 Cull and end of round

scenario('X57 Cull', ({ given, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('arryn', 'lannister');
  given.allies('lannister', { tyrell: 3, arryn: 3 });
  given.step('cull');

  then.allies('lannister', 'tyrell').is(2); // §14.1
  then.allies('lannister', 'arryn').is(2);
  then.pool('tyrell').is(4);
  then.pool('arryn').is(4);
  then.ally('tyrell', 'lannister');
  then.ally('arryn', 'lannister');
});

scenario(
  '14.1 No alliance changes because of the cull, even if the Throne now makes another one strongest',
  ({ given, then }) => {
    given.alliance('tyrell', 'lannister');
    given.allies('lannister', { tyrell: 4 });
    given.allies('stark', { tyrell: 2 });
    given.army('kings-landing', 'stark-1');
    given.army('winterfell', 'stark-1');
    given.army('castle-black', 'stark-1');
    given.army('dragonstone', 'eddard-stark');
    given.step('alliances');

    then.ally('tyrell', 'lannister'); // 4 against 3 at the check; 2 against 3 now
    then.allies('lannister', 'tyrell').is(2);
    then.throne('stark');
  },
);

scenario(
  '14.2 The Action Mat is cleared, Hero Cards return, the Hand of the King and the Crown move on',
  ({ given, then }) => {
    given.players(['lannister', 'stark', 'tully']);
    given.handOfTheKing('tully');
    given.round(2);
    given.slots({ march: 'sail', plot: 'plot' });
    given.faceUp('lannister', ['jaime-lannister']);
    given.step('cleanUp');

    then.holds('no die lies on the Action Mat', (w) => Object.keys(w.slots).length === 0);
    then.hand('lannister').is(['jaime-lannister']);
    then.handOfTheKing('lannister'); // clockwise
    then.round(3);
  },
);

// §15 Scoring Phase

scenario('X59 Castle tie, 3 players', ({ given, then }) => {
  given.players(['lannister', 'stark', 'tully']);
  for (const at of ['casterly-rock', 'pyke', 'highgarden', 'the-reach'] as const)
    given.army(at, 'lannister-1');
  for (const at of ['winterfell', 'castle-black', 'the-eyrie', 'dragonstone'] as const)
    given.army(at, 'stark-1');
  for (const at of ['riverrun', 'sunspear'] as const) given.army(at, 'tully-1');
  given.army('three-sisters', 'arryn-3');
  given.army('old-town', 'tyrell-3');
  given.army('shield-islands', 'greyjoy-3');
  given.army('blackhaven', 'martell-3');
  given.round(3);
  given.step('scoring');

  then.castles('lannister').is(4);
  then.castles('stark').is(4);
  then.castles('tully').is(2);
  then.tellings('scoring.tally').are(
    { seat: 'lannister', castles: 3 }, // §15.1
    { seat: 'stark', castles: 3 },
    { seat: 'tully', castles: 2 },
  );
});

scenario('15.1 Castles with 4 players: dense ranking', ({ given, then }) => {
  given.players(['lannister', 'stark', 'tully', 'martell']);
  given.army('casterly-rock', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('riverrun', 'tully-1');
  given.army('starfall', 'tully-1');
  given.army('sunspear', 'martell-1');
  given.round(3);
  given.step('scoring');

  then
    .tellings('scoring.tally')
    .are(
      { seat: 'lannister', castles: 4 },
      { seat: 'stark', castles: 3 },
      { seat: 'tully', castles: 3 },
      { seat: 'martell', castles: 2 },
    );
});

scenario('15.1 Castles with 2 players; without a castle one still ranks', ({ given, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.round(3);
  given.step('scoring');

  then.tellings('scoring.tally').are({ seat: 'lannister', castles: 1 }, { seat: 'stark', castles: 2 });
  then.score('lannister').is(1);
  then.score('stark').is(2);
});

scenario('15.1 The castles of allies count', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.round(3);
  given.step('scoring');

  then.tellings('scoring.tally').are({ seat: 'lannister', castles: 2 }, { seat: 'stark', castles: 1 });
});

for (const [recruited, points] of [
  [3, 0],
  [4, 1],
] as const) {
  scenario(`X60 Objective not reached: ${recruited} recruited, 2 fiefs, ${points} VP`, ({ given, then }) => {
    given.army('ashemark', 'lannister-1');
    given.army('shield-islands', `lannister-${recruited - 1}`);
    given.round(3);
    given.step('scoring');

    then.recruited('lannister').is(recruited);
    then.told('scoring.tally', { seat: 'lannister', objectives: points }); // §15.2
  });
}

scenario('15.2 The home domain, with 2 recruited', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.round(3);
  given.step('scoring');

  then.told('scoring.tally', { seat: 'lannister', objectives: 1 });
  then.told('scoring.tally', { seat: 'stark', objectives: 0 }); // at home, but only 1 recruited
});

scenario('15.2 Three fiefs are two fiefs and three fiefs, with 6 recruited', ({ given, then }) => {
  given.army('ashemark', 'lannister-2');
  given.army('shield-islands', 'lannister-2');
  given.army('old-town', 'lannister-2');
  given.round(3);
  given.step('scoring');

  then.told('scoring.tally', { seat: 'lannister', objectives: 2 });
});

scenario('15.2 King’s Landing is the fourth objective, with 8 recruited', ({ given, then }) => {
  given.army('kings-landing', 'lannister-2');
  given.army('starfall', 'lannister-2');
  given.army('sunspear', 'lannister-2');
  given.army('storms-end', 'lannister-2');
  given.round(3);
  given.step('scoring');

  then.told('scoring.tally', { seat: 'lannister', objectives: 1 });
});

scenario('15.2 The last objective needs no domain, only 9 recruited', ({ given, then }) => {
  given.army('starfall', 'lannister-3');
  given.army('sunspear', 'lannister-3');
  given.army('storms-end', 'lannister-3');
  given.round(3);
  given.step('scoring');

  then.told('scoring.tally', { seat: 'lannister', objectives: 1 });
});

scenario('15.2 All five in one phase', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.alliance('tyrell', 'lannister');
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-2');
  given.army('shield-islands', 'lannister-1');
  given.army('old-town', 'lannister-1');
  given.army('kings-landing', 'lannister-2');
  given.round(3);
  given.step('scoring');

  then.told('scoring.tally', { seat: 'lannister', castles: 2, objectives: 5, alliances: 2 }); // §15.3: 1 VP each
  then.score('lannister').is(9);
});

for (const round of [1, 2, 3, 4, 5, 6]) {
  const due = [3, 5, 6].includes(round);
  scenario(`15 After round ${round} there is ${due ? 'a' : 'no'} Scoring Phase`, ({ given, then }) => {
    given.round(round);
    given.step('cleanUp');

    if (due) then.told('scoring.tally');
    else then.notTold('scoring.tally');
    if (round === 6) then.over();
    else then.round(round + 1);
  });
}

const threePlayers: HouseId[] = ['lannister', 'stark', 'martell']; // one castle each: 3 VP for everybody

scenario('X61 Vengeance', ({ given, then }) => {
  given.players(threePlayers);
  given.score('lannister', 6);
  given.score('stark', 4);
  given.score('martell', 1);
  given.round(3);
  given.step('scoring');

  then.score('lannister').is(9);
  then.score('stark').is(7);
  then.score('martell').is(4);
  then.vengeance('martell').is(1); // §15.4
  then.holds('one token is left', (w) => w.vengeanceLeft === 1);
});

scenario('X61 Vengeance: 1 VP for every battle started', ({ given, when, then }) => {
  given.players(threePlayers, ['tully', 'tyrell', 'greyjoy']);
  given.vengeance('martell', 1);
  given.army('sunspear', 'martell-1');
  given.army('blackhaven', 'martell-2+oberyn-martell');
  given.army('storms-end', 'tully-2');
  given.army('the-reach', 'tyrell-2');
  given.deck('spoils-of-war', 'hire-sellswords'); // strength 1 each
  given.turn('martell', ['march', 'event']);

  when('martell').places('march', 'march');
  when('martell').marches('blackhaven', 'martell-1', 'storms-end');
  when('martell').commits('pass');
  when('martell').loses('martell');
  then.score('martell').is(1);

  when('martell').marches('blackhaven', 'martell-1', 'the-reach');
  then.score('martell').is(2);
});

scenario('X61 Vengeance: with 9, 4 and 4 the token leaves the game', ({ given, then }) => {
  given.players(threePlayers);
  given.score('lannister', 6);
  given.score('stark', 1);
  given.score('martell', 1);
  given.round(3);
  given.step('scoring');

  then.score('lannister').is(9);
  then.score('stark').is(4);
  then.score('martell').is(4);
  for (const seat of threePlayers) then.vengeance(seat).is(0);
  then.holds('one token is left', (w) => w.vengeanceLeft === 1);
});

scenario('15.4 A player may own both tokens', ({ given, then }) => {
  given.players(threePlayers);
  given.vengeance('martell', 1);
  given.score('lannister', 6);
  given.score('stark', 4);
  given.round(5);
  given.step('scoring');

  then.vengeance('martell').is(2);
  then.holds('no token is left', (w) => w.vengeanceLeft === 0);
});

scenario('15.4 All points are given before the lowest score is looked for', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-2'); // castles 2 and the first objective
  given.score('lannister', 3);
  given.score('stark', 5);
  given.round(3);
  given.step('scoring');

  then.score('lannister').is(6);
  then.score('stark').is(7);
  then.vengeance('lannister').is(1);
});

scenario('15.4 No Vengeance after the last Scoring Phase', ({ given, then }) => {
  given.score('lannister', 6);
  given.round(6);
  given.step('scoring');

  then.notTold('vengeance.taken');
  then.vengeance('stark').is(0);
});

scenario('15.5 Scores are counted on beyond 30', ({ given, then }) => {
  given.score('lannister', 30);
  given.round(3);
  given.step('scoring');

  then.score('lannister').is(32);
});

// §16 End of the game

scenario('X62 Final tie', ({ given, then }) => {
  given.army('kings-landing', 'jaime-lannister');
  given.army('starfall', 'lannister-1');
  given.army('sunspear', 'lannister-1');
  given.army('storms-end', 'lannister-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.army('the-reach', 'eddard-stark');
  given.score('lannister', 19); // and 1 for castles
  given.score('stark', 17); // and 2 for castles, 1 for Winterfell
  given.round(6);
  given.step('scoring');

  then.score('lannister').is(20);
  then.score('stark').is(20);
  then.throne('lannister');
  then.wins(['lannister'], 'iron-throne'); // §16.1: before castles, of which Stark has more
});

scenario('16.1 The highest score wins', ({ given, then }) => {
  given.score('stark', 1);
  given.round(6);
  given.step('scoring');

  then.wins(['stark'], 'score');
});

scenario('16.1 Then the most castles', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'jaime-lannister');
  given.army('winterfell', 'eddard-stark');
  given.army('hornwood', 'stark-2'); // recruited more
  given.gold('stark', 8); // and richer
  given.score('lannister', 18); // and 2 for castles
  given.score('stark', 18); // and 1 for castles, 1 for Winterfell
  given.round(6);
  given.step('scoring');

  then.score('lannister').is(20);
  then.score('stark').is(20);
  then.wins(['lannister'], 'castles');
});

scenario('16.1 Then the most own tokens recruited', ({ given, then }) => {
  given.army('starfall', 'lannister-2+jaime-lannister');
  given.gold('stark', 8); // richer
  given.round(6);
  given.step('scoring');

  then.wins(['lannister'], 'recruited');
});

scenario('16.1 Then the most gold', ({ given, then }) => {
  given.gold('lannister', 2);
  given.gold('stark', 3);
  given.round(6);
  given.step('scoring');

  then.wins(['stark'], 'gold');
});

scenario('16.1 Then a shared victory', ({ given, then }) => {
  given.round(6);
  given.step('scoring');

  then.wins(['lannister', 'stark'], 'shared-victory');
});
