// House cards with an ability: what each does.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario('card: robb-stark names where the beaten go', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
  given.attack('stark', 'riverrun', 'harrenhal', '2K');
  when('stark').plays('robb-stark');
  when('lannister').plays('cersei-lannister');
  then.options('stark').are(['stoney-sept', 'crackclaw-point', 'blackwater', 'none']);
  when('stark', 'retreat.nameArea').chooses('blackwater');
  then.area('blackwater').is('lannister 1F~');
  then.area('harrenhal').has('2K');
});

scenario('card: robb-stark may leave it to the loser', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
  given.attack('stark', 'riverrun', 'harrenhal', '2K');
  when('stark').plays('robb-stark');
  when('lannister').plays('cersei-lannister');
  when('stark').none();
  when('lannister', 'retreat.area').chooses('stoney-sept');
  then.area('stoney-sept').is('lannister 1F~');
});

scenario('card: roose-bolton brings the discards back', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 3K' });
  given.discard('stark', 'eddard-stark', 'catelyn-stark');
  given.attack('stark', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('roose-bolton');
  when('lannister').plays('the-hound');
  then.told('card.used', { card: 'roose-bolton', cards: ['eddard-stark', 'catelyn-stark'] });
  then.discard('stark').is();
  then.hand('stark').includes('roose-bolton', 'eddard-stark', 'catelyn-stark');
});

scenario('card: roose-bolton does nothing when he wins', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 3K' });
  given.discard('stark', 'eddard-stark');
  given.attack('lannister', 'riverrun', 'harrenhal', '1F');
  when('stark').plays('roose-bolton');
  when('lannister').plays('the-hound');
  then.discard('stark').is('eddard-stark', 'roose-bolton');
});

scenario('card: the-blackfish loses nobody to swords', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  when('stark').plays('the-blackfish');
  when('lannister').plays('ser-gregor-clegane'); // three swords
  when('stark').chooses('riverrun');
  then.area('riverrun').is('stark 2F~');
});

scenario('card: the-blackfish loses nobody to a skull', ({ given, when, then }) => {
  given.bare();
  given.switches({ tidesOfBattle: true });
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2F defense-2' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  given.chance('tide-0-skull', 'tide-0');
  when('stark').plays('the-blackfish');
  when('lannister').plays('cersei-lannister');
  then.area('harrenhal').has('2F');
});

scenario('card: catelyn-stark doubles a Defense order', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F defense-1' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('stark').plays('catelyn-stark');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(1 + 2);
});

scenario('card: victarion-greyjoy counts his Ships twice', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, 'golden-sound': 'lannister 1S', 'sunset-sea': 'greyjoy 1S support-0' });
  given.attack('greyjoy', 'ironmans-bay', 'golden-sound', '2S');
  when('greyjoy').chooses('attacker');
  then.strength('attacker').is(2 + 1);
  when('greyjoy').plays('victarion-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.strength('attacker').is(4 + 2 + 3);
});

scenario('card: victarion-greyjoy in defence counts them once', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, 'golden-sound': 'greyjoy 2S' });
  given.attack('lannister', 'sunset-sea', 'golden-sound', '1S');
  when('greyjoy').plays('victarion-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(2 + 3);
});

scenario('card: theon-greyjoy defends a castle', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'greyjoy 2F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '1F');
  when('greyjoy').plays('theon-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.strength('defender').is(2 + 2 + 1);
  then.told('units.lost', { house: 'lannister', units: ['footman'], why: 'swords' });
});

scenario('card: balon-greyjoy wipes out the printed strength', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 2F' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '2F');
  when('greyjoy').plays('balon-greyjoy');
  when('lannister').plays('tywin-lannister');
  then.strength('defender').is(2 + 0);
  then.strength('attacker').is(2 + 2);
});

scenario('card: asha-greyjoy alone has two swords and a tower', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 2F' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '3F', 'march-plus-1');
  when('greyjoy').plays('asha-greyjoy');
  when('lannister').plays('cersei-lannister');
  then.told('units.lost', { house: 'lannister', units: ['footman', 'footman'], why: 'swords' });
});

scenario('card: asha-greyjoy alone is safe from one sword', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 3K' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1F');
  when('greyjoy').plays('asha-greyjoy');
  when('lannister').plays('ser-jaime-lannister'); // one sword
  then.area('riverrun').is('greyjoy 1F~');
});

scenario('card: aeron-damphair gives way to another card', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
  given.discard('greyjoy', 'euron-crows-eye', 'victarion-greyjoy', 'asha-greyjoy', 'dagmar-cleftjaw');
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1F');
  when('greyjoy').plays('aeron-damphair');
  when('lannister').plays('the-hound');
  then.options('greyjoy').are(['theon-greyjoy', 'balon-greyjoy', 'none']);
  when('greyjoy', 'swapCard.choose').plays('balon-greyjoy');
  then.power('greyjoy').is(3);
  then.strength('defender').is(1 + 0);
  then.strength('attacker').is(1 + 2);
});

