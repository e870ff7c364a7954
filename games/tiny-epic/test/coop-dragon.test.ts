// §21.12, §21.13 The two phases of the Ice Dragon, and the rulings E81 and E108.

import { coopScenario } from './coop-table.ts';

type Given = Parameters<Parameters<typeof coopScenario>[1]>[0]['given'];

/** Stark marches from Castle Black to Storrold's Point, where Dragon Glass lies face up and the Wall is down. */
function beforeTheGlass(given: Given, more: Parameters<Given['coop']>[0] = {}): void {
  given.army('castle-black', 'stark-2+eddard-stark');
  given.coop({
    wall: false,
    gold: 9,
    nightKing: 'thenn',
    up: { 'storrolds-point': ['dragon-glass'] },
    ...more,
  });
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');
}

coopScenario(
  'X79, 21.12 The Ice Dragon comes and attacks; whoever beats it takes the glass',
  ({ given, when, then }) => {
    beforeTheGlass(given);
    given.deck('safe-passage');
    when('stark').marchesAndStops('castle-black', 'stark-2+eddard-stark', 'storrolds-point');
    then.told('dragon.came', { domain: 'storrolds-point' });
    then.told('battle.started', { attacker: 'ice-dragon', defender: 'stark', domain: 'storrolds-point' });
    when('stark', 'battle.defenderCard').answers('kingslayer');
    then.lines('attacker').are('ice-dragon 3', 'safe-passage 3');
    then.coop.gold(6); // a defender pays
    then.coop.glass(1);
    then.coop.score(1);
    then.coop.dragon('wall');
  },
);

coopScenario('21.12 Its Retreat counts 0', ({ given, when, then }) => {
  beforeTheGlass(given);
  given.deck('drain-the-coffers');
  when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark', 'storrolds-point', 'stop', 'pass');
  then.lines('attacker').are('ice-dragon 3');
  then.coop.glass(1);
});

coopScenario('21.12 A tie is the defenders’, who are the players', ({ given, when, then }) => {
  beforeTheGlass(given);
  given.deck('spoils-of-war');
  when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark', 'storrolds-point', 'stop', 'pass');
  then.strength('attacker').is(4);
  then.strength('defender').is(4);
  then.coop.glass(1);
});

coopScenario(
  '21.12, E81 With a White Walker there it is one battle, one card and one point',
  ({ given, when, then }) => {
    beforeTheGlass(given, { walkers: ['storrolds-point'], steel: 5 });
    given.deck('spoils-of-war');
    when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark', 'storrolds-point', 'kingslayer');
    then.tellings('battle.started').are({ attacker: 'ice-dragon', defender: 'stark' });
    then.lines('attacker').are('ice-dragon 3', 'walkers 1', 'spoils-of-war 1');
    then.coop.score(1);
    then.coop.walkers();
    then.coop.glass(1);
  },
);

coopScenario('21.12 Lost: Dragon and token stay', ({ given, when, then }) => {
  beforeTheGlass(given);
  given.deck('poisoning');
  when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark', 'storrolds-point', 'stop', 'pass');
  when('stark').loses('stark');
  then.coop.dragon('storrolds-point');
  then.coop.up('storrolds-point', ['dragon-glass']);
  then.coop.score(0);
});

coopScenario('21.12 Whoever enters next is the attacker', ({ given, when, then }) => {
  beforeTheGlass(given, { dragon: 'storrolds-point' });
  given.deck('spoils-of-war');
  when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark', 'storrolds-point');
  then.told('battle.started', { attacker: 'stark', defender: 'ice-dragon', domain: 'storrolds-point' });
  when('stark', 'battle.attackerCard').answers('kingslayer');
  then.coop.gold(9); // an attacker does not pay
  then.coop.glass(1);
  then.coop.score(1);
});

coopScenario(
  '21.12 A small army that has attacked and beaten it is left alone over the token',
  ({ given, when, then }) => {
    beforeTheGlass(given, { dragon: 'storrolds-point' });
    given.deck('spoils-of-war', 'poisoning');
    when('stark').answers('perform', 'castle-black', 'stark-1+eddard-stark', 'storrolds-point', 'kingslayer');
    then.tellings('battle.started').are({ attacker: 'stark', defender: 'ice-dragon' });
    then.coop.up('storrolds-point', ['dragon-glass']);
    then.coop.glass(0);
    then.coop.dragon('wall');
    then.army('storrolds-point').is('stark-1+eddard-stark');
  },
);

