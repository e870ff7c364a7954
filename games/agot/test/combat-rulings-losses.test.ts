// Rulings on losses, retreat, victory and Tides of Battle: R65 to R71, R84, R85, R88, R89, R107 to R109; the Tides cards.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('R65 Two houses reach seven areas at the same moment', ({ given, when, then }) => {
  given.bare();
  given.gone('dragonstone', 'kings-landing', 'eyrie');
  given.map({
    // lannister: six with dragonstone; leaving it and taking two others it has its seventh elsewhere
    dragonstone: 'lannister 2F march-0',
    'shipbreaker-bay': 'lannister 1S',
    lannisport: 'lannister token',
    riverrun: 'lannister token',
    seagard: 'lannister token',
    harrenhal: 'lannister token',
    reach: 'lannister token',
    // baratheon: six, and its home when lannister leaves it
    'kings-landing': 'baratheon token',
    eyrie: 'baratheon token',
    'moat-cailin': 'baratheon token',
    'white-harbor': 'baratheon token',
    starfall: 'baratheon token',
    yronwood: 'baratheon token',
    kingswood: 'baratheon token',
    boneway: 'baratheon token',
  });
  given.power('lannister', 1);
  given.marches('lannister');
  when('lannister').chooses('storms-end', ['footman-1'], 'crackclaw-point', 'done', 'no');
  then.structures('lannister').is(7);
  then.structures('baratheon').is(7);
  then.wins('baratheon', 'seven-areas'); // more land areas
});

scenario('R66 A retreat into an empty castle counts for victory', ({ given, when, then }) => {
  given.bare();
  given.map({
    'stoney-sept': 'lannister 1F',
    lannisport: 'lannister token',
    seagard: 'lannister token',
    riverrun: 'lannister token',
    'crackclaw-point': 'lannister token',
    reach: 'lannister token',
    oldtown: 'lannister token',
    blackwater: 'stark 3K march-0',
  });
  given.marches('stark');
  when('stark').chooses('stoney-sept', ['knight-1', 'knight-2', 'knight-3'], 'done', 'no');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('cersei-lannister');
  when('lannister').chooses('harrenhal');
  then.controls('lannister', 'harrenhal');
  then.wins('lannister', 'seven-areas');
});

scenario('R67 The loser cannot choose a Siege Engine', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F 1K 1SE' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('ser-jaime-lannister'); // one sword
  then.asked('stark', 'casualties.choose');
  then.options('stark').are(['footman-1', 'knight-1']);
  then.told('units.lost', { units: ['siegeEngine'], why: 'siege-engine' });
  when('stark').chooses(['footman-1'], 'riverrun');
  then.area('riverrun').is('stark 1K~');
});

scenario('R67 A skull may take a Siege Engine of the winner', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1K 1SE');
  given.chance('tide-2', 'tide-0-skull');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  then.options('lannister').are(['knight-1', 'siegeEngine-1']);
  when('lannister', 'casualties.choose').chooses(['siegeEngine-1']);
  when('stark').chooses('riverrun');
  then.area('harrenhal').has('1K');
});

scenario('R68 Supporting Siege Engines of the loser are not lost', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 3K defense-2', 'stoney-sept': 'lannister 1SE support-0' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('lannister').chooses('attacker');
  then.strength('attacker').is(1 + 4);
  when('stark').plays('ser-rodrick-cassel');
  when('lannister').plays('cersei-lannister');
  then.told('combat.decided', { house: 'stark' });
  then.area('stoney-sept').is('lannister 1SE support-0');
});

scenario("R69 The loser's swords do nothing", ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 3K' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('stark').plays('ser-rodrick-cassel');
  when('lannister').plays('ser-gregor-clegane'); // three swords
  then.notTold('units.lost');
  then.area('harrenhal').has('3K');
});

