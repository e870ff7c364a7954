// Examples X37 to X45, and the plain statements of §6: battle.

import { scenario } from './table.ts';

scenario('X37 The battle at Winterfell', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('tully', 'stark');
  given.army('the-rills', 'lannister-2+jaime-lannister+tyrell-3');
  given.army('winterfell', 'stark-2+eddard-stark+tully-1');
  given.army('riverrun', 'tully-2');
  given.hand('lannister', ['kingslayer']); // strength 5
  given.hand('stark', ['poisoning']); // strength 5, 3 gold in defence
  given.gold('stark', 3);
  given.action('lannister', 'march');

  when('lannister').marches('the-rills', 'lannister-2+jaime-lannister+tyrell-3', 'winterfell');
  when('lannister').commits('kingslayer');
  when('stark').commits('poisoning');

  then.gold('stark').is(0);
  then.strength('attacker').is(2 + 3 + 2 + 5);
  then.strength('defender').is(2 + 1 + 2 + 1 + 5);
  then.options('stark').are(['tully']); // §6.9a
  when('stark').loses('tully');
  when('stark').retreatsTo('hornwood');

  then.score('lannister').is(1);
  then.score('stark').is(0);
  then.castle('winterfell', 'lannister');
  then.army('winterfell').is('lannister-2+jaime-lannister+tyrell-3');
  then.allies('lannister', 'tully').is(1);
  then.army('hornwood').is('stark-2+eddard-stark');
});

scenario('X38 Allied loss goes to the winner', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.army('the-eyrie', 'arryn-2');
  given.army('white-harbor', 'lannister-1+jaime-lannister+arryn-1');
  given.army('hornwood', 'stark-2+eddard-stark');
  given.army('winterfell', 'stark-1');
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-1+jaime-lannister+arryn-1', 'hornwood');
  when('lannister').commits('pass');
  when('stark').commits('pass');

  then.options('lannister').are(['arryn']); // not an own unit
  when('lannister').loses('arryn');
  when('lannister').retreatsTo('white-harbor');

  then.allies('stark', 'arryn').is(1);
  then.pool('arryn').is(6);
  then.army('white-harbor').is('lannister-1+jaime-lannister');
});

scenario('X39 Tie', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2+jaime-lannister');
  given.army('hornwood', 'stark-2+eddard-stark');
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  then.strength('attacker').is(4);
  then.strength('defender').is(4);
  when('lannister').loses('lannister');
  when('lannister').retreatsTo('white-harbor');

  then.score('stark').is(1); // §6.8
  then.score('lannister').is(0);
  then.army('white-harbor').is('lannister-1+jaime-lannister');
  then.army('hornwood').is('stark-2+eddard-stark'); // §6.12: the winner loses nothing and stays
});

scenario('X40 NP house defends', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('dragonstone', 'lannister-2+jaime-lannister');
  given.hand('lannister', ['press-into-battle']); // strength 3
  given.deck('dealmaking'); // strength 2
  given.action('lannister', 'march');

  when('lannister').marches('dragonstone', 'lannister-2+jaime-lannister', 'the-eyrie');
  when('lannister').commits('press-into-battle');

  then.strength('attacker').is(7);
  then.strength('defender').is(3 + 1 + 2); // §6.3, §6.6
  when('lannister').answers('arryn'); // 6.9c: one of its tokens

  then.score('lannister').is(1);
  then.allies('lannister', 'arryn').is(1);
  then.castle('the-eyrie', 'lannister');
  then.army('three-sisters').is('arryn-2'); // the nearest unoccupied fief
  then.discard().is(['press-into-battle', 'dealmaking']); // §6.11
});

scenario('X41 NP draws Retreat', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.deck('drain-the-coffers'); // Retreat
  given.action('lannister', 'march');

  when('lannister').marches('dragonstone', 'lannister-1', 'the-eyrie');
  when('lannister').commits('pass');

  then.army('three-sisters').is('arryn-3'); // E63
  then.army('the-eyrie').is('lannister-1');
  then.castle('the-eyrie', 'lannister');
  then.score('lannister').is(0);
  then.allies('lannister', 'arryn').is(0);
});

