// §20.8, §29.2-29.4: who goes along, who stays, and what is taken on arrival.

import { scenario } from './solo-table.ts';

scenario('29.3, 20.8 its own token stays before an ally’s', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-1');
  given.army('winterfell', 'stark-1+eddard-stark+tully-2');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor');
  then.army('winterfell').is('stark-1');
  then.army('white-harbor').is('eddard-stark+tully-2');
  then.told('rival.leaves', { house: 'stark', domain: 'winterfell' });
});

scenario('29.3 Heroes never stay, also not an ally’s', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1');
  given.army('riverrun', 'tully-1');
  given.army('hornwood', 'eddard-stark+hoster-tully+tully-1');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor');
  then.army('hornwood').is('tully-1');
  then.army('white-harbor').is('eddard-stark+hoster-tully');
});

scenario('E72, 29.3 without a token the Hero goes and nobody stays', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('hornwood', 'eddard-stark');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor');
  then.unoccupied('hornwood');
  then.notTold('rival.leaves');
});

scenario('E72, 29.3 the only token stays: the Hero goes alone', ({ given, when, then }) => {
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor');
  then.army('winterfell').is('stark-1');
  then.army('white-harbor').is('eddard-stark');
});

scenario('29.3, 20.8 straight there, however far and whoever lies between', ({ given, when, then }) => {
  given.army('dragonstone', 'stark-1+eddard-stark');
  given.army('winterfell', 'stark-1');
  given.rivalActs('march', 1); // central: Shield Islands, five steps away
  when('lannister').answers('shield-islands');
  then.army('shield-islands').is('eddard-stark');
  then.told('army.moved', { mode: 'march', from: 'dragonstone', to: 'shield-islands' });
});

scenario('29.3 an emptied castle is given up: its space on your track is free', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.army('winterfell', 'eddard-stark');
  given.gold('lannister', 7);
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor');
  then.castle('winterfell', undefined);
  then.goldMaximum('lannister').is(8);
  then.gold('lannister').is(7);
});

scenario(
  "29.4, E74 it takes King's Landing and the Throne with one castle, and stays",
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('hornwood', 'stark-3');
    given.army('last-hearth', 'stark-2');
    given.rivalActs('whisper', 7);
    when('lannister').answers('kings-landing');
    then.castles('stark').is(1);
    then.throne('stark');
    then.army('kings-landing').is('stark-1+eddard-stark');
    then.notTold('throne.lost');
    then.offered('lannister', 'whisper', 'follow');
  },
);

scenario("E74 it loses its third castle and stays in King's Landing", ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('dragonstone', 'stark-1');
  given.army('kings-landing', 'stark-1+eddard-stark');
  given.army('last-hearth', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('spoils-of-war');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');
  when('lannister').marches('last-hearth', 'lannister-2', 'castle-black');
  when('lannister').commits('poisoning');
  when('lannister').loses('stark');
  then.castles('stark').is(2);
  then.throne('stark');
  then.notTold('throne.lost');
});

scenario('29.4, 20.2 a castle taken cuts your gold at once', ({ given, when, then }) => {
  given.army('castle-black', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.gold('lannister', 7);
  given.rivalActs('sail', 2); // north: Dragonstone
  when('lannister').answers('dragonstone');
  then.castle('dragonstone', 'stark');
  then.goldMaximum('lannister').is(6);
  then.gold('lannister').is(6);
});

scenario('29.2, 20.8 friendly to it are its allies’ domains too', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.rivalActs('march', 8); // north: Riverrun
  then.told('rival.target', { target: 'riverrun', verdict: 'friendly' });
  then.told('rival.nextTarget', { section: 2 });
});

scenario('E100, 29.2 the last unit of a house is not attacked, but two are', ({ given, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('white-harbor', 'tully-2');
  given.rivalActs('march', 1);
  then.told('rival.target', { target: 'white-harbor', verdict: 'battle' });
  then.options('lannister').are(['white-harbor']);
});

scenario('E100, 29.2 a final unit beside an ally that is none may be attacked', ({ given, then }) => {
  given.alliance('tully', 'lannister');
  given.army('white-harbor', 'lannister-1+tully-1');
  given.army('riverrun', 'tully-2');
  given.rivalActs('march', 1);
  then.told('rival.target', { target: 'white-harbor', verdict: 'battle' });
});