scenario('R70 No retreat to an enemy token or home', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    riverrun: 'stark 1F',
    seagard: 'baratheon token',
    'stoney-sept': 'baratheon 1F token',
  });
  given.attack('greyjoy', 'ironmans-bay', 'riverrun', '3K');
  given.used('blade');
  given.gone('lannisport');
  when('stark').plays('catelyn-stark');
  when('greyjoy').plays('theon-greyjoy');
  then.area('harrenhal').is('stark 1F~'); // the only way
});

scenario('R70 What stands in the way is named', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, 'stoney-sept': 'stark 1F', harrenhal: 'baratheon token' });
  given.attack('lannister', 'searoad-marches', 'stoney-sept', '3K');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  then.options('stark').are(['riverrun', 'blackwater']);
  then.refused('stark', 'harrenhal').because('enemy-controls-it', 'R70');
  then.refused('stark', 'lannisport').because('enemy-controls-it', 'R70');
  then.refused('stark', 'searoad-marches').because('attackers-came-from-there', 'R71');
});

scenario('R71 Not to where the attack came from over the sea', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    'flints-finger': 'stark 1F',
    'ironmans-bay': 'stark 1S',
    'golden-sound': 'stark 1S',
    'sunset-sea': 'lannister 1S',
  });
  given.attack('lannister', 'searoad-marches', 'flints-finger', '3K');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  then.refused('stark', 'searoad-marches').because('attackers-came-from-there', 'R71');
  then.options('stark').are(['greywater-watch', 'seagard', 'riverrun']);
});

scenario('R84 A home that is freed can be the seventh area', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({
    winterfell: 'lannister 1F',
    'white-harbor': 'stark token',
    'moat-cailin': 'stark token',
    'flints-finger': 'stark token',
    seagard: 'stark token',
    riverrun: 'stark token',
    harrenhal: 'stark token',
    karhold: 'greyjoy 1F march-0',
  });
  given.used('blade');
  given.marches('greyjoy');
  given.chance('tide-0-skull', 'tide-0-skull');
  when('greyjoy').chooses('winterfell', 'done', 'no');
  when('greyjoy').plays('balon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.controls('stark', 'winterfell');
  then.wins('stark', 'seven-areas');
});

scenario('R85 Orders without units are removed when the combat ends', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F defense-2', riverrun: 'lannister 3K support-0' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1F');
  when('lannister').chooses('defender');
  when('tyrell').plays('mace-tyrell'); // destroys the last Footman
  when('lannister').plays('the-hound');
  then.strength('defender').is(0 + 2 + 6 + 2); // the order counts as long as it lies there
  then.told('combat.decided', { house: 'lannister' });
  then.told('order.removed', { area: 'harrenhal', why: 'no-units' });
  then.empty('harrenhal');
});

scenario('R88 Nobody enters, and the defenders still retreat', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, 'stoney-sept': 'stark 1F' });
  given.attack('lannister', 'blackwater', 'stoney-sept', '1K');
  given.chance('tide-3', 'tide-0-skull');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  when('stark').chooses('harrenhal');
  then.area('harrenhal').is('stark 1F~');
  then.empty('stoney-sept');
});

scenario('R89 The Blade draws another Tides card, and is used up', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.fiefdoms('lannister');
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  given.chance('tide-0', 'tide-2', 'tide-3');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  then.asked('lannister', 'tides.redraw');
  then.sees('lannister', 'tide-0');
  then.doesNotSee('stark', 'tide-0');
  then.doesNotSee('lannister', 'tide-2');
  then.doesNotHear('spectator', 'tide-0', 'tide-2');
  when('lannister').chooses('redraw');
  then.told('tides.revealed', { attacker: ['tide-0', 'tide-3'], defender: ['tide-2'] });
  then.strength('attacker').is(1 + 2 + 3); // and the Blade was not asked for again
  then.strength('defender').is(1 + 0 + 2);
  then.bladeUsed(true);
});

