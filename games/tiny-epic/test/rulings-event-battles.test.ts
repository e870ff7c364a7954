// §18 and §25: Events that lead an army somewhere.

import { scenario } from './table.ts';

scenario(
  'E13 Critical Battle with one Retreat among two cards: the attacker may retreat, both are used up',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('shield-islands', 'stark-2');
    given.hand('lannister', ['critical-battle', 'poisoning', 'enlist-the-faceless-men']);
    given.action('lannister', 'event');

    when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-2', 'shield-islands');
    when('lannister').commits('poisoning', 'enlist-the-faceless-men');
    when('stark').commits('pass');
    when('lannister', 'battle.attackerRetreat').retreats();
    then.army('casterly-rock').is('lannister-3');
    then.army('shield-islands').is('stark-2');
    then.discard().is(['critical-battle', 'poisoning', 'enlist-the-faceless-men']);
    then.notTold('battle.decided');
  },
);

scenario('E13 or fight on: then the other card alone counts', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-2');
  given.hand('lannister', ['critical-battle', 'poisoning', 'enlist-the-faceless-men']);
  given.action('lannister', 'event');

  when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-2', 'shield-islands');
  when('lannister').commits('poisoning', 'enlist-the-faceless-men');
  when('stark').commits('pass');
  when('lannister', 'battle.attackerRetreat').fightsOn();
  then.lines('attacker').are('tokens 2', 'poisoning 5');
  then.told('battle.decided', { winner: 'lannister' });
});

scenario('18.29 every icon counts, two Conscripts count twice', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('shield-islands', 'stark-2');
  given.hand('lannister', ['critical-battle', 'unjust-trial', 'cache-of-wildfire']);
  given.action('lannister', 'event');

  when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-1', 'shield-islands');
  when('lannister').commits('unjust-trial');
  then.asked('lannister', 'battle.attackerCard'); // a second one may follow
  when('lannister').commits('cache-of-wildfire');
  then.notAsked('lannister');
  when('stark').commits('pass');
  then.strength('attacker').is(1 + 2 + 2);
});

scenario(
  '18.29 the defender still commits one card; the attacker may stop at one',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('shield-islands', 'stark-2');
    given.hand('lannister', ['critical-battle', 'poisoning', 'vendetta']);
    given.hand('stark', ['spoils-of-war', 'dealmaking']);
    given.action('lannister', 'event');

    when('lannister').plays('critical-battle', 'march', 'casterly-rock', 'lannister-1', 'shield-islands');
    when('lannister').commits('poisoning', 'pass');
    when('stark').commits('spoils-of-war');
    then.strength('attacker').is(1 + 5);
    then.strength('defender').is(2 + 1);
  },
);

scenario(
  '18.1 without a hostile target that may be attacked the Event cannot be played',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.army('shield-islands', 'stark-1'); // the last of its house
    given.army('hornwood', 'tyrell-1');
    given.army('riverrun', 'tully-1');
    given.army('pyke', 'greyjoy-1');
    given.army('the-eyrie', 'arryn-1');
    given.hand('lannister', ['assault-by-sea', 'spoils-of-war']);
    given.action('lannister', 'event');

    when('lannister').performs();
    then.refused('lannister', 'assault-by-sea').because('prerequisite-missing', '4.6.1');
  },
);

scenario('18.1 nor without an army that may attack', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1'); // alone
  given.hand('lannister', ['assault-by-sea', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'assault-by-sea').because('prerequisite-missing', '4.6.1');
});

scenario('18.1 such an army must start its battle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('shield-islands', 'stark-2');
  given.hand('lannister', ['crushing-siege']);
  given.action('lannister', 'event');

  // A March of two steps, into a castle domain or King's Landing
  when('lannister').plays('crushing-siege', 'casterly-rock', 'lannister-2');
  then.refused('lannister', 'shield-islands').because('wrong-kind-of-target', '18.1');
  when('lannister').answers('ashemark');
  then.refused('lannister', 'stop').because('must-start-a-battle', '18.1');
  when('lannister').answers('lannister-2');
  then.refused('lannister', 'casterly-rock').because('must-start-a-battle', '18.1');
  when('lannister').answers('highgarden');
  then.asked('lannister', 'battle.attackerCard');
});

scenario(
  '18.2 straight to any domain, but King’s Landing still needs three castles',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.army('kings-landing', 'stark-2');
    given.army('winterfell', 'stark-1');
    given.army('castle-black', 'stark-1');
    given.army('sunspear', 'stark-1');
    given.hand('lannister', ['assault-by-sea']);
    given.action('lannister', 'event');

    when('lannister').plays('assault-by-sea', 'casterly-rock', 'lannister-2');
    then.refused('lannister', 'kings-landing').because('needs-three-castles', '8.1');
    then.options('lannister').include('castle-black', 'sunspear'); // whatever lies between
  },
);

