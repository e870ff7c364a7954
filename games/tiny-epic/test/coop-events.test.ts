// §21.20 What the texts of cards mean where the opponent is the Night King; §23 with him.

import { coopScenario } from './coop-table.ts';

coopScenario('21.20 Vendetta reaches the Terror Pool: two tokens of one house', ({ given, when, then }) => {
  given.coop({ gold: 4, terror: { arryn: 3, tully: 1 } });
  given.hand('lannister', ['vendetta']);
  given.action('lannister', 'event');
  when('lannister').plays('vendetta', 'night-king:arryn');
  then.options('lannister').are(['night-king:arryn', 'done']);
  when('lannister').answers('night-king:arryn');
  then.coop.terror('arryn', 1);
  then.coop.gold(0);
});

coopScenario('21.20 Complex Negotiations swaps with the Terror Pool', ({ given, when, then }) => {
  given.coop({ allies: { tully: 1 }, terror: { arryn: 1 } });
  given.hand('lannister', ['complex-negotiations']);
  given.action('lannister', 'event');
  when('lannister').plays('complex-negotiations', 'night-king', 'tully', 'arryn');
  then.coop.allies('arryn', 1);
  then.coop.terror('tully', 1);
  then.coop.terror('arryn', 0);
});

coopScenario(
  '21.20 A Secret Heir takes from whoever holds King’s Landing: the Night King',
  ({ given, when, then }) => {
    given.coop({ wall: false, nightKing: 'kings-landing', nightKingThrone: true, terror: { arryn: 1 } });
    given.hand('lannister', ['a-secret-heir']);
    given.action('lannister', 'event');
    when('lannister').plays('a-secret-heir', 'night-king:arryn');
    then.coop.terror('arryn', 0);
    then.coop.nightThrone(true); // 18.31
  },
);

coopScenario(
  '21.20 Unjust Trial cannot be played while the Night King holds King’s Landing',
  ({ given, when, then }) => {
    given.coop({ wall: false, nightKing: 'kings-landing', nightKingThrone: true });
    given.hand('lannister', ['unjust-trial', 'spoils-of-war']);
    given.action('lannister', 'event');
    when('lannister').performs();
    then.refused('lannister', 'unjust-trial').because('prerequisite-missing', '4.6.1');
  },
);

coopScenario(
  '21.20 Spoils of War: the other one is the Night King, who has no purse',
  ({ given, when, then }) => {
    given.coop({ gold: 1 });
    given.hand('lannister', ['spoils-of-war']);
    given.action('lannister', 'event');
    when('lannister').plays('spoils-of-war');
    then.coop.gold(7);
  },
);

coopScenario('21.20 Enlist the Faceless Men removes a White Walker to its pool', ({ given, when, then }) => {
  given.coop({ gold: 2, walkers: ['thenn'] });
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.action('lannister', 'event');
  when('lannister').plays('enlist-the-faceless-men', 'white-walker@thenn');
  then.coop.walkers();
  then.coop.walkersInPool(10);
  then.coop.score(0);
});

coopScenario('21.20 Poisoning asks for a token of a Terrified house', ({ given, when, then }) => {
  given.coop({ walkers: ['thenn'], terrified: ['arryn'], terror: { arryn: 2 }, allies: { arryn: 1 } });
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'event');
  when('lannister').performs();
  when('lannister').answers('poisoning');
  then.options('lannister').include('white-walker@thenn', 'arryn@the-eyrie');
  then.options('lannister').exclude('stark@winterfell', 'lannister@casterly-rock');
});

coopScenario('21.20 Without such a token it cannot be played', ({ given, when, then }) => {
  given.coop({ walkers: ['thenn'], terrified: ['arryn'], terror: { arryn: 2 }, allies: { tully: 1 } });
  given.hand('lannister', ['poisoning', 'spoils-of-war']);
  given.action('lannister', 'event');
  when('lannister').performs();
  then.refused('lannister', 'poisoning').because('prerequisite-missing', '4.6.1');
});

