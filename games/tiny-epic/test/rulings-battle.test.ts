// §6, §25 and §26: battles.

import { scenario } from './table.ts';

scenario(
  '6.9a an allied token lost to an unallied house goes to its own Token Pool',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.army('ashemark', 'lannister-1+tyrell-2');
    given.army('highgarden', 'tyrell-1');
    given.deck('spoils-of-war');
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-1+tyrell-2', 'pyke');
    when('lannister').commits('pass');
    then.pool('tyrell').is(6);
    then.options('lannister').are(['tyrell']);
    when('lannister').loses('tyrell');
    then.pool('tyrell').is(7);
    then.allies('lannister', 'tyrell').is(0);
    then.army('ashemark').is('lannister-1+tyrell-1');
  },
);

scenario(
  '6.9b without allied tokens the player chooses an own token or any friendly Hero',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.army('ashemark', 'lannister-1+jaime-lannister+olenna-tyrell');
    given.army('highgarden', 'tyrell-1');
    given.army('pyke', 'greyjoy-3');
    given.deck('vendetta');
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-1+jaime-lannister+olenna-tyrell', 'pyke');
    when('lannister').commits('pass');
    then.options('lannister').are(['lannister', 'jaime-lannister', 'olenna-tyrell']);
    when('lannister').loses('olenna-tyrell');
    then.score('lannister').is(1);
    then.gold('lannister').is(4);
    then.hand('lannister').excludes('olenna-tyrell');
  },
);

scenario('E10 what the defender paid is gone though the attacker retreats', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.hand('stark', ['poisoning']);
  given.gold('stark', 3);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('enlist-the-faceless-men');
  when('stark').commits('poisoning');
  when('lannister').retreats();
  then.army('casterly-rock').is('lannister-2');
  then.army('shield-islands').is('stark-2');
  then.gold('stark').is(0);
  then.score('stark').is(0); // nobody has won
  then.discard().is(['enlist-the-faceless-men', 'poisoning']);
});

scenario(
  'E10, 6.3 a card that cannot be paid for cannot be committed in defence',
  ({ given, when, then }) => {
    given.army('shield-islands', 'stark-2');
    given.army('casterly-rock', 'lannister-2');
    given.hand('stark', ['poisoning', 'vendetta']);
    given.gold('stark', 2);
    given.action('lannister', 'march');

    when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
    when('lannister').commits('pass');
    then.refused('stark', 'poisoning').because('cannot-pay-defence', '6.3');
    then.options('stark').are(['pass', 'vendetta']);
  },
);

scenario(
  'E11 Secret reveals Secret: another card is drawn; the cost is paid once',
  ({ given, when, then }) => {
    given.army('shield-islands', 'stark-2');
    given.army('casterly-rock', 'lannister-2');
    given.hand('stark', ['the-kings-roads']);
    given.gold('stark', 3);
    given.deck('lone-wolf', 'poisoning', 'vendetta');
    given.action('lannister', 'march');

    when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
    when('lannister').commits('pass');
    when('stark').commits('the-kings-roads');
    then.gold('stark').is(2);
    then.strength('defender').is(7); // two tokens and Poisoning
    when('lannister').loses('lannister');
    then.discard().is(['the-kings-roads', 'lone-wolf', 'poisoning']);
  },
);

scenario('E11 an unallied house that turns over Secret draws again as well', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-3');
  given.deck('lone-wolf', 'the-kings-roads', 'honor-from-your-allies');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2', 'pyke');
  when('lannister').commits('pass');
  then.strength('defender').is(3 + 1 + 2);
  when('lannister').loses('lannister');
  then.discard().is(['lone-wolf', 'the-kings-roads', 'honor-from-your-allies']);
});

scenario('E12 Secret reveals Retreat: the side may retreat', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('stark', ['the-kings-roads']);
  given.deck('drain-the-coffers');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('pass');
  when('stark').commits('the-kings-roads');
  then.options('stark').are(['retreat', 'fight']);
  when('stark', 'battle.defenderRetreat').answers('retreat', 'old-town');
  then.army('old-town').is('stark-2');
  then.army('shield-islands').is('lannister-1');
  then.score('lannister').is(0);
  then.notTold('battle.decided');
});

