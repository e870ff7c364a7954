// §20.12, §29.7: Whisper and Event, the special action of each Rival Card.

import { scenario } from './solo-table.ts';

scenario(
  '20.12, D8 the special action, then the top Plot Card leaves the game for good',
  ({ given, then }) => {
    given.deck('vendetta', 'safe-passage');
    given.rivalActs('whisper', 2);
    then.happened('rival.special', 'points.gained', 'rival.removed');
    then.told('rival.removed', { card: 'vendetta' });
    then.deck().is(44);
    then.discard().is([]);
    then.holds('it lies outside the game', (w) => w.rival!.removed.join() === 'vendetta');
  },
);

scenario('20.12, 29.7 an Event is the same special action', ({ given, then }) => {
  given.deck('vendetta');
  given.rivalActs('event', 2);
  then.told('rival.special', { card: 'rival-02', effect: 'rival-vp' });
  then.told('points.gained', { seat: 'stark', points: 2, reason: 'rival-card' });
  then.score('stark').is(2);
  then.told('rival.removed', { card: 'vendetta' });
});

scenario('20.12 Rival Card 1: the bonus is lost at the end of the round', ({ given, then }) => {
  given.bonus(2);
  given.step('cleanUp');
  given.rolls('march', 'march', 'march');
  then.holds('no bonus', (w) => w.rival!.bonus === 0);
});

scenario('20.12 Rival Card 1: also a battle that ends with a Retreat uses it up', ({ given, when, then }) => {
  given.bonus(2);
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('white-harbor', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('drain-the-coffers');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor', 'pass');
  then.holds('the bonus is used up', (w) => w.rival!.bonus === 0);
});

scenario('20.12 Rival Card 3: you lose what you have', ({ given, then }) => {
  given.gold('lannister', 1);
  given.rivalActs('event', 3);
  then.gold('lannister').is(0);
  then.gold('stark').is(0);
});

scenario('20.12 Rival Card 4: one of your Plot Cards, by chance', ({ given, then }) => {
  given.hand('lannister', ['vendetta', 'poisoning', 'kingslayer']);
  given.chance('poisoning');
  given.rivalActs('event', 4);
  then.hand('lannister').is(['jaime-lannister', 'kingslayer', 'vendetta']);
  then.told('cards.discarded', { seat: 'lannister', cards: ['poisoning'] });
});

scenario('20.12 Rival Card 4: your Hero Card is safe', ({ given, then }) => {
  given.rivalActs('event', 4);
  then.hand('lannister').is(['jaime-lannister']);
  then.notTold('cards.discarded');
});

scenario(
  '20.12 Rival Card 5: of the house you hold most tokens of, one from its Token Pool',
  ({ given, when, then }) => {
    given.allies('lannister', { tully: 1, greyjoy: 3 });
    given.rivalActs('event', 5);
    then.options('lannister').are(['greyjoy']);
    when('lannister').answers('greyjoy');
    then.allies('stark', 'greyjoy').is(1);
    then.allies('lannister', 'greyjoy').is(3);
    then.pool('greyjoy').is(2);
  },
);

scenario('20.12, 20.19 Rival Card 5: you hold none, so you choose the house', ({ given, then }) => {
  given.allies('stark', { greyjoy: 6 });
  given.rivalActs('event', 5);
  then.options('lannister').are(['arryn', 'tully', 'tyrell']); // Greyjoy has none to give
});

scenario('20.7, 20.12 Rival Card 5: that house has no token left: nothing', ({ given, then }) => {
  given.allies('lannister', { tully: 1, greyjoy: 6 });
  given.rivalActs('event', 5);
  then.notTold('ally-token.taken');
  then.told('rival.removed');
});

scenario(
  '20.12 Rival Card 6: the domain nearest to the Hero that has a token to lose',
  ({ given, when, then }) => {
    given.army('white-harbor', 'jaime-lannister');
    given.army('three-sisters', 'lannister-1');
    given.army('casterly-rock', 'lannister-2');
    given.rivalActs('event', 6);
    then.options('lannister').are(['three-sisters']);
    when('lannister').answers('three-sisters');
    then.unoccupied('three-sisters');
    then.gold('lannister').is(3 + 1); // 9.1: the third space shows gold
  },
);

scenario('20.12 Rival Card 6: of equally near domains you choose', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2');
  given.army('the-rills', 'lannister-1');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.rivalActs('event', 6);
  then.options('lannister').are(['the-rills', 'white-harbor']);
  when('lannister').answers('white-harbor');
  then.army('white-harbor').is('lannister-1');
});

