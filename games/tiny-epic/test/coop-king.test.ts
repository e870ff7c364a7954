// §21.7, §21.9, §21.23, §21.29 and the rulings about them: the Night King, his attacks and the Wall.

import { coopScenario } from './coop-table.ts';

type Given = Parameters<Parameters<typeof coopScenario>[1]>[0]['given'];

/** The Night King is about to come to Winterfell by Ranger card 3B; nothing else happens before. */
function attacksWinterfell(given: Given, more: Parameters<Given['coop']>[0] = {}): void {
  given.round(3);
  given.coop({
    rangers: ['ranger-3b'],
    down: { thenn: 'three-eyed-raven', 'antler-river': 'three-eyed-raven' },
    ...more,
  });
  given.step('round');
}

coopScenario(
  'X75 Without the courage to fight him one unit is lost and the rest retreat',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2');
    given.army('old-town', 'eddard-stark');
    attacksWinterfell(given, { score: 5, nightKingScore: 6 });
    when('stark', 'rout.chooseLoss').answers('stark');
    then.options('stark').are(['flints-finger', 'hornwood', 'shadow-tower', 'the-rills', 'white-harbor']);
    when('stark', 'retreat.chooseTarget').answers('white-harbor');
    then.notTold('battle.started');
    then.coop.destroyed('winterfell');
    when('lannister', 'nightWalker.chooseDomain').answers('white-harbor');
    // One with him, five around him
    then.coop.walkers(
      ...(['winterfell', 'white-harbor'] as const),
      ...(['flints-finger', 'hornwood', 'shadow-tower', 'the-rills'] as const),
    );
    then.happened('king.routed', 'unit.lost', 'units.retreated', 'king.destroyed', 'walker.added');
    then.asked('stark', 'battle.defenderCard');
  },
);

coopScenario('21.7 With as many points the units there fight him', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('old-town', 'eddard-stark');
  given.hand('stark', []);
  given.deck('safe-passage');
  attacksWinterfell(given, { score: 6, nightKingScore: 6 });
  when('stark', 'battle.defenderCard').answers('pass');
  // 3, the track of 18 and his card of 3
  then.strength('attacker').is(24);
  then.strength('defender').is(3);
  then.asked('stark', 'loss.chooseLoss');
});

coopScenario(
  '21.7 The first attack south of the Wall destroys it, and the Ice Dragon takes its place',
  ({ given, then }) => {
    given.army('sunspear', 'stark-1+eddard-stark');
    attacksWinterfell(given);
    then.coop.wall(false);
    then.coop.dragon('wall');
    then.happened('wall.fell', 'king.moved', 'king.destroyed');
    then.told('wall.fell', { domain: 'winterfell' });
  },
);

coopScenario('21.7 An attack in the north leaves the Wall standing', ({ given, then }) => {
  given.round(2);
  given.coop({
    rangers: ['ranger-2a'],
    down: { frostfangs: 'dragon-glass', 'antler-river': 'dragon-glass' },
  });
  given.step('round');
  then.coop.wall(true);
  then.coop.dragon(undefined);
  then.coop.destroyed('crasters-keep');
});

coopScenario(
  '21.7, E77 Units of a house outside the Treaty lose a token, the others go anywhere near',
  ({ given, when, then }) => {
    given.army('sunspear', 'stark-1+eddard-stark');
    given.army('winterfell', 'greyjoy-3');
    given.army('flints-finger', 'lannister-1');
    given.army('old-town', 'jaime-lannister');
    attacksWinterfell(given, { terrified: ['greyjoy'], terror: { greyjoy: 2 } });
    when('lannister', 'retreat.chooseTarget').answers('hornwood');
    then.coop.terror('greyjoy', 3);
    then.army('winterfell').is('');
    then.notTold('battle.started');
  },
);

coopScenario(
  '21.7, D27 Displaced units may go to a castle, never to an unoccupied King’s Landing',
  ({ given, then }) => {
    given.round(4);
    given.army('dragonstone', 'greyjoy-3');
    given.coop({
      rangers: ['ranger-4b'],
      down: { frostfangs: 'dragon-glass', 'lands-of-always-winter': 'dragon-glass' },
    });
    given.army('sunspear', 'arryn-3');
    given.step('round');
    // The Eyrie and King's Landing are one step away
    then.tellings('units.retreated').are({ from: 'dragonstone', to: 'the-eyrie', units: 'greyjoy-2' });
  },
);