scenario('R89 The Blade that drew no card may add 1', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.fiefdoms('lannister');
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  given.chance('tide-0', 'tide-2');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  when('lannister', 'tides.redraw').chooses('keep');
  when('lannister', 'combat.useBlade').uses();
  then.strength('attacker').is(1 + 2 + 0 + 1);
});

scenario('R107 As many casualties as units: nobody is asked', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F 1K' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('ser-gregor-clegane'); // three swords
  then.told('units.lost', { house: 'stark', units: ['footman', 'knight'], why: 'swords' });
  then.area('harrenhal').has('3K');
});

scenario('R107 Casualties are chosen all at once', ({ given, when, then }) => {
  given.bare();
  given.supply('stark', 6);
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2F 1K' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K', 'march-plus-1');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('ser-jaime-lannister');
  then.options('stark').between(1, 1);
  when('stark', 'casualties.choose').chooses(['knight-1'], 'riverrun');
  then.area('riverrun').is('stark 2F~');
});

scenario('R108 A skull takes no routed unit', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2K~ defense-2' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  given.chance('tide-0-skull', 'tide-3');
  when('stark').plays('eddard-stark');
  when('lannister').plays('cersei-lannister');
  then.area('harrenhal').has('2K~');
});

scenario('R109 With one legal area nobody is asked', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, eyrie: 'stark 1F' });
  given.gone('eyrie');
  given.attack('lannister', 'crackclaw-point', 'eyrie', '3K');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  then.area('mountains-of-the-moon').is('stark 1F~');
});

scenario('R109 Robb Stark names the area, the loser its losses', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 0);
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 1F 1K',
    'stoney-sept': 'lannister 1F',
    lannisport: 'lannister 2F',
    'crackclaw-point': 'lannister 1K',
    blackwater: 'baratheon 1F',
  });
  given.attack('stark', 'riverrun', 'harrenhal', '3K');
  when('stark').plays('robb-stark');
  when('lannister').plays('cersei-lannister');
  when('stark', 'retreat.nameArea').chooses('crackclaw-point');
  then.asked('lannister', 'retreat.losses');
  then.options('lannister').between(1, 1);
  when('lannister').chooses(['footman-1']);
  then.area('crackclaw-point').is('lannister 1K 1K~');
});

scenario('R109 Beaten attackers return without a question', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 3K' });
  given.attack('stark', 'riverrun', 'harrenhal', '1F 1K');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('the-hound');
  then.area('riverrun').is('stark 1F~ 1K~');
});

for (const [tide, strength, lost] of [
  ['tide-0', 0, 0],
  ['tide-1-sword', 1, 1],
  ['tide-1-tower', 1, 0],
  ['tide-2', 2, 0],
  ['tide-3', 3, 0],
] as const)
  scenario(`tides: ${tide} for the winner`, ({ given, when, then }) => {
    given.bare();
    given.switches({ tidesOfBattle: true });
    given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2F' });
    given.attack('lannister', 'blackwater', 'harrenhal', '3K');
    given.chance(tide, 'tide-0');
    when('stark').plays('catelyn-stark');
    when('lannister').plays('the-hound');
    then.strength('attacker').is(6 + 2 + strength);
    when('stark').chooses('riverrun');
    then.area('riverrun').has(`${2 - lost}F~`);
  });

scenario('tides: tide-0-skull for either side', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  given.chance('tide-0-skull', 'tide-0-skull');
  when('stark').plays('ser-rodrick-cassel'); // towers do not help
  when('lannister').plays('the-hound');
  when('stark').chooses('riverrun');
  then.area('riverrun').has('1F~');
  then.area('harrenhal').has('2K');
});

scenario('tides: tide-1-tower protects the loser', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...STARK_WAITS, harrenhal: 'tyrell 2F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  given.chance('tide-1-sword', 'tide-1-tower');
  given.used('blade');
  when('tyrell').plays('margaery-tyrell'); // one tower
  when('lannister').plays('ser-jaime-lannister'); // one sword
  when('tyrell').chooses('riverrun');
  then.area('riverrun').has('2F~');
});
