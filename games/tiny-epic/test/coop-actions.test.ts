// §21.1, §21.2, §21.17 to §21.19, §21.21, §21.24: what the players share, and how they act.

import { coopScenario } from './coop-table.ts';

coopScenario('21.1 Gold is shared: what one gains the other may spend', ({ given, when, then }) => {
  given.coop({ gold: 0 });
  given.hand('lannister', ['vendetta', 'kingslayer']);
  given.turn('lannister', ['whisper', 'whisper']);
  when('lannister').places('whisper', 'recruit');
  when('lannister').whispers('vendetta', 'kingslayer');
  then.coop.gold(2);
});

coopScenario('21.1 Hands lie open to the players, not to others', ({ given, then }) => {
  given.hand('stark', ['vendetta']);
  given.hand('lannister', ['kingslayer']);
  then.sees('lannister', 'vendetta');
  then.sees('stark', 'kingslayer');
  then.doesNotSee('spectator', 'vendetta');
});

coopScenario('21.1 Nobody plays a card of another player', ({ given, when, then }) => {
  given.hand('stark', ['drain-the-coffers']);
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'event');
  when('lannister').performs();
  then.options('lannister').exclude('drain-the-coffers');
});

coopScenario('21.2 Castles do not limit the gold', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('pyke', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('starfall', 'greyjoy-3');
  given.coop({ gold: 9 });
  given.hand('lannister', ['survival']);
  given.action('lannister', 'event');
  when('lannister').plays('survival');
  then.coop.gold(10);
  then.coop.castles(4);
});

coopScenario(
  '21.17 An army passes through a domain of another player and may not stop there',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('hornwood', 'lannister-1+jaime-lannister');
    given.action('stark', 'march');
    when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood');
    then.refused('stark', 'stop').because('no-room', '5.3');
    when('stark').answers('stark-2+eddard-stark', 'last-hearth');
    then.army('last-hearth').is('stark-2+eddard-stark');
    then.army('hornwood').is('lannister-1+jaime-lannister');
  },
);

coopScenario(
  '21.17 Allied units may be picked up by anybody, also beside another player',
  ({ given, when, then }) => {
    given.joined('tully');
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('hornwood', 'lannister-1+jaime-lannister+tully-2');
    given.action('stark', 'march');
    when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood');
    when('stark').answers('tully-2+stark-2+eddard-stark', 'last-hearth');
    then.army('last-hearth').is('stark-2+eddard-stark+tully-2');
  },
);

coopScenario('21.17 Nobody leads units of another player', ({ given, when, then }) => {
  given.army('hornwood', 'lannister-1+jaime-lannister');
  given.action('stark', 'march');
  when('stark').performs();
  then.refused('stark', 'hornwood').because('no-legal-move', '27.6');
});

coopScenario('21.17 White Walkers stop an army; it fights', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.coop({ walkers: ['hornwood'] });
  given.action('stark', 'march');
  when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood');
  then.asked('stark', 'battle.attackerCard');
});

coopScenario('21.17 While the Wall stands nobody goes north, on foot or by ship', ({ given, when, then }) => {
  given.army('castle-black', 'stark-2+eddard-stark');
  given.action('stark', 'march');
  when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark');
  then.options('stark').exclude('storrolds-point');
});

coopScenario('21.17 Nor does a ship', ({ given, when, then }) => {
  given.army('castle-black', 'stark-2+eddard-stark');
  given.action('stark', 'sail');
  when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark');
  then.refused('stark', 'storrolds-point').because('too-far-by-sea', '4.3.1');
});

coopScenario('21.17 Once it has fallen both ways lead there', ({ given, when, then }) => {
  given.army('castle-black', 'stark-2+eddard-stark');
  given.coop({ wall: false });
  given.action('stark', 'march');
  when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark');
  then.options('stark').include('storrolds-point');
});

coopScenario('21.18 King’s Landing asks for six castles of the Treaty', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('pyke', 'lannister-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'greyjoy-3');
  given.army('dragonstone', 'stark-1');
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.action('lannister', 'march');
  when('lannister').answers('perform', 'ashemark', 'lannister-2+jaime-lannister', 'kings-landing');
  then.refused('lannister', 'stop').because('needs-treaty-castles', '21.18');
});

