// §20.20: alliances of the Rival.

import { scenario } from './solo-table.ts';

scenario('20.20 at a tie you come before the Rival', ({ given, then }) => {
  given.allies('lannister', { tully: 2 });
  given.allies('stark', { tully: 2 });
  given.step('alliances');
  given.rolls('march', 'march', 'march');
  then.ally('tully', 'lannister');
});

scenario(
  '20.20 the Rival takes alliances like a player, with their castles on your track',
  ({ given, then }) => {
    given.allies('stark', { tully: 2, greyjoy: 2 });
    given.gold('lannister', 8);
    given.step('alliances');
    given.rolls('march', 'march', 'march');
    then.ally('tully', 'stark');
    then.ally('greyjoy', 'stark');
    then.castles('stark').is(3);
    then.goldMaximum('lannister').is(6);
    then.told('gold.cut', { seat: 'lannister', gold: 1 });
  },
);

scenario('20.20 its Throne counts as a token of every house', ({ given, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('kings-landing', 'stark-1+eddard-stark');
  given.allies('stark', { tully: 1 });
  given.step('alliances');
  given.rolls('march', 'march', 'march');
  then.ally('tully', 'stark');
  then.ally('arryn', undefined);
});

scenario('20.20 it loses alliances like a player', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.allies('stark', { tully: 1 });
  given.step('alliances');
  given.rolls('march', 'march', 'march');
  then.ally('tully', undefined);
  then.goldMaximum('lannister').is(8);
});

scenario('20.20 you take its ally: its units leave where you say', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.allies('lannister', { tully: 3 });
  given.allies('stark', { tully: 2 });
  given.army('winterfell', 'stark-1');
  given.army('riverrun', 'stark-1+eddard-stark+tully-2');
  given.step('alliances');
  given.rolls('march', 'march', 'march');
  then.asked('lannister', 'retreat.chooseTarget'); // 20.19
  when('lannister').retreatsTo('flints-finger');
  then.army('flints-finger').is('stark-1+eddard-stark');
  then.army('riverrun').is('tully-2');
  then.ally('tully', 'lannister');
});

scenario('20.20 of several shared domains you say which is left first', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.allies('lannister', { tully: 3 });
  given.army('winterfell', 'stark-1');
  given.army('riverrun', 'stark-1+tully-1');
  given.army('three-sisters', 'eddard-stark+tully-1');
  given.step('alliances');
  given.rolls('march', 'march', 'march');
  then.asked('lannister', 'leaveShared.chooseGroup');
  when('lannister').answers('three-sisters', 'flints-finger'); // one fief is next to Three Sisters
  then.army('white-harbor').is('eddard-stark');
  then.army('flints-finger').is('stark-1');
});

scenario('20.20 a Hero that comes over is a unit of strength 2, its card stays aside', ({ given, then }) => {
  given.alliance('tully', 'lannister');
  given.allies('lannister', { tully: 2 });
  given.allies('stark', { tully: 3 });
  given.army('riverrun', 'tully-2+hoster-tully');
  given.step('alliances');
  given.rolls('march', 'march', 'march');
  then.ally('tully', 'stark');
  then.army('riverrun').is('tully-2+hoster-tully');
  then.hand('lannister').is(['jaime-lannister']);
  then.cards('stark').is(0);
  then.faceUp('stark').is([]);
});

scenario('20.20 when such a Hero comes to you, its card comes with it', ({ given, then }) => {
  given.alliance('tully', 'stark');
  given.allies('lannister', { tully: 3 });
  given.army('riverrun', 'tully-2+hoster-tully');
  given.step('alliances');
  given.rolls('march', 'march', 'march');
  then.ally('tully', 'lannister');
  then.hand('lannister').is(['hoster-tully', 'jaime-lannister']);
});

scenario('20.20 it uses no alliance abilities: nobody asks about its die', ({ given, when, then }) => {
  given.alliance('greyjoy', 'stark'); // may turn a die to Sail
  given.allies('stark', { greyjoy: 2 });
  given.rivalTurn('march', 4);
  then.tellings('rival.rolled').are({ die: 'march' });
  then.notTold('die.changed');
  when('lannister', 'rivalRecruit.chooseDomain').answers('winterfell');
  then.holds('the card is read by the die', (w) => w.rival!.dice.join() === 'march');
});
