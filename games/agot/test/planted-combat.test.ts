// Corners of a combat where a planted bug went unnoticed: see docs/planted-bugs.md.

import { MARTELL_WAITS, STARK_WAITS } from './combat-table.ts';
import { scenario } from './table.ts';

scenario(
  'R107 Exactly as many swords as units: all are lost, and nobody is asked',
  ({ given, when, then }) => {
    given.bare();
    given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F 1K' });
    given.attack('tyrell', 'blackwater', 'harrenhal', '3K');
    given.used('blade');
    when('stark').plays('catelyn-stark');
    when('tyrell').plays('ser-garlan-tyrell'); // two swords
    then.told('units.lost', { house: 'stark', units: ['footman', 'knight'], why: 'swords' });
    then.notAsked('stark');
    then.area('harrenhal').is('tyrell 3K');
  },
);

scenario(
  '18.4, R31 A side without a House card still has the icons of its Tides card',
  ({ given, when, then }) => {
    given.bare();
    given.switches({ tidesOfBattle: true });
    given.used('blade');
    given.map({ ...MARTELL_WAITS, harrenhal: 'tyrell 2K' });
    given.hand('tyrell', 'mace-tyrell');
    given.attack('lannister', 'riverrun', 'harrenhal', '1F 1K');
    given.chance('tide-0', 'tide-1-sword');
    when('lannister').plays('tyrion-lannister');
    when('lannister').uses();
    then.strength('attacker').is(3 + 1);
    then.strength('defender').is(4 + 1);
    then.hand('tyrell').is('mace-tyrell');
    when('lannister', 'casualties.choose').chooses(['footman-1']);
    then.area('riverrun').is('lannister 1K~');
  },
);

scenario('13.1c, 17.2 Ships in a port do not support a combat for its land', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...STARK_WAITS,
    'storms-end': 'baratheon 1F',
    'storms-end-port': 'baratheon 2S support-1',
    'shipbreaker-bay': 'baratheon 1S support-0',
  });
  given.attack('martell', 'boneway', 'storms-end', '1K');
  when('baratheon', 'support.declare').chooses('defender');
  then.told('support.declared', { house: 'baratheon', area: 'shipbreaker-bay' });
  then.strength('defender').is(1 + 1);
  then.asked('baratheon', 'combat.chooseCard');
});

scenario('R57 Winners kept out over their limits are known to be so', ({ given, when, then }) => {
  given.bare();
  given.supply('tyrell', 0); // 2, 2
  given.map({
    ...STARK_WAITS,
    reach: 'tyrell 2F',
    oldtown: 'tyrell 2F',
    boneway: 'tyrell 1K',
    sunspear: 'martell 1F',
    yronwood: 'martell 1F',
  });
  given.attack('tyrell', 'boneway', 'yronwood', '1K');
  given.used('blade');
  when('tyrell').plays('ser-garlan-tyrell');
  when('martell').plays('arianne-martell');
  then.area('boneway').has('2K');
  then.armies('tyrell').are(2, 2, 2);
  then.holds('Tyrell is over its limits', (w) => w.overSupply?.includes('tyrell') === true);
});

scenario('R36 By the switch a side with routed units left fights on', ({ given, when, then }) => {
  given.bare();
  given.switches({ maceLastUnitEndsCombat: true });
  given.used('blade');
  given.map({ ...MARTELL_WAITS, harrenhal: 'stark 1F 1K~ defense-2' });
  given.attack('tyrell', 'blackwater', 'harrenhal', '1F');
  when('tyrell').plays('mace-tyrell');
  when('stark').plays('catelyn-stark');
  then.told('combat.strength', { when: 'final' });
  then.strength('defender').is(0 + 2 * 2);
  then.strength('attacker').is(1 + 4);
  then.area('harrenhal').is('tyrell 1F');
  then.told('units.lost', { house: 'stark', units: ['footman'], why: 'card' });
  then.told('units.lost', { house: 'stark', units: ['knight'], why: 'routed' });
});

scenario('13.13c Where supply lets nobody in, all are lost without a question', ({ given, when, then }) => {
  given.bare();
  given.supply('stark', 0); // 2, 2
  given.map({
    ...MARTELL_WAITS,
    harrenhal: 'stark 1F 1K',
    riverrun: 'stark 2F',
    'stoney-sept': 'lannister token',
    'crackclaw-point': 'lannister token',
  });
  given.attack('tyrell', 'blackwater', 'harrenhal', '3K');
  given.used('blade');
  when('tyrell').plays('alester-florent');
  when('stark').plays('catelyn-stark');
  then.told('units.lost', { house: 'stark', units: ['footman', 'knight'], why: 'supply' });
  then.area('riverrun').is('stark 2F');
  then.area('harrenhal').is('tyrell 3K');
});

scenario('13.13a Beaten attackers at home over their limits are known to be so', ({ given, when, then }) => {
  given.bare();
  given.supply('tyrell', 0); // 2, 2
  given.map({
    ...STARK_WAITS,
    reach: 'tyrell 2F',
    oldtown: 'tyrell 2F',
    boneway: 'tyrell 1K',
    yronwood: 'martell 3K',
  });
  given.attack('tyrell', 'boneway', 'yronwood', '1K');
  given.used('blade');
  when('tyrell').plays('alester-florent');
  when('martell').plays('areo-hotah');
  then.area('boneway').has('1K 1K~');
  then.armies('tyrell').are(2, 2, 2);
  then.holds('Tyrell is over its limits', (w) => w.overSupply?.includes('tyrell') === true);
});

scenario(
  '13.11, 13.17 Defenders all of whom lie routed are lost with the combat',
  ({ given, when, then }) => {
    given.bare();
    given.used('blade');
    given.map({ ...STARK_WAITS, 'storms-end': 'baratheon 1F~ 1K~' });
    given.attack('martell', 'boneway', 'storms-end', '1F');
    when('martell').plays('obara-sand');
    when('baratheon').plays('patchface');
    then.strength('defender').is(0);
    then.told('units.lost', { house: 'baratheon', units: ['footman', 'knight'], why: 'routed' });
    then.area('storms-end').is('martell 1F');
  },
);
