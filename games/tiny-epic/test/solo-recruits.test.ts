// §20.7, §20.10, §29.6: where the Rival's units appear, and whose they are.

import { scenario } from './solo-table.ts';

// Another Rival than Stark, whose Hero recruits a unit more
const NON_PLAYERS = ['tyrell', 'tully', 'greyjoy'] as const;

scenario('20.10 its own units come from its track, free', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('storms-end', 'baratheon-1');
  given.army('blackhaven', 'robert-baratheon');
  given.rivalActs('recruit', 7);
  when('lannister', 'rivalRecruit.chooseDomain').answers('blackhaven', 'blackhaven');
  then.army('blackhaven').is('baratheon-2+robert-baratheon');
  then.recruited('baratheon').is(3);
  then.gold('baratheon').is(0);
  then.notTold('gold.paid');
});

scenario('20.7, 20.10 with one token on the track it recruits one', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('storms-end', 'baratheon-3');
  given.army('the-reach', 'baratheon-3');
  given.army('sunspear', 'baratheon-2');
  given.army('blackhaven', 'robert-baratheon');
  given.rivalActs('recruit', 1);
  when('lannister').answers('blackhaven');
  then.recruited('baratheon').is(9);
  then.told('rival.skips', { unit: 'baratheon', why: 'no-token' });
});

scenario(
  '29.6, 20.10 home first: two to the starting domain, then one to the Hero’s',
  ({ given, when, then }) => {
    given.rivalHouse('baratheon', [...NON_PLAYERS]);
    given.army('storms-end', 'baratheon-1');
    given.army('blackhaven', 'robert-baratheon');
    given.rivalActs('recruit', 3);
    when('lannister').answers('storms-end', 'storms-end', 'blackhaven');
    then.army('storms-end').is('baratheon-3');
    then.army('blackhaven').is('baratheon-1+robert-baratheon');
  },
);

scenario('29.6, 20.10 home is lost: to the Hero, as many as find room', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('storms-end', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('blackhaven', 'robert-baratheon');
  given.rivalActs('recruit', 9);
  when('lannister').answers('blackhaven', 'blackhaven');
  then.army('blackhaven').is('baratheon-2+robert-baratheon');
});

scenario('29.6, 20.10 home stands empty: to the Hero, as many as find room', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('sunspear', 'baratheon-1');
  given.army('blackhaven', 'robert-baratheon');
  given.rivalActs('recruit', 9);
  when('lannister').answers('blackhaven', 'blackhaven');
  then.unoccupied('storms-end');
  then.army('blackhaven').is('baratheon-2+robert-baratheon');
});

scenario('29.6, 20.10 home is full: to the Hero, as many as find room', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('storms-end', 'baratheon-3');
  given.army('blackhaven', 'robert-baratheon');
  given.rivalActs('recruit', 3);
  when('lannister').answers('blackhaven', 'blackhaven');
  then.army('blackhaven').is('baratheon-2+robert-baratheon');
});

scenario('29.6 its only castle takes as many units as find room', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('storms-end', 'baratheon-1');
  given.army('blackhaven', 'robert-baratheon');
  given.rivalActs('recruit', 4);
  when('lannister').answers('storms-end', 'storms-end');
  then.army('storms-end').is('baratheon-3');
});

scenario(
  '29.6 the second unit goes to another castle, though the first is no fuller',
  ({ given, when, then }) => {
    given.rivalHouse('baratheon', [...NON_PLAYERS]);
    given.alliance('tully', 'baratheon');
    given.army('riverrun', 'tully-1');
    given.army('storms-end', 'baratheon-2');
    given.army('blackhaven', 'robert-baratheon');
    given.rivalActs('recruit', 10);
    when('lannister').answers('riverrun');
    then.options('lannister').are(['storms-end']);
  },
);