scenario('18.2 nor do the unit limit and the final-unit rule sleep', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.army('old-town', 'greyjoy-3');
  given.army('hornwood', 'stark-1');
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-2+euron-greyjoy');
  then.refused('greyjoy', 'old-town').because('no-room', '5.3');
  then.refused('greyjoy', 'hornwood').because('final-unit-attacked', '10.1');
  then.refused('greyjoy', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario('E50 Forced March reaches 4 steps over any domains, and fights with +2', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('winterfell', 'stark-2'); // Ashemark, Riverrun, Flint's Finger, Winterfell
  given.army('hornwood', 'stark-1');
  given.hand('lannister', ['forced-march']);
  given.action('lannister', 'event');

  when('lannister').plays('forced-march', 'casterly-rock', 'lannister-2');
  then.refused('lannister', 'hornwood').because('too-far', '4.2.1'); // five
  then.refused('lannister', 'ashemark').because('must-start-a-battle', '18.1');
  when('lannister').answers('winterfell', 'pass');
  when('stark').commits('pass');
  then.strength('attacker').is(2 + 2);
});

scenario('E51 Assault by Sea: units from exactly one domain, any number of them', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.army('sunspear', 'stark-2');
  given.hand('lannister', ['assault-by-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('assault-by-sea');
  then.options('lannister').are(['casterly-rock', 'ashemark']);
  when('lannister').answers('casterly-rock');
  then
    .options('lannister')
    .are([
      'lannister-1',
      'lannister-2',
      'jaime-lannister',
      'lannister-1+jaime-lannister',
      'lannister-2+jaime-lannister',
    ]);
  when('lannister').answers('lannister-1+jaime-lannister', 'sunspear', 'pass');
  when('stark').commits('pass');
  then.strength('attacker').is(1 + 2 + 1);
});

scenario('E52 Trial by Combat: one unit against exactly one, token or Hero', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('old-town', 'stark-1');
  given.army('starfall', 'eddard-stark');
  given.army('winterfell', 'stark-2');
  given.hand('lannister', ['trial-by-combat']);
  given.action('lannister', 'event');

  when('lannister').plays('trial-by-combat', 'casterly-rock');
  then.options('lannister').are(['lannister-1']);
  when('lannister').answers('lannister-1');
  then.options('lannister').are(['old-town', 'starfall']);
  then.refused('lannister', 'winterfell').because('wrong-kind-of-target', '18.1');
});

scenario('E52 without such a domain it cannot be played', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['trial-by-combat', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'trial-by-combat').because('prerequisite-missing', '4.6.1');
});

scenario(
  '18.7 the VP of Trial by Combat comes when the battle starts, whatever its result',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.army('starfall', 'eddard-stark');
    given.army('winterfell', 'stark-2');
    given.hand('lannister', ['trial-by-combat']);
    given.vengeance('lannister', 1);
    given.action('lannister', 'event');

    when('lannister').plays('trial-by-combat', 'casterly-rock', 'lannister-1', 'starfall');
    then.score('lannister').is(2);
    then.tellings('points.gained').are({ reason: 'vengeance' }, { reason: 'trial-by-combat' }); // 26.2
    when('lannister').commits('pass');
    when('stark').commits('pass');
    when('lannister').loses('lannister');
    then.score('lannister').is(2);
  },
);

scenario('E53 Oberyn’s Hero fights alone, with strength 4', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.army('sunspear', 'martell-2+oberyn-martell');
  given.army('hornwood', 'stark-3');
  given.action('martell', 'event');

  when('martell').plays('oberyn-martell', 'sunspear');
  then.options('martell').are(['oberyn-martell']);
  when('martell').answers('oberyn-martell', 'hornwood', 'pass');
  when('stark').commits('pass');
  then.strength('attacker').is(4);
  then.army('sunspear').is('martell-2');
});

scenario('E53 not if the Hero is the last unit of the house', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.army('sunspear', 'oberyn-martell');
  given.army('hornwood', 'stark-3');
  given.hand('martell', ['spoils-of-war']);
  given.action('martell', 'event');

  when('martell').performs();
  then.refused('martell', 'oberyn-martell').because('prerequisite-missing', '4.6.1');
});

scenario('E54 Euron may also move to an unoccupied domain', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.army('old-town', 'greyjoy-1');
  given.gold('stark', 3);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke');
  then.options('greyjoy').exclude('greyjoy-1', 'greyjoy-2'); // the Hero leads
  when('greyjoy').answers('greyjoy-1+euron-greyjoy', 'sunspear');
  then.army('sunspear').is('greyjoy-1+euron-greyjoy');
  then.castle('sunspear', 'greyjoy');
  then.gold('stark').is(3);
  then.faceUp('greyjoy').is(['euron-greyjoy']);
});