scenario('20.12 Rival Card 6: your final unit is safe, and so are your allies', ({ given, then }) => {
  given.alliance('tully', 'lannister');
  given.army('flints-finger', 'tully-2');
  given.army('white-harbor', 'lannister-1');
  given.rivalActs('event', 6);
  then.army('white-harbor').is('lannister-1');
  then.army('flints-finger').is('tully-2');
  then.notTold('unit.eliminated');
  then.offered('lannister', 'event', 'follow');
});

scenario(
  "20.12 Rival Card 6: who loses the third castle by it leaves King's Landing",
  ({ given, when, then }) => {
    given.army('kings-landing', 'lannister-1');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.army('castle-black', 'lannister-1');
    given.army('the-reach', 'lannister-1');
    given.rivalActs('event', 6);
    when('lannister', 'rivalSpecial.eliminate').answers('castle-black');
    then.told('throne.lost', { seat: 'lannister' });
    then.happened('throne.lost', 'units.retreated', 'rival.removed');
  },
);

scenario('20.12 Rival Card 7: at NEXT TARGET it may come to a battle', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('hornwood', 'stark-3');
  given.army('flints-finger', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('safe-passage', 'vendetta');
  given.rivalActs('event', 7);
  when('lannister').answers('flints-finger', 'pass');
  then.lines('attacker').are('tokens 1', 'heroes 3', 'safe-passage 3');
  when('lannister').loses('lannister');
  when('lannister').retreatsTo('the-rills');
  then.told('rival.removed', { card: 'vendetta' });
  then.army('flints-finger').is('stark-1+eddard-stark');
});

scenario('20.7, 20.12 Rival Card 8: you have no token to return', ({ given, then }) => {
  given.rivalActs('event', 8);
  then.notTold('ally-token.returned');
  then.told('rival.removed');
});

scenario('20.12 Rival Card 9: no token left, so 2 VP', ({ given, then }) => {
  given.army('winterfell', 'stark-3');
  given.army('white-harbor', 'stark-3');
  given.army('hornwood', 'stark-3');
  given.army('the-rills', 'eddard-stark');
  given.rivalActs('event', 9);
  then.score('stark').is(2);
  then.army('the-rills').is('eddard-stark');
});

scenario('20.12 Rival Card 10: as many castles as you are enough for 3 VP', ({ given, then }) => {
  given.rivalActs('event', 10);
  then.score('stark').is(3);
  then.recruited('stark').is(1);
});

scenario('20.12 Rival Card 10: with fewer castles a unit to the Hero instead', ({ given, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('the-reach', 'lannister-1');
  given.rivalActs('event', 10);
  then.score('stark').is(0);
  then.army('winterfell').is('stark-2+eddard-stark');
});

scenario(
  '20.12 Rival Card 11: the Hero goes home alone, you retreat without a battle',
  ({ given, when, then }) => {
    given.army('winterfell', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.army('dragonstone', 'stark-2+eddard-stark');
    given.gold('lannister', 8);
    given.rivalActs('event', 11);
    then.asked('lannister', 'retreat.chooseTarget');
    when('lannister').retreatsTo('the-rills');
    then.army('the-rills').is('lannister-2');
    then.army('dragonstone').is('stark-2');
    then.army('winterfell').is('stark-1+eddard-stark');
    then.notTold('battle.started');
    then.gold('lannister').is(7); // 20.2: its second castle
  },
);

scenario(
  '20.12, 20.19 Rival Card 11: where an unallied house goes is yours to say',
  ({ given, when, then }) => {
    given.army('winterfell', 'tyrell-1');
    given.army('dragonstone', 'stark-1+eddard-stark');
    given.rivalActs('event', 11);
    then.asked('lannister', 'retreat.chooseTarget');
    when('lannister').retreatsTo('white-harbor'); // 10.3: a final unit too
    then.army('white-harbor').is('tyrell-1');
    then.army('winterfell').is('stark-1+eddard-stark');
  },
);

scenario(
  '20.7, 20.12 Rival Card 11: home is full of its own: nobody goes, nobody comes',
  ({ given, then }) => {
    given.army('winterfell', 'stark-3');
    given.army('dragonstone', 'stark-1+eddard-stark');
    given.rivalActs('event', 11);
    then.army('dragonstone').is('stark-1+eddard-stark');
    then.recruited('stark').is(4);
  },
);

scenario(
  '20.12, 20.19 Rival Card 12: you have no token, so one from a Token Pool you choose',
  ({ given, when, then }) => {
    given.rivalActs('event', 12);
    then.options('lannister').are(['arryn', 'greyjoy', 'tully', 'tyrell']);
    when('lannister').answers('tully');
    then.allies('stark', 'tully').is(1);
  },
);