scenario('29.6 a full castle is passed over', ({ given, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.alliance('tully', 'baratheon');
  given.army('riverrun', 'tully-1');
  given.army('storms-end', 'baratheon-3');
  given.army('sunspear', 'baratheon-2+robert-baratheon');
  given.rivalActs('recruit', 10);
  then.options('lannister').are(['riverrun']);
});

scenario('29.6 without a castle nobody comes', ({ given, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('blackhaven', 'baratheon-1+robert-baratheon');
  given.rivalActs('recruit', 4);
  then.recruited('baratheon').is(1);
  then.offered('lannister', 'recruit', 'follow');
});

scenario('29.6, 20.19 nearest to you: of equals you choose', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.army('storms-end', 'baratheon-1+robert-baratheon');
  given.army('old-town', 'baratheon-1');
  given.army('kings-landing', 'baratheon-1');
  given.army('starfall', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('dragonstone', 'lannister-1');
  given.rivalActs('recruit', 5);
  then.options('lannister').are(['kings-landing', 'old-town']);
  when('lannister').answers('old-town', 'old-town');
  then.army('old-town').is('baratheon-3');
  then.told('rival.skips', { where: 'ally-home-domain', why: 'no-ally' });
});

scenario('29.6 the ally’s home is not the Rival’s: that unit is left out', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.alliance('tully', 'baratheon');
  given.army('three-sisters', 'tully-2');
  given.army('storms-end', 'baratheon-1+robert-baratheon');
  given.rivalActs('recruit', 11);
  when('lannister', 'rivalRecruit.chooseAlly').answers('tully');
  when('lannister', 'rivalRecruit.chooseDomain').answers('three-sisters', 'three-sisters');
  then.army('three-sisters').is('baratheon-2+tully-2');
  then.pool('tully').is(7);
  then.told('rival.skips', { unit: 'tully', where: 'ally-home-domain', why: 'no-room' });
});

scenario('20.10 without allies an ally unit is ignored', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.rivalActs('recruit', 2);
  when('lannister', 'rivalRecruit.chooseDomain').answers('storms-end');
  then.army('storms-end').is('baratheon-2+robert-baratheon');
  then.told('rival.skips', { where: 'hero-domain', why: 'no-ally' });
});

for (const card of [6, 12]) {
  scenario(
    `29.6, 20.10 Rival Card ${card} without an ally: one more unit of its own instead`,
    ({ given, when, then }) => {
      given.rivalHouse('baratheon', [...NON_PLAYERS]);
      given.army('storms-end', 'baratheon-1');
      given.army('blackhaven', 'robert-baratheon');
      given.rivalActs('recruit', card);
      when('lannister').answers('blackhaven', 'blackhaven');
      then.army('blackhaven').is('baratheon-2+robert-baratheon');
      then.recruited('baratheon').is(3);
      then.notTold('rival.skips');
      then.offered('lannister', 'recruit', 'follow');
    },
  );
}

scenario('20.10 the strongest ally has the most tokens in its Ally Pool', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.alliance('tully', 'baratheon');
  given.alliance('tyrell', 'baratheon');
  given.allies('baratheon', { tully: 2, tyrell: 3 });
  given.rivalActs('recruit', 6);
  then.options('lannister').are(['tyrell']);
  when('lannister').answers('tyrell', 'storms-end', 'storms-end', 'storms-end');
  then.army('storms-end').is('baratheon-2+robert-baratheon+tyrell-2');
  then.pool('tyrell').is(1);
});

scenario('20.10, 20.19 of equally strong allies you choose', ({ given, when, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.alliance('tully', 'baratheon');
  given.alliance('tyrell', 'baratheon');
  given.allies('baratheon', { tully: 2, tyrell: 2 });
  given.rivalActs('recruit', 2);
  then.options('lannister').are(['tully', 'tyrell']);
  when('lannister').answers('tully', 'storms-end', 'storms-end');
  then.army('storms-end').is('baratheon-2+robert-baratheon+tully-1');
});

scenario('20.7, 20.10 of equals one without a token to give is none to choose', ({ given, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.alliance('tully', 'baratheon');
  given.alliance('tyrell', 'baratheon');
  given.allies('baratheon', { tully: 2, tyrell: 2 });
  given.army('riverrun', 'tully-3');
  given.army('three-sisters', 'tully-3');
  given.army('flints-finger', 'tully-1');
  given.rivalActs('recruit', 12);
  then.options('lannister').are(['tyrell']);
});

scenario('20.7, 29.6 of equals one that would not find room is none to choose', ({ given, then }) => {
  given.rivalHouse('baratheon', [...NON_PLAYERS]);
  given.alliance('tully', 'baratheon');
  given.alliance('tyrell', 'baratheon');
  given.allies('baratheon', { tully: 2, tyrell: 2 });
  given.army('riverrun', 'tully-2');
  given.army('storms-end', 'baratheon-1+robert-baratheon+tully-1');
  given.rivalActs('recruit', 12);
  then.options('lannister').are(['tully']); // an ally unit never joins another such house
});

scenario(
  '29.6, 20.10 the strongest is the strongest: without a token it gives none',
  ({ given, when, then }) => {
    given.rivalHouse('baratheon', [...NON_PLAYERS]);
    given.alliance('tully', 'baratheon');
    given.alliance('tyrell', 'baratheon');
    given.allies('baratheon', { tully: 3, tyrell: 2 });
    given.army('riverrun', 'tully-3');
    given.army('three-sisters', 'tully-3');
    given.rivalActs('recruit', 12);
    when('lannister', 'rivalRecruit.chooseAlly').answers('tully');
    when('lannister', 'rivalRecruit.chooseDomain').answers('storms-end');
    then.tellings('rival.skips').are({ unit: 'tully', why: 'no-token' }, { unit: 'tully', why: 'no-token' });
    then.army('storms-end').is('baratheon-2+robert-baratheon');
  },
);