scenario('E12 or fight on, with a card that counts 0', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('stark', ['the-kings-roads']);
  given.deck('drain-the-coffers');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('pass');
  when('stark').commits('the-kings-roads');
  when('stark', 'battle.defenderRetreat').fightsOn();
  then.told('battle.foughtOn', { side: 'stark' });
  then.lines('defender').are('tokens 2');
  when('lannister').loses('lannister'); // 1 against 2
  then.army('shield-islands').is('stark-2');
  then.score('stark').is(1);
  then.discard().is(['the-kings-roads', 'drain-the-coffers']);
});

scenario(
  'E14 Conscripts: every friendly unit next to the battle, left behind or across water',
  ({ given, when, then }) => {
    given.alliance('greyjoy', 'lannister');
    given.army('ashemark', 'lannister-3');
    given.army('three-sisters', 'jaime-lannister'); // across water
    given.army('pyke', 'greyjoy-2'); // an ally, across water
    given.army('casterly-rock', 'lannister-2'); // not next to Riverrun
    given.hand('lannister', ['unjust-trial']);
    given.deck('spoils-of-war');
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-2', 'riverrun');
    when('lannister').commits('unjust-trial');
    then.strength('attacker').is(2 + 1 + 2 + 2);
    then.told('battle.decided', {
      attack: [
        { what: 'tokens', strength: 2 },
        { what: 'conscripts', strength: 5 },
      ],
    });
    then.army('three-sisters').is('jaime-lannister'); // they stay where they are
    then.army('pyke').is('greyjoy-2');
  },
);

scenario('E15 Conscripts of an unallied house: its own units only', ({ given, when, then }) => {
  given.army('the-eyrie', 'arryn-2');
  given.army('dragonstone', 'arryn-1');
  given.army('three-sisters', 'lannister-3');
  given.army('kings-landing', 'greyjoy-2');
  given.deck('unjust-trial');
  given.action('lannister', 'march');

  when('lannister').marches('three-sisters', 'lannister-2', 'the-eyrie');
  when('lannister').commits('pass');
  then.strength('defender').is(2 + 1 + 1); // not the Tullys of Riverrun, not the Greyjoys
});

scenario('E62 Vengeance pays also when the defender retreats', ({ given, when, then }) => {
  given.vengeance('lannister', 2);
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('stark', ['drain-the-coffers']);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  then.score('lannister').is(2); // when the battle starts
  when('lannister').commits('pass');
  when('stark').answers('drain-the-coffers', 'retreat', 'old-town');
  then.score('lannister').is(2);
});

scenario(
  'E63 an unallied house that turns over Retreat: the domain, but no VP and no token',
  ({ given, when, then }) => {
    given.army('ashemark', 'lannister-3');
    given.deck('drain-the-coffers');
    given.gold('lannister', 3);
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-2', 'pyke');
    when('lannister').commits('pass');
    when('lannister').retreatsTo('flints-finger'); // 7.3: the attacker chooses
    then.army('pyke').is('lannister-2');
    then.castles('lannister').is(1);
    then.score('lannister').is(0);
    then.allies('lannister', 'greyjoy').is(0);
    then.tellings('units.retreated').are({ side: 'greyjoy', units: 'greyjoy-3' });
    then.discard().is(['drain-the-coffers']);
  },
);

scenario('E65 who attacks an ally of another player fights that player', ({ given, when, then }) => {
  given.alliance('greyjoy', 'stark');
  given.army('ashemark', 'lannister-3');
  given.hand('stark', ['honor-from-your-allies']);
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-2', 'pyke');
  then.told('battle.started', { attacker: 'lannister', defender: 'stark' });
  when('lannister').commits('pass');
  then.asked('stark', 'battle.defenderCard');
  when('stark').commits('honor-from-your-allies');
  then.strength('defender').is(3 + 1 + 2);
  then.score('stark').is(1);
});

scenario('E93 a Hero lost with its own card committed: the card goes to the mat', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.deck('vendetta');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
  when('lannister').commits('jaime-lannister');
  then.strength('attacker').is(6);
  then.strength('defender').is(8);
  when('lannister').loses('jaime-lannister');
  then.hand('lannister').is([]);
  then.faceUp('lannister').is([]);
  then.discard().is(['vendetta']);
  then.gold('lannister').is(5);
  then.score('lannister').is(1);
});

