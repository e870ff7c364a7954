// §21.10, §21.11, §21.22, §21.26 to §21.28 and §30.6: battles with White Walkers and with houses, losses, retreats.

import { coopScenario } from './coop-table.ts';

type Given = Parameters<Parameters<typeof coopScenario>[1]>[0]['given'];

/** Stark's army is about to march from Winterfell into Hornwood, where a White Walker stands. */
function beforeHornwood(given: Given, army: string, more: Parameters<Given['coop']>[0] = {}): void {
  given.army('winterfell', army);
  given.coop({ wall: false, nightKing: 'thenn', walkers: ['hornwood'], ...more });
  given.hand('stark', ['kingslayer']);
  given.action('stark', 'march');
}

coopScenario('X73, 21.10 Conscripted White Walkers add their full strength', ({ given, when, then }) => {
  beforeHornwood(given, 'stark-2+eddard-stark', {
    walkers: ['hornwood', 'last-hearth', 'white-harbor', 'the-rills'],
  });
  given.deck('unjust-trial');
  when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood', 'pass');
  then.lines('defender').are('walkers 6', 'conscripts 12');
});

const STEEL = [
  [0, 6],
  [1, 5],
  [4, 2],
  [5, 1],
] as const;

for (const [steel, strength] of STEEL) {
  coopScenario(
    `21.10 With ${steel} Valyrian Steel a White Walker is worth ${strength}`,
    ({ given, when, then }) => {
      beforeHornwood(given, 'stark-2+eddard-stark', { steel });
      given.deck('drain-the-coffers');
      when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood', 'pass');
      then.lines('defender').are(`walkers ${strength}`);
    },
  );
}

coopScenario(
  '21.10 Conscripts call the Night King next to it with 3 and his track, without the Dragon',
  ({ given, when, then }) => {
    beforeHornwood(given, 'stark-2+eddard-stark', { glass: 1, steel: 5, nightKing: 'white-harbor' });
    given.deck('unjust-trial');
    when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood', 'pass');
    then.lines('defender').are('walkers 1', 'conscripts 16');
  },
);

coopScenario('21.10 It has no bonus of a castle, 21.6', ({ given, when, then }) => {
  given.army('hornwood', 'stark-2+eddard-stark');
  given.coop({ walkers: ['winterfell'] });
  given.hand('stark', ['kingslayer']);
  given.deck('drain-the-coffers');
  given.action('stark', 'march');
  when('stark').answers('perform', 'hornwood', 'stark-2+eddard-stark', 'winterfell', 'kingslayer');
  then.lines('defender').are('walkers 6');
  then.coop.castles(2); // Casterly Rock, and Winterfell anew
});

coopScenario(
  '21.10, 30.6 Beaten it goes to its pool: a point for the Treaty, and the domain',
  ({ given, when, then }) => {
    beforeHornwood(given, 'stark-2+eddard-stark', { steel: 4 });
    given.deck('drain-the-coffers');
    when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood', 'kingslayer');
    then.coop.score(1);
    then.coop.walkers();
    then.coop.walkersInPool(10);
    then.army('hornwood').is('stark-2+eddard-stark');
  },
);

coopScenario('30.6 A tie is the White Walker’s when it is attacked', ({ given, when, then }) => {
  beforeHornwood(given, 'stark-2+eddard-stark', { steel: 2 });
  given.deck('drain-the-coffers');
  when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood', 'pass');
  then.strength('attacker').is(4);
  then.strength('defender').is(4);
  then.asked('stark', 'loss.chooseLoss');
});

coopScenario('30.6 A player’s own Retreat leaves without loss', ({ given, when, then }) => {
  beforeHornwood(given, 'stark-2+eddard-stark');
  given.hand('stark', ['drain-the-coffers']);
  given.deck('spoils-of-war');
  when('stark').answers(
    'perform',
    'winterfell',
    'stark-2+eddard-stark',
    'hornwood',
    'drain-the-coffers',
    'retreat',
  );
  then.notTold('unit.lost');
  then.coop.walkers('hornwood');
});

coopScenario(
  '21.11 A token of an allied house is lost first, to the Terror Pool',
  ({ given, when, then }) => {
    given.joined('tully');
    beforeHornwood(given, 'stark-1+eddard-stark+tully-2');
    given.army('the-rills', 'tully-1');
    given.deck('spoils-of-war');
    when('stark').answers('perform', 'winterfell', 'stark-1+eddard-stark+tully-2', 'hornwood', 'pass');
    then.options('stark').are(['tully']);
    when('stark').loses('tully');
    then.coop.terror('tully', 1);
    then.coop.nightScore(0); // no points for winning
  },
);