coopScenario('21.18 With six it may be taken', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('pyke', 'lannister-1');
  given.army('casterly-rock', 'lannister-1');
  given.army('starfall', 'greyjoy-3');
  given.army('dragonstone', 'stark-1');
  given.army('storms-end', 'stark-1');
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.action('lannister', 'march');
  when('lannister').marchesAndStops('ashemark', 'lannister-2+jaime-lannister', 'kings-landing');
  then.throne('treaty');
});

coopScenario('21.18 With five castles left whoever holds it leaves', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.army('winterfell', 'eddard-stark');
  given.army('pyke', 'lannister-1');
  given.army('casterly-rock', 'jaime-lannister');
  given.army('starfall', 'greyjoy-3');
  given.army('dragonstone', 'stark-1');
  given.army('storms-end', 'stark-1');
  given.army('kings-landing', 'lannister-2');
  given.action('stark', 'march');
  when('stark').marchesAndStops('castle-black', 'stark-1', 'last-hearth');
  then.told('throne.lost', { seat: 'treaty' });
  then.throne(undefined);
});

coopScenario('21.18, 21.24 With five players it asks for eight', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell', 'baratheon', 'targaryen'], ['tyrell', 'tully', 'greyjoy']);
  given.army('pyke', 'lannister-1');
  given.army('starfall', 'martell-1');
  given.army('sunspear', 'oberyn-martell');
  given.army('casterly-rock', 'lannister-1');
  given.army('highgarden', 'tully-3');
  given.army('riverrun', 'greyjoy-3');
  given.army('the-rills', 'tyrell-3');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.action('lannister', 'march');
  // Winterfell, Casterly Rock, Pyke, Starfall, Sunspear, Storm's End, Dragonstone: seven
  then.coop.castles(7);
  when('lannister').answers('perform', 'ashemark', 'lannister-1+jaime-lannister', 'kings-landing');
  then.refused('lannister', 'stop').because('needs-treaty-castles', '21.18');
});

coopScenario(
  '21.19 An allied unit may be recruited into any domain of the Treaty',
  ({ given, when, then }) => {
    given.joined('tully');
    given.coop({ gold: 3 });
    given.action('lannister', 'recruit');
    when('lannister').performs();
    then.options('lannister').include('tully@winterfell', 'lannister@casterly-rock');
    then.refused('lannister', 'lannister@winterfell').because('no-room', '5.3');
    when('lannister').answers('tully@winterfell', 'done');
    then.coop.gold(2);
    then.army('winterfell').is('stark-1+eddard-stark+tully-1');
  },
);

coopScenario('21.19 A house’s shield costs one gold, any other two', ({ given, when, then }) => {
  given.coop({ gold: 3 });
  given.hand('lannister', ['a-timely-alliance']); // Stark and Tully
  given.action('lannister', 'plot');
  when('lannister').plots('a-timely-alliance', 'tully:take:tully', 'stark:take:arryn');
  then.coop.gold(0);
  then.coop.allies('tully', 1);
  then.coop.allies('arryn', 1);
});

coopScenario(
  '21.19 A shield of a house that is not in the game costs two as well',
  ({ given, when, then }) => {
    given.coop({ gold: 2 });
    given.hand('lannister', ['drain-the-coffers']); // Baratheon
    given.action('lannister', 'plot');
    when('lannister').plots('drain-the-coffers', 'baratheon:take:greyjoy');
    then.coop.gold(0);
    then.coop.allies('greyjoy', 1);
  },
);

coopScenario(
  '21.19 Any shield may send a White Walker from the Terror Pool home, for one gold',
  ({ given, when, then }) => {
    given.coop({ gold: 2, terrorWalkers: 3 });
    given.hand('lannister', ['a-timely-alliance']);
    given.action('lannister', 'plot');
    when('lannister').plots('a-timely-alliance', 'tully:banish:white-walker', 'stark:banish:white-walker');
    then.coop.gold(0);
    then.coop.terrorWalkers(1);
    then.coop.walkersInPool(9);
  },
);