scenario('E93, 26.13 else it lies face up', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.deck('vendetta');
  given.action('lannister', 'march');

  when('lannister').marches('ashemark', 'lannister-1+jaime-lannister', 'pyke');
  when('lannister').commits('jaime-lannister');
  when('lannister').loses('lannister');
  then.hand('lannister').is([]);
  then.faceUp('lannister').is(['jaime-lannister']);
});

scenario('26.1 an army over the unit limit cannot be led into battle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').answers('perform', 'casterly-rock', 'lannister-3', 'ashemark');
  then.options('lannister').exclude('lannister-4', 'lannister-5');
  then.refused('lannister', 'stop').because('no-room', '5.3');
  when('lannister').answers('lannister-3');
  then.options('lannister').include('pyke', 'riverrun');
});

scenario('26.1 units dropped on the way are at rest and do not fight', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.deck('spoils-of-war');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-3', 'ashemark', { with: 'lannister-2', to: 'pyke' });
  when('lannister').commits('pass');
  then.strength('attacker').is(2);
  then.army('ashemark').is('lannister-1');
});

scenario('26.4 any card of the hand may defend, also that of an allied Hero', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.army('shield-islands', 'stark-2');
  given.army('riverrun', 'tully-1+hoster-tully');
  given.army('casterly-rock', 'lannister-2');
  given.gold('stark', 3);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('pass');
  when('stark').commits('hoster-tully');
  then.strength('defender').is(2 + 3);
  then.gold('stark').is(2);
  when('lannister').loses('lannister');
  then.faceUp('stark').is(['hoster-tully']);
});

scenario(
  '26.4 an unallied house turns its card over after the attacker has decided',
  ({ given, when, then }) => {
    given.army('ashemark', 'lannister-3');
    given.deck('vendetta');
    given.hand('lannister', ['poisoning']);
    given.action('lannister', 'march');

    when('lannister').marches('ashemark', 'lannister-2', 'pyke');
    then.notTold('battle.topCard');
    then.doesNotSee('lannister', 'vendetta');
    when('lannister').commits('poisoning');
    then.told('battle.topCard', { house: 'greyjoy', card: 'vendetta' });
  },
);

scenario('26.6 two Secrets: the attacker draws first', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['lone-wolf']);
  given.hand('stark', ['the-kings-roads']);
  given.deck('poisoning', 'honor-from-your-allies');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('lone-wolf');
  when('stark').commits('the-kings-roads');
  then.strength('attacker').is(1 + 5);
  then.strength('defender').is(2 + 2);
});

scenario('26.7 after a Retreat nobody has won: no loss, no VP', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['poisoning']);
  given.hand('stark', ['drain-the-coffers']);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('poisoning');
  when('stark').answers('drain-the-coffers', 'retreat', 'old-town');
  then.army('old-town').is('stark-2');
  then.army('shield-islands').is('lannister-1');
  then.score('lannister').is(0);
  then.score('stark').is(0);
  then.notTold('unit.lost');
});

scenario('26.7 who shows Retreat may fight on, the attacker as well', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-3');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.hand('stark', ['drain-the-coffers']);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-3', 'shield-islands');
  when('lannister').commits('enlist-the-faceless-men');
  when('stark').commits('drain-the-coffers');
  when('stark', 'battle.defenderRetreat').fightsOn();
  when('lannister', 'battle.attackerRetreat').fightsOn();
  then.notTold('battle.retreat');
  then.strength('attacker').is(3);
  then.strength('defender').is(2);
  then.score('lannister').is(1);
  when('stark', 'loss.chooseLoss').loses('stark');
  when('stark').retreatsTo('old-town');
  then.army('shield-islands').is('lannister-3');
});

scenario('26.7 if the defender has left, who stays takes the domain', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-3');
  given.hand('lannister', ['enlist-the-faceless-men']);
  given.hand('stark', ['drain-the-coffers']);
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-3', 'shield-islands');
  when('lannister').commits('enlist-the-faceless-men');
  when('stark').answers('drain-the-coffers', 'retreat', 'old-town');
  when('lannister', 'battle.attackerRetreat').fightsOn();
  then.army('shield-islands').is('lannister-3');
  then.army('old-town').is('stark-2');
  then.score('lannister').is(0); // nobody has won
  then.notTold('battle.decided');
});

