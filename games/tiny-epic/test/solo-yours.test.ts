// §20.18: your cards against the Rival, who is another player and an opponent without gold and hand.

import { scenario } from './solo-table.ts';

scenario(
  "20.18 Unjust Trial: it has no gold, so it leaves King's Landing, where you say",
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-1');
    given.army('kings-landing', 'stark-1+eddard-stark');
    given.hand('lannister', ['unjust-trial']);
    given.action('lannister', 'event');
    when('lannister').plays('unjust-trial');
    then.told('throne.lost', { seat: 'stark' });
    then.army('ashemark').is('stark-1+eddard-stark'); // the only fief next to it
    then.throne(undefined);
  },
);

scenario('20.18 Spoils of War: it takes no gold', ({ given, when, then }) => {
  given.hand('lannister', ['spoils-of-war']);
  given.gold('lannister', 0);
  given.action('lannister', 'event');
  when('lannister').plays('spoils-of-war');
  then.gold('lannister').is(6);
  then.gold('stark').is(0);
  then.tellings('gold.gained').are({ seat: 'lannister', gold: 6 });
});

scenario('20.18 a Plot with its shield steals from its Ally Pool for 3 gold', ({ given, when, then }) => {
  given.allies('stark', { tully: 2, arryn: 1 });
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 3);
  given.action('lannister', 'plot');
  when('lannister').plots('vendetta', 'stark:steal:tully');
  then.allies('stark', 'tully').is(1);
  then.allies('lannister', 'tully').is(1);
  then.gold('lannister').is(0);
});

scenario('20.18 Vendetta sends tokens of its Ally Pool back', ({ given, when, then }) => {
  given.allies('stark', { tully: 2 });
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 4);
  given.action('lannister', 'event');
  when('lannister').plays('vendetta', 'stark:tully', 'stark:tully');
  then.allies('stark', 'tully').is(0);
  then.pool('tully').is(6);
});

scenario('20.18 Complex Negotiations: a token for a token', ({ given, when, then }) => {
  given.allies('stark', { tully: 1 });
  given.allies('lannister', { arryn: 1 });
  given.hand('lannister', ['complex-negotiations']);
  given.action('lannister', 'event');
  when('lannister').plays('complex-negotiations', 'stark', 'arryn', 'tully');
  then.allies('stark', 'arryn').is(1);
  then.allies('lannister', 'tully').is(1);
});

scenario('20.18 an eliminated token of the Rival brings it nothing', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-1');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');
  when('lannister').plays('enlist-the-faceless-men', 'stark@hornwood');
  then.recruited('stark').is(2); // the third space shows gold
  then.gold('stark').is(0);
  then.notTold('gold.gained');
});

scenario('20.18 the VP of its ninth space are not gained either', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-3');
  given.army('last-hearth', 'stark-3');
  given.army('shadow-tower', 'stark-1');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.gold('lannister', 2);
  given.action('lannister', 'event');
  when('lannister').plays('enlist-the-faceless-men', 'stark@shadow-tower');
  then.recruited('stark').is(8);
  then.score('stark').is(0);
});

scenario('20.18 Kingslayer reaches its tokens and its allies, never its Hero', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.army('riverrun', 'tully-1+hoster-tully');
  given.score('stark', 5);
  given.score('lannister', 1);
  given.hand('lannister', ['kingslayer']);
  given.action('lannister', 'event');
  when('lannister').plays('kingslayer');
  then.options('lannister').are(['stark@winterfell', 'tully@riverrun', 'hoster-tully@riverrun']);
  when('lannister').answers('hoster-tully@riverrun');
  then.army('riverrun').is('tully-1');
  then.score('stark').is(5); // 9.3 gives nothing to the Rival
});

scenario('20.18 an own Euron finds no gold to steal', ({ given, when, then }) => {
  given.person('greyjoy');
  given.rivalHouse('stark', ['tyrell', 'tully', 'lannister']);
  given.army('flints-finger', 'greyjoy-2+euron-greyjoy');
  given.army('pyke', 'greyjoy-1');
  given.army('winterfell', 'stark-1');
  given.army('white-harbor', 'stark-1+eddard-stark');
  given.gold('greyjoy', 2);
  given.action('greyjoy', 'event');
  when('greyjoy').plays('euron-greyjoy', 'flints-finger', 'greyjoy-2+euron-greyjoy', 'white-harbor');
  then.asked('greyjoy', 'battle.attackerCard');
  then.gold('greyjoy').is(2);
  then.gold('stark').is(0);
});

scenario('20.18 its last unit cannot be attacked', ({ given, when, then }) => {
  given.army('white-harbor', 'eddard-stark');
  given.army('flints-finger', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.action('lannister', 'march');
  when('lannister').answers('perform', 'flints-finger', 'lannister-2');
  then.refused('lannister', 'white-harbor').because('final-unit-attacked', '10.1');
});