coopScenario(
  '21.20 Kingslayer, while the Night King leads, takes a White Walker and never him',
  ({ given, when, then }) => {
    given.coop({ score: 2, nightKingScore: 3, walkers: ['thenn', 'lands-of-always-winter'] });
    given.hand('lannister', ['kingslayer']);
    given.action('lannister', 'event');
    when('lannister').answers('perform', 'kingslayer');
    then.options('lannister').are(['white-walker@thenn', 'white-walker@lands-of-always-winter']);
    when('lannister').answers('white-walker@thenn');
    then.coop.walkers('lands-of-always-winter');
  },
);

coopScenario('21.20 While the Treaty leads Kingslayer has no target', ({ given, when, then }) => {
  given.coop({ score: 4, nightKingScore: 3, walkers: ['thenn'] });
  given.hand('lannister', ['kingslayer', 'spoils-of-war']);
  given.action('lannister', 'event');
  when('lannister').performs();
  then.refused('lannister', 'kingslayer').because('prerequisite-missing', '4.6.1');
});

coopScenario(
  '21.20 The Element of Surprise removes a White Walker next to the Treaty; the Night King stays',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.coop({ wall: false, nightKing: 'hornwood', walkers: ['hornwood'] });
    given.hand('stark', ['the-element-of-surprise']);
    given.action('stark', 'event');
    when('stark').plays('the-element-of-surprise', 'hornwood', 'white-walker');
    then.coop.walkers();
    then.coop.nightKing('hornwood');
    then.notTold('units.retreated');
  },
);

coopScenario(
  '21.20 A Crown for a King removes a White Walker next to the Treaty',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.coop({ walkers: ['hornwood', 'sunspear'] });
    given.hand('stark', ['a-crown-for-a-king']);
    given.action('stark', 'event');
    when('stark').answers('perform', 'a-crown-for-a-king');
    then.options('stark').are(['white-walker@hornwood']);
    when('stark').answers('white-walker@hornwood');
    then.coop.walkers('sunspear');
  },
);

coopScenario(
  '21.20 Captured at Sea: the White Walker goes to its pool, never to an Ally Pool',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.coop({ walkers: ['hornwood'] });
    given.hand('stark', ['captured-at-sea']);
    given.action('stark', 'event');
    when('stark').plays('captured-at-sea', 'winterfell', 'stark-2', 'hornwood');
    then.coop.walkers();
    then.army('hornwood').is('stark-2');
    then.notTold('battle.started');
    then.coop.score(0);
  },
);

coopScenario(
  '21.20 Trial by Combat: a White Walker alone is one unit, with the Night King it is not',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.coop({ wall: false, nightKing: 'the-rills', walkers: ['hornwood', 'the-rills'] });
    given.hand('stark', ['trial-by-combat']);
    given.action('stark', 'event');
    when('stark').plays('trial-by-combat', 'winterfell', 'eddard-stark');
    then.options('stark').include('hornwood');
    then.refused('stark', 'the-rills').because('wrong-kind-of-target', '18.1');
  },
);

coopScenario('21.20 Gold stolen from a White Walker is gained in full', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.coop({ gold: 1, walkers: ['ashemark'] });
  given.action('greyjoy', 'event');
  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-2+euron-greyjoy', 'ashemark');
  then.holds('the Treaty has more', ({ coop }) => coop!.treaty.gold > 1);
  then.asked('greyjoy', 'battle.attackerCard');
});

coopScenario('21.20 None is stolen from a house', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.army('ashemark', 'tully-2');
  given.coop({ gold: 1 });
  given.action('greyjoy', 'event');
  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-2+euron-greyjoy', 'ashemark');
  then.coop.gold(1);
});

coopScenario('21.20 Press into Battle is for houses: no White Walker is one', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('flints-finger', 'tully-2');
  given.coop({ walkers: ['hornwood'] });
  given.hand('stark', ['press-into-battle']);
  given.action('stark', 'event');
  when('stark').answers('perform', 'press-into-battle', 'march', 'winterfell', 'stark-2');
  then.refused('stark', 'hornwood').because('wrong-kind-of-target', '18.1');
  then.options('stark').include('flints-finger');
});

coopScenario('21.20 Aggressive Arbitration gives its token to the Night King', ({ given, when, then }) => {
  given.coop({ allies: { arryn: 1 } });
  given.hand('lannister', ['aggressive-arbitration']);
  given.action('lannister', 'event');
  when('lannister').plays('aggressive-arbitration', 'night-king:arryn');
  then.coop.terror('arryn', 1);
  then.coop.allies('arryn', 0);
});