scenario('X42 Conscripts', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-3');
  given.army('flints-finger', 'jaime-lannister');
  given.hand('lannister', ['a-secret-heir']); // Conscripts
  given.deck('spoils-of-war'); // strength 1
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1', 'riverrun');
  when('lannister').commits('a-secret-heir');

  then.told('battle.decided', {
    attack: [
      { what: 'tokens', strength: 1 },
      { what: 'conscripts', strength: 4, card: 'a-secret-heir' }, // §6.7: two tokens and a Hero
    ],
  });
  then.strength('attacker').is(5);
});

scenario('X43 Secret in defence', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2+jaime-lannister');
  given.army('hornwood', 'stark-2');
  given.hand('stark', ['lone-wolf']); // Secret, 1 gold
  given.deck('kingslayer'); // strength 5; its 3 gold are not asked for
  given.gold('stark', 1);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
  when('lannister').commits('pass');
  when('stark').commits('lone-wolf');

  then.strength('defender').is(2 + 5); // §6.4
  then.gold('stark').is(0);
  when('lannister').loses('lannister');
  when('lannister').retreatsTo('white-harbor');
  then.discard().is(['lone-wolf', 'kingslayer']);
});

scenario('X44 Secret on Secret', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2+jaime-lannister');
  given.army('hornwood', 'stark-2');
  given.hand('stark', ['lone-wolf']);
  given.deck('inspire-your-army', 'kingslayer'); // Secret, then strength 5
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
  when('lannister').commits('pass');
  when('stark').commits('lone-wolf');

  then.tellings('battle.secretReplaced').are(
    { side: 'stark', card: 'lone-wolf', by: 'inspire-your-army' },
    { side: 'stark', card: 'inspire-your-army', by: 'kingslayer' }, // E11
  );
  then.strength('defender').is(2 + 5);
});

scenario('X45 Both retreat', ({ given, when, then }) => {
  given.army('casterly-rock', 'jaime-lannister');
  given.army('shadow-tower', 'lannister-2');
  given.army('castle-black', 'stark-2');
  given.army('winterfell', 'eddard-stark');
  given.hand('lannister', ['complex-negotiations']); // Retreat
  given.hand('stark', ['enlist-the-faceless-men']); // Retreat
  given.vengeance('lannister', 1);
  given.action('lannister', 'march');

  when('lannister').marches('shadow-tower', 'lannister-2', 'castle-black');
  then.score('lannister').is(1); // Vengeance, at the start
  when('lannister').commits('complex-negotiations');
  when('stark').commits('enlist-the-faceless-men');

  then.notAsked('lannister'); // §6.5: the defender first
  when('stark', 'battle.defenderRetreat').retreats();
  when('stark').retreatsTo('shadow-tower'); // the attacker left it empty
  when('lannister', 'battle.attackerRetreat').retreats();

  then.army('shadow-tower').is('stark-2');
  then.army('last-hearth').is('lannister-2'); // the attacker takes what is left
  then.unoccupied('castle-black'); // E9
  then.castle('castle-black', undefined);
  then.score('lannister').is(1); // none for winning
  then.score('stark').is(0);
});

scenario(
  '6.1 Each Vengeance token gives 1 VP when its owner attacks, none in defence',
  ({ given, when, then }) => {
    given.army('white-harbor', 'lannister-2+jaime-lannister');
    given.army('hornwood', 'stark-2+eddard-stark');
    given.vengeance('lannister', 2);
    given.action('lannister', 'march');

    when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');

    then.told('battle.started', { attacker: 'lannister', defender: 'stark', domain: 'hornwood' });
    then.score('lannister').is(2);
    then.score('stark').is(0);
  },
);

scenario('6.1 A defender with Vengeance gains nothing by it', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2+jaime-lannister');
  given.army('hornwood', 'stark-2+eddard-stark');
  given.vengeance('stark', 1);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');

  then.score('stark').is(0);
});

scenario('6.2 The attacker’s card is free and face down', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2+jaime-lannister');
  given.army('hornwood', 'stark-2+eddard-stark');
  given.hand('lannister', ['kingslayer', 'vendetta']);
  given.gold('lannister', 0);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
  then.options('lannister').are(['pass', 'kingslayer', 'vendetta', 'jaime-lannister']); // Plot or Hero Card
  when('lannister').commits('kingslayer');

  then.told('battle.committed', { seat: 'lannister' }); // everybody sees that there is one
  then.doesNotSee('stark', 'kingslayer');
  then.asked('stark', 'battle.defenderCard'); // one card only
});

