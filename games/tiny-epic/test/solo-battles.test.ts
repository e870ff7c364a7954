// §20.13, §29.8: strength and cards in battles of the Rival.

import { scenario } from './solo-table.ts';

scenario(
  '20.13 the Rival attacks: you decide on your card before it reveals one',
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
  '20.13, 29.8, D11 against a house of nobody its card is revealed before the Rival’s',
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

scenario('20.13 Conscripts count a Hero of the Rival as 2, like any other', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1');
  given.army('hornwood', 'eddard-stark');
  given.army('white-harbor', 'stark-1');
  given.army('three-sisters', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.deck('unjust-trial');
  given.action('lannister', 'march');
  when('lannister').marches('three-sisters', 'lannister-2', 'white-harbor');
  when('lannister').commits('pass');
  then.lines('defender').are('tokens 1', 'conscripts 3');
});

scenario(
  '20.13 an ally’s domain is defended by the Rival, with its bonus and the top card',
  ({ given, when, then }) => {
    given.bonus(2);
    given.alliance('tully', 'stark');
    given.army('flints-finger', 'lannister-3');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.deck('vendetta');
    given.action('lannister', 'march');
    when('lannister').marches('flints-finger', 'lannister-3', 'riverrun');
    when('lannister').commits('pass');
    then.tellings('battle.topCard').are({ house: 'stark', card: 'vendetta' });
    then.lines('defender').are('tokens 3', 'castle 1', 'rival-card 2', 'vendetta 4');
    then.score('stark').is(1); // 20.14: winning gives it 1 VP, in defence too
  },
);

scenario('29.8 it pays for no card, and you pay for yours', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2+eddard-stark');
  given.army('white-harbor', 'lannister-2');
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.hand('lannister', ['vendetta']);
  given.gold('lannister', 2);
  given.deck('poisoning');
  given.rivalActs('march', 1);
  when('lannister').answers('white-harbor', 'vendetta');
  then.tellings('gold.paid').are({ seat: 'lannister', gold: 2 });
});
