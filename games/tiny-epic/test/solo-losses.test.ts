// §20.14-20.15, §29.8: what the Rival loses, and what it wins.

import { scenario } from './solo-table.ts';

scenario(
  '20.14 beaten it loses an own token, never its Hero, and gets no benefit; the rest retreats where you say',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-1');
    given.army('white-harbor', 'stark-1+eddard-stark');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('casterly-rock', 'lannister-1');
    given.hand('lannister', ['poisoning']);
    given.deck('crushing-siege');
    given.action('lannister', 'march');
    when('lannister').marches('flints-finger', 'lannister-2+jaime-lannister', 'white-harbor');
    when('lannister').commits('poisoning');
    then.options('lannister').are(['stark']);
    when('lannister').loses('stark');
    then.recruited('stark').is(1);
    then.gold('stark').is(0);
    then.cards('stark').is(0);
    then.asked('lannister', 'retreat.chooseTarget'); // 20.19
    then.options('lannister').are(['flints-finger', 'hornwood', 'three-sisters']); // 7.3: Winterfell is a castle
    when('lannister').retreatsTo('hornwood');
    then.army('hornwood').is('eddard-stark');
    then.score('lannister').is(1);
  },
);

scenario('20.14 an ally token is lost first and goes to your Ally Pool', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1');
  given.army('riverrun', 'tully-1');
  given.army('white-harbor', 'stark-1+eddard-stark+tully-1');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'march');
  when('lannister').marches('flints-finger', 'lannister-2+jaime-lannister', 'white-harbor');
  when('lannister').commits('poisoning');
  then.options('lannister').are(['tully']);
  when('lannister').loses('tully');
  then.allies('lannister', 'tully').is(1);
});

scenario('20.14 if nothing can be lost all retreat', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('white-harbor', 'eddard-stark');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.deck('spoils-of-war');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');
  when('lannister').marches('flints-finger', 'lannister-2+jaime-lannister', 'white-harbor');
  when('lannister').commits('poisoning');
  then.notTold('unit.lost');
  when('lannister', 'retreat.chooseTarget').retreatsTo('hornwood');
  then.army('hornwood').is('eddard-stark');
  then.recruited('stark').is(1);
});

scenario('20.14 an allied Hero that fights for the Rival is not lost either', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1');
  given.army('riverrun', 'tully-2');
  given.army('white-harbor', 'eddard-stark+hoster-tully');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.deck('spoils-of-war');
  given.hand('lannister', ['poisoning']);
  given.action('lannister', 'march');
  when('lannister').marches('flints-finger', 'lannister-2+jaime-lannister', 'white-harbor');
  when('lannister').commits('poisoning');
  then.lines('defender').are('heroes 5', 'spoils-of-war 1'); // 20.20: the allied Hero counts 2
  then.notTold('unit.lost');
  then.asked('lannister', 'retreat.chooseTarget');
});

scenario(
  '20.15 it takes one token of a beaten house; the rest retreats, the choices are yours',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.deck('safe-passage', 'attempted-coup');
    given.rivalActs('march', 8);
    when('lannister').answers('riverrun');
    when('lannister', 'loss.chooseLoss').loses('tully');
    then.allies('stark', 'tully').is(1);
    then.asked('lannister', 'retreat.chooseTarget');
    when('lannister').retreatsTo('ashemark');
    then.army('ashemark').is('tully-2');
    then.army('riverrun').is('stark-1+eddard-stark');
    then.score('stark').is(1);
  },
);

scenario('20.14 its ally token goes home if an unallied house wins', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('riverrun', 'tully-1');
  given.army('winterfell', 'stark-1+eddard-stark+tully-1');
  given.army('white-harbor', 'tyrell-3');
  given.deck('vendetta', 'spoils-of-war');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor', 'tully');
  then.pool('tully').is(8); // 6.9a
  then.allies('lannister', 'tully').is(0);
  then.score('stark').is(0);
});

scenario('20.14 the last token of its ally is not lost: its own is', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1');
  given.army('white-harbor', 'stark-1+eddard-stark+tully-1');
  given.army('flints-finger', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.hand('lannister', ['poisoning']);
  given.deck('spoils-of-war');
  given.action('lannister', 'march');
  when('lannister').marches('flints-finger', 'lannister-2+jaime-lannister', 'white-harbor');
  when('lannister').commits('poisoning');
  then.options('lannister').are(['stark']);
});