coopScenario('21.7 In King’s Landing he takes the Throne, without any castle', ({ given, then }) => {
  given.round(5);
  given.coop({
    rangers: ['ranger-5b'],
    down: { 'crasters-keep': 'dragon-glass', 'antler-river': 'dragon-glass' },
  });
  given.step('round');
  then.told('king.throne');
  then.coop.nightThrone(true);
});

coopScenario('21.7 He loses the Throne with the last White Walker there', ({ given, when, then }) => {
  given.coop({ wall: false, nightKing: 'thenn', nightKingThrone: true, walkers: ['kings-landing', 'thenn'] });
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.coop({ up: { ashemark: ['remove-white-walker'] } });
  given.explores('lannister', ['march', 'event']);
  when('lannister').answers('take:ashemark:remove-white-walker', 'kings-landing');
  then.coop.nightThrone(false);
});

coopScenario('21.7 He keeps it while a White Walker is there', ({ given, when, then }) => {
  given.coop({ wall: false, nightKing: 'thenn', nightKingThrone: true, walkers: ['kings-landing', 'thenn'] });
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.coop({ up: { ashemark: ['remove-white-walker'] } });
  given.explores('lannister', ['march', 'event']);
  when('lannister').answers('take:ashemark:remove-white-walker', 'thenn');
  then.coop.nightThrone(true);
});

coopScenario(
  'E106 Where a White Walker stands already he destroys the castle and gains a point',
  ({ given, then }) => {
    given.army('sunspear', 'stark-1+eddard-stark');
    attacksWinterfell(given, { walkers: ['winterfell'] });
    then.coop.destroyed('winterfell');
    then.told('king.points', { points: 1, reason: 'walker-there', domain: 'winterfell' });
  },
);

coopScenario(
  'E78 A destroyed castle still helps whoever defends there, and is nobody’s',
  ({ given, when, then }) => {
    given.army('winterfell', 'tully-2');
    given.army('the-rills', 'stark-2+eddard-stark');
    given.coop({ destroyed: ['winterfell'] });
    given.deck('a-betrayers-gift');
    given.hand('stark', ['kingslayer']);
    given.action('stark', 'march');
    when('stark').answers('perform', 'the-rills', 'stark-2+eddard-stark', 'winterfell', 'kingslayer');
    then.lines('defender').are('tokens 2', 'castle 1', 'a-betrayers-gift 2');
    when('stark').answers('tully', 'hornwood');
    then.controls('treaty', 'winterfell');
    then.coop.castles(1); // Casterly Rock
  },
);

coopScenario('E79 A Retreat card saves the units and gives him the domain', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('old-town', 'eddard-stark');
  given.hand('stark', ['drain-the-coffers']);
  given.deck('safe-passage');
  attacksWinterfell(given);
  when('stark').answers('drain-the-coffers', 'retreat', 'white-harbor');
  then.army('white-harbor').is('stark-2');
  then.coop.destroyed('winterfell');
  then.notTold('unit.lost');
});

coopScenario('21.9 His Retreat counts nothing, and his Conscripts add nothing', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('old-town', 'eddard-stark');
  given.hand('stark', []);
  given.deck('unjust-trial');
  attacksWinterfell(given, { glass: 2, walkers: ['hornwood'] });
  when('stark').answers('pass');
  then.lines('attacker').are('night-king 3', 'track 7', 'walkers 6');
});

coopScenario('21.9 His Secret is replaced, and a Retreat for it counts 0', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('old-town', 'eddard-stark');
  given.hand('stark', []);
  given.deck('lone-wolf', 'drain-the-coffers');
  attacksWinterfell(given, { glass: 2 });
  when('stark').answers('pass');
  then.lines('attacker').are('night-king 3', 'track 7');
  then.notTold('battle.retreat');
});

const TRACK = [
  [0, 18],
  [1, 13],
  [2, 7],
] as const;

for (const [glass, track] of TRACK) {
  coopScenario(`21.9 With ${glass} Dragon Glass his track is worth ${track}`, ({ given, when, then }) => {
    given.army('winterfell', 'stark-2');
    given.army('old-town', 'eddard-stark');
    given.hand('stark', []);
    given.deck('drain-the-coffers');
    attacksWinterfell(given, { glass });
    when('stark').answers('pass');
    then.lines('attacker').are('night-king 3', `track ${track}`);
  });
}

