// §20.13-20.15, §29.8: battles of the Rival.

import { scenario } from './solo-table.ts';

scenario(
  '20.13 26.4 the Rival attacks: you decide on your card before it reveals one',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('white-harbor', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.hand('lannister', ['kingslayer']);
    given.gold('lannister', 5);
    given.deck('vendetta');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor');
    then.notTold('battle.topCard');
    when('lannister', 'battle.defenderCard').commits('kingslayer');
    then.happened('battle.started', 'battle.committed', 'battle.topCard', 'battle.revealed');
    then.tellings('battle.topCard').are({ house: 'stark', card: 'vendetta' });
    then.strength('attacker').is(8); // Hero 3, token 1, card 4
    then.lines('attacker').are('tokens 1', 'heroes 3', 'vendetta 4');
    then.strength('defender').is(7);
    then.gold('lannister').is(2);
    then.score('stark').is(1); // 20.14: winning gives it 1 VP
  },
);

scenario(
  '20.13 you attack: its card is the top card of the deck and is not paid',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-1');
    given.army('white-harbor', 'stark-1+eddard-stark');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('casterly-rock', 'lannister-1');
    given.hand('lannister', ['poisoning']);
    given.deck('crushing-siege');
    given.action('lannister', 'march');
    when('lannister').marches('flints-finger', 'lannister-2+jaime-lannister', 'white-harbor');
    when('lannister', 'battle.attackerCard').commits('poisoning');
    then.strength('attacker').is(9);
    then.strength('defender').is(8); // 1 + 3 + 4
    then.asked('lannister', 'loss.chooseLoss');
  },
);

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
});

scenario(
  '20.13 29.8 D11 against a house of nobody its card is revealed before the Rival’s',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.deck('safe-passage', 'attempted-coup');
    given.rivalActs('march', 8); // north: Riverrun
    when('lannister').answers('riverrun');
    then
      .tellings('battle.topCard')
      .are({ house: 'tully', card: 'safe-passage' }, { house: 'stark', card: 'attempted-coup' });
    then.lines('defender').are('tokens 3', 'castle 1', 'safe-passage 3');
    then.strength('attacker').is(9);
  },
);

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

scenario(
  '20.13 E71 a Retreat of the attacking Rival leads back to where it came from, an emptied castle too',
  ({ given, when, then }) => {
    given.army('winterfell', 'eddard-stark');
    given.army('castle-black', 'stark-1');
    given.army('white-harbor', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.deck('drain-the-coffers');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor', 'pass');
    then.army('winterfell').is('eddard-stark');
    then.army('white-harbor').is('lannister-2');
    then.told('units.retreated', { side: 'stark', from: 'white-harbor', to: 'winterfell' });
    then.score('stark').is(0);
  },
);

scenario(
  '20.13 D32 a Retreat of the defending Rival leads to the closest domain of any kind, which you choose',
  ({ given, when, then }) => {
    given.army('castle-black', 'stark-1');
    given.army('white-harbor', 'stark-1+eddard-stark');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('casterly-rock', 'lannister-1');
    given.deck('drain-the-coffers');
    given.action('lannister', 'march');
    when('lannister').marches('flints-finger', 'lannister-1', 'white-harbor');
    when('lannister').commits('pass');
    then.asked('lannister', 'retreat.chooseTarget');
    then.options('lannister').are(['winterfell', 'hornwood', 'three-sisters']);
    when('lannister').retreatsTo('winterfell');
    then.army('winterfell').is('stark-1+eddard-stark');
    then.army('white-harbor').is('lannister-1');
    then.castles('stark').is(2);
  },
);

scenario(
  '20.13 both sides retreat: if somebody has come to where the Rival came from, it goes elsewhere',
  ({ given, when, then }) => {
    given.army('castle-black', 'stark-1');
    given.army('the-rills', 'eddard-stark');
    given.army('winterfell', 'stark-1');
    given.army('flints-finger', 'stark-1');
    given.army('white-harbor', 'lannister-2');
    given.army('hornwood', 'lannister-1+jaime-lannister');
    given.hand('lannister', ['complex-negotiations']);
    given.deck('drain-the-coffers');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor', 'complex-negotiations', 'retreat');
    then.army('hornwood').is('lannister-1+jaime-lannister');
    then.army('the-rills').is('eddard-stark');
  },
);

scenario(
  'E70 a Retreat card of yours against the attacking Rival: it takes the domain without VP',
  ({ given, when, then }) => {
    given.army('winterfell', 'stark-2+eddard-stark');
    given.army('white-harbor', 'lannister-2');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.hand('lannister', ['complex-negotiations']);
    given.deck('vendetta');
    given.rivalActs('march', 1);
    when('lannister').answers('white-harbor', 'complex-negotiations', 'retreat');
    when('lannister', 'retreat.chooseTarget').retreatsTo('hornwood');
    then.army('hornwood').is('lannister-2');
    then.army('white-harbor').is('stark-1+eddard-stark');
    then.score('stark').is(0);
    then.score('lannister').is(0);
  },
);

scenario('20.13 a Secret on the Rival’s card is replaced from the deck', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('white-harbor', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('lone-wolf', 'vendetta');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor', 'pass');
  then.told('battle.secretReplaced', { side: 'stark', card: 'lone-wolf', by: 'vendetta' });
  then.strength('attacker').is(8);
});

scenario('20.17 Vengeance gives the Rival its VP whenever it starts a battle', ({ given, when, then }) => {
  given.vengeance('stark', 1);
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('white-harbor', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('drain-the-coffers');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor', 'pass');
  then.score('stark').is(1);
  then.told('points.gained', { seat: 'stark', points: 1, reason: 'vengeance' });
});

scenario(
  '20.12 the bonus of a card counts in the next battle of the round, attack or defence, and only there',
  ({ given, when, then }) => {
    given.bonus(2);
    given.army('winterfell', 'stark-1');
    given.army('white-harbor', 'stark-1+eddard-stark');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('casterly-rock', 'lannister-1');
    given.deck('spoils-of-war');
    given.action('lannister', 'march');
    when('lannister').marches('flints-finger', 'lannister-1', 'white-harbor');
    when('lannister').commits('pass');
    then.lines('defender').are('tokens 1', 'heroes 3', 'rival-card 2', 'spoils-of-war 1');
    when('lannister').loses('lannister');
    then.holds('the bonus is used up', (w) => w.rival!.bonus === 0);
  },
);

scenario('20.13 castle and throne count for the Rival as usual', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('kings-landing', 'stark-1+eddard-stark');
  given.army('ashemark', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('dragonstone', 'lannister-1');
  given.army('the-reach', 'lannister-1');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');
  when('lannister').marches('ashemark', 'lannister-2', 'kings-landing');
  when('lannister').commits('pass');
  then.lines('defender').are('tokens 1', 'heroes 3', 'throne 2', 'spoils-of-war 1');
});