scenario('E54 or to a friendly one', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.army('old-town', 'greyjoy-1');
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-1+euron-greyjoy', 'old-town');
  then.army('old-town').is('greyjoy-2+euron-greyjoy');
});

scenario('E54, 26.2 gold is stolen from a player before any card is committed', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.army('hornwood', 'stark-2');
  given.gold('greyjoy', 3);
  given.gold('stark', 3);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-1+euron-greyjoy', 'hornwood');
  then.asked('greyjoy', 'battle.attackerCard');
  then.gold('greyjoy').is(4);
  then.gold('stark').is(2);
});

scenario('E54 not from an unallied house', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.gold('greyjoy', 3);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-1+euron-greyjoy', 'highgarden');
  then.asked('greyjoy', 'battle.attackerCard');
  then.gold('greyjoy').is(3);
});

scenario('E99 a theft beyond what is there takes what is there', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.army('hornwood', 'stark-2');
  given.gold('greyjoy', 3);
  given.gold('stark', 0);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-1+euron-greyjoy', 'hornwood');
  then.gold('greyjoy').is(3);
  then.gold('stark').is(0);
});

scenario('18.8 Captured at Sea takes the lone token without a battle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('starfall', 'stark-1');
  given.army('winterfell', 'stark-2');
  given.vengeance('lannister', 1);
  given.gold('stark', 0);
  given.hand('lannister', ['captured-at-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('captured-at-sea', 'casterly-rock', 'lannister-2');
  then.refused('lannister', 'winterfell').because('wrong-kind-of-target', '18.1');
  when('lannister').answers('starfall');
  then.army('starfall').is('lannister-2');
  then.castle('starfall', 'lannister');
  then.recruited('stark').is(2);
  then.gold('stark').is(1); // 9.4: space 3
  then.score('lannister').is(0); // no battle, no Vengeance
  then.notTold('battle.started');
});

scenario('18.8 never a final unit, nor a Hero', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('starfall', 'eddard-stark');
  given.army('winterfell', 'stark-2');
  given.army('pyke', 'greyjoy-1');
  given.army('old-town', 'tyrell-1');
  given.army('highgarden', 'tyrell-2');
  given.hand('lannister', ['captured-at-sea']);
  given.action('lannister', 'event');

  when('lannister').plays('captured-at-sea', 'casterly-rock', 'lannister-1');
  then.options('lannister').are(['old-town']);
  then.refused('lannister', 'pyke').because('wrong-kind-of-target', '18.1');
  then.refused('lannister', 'starfall').because('wrong-kind-of-target', '18.1');
});

scenario('18.8 it must take a token: elsewhere the army does not go', ({ given, when, then }) => {
  given.army('winterfell', 'stark-2');
  given.army('hornwood', 'stark-1');
  given.army('old-town', 'lannister-1');
  given.army('casterly-rock', 'lannister-2');
  given.hand('stark', ['captured-at-sea']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('captured-at-sea', 'winterfell', 'stark-1');
  then.options('stark').are(['old-town']);
  then.refused('stark', 'sunspear').because('must-capture', '18.8'); // unoccupied
  then.refused('stark', 'hornwood').because('must-capture', '18.8'); // friendly
});

scenario('18.8 a last unit may capture, for it attacks nobody', ({ given, when, then }) => {
  given.army('winterfell', 'stark-1'); // all there is of Stark
  given.army('old-town', 'lannister-1');
  given.army('casterly-rock', 'lannister-2');
  given.hand('stark', ['captured-at-sea']);
  given.action('stark', 'event', 'follow');

  when('stark').plays('captured-at-sea', 'winterfell', 'stark-1', 'old-town');
  then.army('old-town').is('stark-1');
  then.recruited('lannister').is(2);
  then.notTold('battle.started');
});

scenario(
  'E98 the captured token of another player’s ally goes to your Ally Pool',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'stark');
    given.army('casterly-rock', 'lannister-2');
    given.army('old-town', 'tyrell-1');
    given.army('highgarden', 'tyrell-2');
    given.hand('lannister', ['captured-at-sea']);
    given.action('lannister', 'event');

    then.pool('tyrell').is(6);
    when('lannister').plays('captured-at-sea', 'casterly-rock', 'lannister-1', 'old-town');
    then.allies('lannister', 'tyrell').is(1);
    then.pool('tyrell').is(6);
  },
);