coopScenario(
  '21.11 Without a token its Hero is lost, with benefit, and a token of its pool is frightened',
  ({ given, when, then }) => {
    given.joined('tully');
    beforeHornwood(given, 'stark-1+eddard-stark+hoster-tully', { gold: 2 });
    given.army('the-rills', 'tully-2');
    given.deck('spoils-of-war');
    when('stark').answers('perform', 'winterfell', 'stark-1+eddard-stark+hoster-tully', 'hornwood', 'pass');
    then.options('stark').are(['hoster-tully']);
    when('stark').loses('hoster-tully');
    then.coop.gold(3);
    then.coop.score(1);
    then.coop.terror('tully', 1);
    then.pool('tully').is(6);
    then.coop.heroCards();
  },
);

coopScenario('21.11, 21.28 An own token returns: its gold is the Treaty’s', ({ given, when, then }) => {
  given.army('the-rills', 'stark-2');
  beforeHornwood(given, 'stark-1+eddard-stark', { gold: 2 });
  given.deck('spoils-of-war');
  when('stark').answers('perform', 'winterfell', 'stark-1+eddard-stark', 'hornwood', 'pass');
  then.options('stark').are(['stark', 'eddard-stark']);
  when('stark').loses('eddard-stark');
  then.coop.gold(4);
  then.coop.score(1);
});

coopScenario('21.28 A card for a returned token goes to its owner’s hand', ({ given, when, then }) => {
  given.army('the-rills', 'stark-1');
  beforeHornwood(given, 'stark-1+eddard-stark', { gold: 2 });
  given.hand('stark', []);
  given.deck('spoils-of-war', 'dealmaking');
  when('stark').answers('perform', 'winterfell', 'stark-1+eddard-stark', 'hornwood', 'pass', 'stark');
  then.recruited('stark').is(1);
  then.holds('gold or a card came', ({ coop, players }) => {
    const cards = (players['stark']!.hand.secret ?? []).filter((id) => id === 'dealmaking').length;
    return coop!.treaty.gold - 2 + cards === 1;
  });
});

coopScenario('21.27 Final units are attacked and retreat, and are not lost', ({ given, when, then }) => {
  given.joined('tully');
  given.army('crasters-keep', 'stark-1+tully-1');
  given.coop({
    rangers: ['ranger-1'],
    wall: false,
    down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
  });
  given.hand('stark', []);
  given.deck('spoils-of-war');
  given.step('round');
  when('lannister', 'nightWalker.chooseDomain').answers('crasters-keep');
  when('stark', 'battle.defenderCard').answers('pass');
  then.notTold('unit.lost');
  when('stark', 'retreat.chooseTarget').answers('frostfangs');
  then.army('frostfangs').is('stark-1+tully-1');
});

coopScenario('21.22 Players and houses of the Treaty never fight each other', ({ given, when, then }) => {
  given.joined('tully');
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'lannister-2');
  given.army('the-rills', 'jaime-lannister');
  given.army('flints-finger', 'tully-2');
  given.action('stark', 'march');
  when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark');
  then.options('stark').include('flints-finger', 'hornwood');
  when('stark').answers('flints-finger', 'stop');
  then.army('flints-finger').is('stark-2+eddard-stark+tully-2');
  then.notTold('battle.started');
});

coopScenario(
  '21.22 An unallied house is fought as ever; its token and the point are the Treaty’s',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('hornwood', 'greyjoy-2');
    given.army('pyke', 'greyjoy-1');
    given.hand('stark', ['kingslayer']);
    given.deck('spoils-of-war');
    given.action('stark', 'march');
    when('stark').answers(
      'perform',
      'winterfell',
      'stark-2+eddard-stark',
      'hornwood',
      'kingslayer',
      'greyjoy',
    );
    then.coop.allies('greyjoy', 1);
    then.coop.score(1);
  },
);

coopScenario('21.14, 21.22 A Terrified house defends with one more', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'greyjoy-2');
  given.coop({ terrified: ['greyjoy'], terror: { greyjoy: 2 } });
  given.hand('stark', ['kingslayer']);
  given.deck('spoils-of-war');
  given.action('stark', 'march');
  when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood', 'kingslayer');
  then.lines('defender').are('tokens 2', 'terrified 1', 'spoils-of-war 1');
});