coopScenario(
  '21.19 With an empty Token Pool a token comes back out of the Terror Pool',
  ({ given, when, then }) => {
    given.coop({ gold: 2, terror: { tully: 6 }, terrified: ['tully'] });
    given.hand('lannister', ['a-timely-alliance']);
    given.action('lannister', 'plot');
    when('lannister').answers('perform', 'a-timely-alliance');
    then.options('lannister').include('tully:return:tully:night-king');
    then.options('lannister').exclude('tully:take:tully');
    when('lannister').answers('tully:return:tully:night-king');
    then.coop.terror('tully', 5);
    then.pool('tully').is(1);
    then.coop.gold(1);
  },
);

coopScenario('21.21 Only who stands with an allied Hero may use its card', ({ given, when, then }) => {
  given.joined('tully');
  given.army('riverrun', 'tully-2+hoster-tully+stark-1');
  given.army('winterfell', 'eddard-stark');
  given.action('stark', 'event');
  when('stark').performs();
  then.options('stark').include('hoster-tully');
});

coopScenario('21.21 A player far from the Hero may not', ({ given, when, then }) => {
  given.joined('tully');
  given.army('riverrun', 'tully-2+hoster-tully+stark-1');
  given.army('winterfell', 'eddard-stark');
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'event');
  when('lannister').performs();
  then.options('lannister').exclude('hoster-tully');
});

coopScenario('21.21 The card is used once a round, whoever uses it', ({ given, when, then }) => {
  given.joined('tully');
  given.army('riverrun', 'tully-2+hoster-tully+stark-1');
  given.army('winterfell', 'eddard-stark');
  given.action('stark', 'event');
  when('stark').plays('hoster-tully', 'arryn');
  then.coop.heroCards();
  then.holds('it lies face up', ({ coop }) => coop!.treaty.faceUp.includes('hoster-tully'));
});

coopScenario(
  '21.21 Alliance abilities are open to all, the ability of another player’s house is not',
  ({ given, then }) => {
    given.joined('tyrell');
    given.turn('lannister', ['march', 'sail']);
    // Tyrell turns a die to Whisper, Lannister's own to Event; Stark's to Recruit is Stark's alone
    then.options('lannister').include('tyrell:march>whisper', 'lannister:march>event');
    then.options('lannister').exclude('stark:march>recruit');
  },
);

coopScenario('21.24 With two players both bottom dice are drafted and used', ({ given, when, then }) => {
  given.coop({
    rangers: ['ranger-1'],
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.rolls('march', 'sail', 'whisper', 'plot', 'event');
  given.step('round');
  when('stark', 'draft.takeDie').answers('march', 'sail');
  when('lannister', 'draft.takeDie').answers('whisper');
  then.bottomDice('march', 'whisper');
  then.dice('lannister').is(['plot', 'event']);
});

coopScenario('21.24 After the last turn everybody may use a bottom die', ({ given, when, then }) => {
  given.bottom('whisper', 'whisper');
  given.step('bottomDice');
  then.asked('lannister', 'action.perform');
  when('lannister').skips();
  then.asked('stark', 'action.perform');
  then.notTold('terror.evoked');
});

coopScenario('0.8 Outside turns the holder of the Hand of the King decides for all', ({ given, then }) => {
  given.handOfTheKing('stark');
  given.coop({ terrorWalkers: 2, allies: { arryn: 1, tully: 1 } });
  given.step('alliances');
  then.asked('stark', 'terror.giveToken');
});

coopScenario('0.8 In a turn the active player does', ({ given, then }) => {
  given.handOfTheKing('stark');
  given.army('sunspear', 'stark-1+eddard-stark');
  given.coop({ wall: false, glass: 3, nightKing: 'shadow-tower', destroyed: ['crasters-keep'] });
  given.deck('banished-to-the-watch');
  given.terror('lannister');
  then.asked('lannister', 'secondAttack.chooseCastle');
});