scenario('card: aeron-damphair may stay', ({ given, when, then }) => {
  given.bare();
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F' });
  given.attack('greyjoy', 'riverrun', 'harrenhal', '1F');
  when('greyjoy').plays('aeron-damphair');
  when('lannister').plays('the-hound');
  when('greyjoy').none();
  then.power('greyjoy').is(5);
  then.strength('attacker').is(1);
});

scenario('card: tywin-lannister brings two power', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '2F');
  when('lannister').plays('tywin-lannister');
  when('stark').plays('catelyn-stark');
  then.power('lannister').is(7);
  then.asked('stark', 'retreat.area');
});

scenario('card: tyrion-lannister sends a card back', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '2F');
  when('lannister').plays('tyrion-lannister');
  when('stark').plays('eddard-stark');
  when('lannister', 'cancelCard.use').uses();
  when('stark', 'cancelCard.replace').plays('greatjon-umber');
  then.strength('defender').is(1 + 2);
  then.hand('stark').includes('eddard-stark');
  then.discard('stark').is('greatjon-umber');
});

scenario('card: tyrion-lannister may let it be', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('lannister', 'blackwater', 'harrenhal', '2F');
  when('lannister').plays('tyrion-lannister');
  when('stark').plays('eddard-stark');
  when('lannister').declines();
  then.strength('defender').is(1 + 4);
});

scenario('card: ser-kevan-lannister counts his Footmen twice', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F', riverrun: 'lannister 1F 1K support-0' });
  given.attack('lannister', 'blackwater', 'harrenhal', '2F');
  when('lannister').chooses('attacker');
  then.strength('attacker').is(2 + 3);
  when('lannister').plays('ser-kevan-lannister');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(4 + 4 + 1);
});

scenario('card: cersei-lannister takes an order away', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F', 'castle-black': 'stark 1F defense-1' });
  given.attack('lannister', 'blackwater', 'harrenhal', '3K');
  when('lannister').plays('cersei-lannister');
  when('stark').plays('catelyn-stark');
  then.options('lannister').are(['castle-black', 'none']);
  when('lannister', 'removeLosersOrder.choose').chooses('castle-black');
  then.area('castle-black').is('stark 1F');
  then.told('order.removed', { house: 'stark', area: 'castle-black', why: 'card' });
});

scenario('card: stannis-baratheon against a house above him', ({ given, when, then }) => {
  given.bare();
  given.throne('stark', 'baratheon');
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('stannis-baratheon');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(1 + 4 + 1);
});

scenario('card: renly-baratheon makes a Knight', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F', 'stoney-sept': 'baratheon 1F support-0' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '2F');
  when('baratheon').chooses('attacker');
  when('baratheon').plays('renly-baratheon');
  when('stark').plays('catelyn-stark');
  then.options('baratheon').are(['harrenhal:footman', 'stoney-sept:footman', 'none']);
  when('baratheon', 'upgradeFootman.choose').chooses('harrenhal:footman');
  when('stark').chooses('riverrun');
  then.area('harrenhal').has('1F 1K');
  then.pool('baratheon', 'knight').is(4);
});

scenario('card: renly-baratheon makes a Knight of a supporter', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'baratheon 1K', 'stoney-sept': 'baratheon 1F support-0' });
  given.attack('stark', 'blackwater', 'harrenhal', '1F');
  when('baratheon').chooses('defender');
  when('baratheon').plays('renly-baratheon');
  when('stark').plays('catelyn-stark');
  when('baratheon').chooses('stoney-sept:footman');
  then.area('stoney-sept').is('baratheon 1K support-0');
});

scenario('card: ser-davos-seaworth follows Stannis', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F' });
  given.discard('baratheon', 'stannis-baratheon');
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('ser-davos-seaworth');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(1 + 2 + 1);
  then.told('units.lost', { house: 'stark', units: ['footman'], why: 'swords' });
});

scenario('card: salladhor-saan without support does nothing', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    'narrow-sea': 'stark 2S',
    'shivering-sea': 'stark 1S support-0',
    'white-harbor-port': 'stark 1S support-1',
    'white-harbor': 'stark 1F',
  });
  given.supply('stark', 6);
  given.attack('baratheon', 'shipbreaker-bay', 'narrow-sea', '2S');
  when('stark').chooses('defender');
  when('baratheon').plays('salladhor-saan');
  when('stark').plays('catelyn-stark');
  then.strength('defender').is(2 + 1 + 2); // baratheon has no support
});

scenario('card: salladhor-saan with support', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    'shipbreaker-bay': 'stark 2S',
    'narrow-sea': 'stark 1S support-1',
    'east-summer-sea': 'baratheon 1S support-0',
  });
  given.attack('baratheon', 'blackwater-bay', 'shipbreaker-bay', '2S');
  when('baratheon').chooses('attacker');
  when('stark').chooses('defender');
  when('baratheon').plays('salladhor-saan');
  when('stark').plays('catelyn-stark');
  then.strength('attacker').is(2 + 1 + 1);
  then.strength('defender').is(0 + 1); // the order still counts
});