coopScenario('21.9 The Ice Dragon in his domain adds 3, in its first phase too', ({ given, when, then }) => {
  given.army('storrolds-point', 'stark-3+tully-3');
  given.joined('tully');
  given.army('old-town', 'eddard-stark');
  given.coop({
    wall: false,
    glass: 2,
    dragon: 'antler-river',
    nightKing: 'antler-river',
    up: { 'antler-river': ['dragon-glass'] },
  });
  given.hand('stark', []);
  given.deck('drain-the-coffers');
  given.action('stark', 'march');
  when('stark').marches('storrolds-point', 'stark-3+tully-3', 'antler-river');
  when('stark').commits('pass');
  then.lines('defender').are('night-king 3', 'track 7', 'ice-dragon 3');
});

coopScenario('21.9, 21.29 With as many points he may be attacked; a tie is his', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3+tully-3');
  given.joined('tully');
  given.army('the-rills', 'stark-2+eddard-stark');
  given.coop({ wall: false, glass: 3, steel: 5, nightKing: 'hornwood', score: 5, nightKingScore: 5 });
  given.deck('drain-the-coffers');
  given.hand('stark', []);
  given.action('stark', 'march');
  // 3 and the Ice Dragon's 3, against six tokens
  when('stark').marches('winterfell', 'stark-3+tully-3', 'hornwood');
  when('stark').commits('pass');
  then.strength('defender').is(6);
  then.strength('attacker').is(6);
  then.asked('stark', 'loss.chooseLoss');
});

coopScenario(
  '21.29 Who enters his domain attacks him; the White Walker there adds its strength',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-3');
    given.army('the-rills', 'stark-1+eddard-stark');
    given.coop({ wall: false, glass: 3, steel: 5, nightKing: 'hornwood', walkers: ['hornwood'] });
    given.hand('stark', ['kingslayer']);
    given.deck('drain-the-coffers');
    given.action('stark', 'march');
    when('stark').marches('winterfell', 'stark-3', 'hornwood');
    when('stark').commits('kingslayer');
    then.told('battle.started', { attacker: 'stark', defender: 'night-king', domain: 'hornwood' });
    then.strength('defender').is(7);
    then.wins(['lannister', 'stark'], 'night-king-beaten');
  },
);

coopScenario('E80 With fewer points no Event leads into his domain either', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3');
  given.army('the-rills', 'stark-1+eddard-stark');
  given.coop({ wall: false, nightKing: 'hornwood', score: 4, nightKingScore: 5 });
  given.hand('stark', ['forced-march']);
  given.action('stark', 'event');
  when('stark').answers('perform', 'forced-march', 'winterfell', 'stark-3');
  then.refused('stark', 'hornwood').because('night-king-too-strong', '21.9');
});

coopScenario('E82 Only the comparison of points matters, beyond 30 too', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3');
  given.army('the-rills', 'stark-1+eddard-stark');
  given.coop({ wall: false, nightKing: 'hornwood', score: 41, nightKingScore: 41 });
  given.action('stark', 'march');
  when('stark').answers('perform', 'winterfell', 'stark-3');
  then.options('stark').include('hornwood');
});

coopScenario('21.23 The Night King who loses his own attack has lost the game', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3+tully-3');
  given.joined('tully');
  given.army('old-town', 'eddard-stark');
  given.hand('stark', ['kingslayer']);
  given.deck('drain-the-coffers');
  attacksWinterfell(given, { glass: 3, steel: 5, wall: false, gold: 5 });
  when('stark').commits('kingslayer');
  then.wins(['lannister', 'stark'], 'night-king-beaten');
  then.coop.destroyed();
});

coopScenario('21.23 Undefeated after round 6 he has won', ({ given, then }) => {
  given.round(6);
  given.step('cleanUp');
  then.over();
  then.holds('nobody is first', () => true);
  then.told('round.ended', { round: 6 });
});

coopScenario('21.25 A last unit he attacks is not lost, 21.27', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  attacksWinterfell(given, { score: 0, nightKingScore: 6 });
  when('stark', 'retreat.chooseTarget').answers('the-rills');
  then.army('the-rills').is('stark-1');
  then.notTold('unit.lost');
});

coopScenario('21.7 When he leaves King’s Landing the Throne stays behind', ({ given, then }) => {
  given.round(2);
  given.coop({
    rangers: ['ranger-2a'],
    wall: false,
    nightKing: 'kings-landing',
    nightKingThrone: true,
    down: { frostfangs: 'dragon-glass', 'antler-river': 'dragon-glass' },
  });
  given.step('round');
  then.coop.nightThrone(false);
});
