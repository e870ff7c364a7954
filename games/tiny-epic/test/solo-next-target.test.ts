// §20.9, §29.5: NEXT TARGET. Rival Card 7 sends the Hero there at once.

import type { DomainId } from '../data/ids.ts';
import { occupyFiefs } from './rulings-tables.ts';
import { scenario } from './solo-table.ts';

const EDDARD = 'stark-2+eddard-stark';

scenario('20.9, 29.5 four tokens off the track: still an unoccupied fief', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('flints-finger', 'lannister-1');
  given.army('winterfell', EDDARD);
  given.army('hornwood', 'stark-2');
  given.rivalActs('whisper', 7);
  then.told('rival.nextTarget', { begins: 2, skipped: [], section: 2 });
  then.options('lannister').are(['shadow-tower', 'the-rills', 'white-harbor']);
});

scenario('20.9, 29.5 six tokens off the track: still the nearest fief you occupy', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('flints-finger', 'lannister-1');
  given.army('ashemark', 'lannister-1');
  given.army('winterfell', EDDARD);
  given.army('hornwood', 'stark-3');
  given.army('white-harbor', 'stark-1');
  given.rivalActs('event', 7);
  then.told('rival.nextTarget', { begins: 3, skipped: [], section: 3 });
  then.options('lannister').are(['flints-finger']);
});

scenario('20.9, 29.5 a fief of your ally is one you occupy', ({ given, then }) => {
  given.alliance('tully', 'lannister');
  given.army('three-sisters', 'tully-2');
  given.army('winterfell', EDDARD);
  given.army('hornwood', 'stark-3');
  given.rivalActs('event', 7);
  then.options('lannister').are(['three-sisters']);
});

scenario('20.9, 29.5 a fief of an unallied house is neither unoccupied nor yours', ({ given, then }) => {
  given.army('flints-finger', 'tully-3');
  given.army('winterfell', EDDARD);
  given.rivalActs('event', 7);
  then.options('lannister').are(['hornwood', 'shadow-tower', 'the-rills', 'white-harbor']);
});

scenario("20.9, 29.5 eight tokens off the track: still King's Landing", ({ given, then }) => {
  given.army('winterfell', EDDARD);
  given.army('hornwood', 'stark-3');
  given.army('castle-black', 'stark-3');
  given.rivalActs('event', 7);
  then.told('rival.nextTarget', { begins: 4, skipped: [], section: 4 });
  then.options('lannister').are(['kings-landing']);
});

scenario('20.9, 29.5 all nine: the nearest castle it does not control, whoever does', ({ given, then }) => {
  given.army('winterfell', EDDARD);
  given.army('hornwood', 'stark-3');
  given.army('castle-black', 'stark-3');
  given.army('white-harbor', 'stark-1');
  given.rivalActs('event', 7);
  then.told('rival.nextTarget', { begins: 5, skipped: [], section: 5 });
  then.options('lannister').are(['riverrun']); // two steps; Tully stands there
});

scenario(
  'D13, 20.9, 29.5 you occupy no fief: on to the right, whatever stands on the track',
  ({ given, then }) => {
    given.army('winterfell', EDDARD);
    given.army('hornwood', 'stark-3');
    given.rivalActs('event', 7);
    then.told('rival.nextTarget', { begins: 3, skipped: [3], section: 4 });
    then.options('lannister').are(['kings-landing']);
  },
);

scenario(
  'D30, 20.9, 29.5 the furthest section counts, not the first: no unoccupied fief with six tokens out',
  ({ given, then }) => {
    given.army('ashemark', 'lannister-1');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.army('winterfell', EDDARD);
    given.army('hornwood', 'stark-3');
    given.army('castle-black', 'stark-1');
    given.rivalActs('event', 7);
    then.options('lannister').are(['ashemark']); // four steps away, with free fiefs next door
  },
);