scenario(
  '6.3 The defender pays for the card, and cannot commit what cannot be paid',
  ({ given, when, then }) => {
    given.army('white-harbor', 'lannister-2+jaime-lannister');
    given.army('hornwood', 'stark-2+eddard-stark');
    given.hand('stark', ['kingslayer', 'vendetta', 'dealmaking']); // 3, 2 and 0 gold
    given.gold('stark', 2);
    given.action('lannister', 'march');

    when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
    when('lannister').commits('pass');

    then.refused('stark', 'kingslayer').because('cannot-pay-defence', '6.3');
    then.options('stark').are(['pass', 'vendetta', 'dealmaking', 'eddard-stark']);
    when('stark').commits('vendetta');
    then.gold('stark').is(0);
  },
);

scenario('6.3 The ally defends for an allied house', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('ashemark', 'lannister-2+jaime-lannister');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2+jaime-lannister', 'riverrun');
  when('lannister').commits('pass');

  then.asked('stark', 'battle.defenderCard');
  when('stark').commits('pass');
  then.strength('defender').is(3 + 1); // the castle is Stark's
  then.score('stark').is(1); // a tie: the defending player gains the VP
});

scenario('6.4 Secrets are replaced, the attacker’s first', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-2+jaime-lannister');
  given.army('hornwood', 'stark-2+eddard-stark');
  given.hand('lannister', ['inspire-your-army']);
  given.hand('stark', ['lone-wolf']);
  given.deck('kingslayer', 'spoils-of-war'); // 5 and 1
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
  when('lannister').commits('inspire-your-army');
  when('stark').commits('lone-wolf');

  then.strength('attacker').is(4 + 5);
  then.strength('defender').is(4 + 1);
});

scenario(
  '6.5 Only the defender retreats: the attacker takes the domain, without VP',
  ({ given, when, then }) => {
    given.army('shadow-tower', 'lannister-2');
    given.army('castle-black', 'stark-2');
    given.army('winterfell', 'eddard-stark');
    given.hand('stark', ['enlist-the-faceless-men']);
    given.action('lannister', 'march');

    when('lannister').marches('shadow-tower', 'lannister-2', 'castle-black');
    when('lannister').commits('pass');
    when('stark').commits('enlist-the-faceless-men');
    when('stark').answers('retreat', 'last-hearth');

    then.army('last-hearth').is('stark-2'); // no unit lost
    then.castle('castle-black', 'lannister');
    then.score('lannister').is(0);
    then.notTold('battle.decided');
  },
);

scenario('6.5 Only the attacker retreats: the defender stays, without VP', ({ given, when, then }) => {
  given.army('shadow-tower', 'lannister-2');
  given.army('castle-black', 'stark-2');
  given.army('winterfell', 'eddard-stark');
  given.hand('lannister', ['complex-negotiations']);
  given.hand('stark', ['vendetta']); // strength 4, 2 gold
  given.action('lannister', 'march');

  when('lannister').marches('shadow-tower', 'lannister-2', 'castle-black');
  when('lannister').commits('complex-negotiations');
  when('stark').commits('vendetta');
  when('lannister').answers('retreat', 'shadow-tower');

  then.army('shadow-tower').is('lannister-2'); // no unit lost
  then.army('castle-black').is('stark-2');
  then.castle('castle-black', 'stark');
  then.score('stark').is(0);
});

scenario('6.6 A Hero counts 2, a castle 1 for its defender, a fief nothing', ({ given, when, then }) => {
  given.army('white-harbor', 'lannister-1+jaime-lannister');
  given.army('hornwood', 'stark-1+eddard-stark');
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-1+jaime-lannister', 'hornwood');
  when('lannister').commits('spoils-of-war');
  when('stark').commits('eddard-stark'); // a Hero Card of strength 3, 1 gold

  then.told('battle.decided', {
    attack: [
      { what: 'tokens', strength: 1 },
      { what: 'heroes', strength: 2 },
      { what: 'card', strength: 1 },
    ],
    defence: [
      { what: 'tokens', strength: 1 },
      { what: 'heroes', strength: 2 },
      { what: 'card', strength: 3 },
    ],
  });
});