coopScenario('21.20 Devotion brings a token to the Treaty’s Ally Pool', ({ given, when, then }) => {
  given.hand('lannister', ['devotion']);
  given.action('lannister', 'event');
  when('lannister').plays('devotion', 'tully@riverrun');
  then.coop.allies('tully', 1);
  then.army('riverrun').is('tully-2');
});

coopScenario(
  '18.12, 21.20 A Timely Alliance needs more tokens than the Terror Pool has',
  ({ given, when, then }) => {
    given.coop({ allies: { arryn: 2, tully: 2 }, terror: { arryn: 2, tully: 1 }, terrified: ['tully'] });
    given.hand('lannister', ['a-timely-alliance']);
    given.action('lannister', 'event');
    when('lannister').plays('a-timely-alliance', 'none');
    then.options('lannister').are(['tully']);
    when('lannister').answers(['tully']);
    then.ally('tully', 'treaty');
    then.coop.terrified();
  },
);

coopScenario(
  '18.3, 21.20 No Hero is sent to where a White Walker stands: it does not retreat',
  ({ given, when, then }) => {
    given.coop({ walkers: ['castle-black'] });
    given.hand('lannister', ['banished-to-the-watch', 'spoils-of-war']);
    given.action('lannister', 'event');
    when('lannister').performs();
    then.refused('lannister', 'banished-to-the-watch').because('prerequisite-missing', '4.6.1');
  },
);

coopScenario('21.20 A Debt to the Iron Bank fills the Treaty’s purse', ({ given, when, then }) => {
  given.coop({ gold: 1, score: 1 });
  given.hand('lannister', ['a-debt-to-the-iron-bank']);
  given.action('lannister', 'event');
  when('lannister').plays('a-debt-to-the-iron-bank');
  then.coop.gold(10);
  then.coop.score(0);
});

// Mother of Dragons

coopScenario('23.4, 23.5 Eggs hatch after the taxes, and a Dragon pays the Treaty', ({ given, then }) => {
  given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.dragons();
  given.army('dragonstone', 'targaryen-1+daenerys-targaryen+black-egg');
  given.army('the-eyrie', 'green-dragon');
  given.army('riverrun', 'arryn-3');
  given.army('sunspear', 'tully-3');
  given.round(6);
  given.coop({ gold: 0 });
  given.step('taxes');
  then.coop.gold(1);
  then.told('dragon.hatched', { colour: 'black', domain: 'dragonstone' });
});

coopScenario('21.11, 23.3 An Egg is lost to a White Walker before anything else', ({ given, when, then }) => {
  given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.dragons();
  given.army('dragonstone', 'targaryen-1+daenerys-targaryen+black-egg');
  given.army('the-reach', 'targaryen-1');
  given.coop({ walkers: ['the-eyrie'] });
  given.army('sunspear', 'arryn-3');
  given.deck('spoils-of-war');
  given.action('targaryen', 'march');
  when('targaryen').answers(
    ...['perform', 'dragonstone', 'targaryen-1+daenerys-targaryen+black-egg'],
    ...['the-eyrie', 'pass'],
  );
  then.options('targaryen').are(['black-egg']);
});

coopScenario(
  '21.17, 23.6 A Dragon flies over the fallen Wall, and only its own player flies it',
  ({ given, when, then }) => {
    given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'lannister']);
    given.dragons();
    given.army('castle-black', 'targaryen-1+daenerys-targaryen+black-dragon');
    given.coop({ wall: false, walkers: ['storrolds-point'] });
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'fly', 'castle-black', 'black-dragon');
    then.options('targaryen').include('antler-river');
  },
);

coopScenario(
  '23.1, 21.21 A Dragon of an allied House Targaryen is flown by whoever likes',
  ({ given, when, then }) => {
    given.players(['lannister', 'stark'], ['targaryen', 'tully', 'greyjoy']);
    given.dragons();
    given.joined('targaryen');
    given.army('castle-black', 'targaryen-1+black-dragon');
    given.action('stark', 'march');
    when('stark').answers('perform', 'fly', 'castle-black', 'black-dragon');
    then.options('stark').include('hornwood');
  },
);