scenario('20.9, 29.5 only the first section is open: on to the right from the second', ({ given, then }) => {
  occupyFiefs(given, 'old-town');
  given.army('old-town', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.rivalActs('event', 7);
  then.told('rival.nextTarget', { begins: 2, skipped: [2], section: 3 });
  then.options('lannister').are(['old-town']);
});

scenario(
  'D30, 29.5 its home is lost: nothing else comes first, not even with nine tokens out',
  ({ given, when, then }) => {
    given.army('castle-black', 'stark-3');
    given.army('white-harbor', EDDARD);
    given.army('hornwood', 'stark-3');
    given.army('last-hearth', 'stark-1');
    given.rivalActs('event', 7);
    when('lannister', 'rivalMove.chooseTarget').answers('winterfell');
    then.army('winterfell').is('stark-1+eddard-stark');
    then.told('rival.nextTarget', { begins: 1, skipped: [], section: 1, targets: ['winterfell'] });
  },
);

scenario(
  'E100, D30, 29.5 its home is held by a final unit: the section that recruiting has reached, then rightwards',
  ({ given, then }) => {
    given.army('winterfell', 'tyrell-1');
    given.army('castle-black', 'stark-3');
    given.army('white-harbor', EDDARD);
    given.rivalActs('event', 7);
    then.told('rival.nextTarget', { begins: 1, skipped: [1, 3], section: 4 });
    then.options('lannister').are(['kings-landing']);
  },
);

scenario("E100, 29.5 a final unit in King's Landing: the nearest castle", ({ given, then }) => {
  given.army('kings-landing', 'arryn-1');
  given.army('winterfell', EDDARD);
  given.army('hornwood', 'stark-3');
  given.army('white-harbor', 'stark-2');
  given.rivalActs('event', 7);
  then.told('rival.nextTarget', { begins: 4, skipped: [4], section: 5 });
  then.options('lannister').are(['castle-black', 'riverrun']); // 20.19: equally near ones
});

scenario('E100, 20.9 your last unit on your only fief is passed over', ({ given, then }) => {
  given.army('flints-finger', 'lannister-1');
  given.army('winterfell', EDDARD);
  given.army('hornwood', 'stark-3');
  given.rivalActs('event', 7);
  then.told('rival.nextTarget', { begins: 3, skipped: [3], section: 4 });
});

scenario(
  'E101, 29.2 the Hero alone on the map attacks nobody and goes where nobody is',
  ({ given, when, then }) => {
    given.army('winterfell', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.army('the-rills', 'eddard-stark');
    given.rivalActs('march', 2); // north: Winterfell
    then.told('rival.target', { target: 'winterfell', verdict: 'hero-alone' });
    then.told('rival.nextTarget', { begins: 1, skipped: [1], section: 2 });
    then.options('lannister').are(['flints-finger']);
    when('lannister').answers('flints-finger');
    then.army('flints-finger').is('eddard-stark');
  },
);

/** Everybody stands somewhere: no domain is unoccupied, and no house is down to its last unit. */
const CROWDED: Partial<Record<DomainId, string>> = {
  winterfell: 'lannister-2',
  'castle-black': 'lannister-1',
  'white-harbor': 'lannister-1',
  'casterly-rock': 'lannister-1+jaime-lannister',
  'kings-landing': 'arryn-1',
  dragonstone: 'arryn-1',
  'the-eyrie': 'arryn-1',
  'shadow-tower': 'arryn-1',
  'last-hearth': 'arryn-1',
  hornwood: 'arryn-1',
  'flints-finger': 'tully-1',
  riverrun: 'tully-1',
  'three-sisters': 'tully-1',
  pyke: 'greyjoy-1',
  ashemark: 'greyjoy-1',
  'shield-islands': 'greyjoy-1',
  highgarden: 'tyrell-1',
  'old-town': 'tyrell-1',
  starfall: 'tyrell-1',
  'the-reach': 'tyrell-1',
  'storms-end': 'tyrell-1',
  blackhaven: 'tyrell-1',
  sunspear: 'tyrell-1',
};

scenario('E101, 29.5 nothing is left for a Hero alone: it does not move', ({ given, then }) => {
  for (const [at, units] of Object.entries(CROWDED)) given.army(at as DomainId, units);
  given.army('the-rills', 'eddard-stark');
  given.rivalActs('march', 4);
  then.told('rival.nextTarget', { begins: 1, skipped: [1, 2, 3, 4, 5], targets: [] });
  then.told('rival.stays', { domain: 'the-rills' });
  then.army('the-rills').is('eddard-stark');
  then.offered('lannister', 'march', 'follow');
});

scenario('20.9, 20.19 a nearer one goes before; of equally near ones you choose', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('the-eyrie', 'arryn-3');
  given.army('casterly-rock', 'eddard-stark');
  given.army('sunspear', 'lannister-1+jaime-lannister');
  given.rivalActs('event', 7);
  then.options('lannister').are(['ashemark', 'shield-islands']);
  when('lannister').answers('shield-islands');
  then.army('shield-islands').is('eddard-stark');
});