scenario(
  '6.7 Conscripts of a defender, allied units included; none of them is lost',
  ({ given, when, then }) => {
    given.alliance('tully', 'stark');
    given.army('flints-finger', 'lannister-2+jaime-lannister');
    given.army('the-rills', 'tully-1');
    given.army('riverrun', 'tully-2'); // not next to Winterfell
    given.army('winterfell', 'stark-1');
    given.army('hornwood', 'stark-1+eddard-stark');
    given.hand('stark', ['a-loyal-squire']); // Conscripts
    given.action('lannister', 'march');

    when('lannister').marches('flints-finger', 'lannister-2+jaime-lannister', 'winterfell');
    when('lannister').commits('pass');
    when('stark').commits('a-loyal-squire');

    then.strength('defender').is(1 + 1 + 4); // token, castle; a Tully, a Stark and Eddard next door
    when('lannister').loses('lannister');
    when('lannister').retreatsTo('flints-finger');
    then.army('the-rills').is('tully-1');
    then.army('hornwood').is('stark-1+eddard-stark');
  },
);

scenario('6.8 A non-player house gains nothing by winning', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'riverrun');
  when('lannister').commits('pass');
  when('lannister').loses('lannister');

  then.score('lannister').is(0);
  then.notTold('points.gained');
  then.army('riverrun').is('tully-3');
});

scenario('6.9 Without allied tokens the loser chooses an own token or any Hero', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('white-harbor', 'lannister-1+jaime-lannister+olenna-tyrell');
  given.army('highgarden', 'tyrell-2');
  given.army('winterfell', 'stark-3');
  given.hand('stark', ['kingslayer']);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-1+jaime-lannister+olenna-tyrell', 'winterfell');
  when('lannister').commits('pass');
  when('stark').commits('kingslayer');

  then.options('lannister').are(['lannister', 'jaime-lannister', 'olenna-tyrell']); // 6.9b
});

scenario('6.9 A final unit is skipped: the next letter applies', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('white-harbor', 'lannister-1+jaime-lannister+tyrell-1'); // the only Tyrell unit on the map
  given.army('winterfell', 'stark-3');
  given.hand('stark', ['kingslayer']);
  given.action('lannister', 'march');

  when('lannister').marches('white-harbor', 'lannister-1+jaime-lannister+tyrell-1', 'winterfell');
  when('lannister').commits('pass');
  when('stark').commits('kingslayer');

  then.options('lannister').are(['lannister', 'jaime-lannister']); // 6.9d
});

scenario(
  '6.11 Hero Cards stay face up, committed Plot Cards and drawn ones are discarded',
  ({ given, when, then }) => {
    given.army('white-harbor', 'lannister-2+jaime-lannister');
    given.army('hornwood', 'stark-2+eddard-stark');
    given.hand('lannister', ['lone-wolf']); // Secret
    given.deck('kingslayer');
    given.action('lannister', 'march');

    when('lannister').marches('white-harbor', 'lannister-2+jaime-lannister', 'hornwood');
    when('lannister').commits('lone-wolf');
    when('stark').commits('eddard-stark');
    when('stark').loses('stark');
    when('stark').retreatsTo('last-hearth');

    then.discard().is(['lone-wolf', 'kingslayer']);
    then.faceUp('stark').is(['eddard-stark']);
    then.hand('stark').excludes('eddard-stark');
  },
);

scenario('6.10 The winner takes the castle when the losers have left', ({ given, when, then }) => {
  given.army('shadow-tower', 'lannister-2+jaime-lannister');
  given.army('casterly-rock', 'lannister-1');
  given.army('castle-black', 'stark-2');
  given.army('winterfell', 'eddard-stark');
  given.gold('lannister', 8);
  given.gold('stark', 7);
  given.action('lannister', 'march');

  when('lannister').marches('shadow-tower', 'lannister-2+jaime-lannister', 'castle-black');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  when('stark').loses('stark');
  then.castle('castle-black', undefined); // they have just left
  then.gold('lannister').is(8);
  when('stark').retreatsTo('last-hearth');

  then.castle('castle-black', 'lannister');
  then.gold('lannister').is(7);
  then.goldMaximum('stark').is(8);
});