coopScenario(
  '21.22 A token lost to such a house goes to its own Token Pool, not into terror',
  ({ given, when, then }) => {
    given.joined('tully');
    given.army('winterfell', 'stark-1+tully-1');
    given.army('the-rills', 'tully-1+eddard-stark+stark-1');
    given.army('hornwood', 'greyjoy-3');
    given.coop({ terrified: ['greyjoy'], terror: { greyjoy: 2 } });
    given.hand('stark', []);
    given.deck('kingslayer');
    given.action('stark', 'march');
    when('stark').answers('perform', 'winterfell', 'stark-1+tully-1', 'hornwood', 'pass', 'tully');
    then.pool('tully').is(8);
    then.coop.terror('tully', 0);
  },
);

coopScenario(
  'E16, 21.22 Conscripts count every unit of the Treaty next to the battle',
  ({ given, when, then }) => {
    given.joined('tully');
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('last-hearth', 'lannister-2+jaime-lannister');
    given.army('white-harbor', 'tully-3');
    given.coop({ walkers: ['hornwood'] });
    given.hand('stark', ['unjust-trial']);
    given.deck('drain-the-coffers');
    given.action('stark', 'march');
    when('stark').answers('perform', 'winterfell', 'stark-2', 'hornwood', 'unjust-trial');
    // Eddard at Winterfell 2, Lannister 4, Tully 3
    then.lines('attacker').are('tokens 2', 'conscripts 9');
  },
);

coopScenario('21.25 Nobody retreats to where another player stands', ({ given, when, then }) => {
  beforeHornwood(given, 'stark-2+eddard-stark');
  given.army('white-harbor', 'lannister-1+jaime-lannister');
  given.deck('poisoning');
  when('stark').answers('perform', 'winterfell', 'stark-2+eddard-stark', 'hornwood', 'pass', 'stark');
  // White Harbor is a fief as near, and Winterfell was left empty
  then.army('last-hearth').is('stark-1+eddard-stark');
});

coopScenario(
  '21.25 Units of the north find no way across the Wall while it stands',
  ({ given, when, then }) => {
    given.army('crasters-keep', 'greyjoy-3');
    given.coop({
      rangers: ['ranger-1'],
      walkers: ['frostfangs', 'haunted-forest', 'antler-river', 'thenn', 'fist-of-the-first-men'],
      down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
    });
    given.step('round');
    when('lannister', 'nightWalker.chooseDomain').answers('storrolds-point', 'lands-of-always-winter');
    // No domain of the north is open: they go home to their mat, but for the last one, which would have to
    then.holds('nobody of them has crossed', ({ map }) => map['shadow-tower'].length === 0);
  },
);

coopScenario('30.7 A domain with a White Walker is nobody’s: no recruits there', ({ given, then, when }) => {
  given.army('winterfell', 'stark-1+eddard-stark');
  given.coop({ gold: 5, walkers: ['hornwood'] });
  given.action('stark', 'recruit');
  when('stark').answers('perform');
  then.options('stark').exclude('stark@hornwood');
});

coopScenario(
  '30.7 Nobody retreats to where a White Walker is still to be fought',
  ({ given, when, then }) => {
    given.army('crasters-keep', 'stark-2');
    given.army('storrolds-point', 'eddard-stark');
    given.coop({
      rangers: ['ranger-1'],
      wall: false,
      nightKing: 'thenn',
      walkers: ['antler-river', 'frostfangs', 'haunted-forest'],
      down: { thenn: 'dragon-glass', 'fist-of-the-first-men': 'dragon-glass' },
    });
    given.army('shadow-tower', 'greyjoy-2');
    given.hand('stark', []);
    given.deck('spoils-of-war');
    given.step('round');
    when('lannister', 'nightWalker.chooseDomain').answers('crasters-keep');
    when('lannister', 'nightWalker.chooseDomain').answers('storrolds-point');
    when('lannister', 'nightBattle.chooseBattle').answers('white-walker@crasters-keep');
    when('stark').answers('pass', 'stark');
    // Storrold's Point is next to it and Stark's, but its White Walker stands
    then.holds('it went on', ({ map }) => map['storrolds-point'].every(({ tokens }) => tokens === 0));
  },
);