coopScenario('21.12 It leaves the place where it won for the next Dragon Glass', ({ given, when, then }) => {
  beforeTheGlass(given, {
    dragon: 'antler-river',
    up: { 'storrolds-point': ['dragon-glass'], 'antler-river': ['dragon-glass'] },
  });
  given.deck('spoils-of-war');
  when('stark').answers(
    'perform',
    'castle-black',
    'stark-2+eddard-stark',
    'storrolds-point',
    'stop',
    'kingslayer',
  );
  then.coop.glass(1);
  then.coop.dragon('wall');
});

coopScenario(
  '21.12 After a battle with a house over Dragon Glass the Dragon comes too',
  ({ given, when, then }) => {
    beforeTheGlass(given);
    given.army('storrolds-point', 'greyjoy-2');
    given.deck('spoils-of-war', 'drain-the-coffers');
    when('stark').answers('perform', 'castle-black', 'stark-2+eddard-stark', 'storrolds-point', 'kingslayer');
    when('stark').loses('greyjoy');
    when('stark', 'battle.defenderCard').answers('pass');
    then
      .tellings('battle.started')
      .are({ attacker: 'stark', defender: 'greyjoy' }, { attacker: 'ice-dragon', defender: 'stark' });
    then.coop.glass(1);
    then.coop.score(2);
  },
);

coopScenario(
  '21.12 Its Conscripts are the White Walkers next to it, and the Night King',
  ({ given, when, then }) => {
    beforeTheGlass(given, { walkers: ['antler-river', 'thenn'], nightKing: 'crasters-keep', steel: 2 });
    given.deck('unjust-trial');
    when('stark').answers(
      'perform',
      'castle-black',
      'stark-2+eddard-stark',
      'storrolds-point',
      'stop',
      'pass',
    );
    // One White Walker of 4 next to it; the Night King's 3 and 18
    then.lines('attacker').are('ice-dragon 3', 'conscripts 25');
  },
);

coopScenario('21.12 An Event’s bonus helps those who come upon it', ({ given, when, then }) => {
  beforeTheGlass(given, { walkers: ['storrolds-point'], steel: 5 });
  given.hand('stark', ['stash-of-dragonglass']);
  given.action('stark', 'event');
  // The extra card is Stark's, not the Dragon's
  given.deck('spoils-of-war', 'safe-passage');
  when('stark').answers(
    'perform',
    'stash-of-dragonglass',
    'castle-black',
    'stark-2+eddard-stark',
    'storrolds-point',
    'pass',
  );
  then.lines('attacker').are('ice-dragon 3', 'walkers 1', 'spoils-of-war 1');
  then.lines('defender').are('tokens 2', 'heroes 2', 'safe-passage 3');
});

coopScenario(
  '21.12, 18.7 Trial by Combat brings its point although the Dragon joins the White Walker',
  ({ given, when, then }) => {
    beforeTheGlass(given, { walkers: ['storrolds-point'], steel: 5 });
    given.hand('stark', ['trial-by-combat']);
    given.action('stark', 'event');
    given.deck('drain-the-coffers');
    when('stark').answers('perform', 'trial-by-combat', 'castle-black', 'eddard-stark', 'storrolds-point');
    then.coop.score(1);
  },
);

coopScenario(
  '21.13, E108 The third Dragon Glass sends the Dragon to the Night King; he attacks after the next Evoke Terror',
  ({ given, when, then }) => {
    given.army('thenn', 'stark-2+eddard-stark');
    given.army('winterfell', 'stark-1');
    given.coop({
      wall: false,
      glass: 2,
      gold: 9,
      nightKing: 'fist-of-the-first-men',
      up: { thenn: ['dragon-glass'] },
    });
    given.hand('stark', ['kingslayer']);
    given.deck('drain-the-coffers', 'banished-to-the-watch');
    given.explores('stark', ['whisper', 'event']);
    when('stark').answers('take:thenn:dragon-glass', 'kingslayer');
    then.coop.glass(3);
    then.coop.dragon('fist-of-the-first-men');
    when('stark').places('event', 'plot');
    when('stark').skips();
    when('stark').skips();
    when('lannister').skips();
    // Craster's Keep is the nearest castle
    then.happened('terror.evoked', 'king.moved', 'king.destroyed');
    then.coop.nightKing('crasters-keep');
    then.coop.dragon('crasters-keep');
    then.coop.walkers('crasters-keep');
    then.coop.destroyed('crasters-keep');
  },
);

/** Phase two: the Night King is about to look for a castle, after Lannister's turn. */
function secondPhase(given: Given, more: Parameters<Given['coop']>[0]): void {
  given.coop({ wall: false, glass: 3, steel: 5, ...more });
  given.deck('banished-to-the-watch', 'drain-the-coffers');
  given.terror('lannister');
}

