// §14 Consolidate Power: examples and rulings.

import { scenario } from './table.ts';

/** Martell has two more orders to resolve, so that the step does not end. */
const WAITING = { sunspear: 'martell 1F consolidate', yronwood: 'martell 1F consolidate' };

scenario('E31 Dragonstone', ({ given, then }) => {
  given.map({ dragonstone: 'baratheon 1F consolidate', ...WAITING });
  given.consolidation('baratheon');
  then.asked('martell', 'consolidate.chooseOrder');
  then.power('baratheon').is(7);
  then.area('dragonstone').order(undefined);
});

scenario('E32 special order: mustering instead of power', ({ given, when, then }) => {
  given.map({ harrenhal: 'lannister 1F consolidate-special', ...WAITING });
  given.consolidation('lannister');
  when('lannister', 'consolidate.chooseUse').answers('muster');
  then.asked('lannister', 'muster.buy');
  then.refused('lannister', 'harrenhal:knight').because('muster-points', '6.2');
  when('lannister').answers('harrenhal:footman');
  then.area('harrenhal').has('2F');
  then.power('lannister').is(5);
  then.asked('martell', 'consolidate.chooseOrder');
});

scenario('E32 special order without a structure gives power', ({ given, then }) => {
  given.map({ 'stoney-sept': 'lannister 1F consolidate-special', ...WAITING });
  given.consolidation('lannister');
  then.asked('martell', 'consolidate.chooseOrder');
  then.power('lannister').is(7);
});

scenario('R73 a special order whose owner does not want to muster gives power', ({ given, when, then }) => {
  given.map({ harrenhal: 'lannister 1F consolidate-special', ...WAITING });
  given.consolidation('lannister');
  when('lannister', 'consolidate.chooseUse').answers('power');
  then.power('lannister').is(7);
});

scenario('R73 whoever chose to muster and then does not gets the power', ({ given, when, then }) => {
  given.map({ harrenhal: 'lannister 1F consolidate-special', ...WAITING });
  given.consolidation('lannister');
  when('lannister', 'consolidate.chooseUse').answers('muster');
  when('lannister', 'muster.buy').done();
  then.power('lannister').is(7);
  then.told('consolidate.resolved', { area: 'harrenhal', use: 'power' });
  then.area('harrenhal').is('lannister 1F');
  then.asked('martell', 'consolidate.chooseOrder');
});

scenario('R73 points left over are no reason for power', ({ given, when, then }) => {
  given.map({ lannisport: 'lannister 1F consolidate-special', ...WAITING });
  given.consolidation('lannister');
  when('lannister', 'consolidate.chooseUse').answers('muster');
  when('lannister', 'muster.buy').chooses('lannisport:footman', 'done');
  then.area('lannisport').has('2F');
  then.power('lannister').is(5);
});

scenario('R73 a special order that cannot muster gives power', ({ given, then }) => {
  given.supply('lannister', 0);
  given.map({
    harrenhal: 'lannister 2K consolidate-special',
    riverrun: 'lannister 2K',
    ...WAITING,
  });
  given.consolidation('lannister');
  then.asked('martell', 'consolidate.chooseOrder');
  then.power('lannister').is(7);
});

scenario('R114 power or mustering is chosen when the order is resolved', ({ given, when, then }) => {
  given.map({
    lannisport: 'lannister 1F consolidate-special',
    riverrun: 'lannister 1F consolidate',
    ...WAITING,
  });
  given.consolidation('lannister');
  when('lannister', 'consolidate.chooseOrder').answers('riverrun');
  then.power('lannister').is(7);
  when('martell').answers('sunspear');
  then.asked('lannister', 'consolidate.chooseUse');
  then.options('lannister').are(['power', 'muster']);
});

scenario('E33 sea and port: the sea gives nothing', ({ given, when, then }) => {
  given.map({
    'golden-sound': 'lannister 1S consolidate',
    'lannisport-port': 'lannister 1S consolidate',
    ...WAITING,
  });
  given.consolidation('lannister');
  when('lannister').answers('golden-sound');
  then.power('lannister').is(5);
  when('martell').answers('sunspear');
  then.power('lannister').is(6);
});

scenario('E33 sea and port: an enemy Ship in the sea', ({ given, then }) => {
  given.map({ 'golden-sound': 'greyjoy 1S', 'lannisport-port': 'lannister 1S consolidate', ...WAITING });
  given.consolidation('lannister');
  then.power('lannister').is(5);
  then.area('lannisport-port').order(undefined);
});

scenario('R74 a port gives 1 though it has no icon', ({ given, then }) => {
  given.map({ 'lannisport-port': 'lannister 1S consolidate', ...WAITING });
  given.consolidation('lannister');
  then.power('lannister').is(6);
});

scenario('E34 twenty tokens', ({ given, then }) => {
  given.power('baratheon', 17);
  given.gone('kings-landing');
  given.map({
    'kings-landing': 'baratheon 1F consolidate',
    kingswood: 'baratheon token',
    'storms-end': 'baratheon token',
    ...WAITING,
  });
  given.consolidation('baratheon');
  then.power('baratheon').is(18);
});

scenario('R14 Consolidate Power over routed units still works', ({ given, then }) => {
  given.map({ dragonstone: 'baratheon 1F~ consolidate', ...WAITING });
  given.consolidation('baratheon');
  then.power('baratheon').is(7);
});