scenario('18.13 Master of the Seas: gold for the cards strictly between', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2'); // W: SW, SE and E lie between it and NE
  given.gold('lannister', 0);
  given.hand('lannister', ['master-of-the-seas']);
  given.action('lannister', 'event');

  when('lannister').plays('master-of-the-seas', 'perform', 'casterly-rock', 'lannister-1', 'castle-black');
  then.army('castle-black').is('lannister-1');
  then.gold('lannister').is(3);
});

scenario('18.13 and none for a neighbouring card', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.gold('lannister', 0);
  given.hand('lannister', ['master-of-the-seas']);
  given.action('lannister', 'event');

  when('lannister').plays('master-of-the-seas', 'perform', 'casterly-rock', 'lannister-1', 'old-town');
  then.gold('lannister').is(0);
});

scenario(
  '18.15 Stannis: the Hero and each token from different domains, one army',
  ({ given, when, then }) => {
    given.players(['baratheon', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.leader('baratheon', 'stannis-baratheon');
    given.alliance('tully', 'baratheon');
    given.army('storms-end', 'baratheon-2+stannis-baratheon');
    given.army('the-reach', 'baratheon-2');
    given.army('riverrun', 'tully-2');
    given.army('hornwood', 'stark-3');
    given.action('baratheon', 'event');

    when('baratheon').plays('stannis-baratheon', 'hornwood', 'stannis-baratheon@storms-end');
    then.options('baratheon').are(['baratheon@the-reach', 'tully@riverrun', 'done']); // not from Storm's End
    when('baratheon').answers('baratheon@the-reach', 'tully@riverrun', 'pass'); // no third token
    when('stark').commits('pass');
    then.strength('attacker').is(2 + 1 + 1);
    then.army('storms-end').is('baratheon-2');
  },
);

scenario(
  '18.16 Ellaria: the free token attacks as an army of one; beaten it goes home',
  ({ given, when, then }) => {
    given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.leader('martell', 'ellaria-sand');
    given.gold('martell', 3);
    given.action('martell', 'event');

    when('martell').plays('ellaria-sand', 'martell@winterfell', 'pass');
    when('stark').commits('pass');
    then.strength('attacker').is(1);
    when('martell').loses('martell');
    then.recruited('martell').is(1);
    then.gold('martell').is(3); // space 2 shows a card
    then.cards('martell').is(1);
    then.score('stark').is(1);
  },
);

scenario('18.16 an allied token goes to the winner', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  given.alliance('tyrell', 'martell');
  given.action('martell', 'event');

  when('martell').plays('ellaria-sand', 'tyrell@winterfell', 'pass');
  when('stark').commits('pass');
  when('martell').loses('tyrell');
  then.allies('stark', 'tyrell').is(1);
  then.pool('tyrell').is(5);
});

scenario('18.16 King’s Landing needs three castles here too', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  given.army('kings-landing', 'greyjoy-2');
  given.army('pyke', 'greyjoy-1');
  given.action('martell', 'event');

  when('martell').plays('ellaria-sand');
  then.refused('martell', 'martell@kings-landing').because('needs-three-castles', '8.1');
});

scenario(
  "18.23 The King's Roads: a battle in the first March does not stop the second, but costs the gold",
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('shield-islands', 'stark-2');
    given.gold('lannister', 3);
    given.hand('lannister', ['the-kings-roads', 'poisoning']);
    given.action('lannister', 'event');

    when('lannister').plays('the-kings-roads', 'perform', 'casterly-rock', 'lannister-2', 'shield-islands');
    when('lannister').commits('poisoning');
    when('stark').answers('pass', 'stark', 'old-town');
    when('lannister').marchesAndStops('shield-islands', 'lannister-1', 'casterly-rock'); // the same army or another
    then.army('casterly-rock').is('lannister-2');
    then.gold('lannister').is(3);
  },
);

scenario('18.23 the 3 gold need two Marches carried out, without a battle', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.gold('lannister', 3);
  given.hand('lannister', ['the-kings-roads']);
  given.action('lannister', 'event');

  when('lannister').plays('the-kings-roads', 'perform', 'casterly-rock', 'lannister-1', 'ashemark', 'stop');
  when('lannister').marchesAndStops('ashemark', 'lannister-1', 'casterly-rock');
  then.gold('lannister').is(6);
});

scenario('18.23 one is not enough', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.gold('lannister', 3);
  given.hand('lannister', ['the-kings-roads']);
  given.action('lannister', 'event');

  when('lannister').plays(
    'the-kings-roads',
    'perform',
    'casterly-rock',
    'lannister-1',
    'ashemark',
    'stop',
    'skip',
  );
  then.gold('lannister').is(3);
});