scenario('card: patchface throws a card away', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2K' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('patchface');
  when('stark').plays('catelyn-stark');
  when('baratheon', 'discardFromHand.choose').plays('eddard-stark');
  then.discard('stark').is('catelyn-stark', 'eddard-stark');
  then.told('card.used', { card: 'patchface', discards: 'eddard-stark', of: 'stark' });
});

scenario('card: patchface may leave the hand alone', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 2K' });
  given.attack('baratheon', 'blackwater', 'harrenhal', '1F');
  when('baratheon').plays('patchface');
  when('stark').plays('catelyn-stark');
  when('baratheon').none();
  then.discard('stark').is('catelyn-stark');
});

scenario('card: mace-tyrell destroys a Footman', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'lannister 1F 1K', riverrun: 'lannister 1F support-0' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1K');
  when('lannister').chooses('defender');
  when('tyrell').plays('mace-tyrell');
  when('lannister').plays('the-hound');
  then.strength('defender').is(2 + 1 + 2); // never a supporting one
  then.strength('attacker').is(2 + 4);
});

scenario('card: ser-loras-tyrell keeps the march order', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, blackwater: 'tyrell 1K march-0', harrenhal: 'stark 1F' });
  given.marches('tyrell');
  when('tyrell').chooses('harrenhal', 'done', 'no');
  when('tyrell').plays('ser-loras-tyrell');
  when('stark').plays('ser-rodrick-cassel');
  when('stark').chooses('riverrun');
  then.area('harrenhal').is('tyrell 1K march-0');
  then.empty('blackwater');
});

scenario('card: ser-loras-tyrell in defence keeps nothing', ({ given, when, then }) => {
  given.bare();
  given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 1K', blackwater: 'stark 1F march-0' });
  given.marches('stark');
  when('stark').chooses('harrenhal', 'done', 'no');
  when('tyrell').plays('ser-loras-tyrell');
  when('stark').plays('ser-rodrick-cassel');
  then.area('blackwater').is('stark 1F~');
  then.notTold('order.moved');
});

scenario('card: queen-of-thorns removes an order next door', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'lannister 1K defense-1',
    riverrun: 'lannister 1F march-0',
    'stoney-sept': 'lannister 1F raid',
    lannisport: 'lannister 1F consolidate',
  });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1K');
  when('tyrell').plays('queen-of-thorns');
  when('lannister').plays('the-hound');
  then.options('tyrell').are(['riverrun', 'stoney-sept']);
  when('tyrell', 'removeAdjacentOrder.choose').chooses('riverrun');
  then.area('riverrun').is('lannister 1F');
  then.strength('defender').is(2 + 1 + 2);
});

scenario('card: arianne-martell keeps the attackers out', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'martell 1F', boneway: 'tyrell 1F' });
  given.attack('tyrell', 'boneway', 'yronwood', '2K');
  when('martell').plays('arianne-martell');
  when('tyrell').plays('alester-florent');
  when('martell').chooses('salt-shore');
  then.area('boneway').is('tyrell 1F 2K');
  then.empty('yronwood');
  then.area('salt-shore').is('martell 1F~');
});

scenario('card: arianne-martell as attacker does nothing', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'tyrell 2K' });
  given.attack('martell', 'salt-shore', 'yronwood', '1F');
  when('martell').plays('arianne-martell');
  when('tyrell').plays('alester-florent');
  then.area('yronwood').is('tyrell 2K');
  then.area('salt-shore').is('martell 1F~');
});

scenario('card: nymeria-sand has a sword in attack', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'tyrell 1F' });
  given.attack('martell', 'salt-shore', 'yronwood', '2K');
  when('martell').plays('nymeria-sand');
  when('tyrell').plays('queen-of-thorns');
  then.told('units.lost', { house: 'tyrell', units: ['footman'], why: 'swords' });
});

scenario('card: nymeria-sand has a tower in defence', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'martell 1F' });
  given.attack('tyrell', 'boneway', 'yronwood', '3K');
  when('martell').plays('nymeria-sand');
  when('tyrell').plays('randyll-tarly'); // one sword
  when('martell').chooses('sunspear');
  then.area('sunspear').has('1F~');
});

scenario('card: doran-martell drops the opponent', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_WAITS, yronwood: 'tyrell 1F' });
  given.attack('martell', 'salt-shore', 'yronwood', '2K');
  when('martell').plays('doran-martell');
  when('tyrell').plays('alester-florent');
  then.options('martell').are(['iron-throne', 'fiefdoms', 'kings-court']);
  when('martell', 'dropOnTrack.choose').chooses('kings-court');
  then.court().is('lannister', 'stark', 'martell', 'baratheon', 'greyjoy', 'tyrell');
  then.told('card.used', { card: 'doran-martell', track: 'kings-court', of: 'tyrell' });
});