coopScenario('21.13 He adds one White Walker there and none around', ({ given, then }) => {
  secondPhase(given, { nightKing: 'hornwood', destroyed: ['winterfell'] });
  given.army('sunspear', 'stark-1+eddard-stark');
  // Castle Black is two steps away
  then.coop.nightKing('castle-black');
  then.coop.walkers('castle-black');
});

coopScenario(
  '21.13 The White Walker fights with him, without a battle of its own',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.hand('stark', []);
    secondPhase(given, { nightKing: 'hornwood' });
    when('stark', 'battle.defenderCard').answers('pass');
    then.lines('attacker').are('night-king 3', 'walkers 1', 'ice-dragon 3');
    then.tellings('battle.started').are({ attacker: 'night-king', defender: 'stark' });
  },
);

coopScenario('21.13 With fewer points the Treaty is routed there too', ({ given, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  secondPhase(given, { nightKing: 'hornwood', nightKingScore: 1 });
  then.asked('stark', 'rout.chooseLoss');
});

coopScenario(
  '21.13 Castles that are destroyed, held by a White Walker or Terrified are passed over',
  ({ given, then }) => {
    given.army('sunspear', 'stark-1+eddard-stark');
    given.army('castle-black', 'greyjoy-3');
    secondPhase(given, {
      nightKing: 'hornwood',
      destroyed: ['winterfell'],
      walkers: ['riverrun', 'crasters-keep'],
      terrified: ['greyjoy'],
    });
    given.army('the-rills', 'tully-3');
    // Winterfell, Castle Black, Riverrun and Craster's Keep will not do: The Eyrie is next
    then.coop.nightKing('the-eyrie');
  },
);

coopScenario('21.13 Of equally near castles one of the Treaty’s comes first', ({ given, then }) => {
  given.army('castle-black', 'stark-1+eddard-stark');
  // Winterfell and Castle Black are both next to the Shadow Tower
  secondPhase(given, { nightKing: 'shadow-tower', nightKingScore: 1, destroyed: ['crasters-keep'] });
  then.coop.nightKing('castle-black');
});

coopScenario('21.13 Of several such the players choose', ({ given, when, then }) => {
  given.army('sunspear', 'stark-1+eddard-stark');
  secondPhase(given, { nightKing: 'shadow-tower', destroyed: ['crasters-keep'] });
  then.options('lannister').are(['winterfell', 'castle-black']);
  when('lannister', 'secondAttack.chooseCastle').answers('winterfell');
  then.coop.nightKing('winterfell');
});

coopScenario('21.13 A house outside the Treaty is driven from its castle', ({ given, when, then }) => {
  given.army('sunspear', 'stark-1+eddard-stark');
  given.army('winterfell', 'greyjoy-2');
  secondPhase(given, { nightKing: 'hornwood' });
  when('lannister', 'retreat.chooseTarget').answers('the-rills');
  then.coop.terror('greyjoy', 1);
  then.army('the-rills').is('greyjoy-1');
  then.coop.destroyed('winterfell');
});

coopScenario('21.13 With an empty pool his White Walker is a point', ({ given, then }) => {
  given.army('sunspear', 'stark-1+eddard-stark');
  secondPhase(given, { nightKing: 'hornwood', terrorWalkers: 10 });
  then.told('king.points', { points: 1, reason: 'walker-pool', domain: 'winterfell' });
});

coopScenario('21.13 Without such a castle they stay', ({ given, then }) => {
  given.army('old-town', 'lannister-1+jaime-lannister');
  given.army('the-rills', 'stark-1+eddard-stark');
  secondPhase(given, {
    nightKing: 'hornwood',
    destroyed: [
      ...(['winterfell', 'castle-black', 'riverrun', 'pyke', 'casterly-rock', 'the-eyrie'] as const),
      ...(['dragonstone', 'highgarden', 'starfall', 'the-reach', 'storms-end', 'sunspear'] as const),
      'crasters-keep',
    ],
  });
  then.told('king.stayed');
  then.coop.nightKing('hornwood');
});

coopScenario('21.13 In the first phase nothing follows Evoke Terror', ({ given, then }) => {
  given.coop({ wall: false, glass: 2, nightKing: 'hornwood' });
  given.deck('banished-to-the-watch');
  given.terror('lannister');
  then.coop.nightKing('hornwood');
  then.notTold('king.moved');
});

coopScenario('21.13, 21.23 Beaten in his second attack he has lost the game', ({ given, when, then }) => {
  given.army('winterfell', 'stark-3+tully-3');
  given.joined('tully');
  given.army('old-town', 'eddard-stark');
  given.hand('stark', ['kingslayer']);
  secondPhase(given, { nightKing: 'hornwood', gold: 5 });
  when('stark').commits('kingslayer');
  then.wins(['lannister', 'stark'], 'night-king-beaten');
});