scenario('26.9 the higher total wins and scores 1, a tie is the defender’s', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-1');
  given.army('winterfell', 'eddard-stark');
  given.army('casterly-rock', 'lannister-2');
  given.action('lannister', 'march');

  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('pass');
  when('stark').commits('pass');
  then.strength('attacker').is(1);
  then.strength('defender').is(1);
  then.score('stark').is(1);
  when('lannister').loses('lannister');
  then.score('lannister').is(0);
  then.army('shield-islands').is('stark-1');
});

scenario(
  '26.10 the benefit of the lost unit comes while the loser still owns the castle',
  ({ given, when, then }) => {
    given.army('the-reach', 'stark-1');
    given.army('winterfell', 'stark-2');
    given.army('blackhaven', 'lannister-3');
    given.gold('stark', 7); // two castles: no room for the gold of space 3
    given.action('lannister', 'march');

    when('lannister').marches('blackhaven', 'lannister-3', 'the-reach');
    when('lannister').commits('pass');
    when('stark').answers('pass', 'stark');
    then.recruited('stark').is(2);
    then.gold('stark').is(7);
    then.goldMaximum('stark').is(8);
  },
);

scenario('26.12 the victor takes the castle and gold is cut at once', ({ given, when, then }) => {
  given.army('the-reach', 'stark-1');
  given.army('winterfell', 'stark-2');
  given.army('blackhaven', 'lannister-3');
  given.gold('lannister', 9); // no castle yet
  given.action('lannister', 'march');

  when('lannister').marches('blackhaven', 'lannister-3', 'the-reach');
  when('lannister').commits('pass');
  when('stark').answers('pass');
  then.gold('lannister').is(9);
  when('stark').loses('stark');
  then.castle('the-reach', 'lannister');
  then.gold('lannister').is(8);
});

scenario('26.12 the Throne goes to the victor', ({ given, when, then }) => {
  given.army('kings-landing', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.army('castle-black', 'stark-1');
  given.army('sunspear', 'stark-1');
  given.army('ashemark', 'lannister-3');
  given.army('casterly-rock', 'lannister-1');
  given.army('dragonstone', 'lannister-1');
  given.army('storms-end', 'lannister-1');
  given.hand('lannister', ['vendetta']);
  given.action('lannister', 'march');

  then.throne('stark');
  when('lannister').marches('ashemark', 'lannister-3', 'kings-landing');
  when('lannister').commits('vendetta');
  when('stark').commits('pass');
  then.strength('defender').is(1 + 2);
  when('stark').loses('stark');
  then.throne('lannister');
  then.army('kings-landing').is('lannister-3');
});

scenario(
  '26.13 cards are discarded in the order attacker, defender, with all that was drawn',
  ({ given, when, then }) => {
    given.army('shield-islands', 'stark-2');
    given.army('casterly-rock', 'lannister-2');
    given.hand('lannister', ['lone-wolf']);
    given.hand('stark', ['vendetta']);
    given.gold('stark', 3);
    given.deck('spoils-of-war');
    given.discard('dealmaking');
    given.action('lannister', 'march');

    when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
    when('lannister').commits('lone-wolf');
    when('stark').commits('vendetta');
    when('lannister').loses('lannister');
    then.holds(
      'the discard pile in its order',
      ({ discard }) => discard.join() === 'dealmaking,lone-wolf,spoils-of-war,vendetta',
    );
  },
);

scenario('26.15 nothing else can be played during a battle', ({ given, when, then }) => {
  given.army('shield-islands', 'stark-2');
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['spoils-of-war', 'dealmaking']);
  given.turn('lannister', ['march', 'plot']);

  when('lannister').answers('place:march@sail', 'skip');
  when('lannister').marches('casterly-rock', 'lannister-1', 'shield-islands');
  then.options('lannister').are(['pass', 'spoils-of-war', 'dealmaking']); // no dice, no Events
  when('lannister').commits('dealmaking');
  then.notAsked('lannister'); // one card only
  then.options('stark').are(['pass']);
});
