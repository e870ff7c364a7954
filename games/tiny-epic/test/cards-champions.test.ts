// Heroes who go straight where they like: Euron, Oberyn, Stannis, and Ellaria’s token.

import { type Given, onlyFinalUnits, starkRules } from './cards-tables.ts';
import { scenario } from './table.ts';

// Euron Greyjoy

scenario(
  'Euron Greyjoy: straight against a player anywhere, who is robbed of 1 gold first',
  ({ given, when, then }) => {
    given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
    given.army('pyke', 'greyjoy-2+euron-greyjoy');
    given.army('castle-black', 'stark-2');
    given.gold('greyjoy', 3);
    given.gold('stark', 1);
    given.hand('stark', ['safe-passage']); // 1 gold in defence
    given.action('greyjoy', 'event');

    when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-2+euron-greyjoy', 'castle-black');
    then.asked('greyjoy', 'battle.attackerCard');
    then.gold('greyjoy').is(4);
    then.gold('stark').is(0);
    when('greyjoy').commits('pass');
    then.refused('stark', 'safe-passage').because('cannot-pay-defence', '6.3');
    when('stark').answers('pass', 'stark', 'last-hearth');

    then.lines('attacker').are('tokens 2', 'heroes 2'); // no bonus
    then.castle('castle-black', 'greyjoy');
    then.faceUp('greyjoy').is(['euron-greyjoy']);
  },
);

scenario('Euron Greyjoy: who has no gold cannot be robbed', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.gold('greyjoy', 3);
  given.gold('stark', 0);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'euron-greyjoy', 'winterfell');

  then.gold('greyjoy').is(3);
  then.gold('stark').is(0);
});

scenario('Euron Greyjoy: whoever defends for an ally is robbed too', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.alliance('tyrell', 'stark');
  given.gold('greyjoy', 3);
  given.gold('stark', 3);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'euron-greyjoy', 'highgarden');

  then.gold('greyjoy').is(4);
  then.gold('stark').is(2);
});

scenario('Euron Greyjoy: an unallied house has nothing to steal', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.gold('greyjoy', 3);
  given.gold('stark', 3);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'euron-greyjoy', 'highgarden');

  then.asked('greyjoy', 'battle.attackerCard');
  then.gold('greyjoy').is(3);
  then.gold('stark').is(3);
});

scenario('Euron Greyjoy: to an unoccupied domain, without a battle', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.gold('greyjoy', 3);
  given.gold('stark', 3);
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke');
  then.options('greyjoy').are(['euron-greyjoy', 'greyjoy-1+euron-greyjoy', 'greyjoy-2+euron-greyjoy']);
  when('greyjoy').answers('greyjoy-1+euron-greyjoy', 'sunspear');

  then.army('sunspear').is('greyjoy-1+euron-greyjoy');
  then.castle('sunspear', 'greyjoy');
  then.gold('stark').is(3);
  then.faceUp('greyjoy').is(['euron-greyjoy']);
});

scenario('Euron Greyjoy: to a domain of one’s own, if there is room', ({ given, when, then }) => {
  given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
  given.army('pyke', 'greyjoy-2+euron-greyjoy');
  given.army('old-town', 'greyjoy-2');
  given.action('greyjoy', 'event');

  when('greyjoy').plays('euron-greyjoy', 'pyke', 'greyjoy-1+euron-greyjoy');
  then.refused('greyjoy', 'old-town').because('no-room', '5.3');
  then.refused('greyjoy', 'kings-landing').because('needs-three-castles', '8.1');
  when('greyjoy').undoes();
  when('greyjoy').answers('euron-greyjoy', 'old-town');

  then.army('old-town').is('greyjoy-2+euron-greyjoy');
});

scenario(
  'Euron Greyjoy: as the last of his house he may sail away, but not attack',
  ({ given, when, then }) => {
    given.players(['greyjoy', 'stark'], ['tyrell', 'tully', 'lannister']);
    given.army('pyke', 'euron-greyjoy');
    given.action('greyjoy', 'event');

    when('greyjoy').plays('euron-greyjoy', 'pyke', 'euron-greyjoy');
    then.refused('greyjoy', 'winterfell').because('final-unit-attacks', '10.1');
    when('greyjoy').answers('sunspear');

    then.army('sunspear').is('euron-greyjoy');
    then.castle('pyke', undefined);
  },
);

// Oberyn Martell

scenario('Oberyn Martell: one Hero alone against any hostile domain, worth 4', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.army('sunspear', 'martell-2+oberyn-martell');
  given.army('castle-black', 'stark-2');
  given.action('martell', 'event');

  when('martell').plays('oberyn-martell', 'sunspear');
  then.options('martell').are(['oberyn-martell']);
  when('martell').answers('oberyn-martell', 'castle-black', 'pass');
  when('stark').answers('pass', 'stark', 'last-hearth');

  then.lines('attacker').are('heroes 4');
  then.lines('defender').are('tokens 2', 'castle 1');
  then.army('castle-black').is('oberyn-martell');
  then.army('sunspear').is('martell-2');
  then.faceUp('martell').is(['oberyn-martell']);
});

scenario('Oberyn Martell: the Hero of an ally may go, worth as much', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.alliance('tyrell', 'martell');
  given.army('highgarden', 'tyrell-2+olenna-tyrell');
  given.army('ashemark', 'stark-3');
  given.action('martell', 'event');

  when('martell').plays('oberyn-martell');
  then.options('martell').are(['sunspear', 'highgarden']);
  when('martell').answers('highgarden', 'olenna-tyrell', 'ashemark', 'pass');
  when('stark').commits('pass');

  then.lines('attacker').are('heroes 4');
  then.told('battle.decided', { winner: 'martell' });
});

scenario('Oberyn Martell: a Hero who defends is worth 2 as ever', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.army('sunspear', 'martell-2+oberyn-martell');
  given.army('hornwood', 'stark-2+eddard-stark');
  given.gold('martell', 3);
  given.action('martell', 'event');

  when('martell').plays('oberyn-martell', 'sunspear', 'oberyn-martell', 'hornwood', 'pass');
  when('stark').commits('pass');
  then.lines('defender').are('tokens 2', 'heroes 2');
  when('martell').loses('oberyn-martell'); // a tie

  then.score('stark').is(1);
  then.score('martell').is(1); // 9.2
  then.gold('martell').is(5);
  then.faceUp('martell').is([]); // the card lies on the mat with him
});

scenario('Oberyn Martell: only where somebody hostile may be attacked', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  starkRules(given);
  given.army('sunspear', 'martell-2+oberyn-martell');
  given.army('pyke', 'greyjoy-1');
  given.action('martell', 'event');

  when('martell').plays('oberyn-martell', 'sunspear', 'oberyn-martell');

  then.refused('martell', 'old-town').because('must-start-a-battle', '18.1');
  then.refused('martell', 'pyke').because('final-unit-attacked', '10.1');
  then.refused('martell', 'kings-landing').because('needs-three-castles', '8.1');
});

scenario('Oberyn Martell: not as the last of his house', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.army('sunspear', 'oberyn-martell');
  given.hand('martell', ['spoils-of-war']);
  given.action('martell', 'event');

  when('martell').performs();

  then.refused('martell', 'oberyn-martell').because('prerequisite-missing', '4.6.1');
});

scenario('Oberyn Martell: not while only final units face him', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  onlyFinalUnits(given);
  given.army('pyke', 'greyjoy-1');
  given.hand('martell', ['spoils-of-war']);
  given.action('martell', 'event');

  when('martell').performs();

  then.refused('martell', 'oberyn-martell').because('prerequisite-missing', '4.6.1');
});

// Stannis Baratheon

/** Stannis in Storm's End, his tokens there, in The Reach and in Sunspear, the Tullys his allies. */
function stannis(given: Given): void {
  given.players(['baratheon', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('baratheon', 'stannis-baratheon');
  given.alliance('tully', 'baratheon');
  given.army('storms-end', 'baratheon-1+stannis-baratheon');
  given.army('the-reach', 'baratheon-2');
  given.army('sunspear', 'baratheon-1');
  given.army('riverrun', 'tully-3');
}

scenario(
  'Stannis Baratheon: a Hero and two tokens, each from another domain, as one army',
  ({ given, when, then }) => {
    stannis(given);
    given.army('hornwood', 'stark-3');
    given.army('winterfell', 'eddard-stark');
    given.action('baratheon', 'event');

    when('baratheon').plays('stannis-baratheon', 'hornwood');
    then.options('baratheon').are(['stannis-baratheon@storms-end']); // the Hero first
    when('baratheon').answers('stannis-baratheon@storms-end');
    then.options('baratheon').are(['baratheon@the-reach', 'baratheon@sunspear', 'tully@riverrun', 'done']);
    when('baratheon').answers('baratheon@the-reach');
    then.options('baratheon').are(['baratheon@sunspear', 'tully@riverrun', 'done']); // no two from The Reach
    when('baratheon').answers('tully@riverrun');
    then.asked('baratheon', 'battle.attackerCard'); // two tokens at most
    when('baratheon').commits('pass');
    when('stark').commits('pass');
    then.lines('attacker').are('tokens 2', 'heroes 2');
    then.lines('defender').are('tokens 3');
    when('stark').answers('stark', 'last-hearth');

    then.army('hornwood').is('baratheon-1+stannis-baratheon+tully-1');
    then.army('storms-end').is('baratheon-1');
    then.army('the-reach').is('baratheon-1');
    then.army('riverrun').is('tully-2');
    then.score('baratheon').is(1);
    then.faceUp('baratheon').is(['stannis-baratheon']);
  },
);

scenario('Stannis Baratheon: fewer tokens will do, or none', ({ given, when, then }) => {
  stannis(given);
  given.army('hornwood', 'stark-1');
  given.army('winterfell', 'stark-1');
  given.action('baratheon', 'event');

  when('baratheon').plays('stannis-baratheon', 'hornwood', 'stannis-baratheon@storms-end', 'done', 'pass');
  when('stark').answers('pass', 'stark');

  then.lines('attacker').are('heroes 2');
  then.army('hornwood').is('stannis-baratheon');
});

scenario('Stannis Baratheon: the Hero of an ally may be called', ({ given, when, then }) => {
  stannis(given);
  given.army('riverrun', 'tully-1+hoster-tully');
  given.army('hornwood', 'stark-3');
  given.action('baratheon', 'event');

  when('baratheon').plays('stannis-baratheon', 'hornwood');
  then.options('baratheon').are(['stannis-baratheon@storms-end', 'hoster-tully@riverrun']);
  when('baratheon').answers('hoster-tully@riverrun');
  then.options('baratheon').are([
    'baratheon@storms-end', // Stannis stays
    'baratheon@the-reach',
    'baratheon@sunspear',
    'done',
  ]);
  when('baratheon').answers('baratheon@storms-end', 'done', 'pass');
  when('stark').commits('pass');

  then.lines('attacker').are('tokens 1', 'heroes 2');
  then.army('storms-end').is('stannis-baratheon');
});

scenario('Stannis Baratheon: never units of two allied houses', ({ given, when, then }) => {
  stannis(given);
  given.alliance('greyjoy', 'baratheon');
  given.army('hornwood', 'stark-3');
  given.action('baratheon', 'event');

  when('baratheon').plays('stannis-baratheon', 'hornwood', 'stannis-baratheon@storms-end', 'tully@riverrun');

  then.options('baratheon').are(['baratheon@the-reach', 'baratheon@sunspear', 'done']); // 5.3: no Greyjoy
});

scenario(
  'Stannis Baratheon: against King’s Landing with three castles left, whoever is called',
  ({ given, when, then }) => {
    stannis(given); // Storm's End, The Reach, Sunspear, Riverrun
    starkRules(given);
    given.army('storms-end', 'stannis-baratheon');
    given.action('baratheon', 'event');

    when('baratheon').plays('stannis-baratheon', 'kings-landing', 'stannis-baratheon@storms-end');
    then.options('baratheon').are(['baratheon@the-reach', 'tully@riverrun', 'done']); // Sunspear would be empty
    when('baratheon').answers('baratheon@the-reach', 'tully@riverrun', 'pass');
    when('stark').commits('pass');

    then.lines('attacker').are('tokens 2', 'heroes 2');
    then.lines('defender').are('tokens 2', 'throne 2');
  },
);

scenario(
  'Stannis Baratheon: not against King’s Landing with fewer, nor against a final unit',
  ({ given, when, then }) => {
    stannis(given);
    starkRules(given);
    given.army('storms-end', 'stannis-baratheon');
    given.army('blackhaven', 'baratheon-1'); // no castle
    given.army('sunspear', 'greyjoy-3');
    given.army('the-eyrie', 'arryn-1');
    given.action('baratheon', 'event');

    when('baratheon').plays('stannis-baratheon');

    then.refused('baratheon', 'kings-landing').because('no-legal-move', '27.6'); // without Storm's End: two
    then.refused('baratheon', 'the-eyrie').because('final-unit-attacked', '10.1');
    then.options('baratheon').include('sunspear', 'winterfell', 'highgarden');
  },
);

scenario(
  'Stannis Baratheon: as the last of his house he needs company that may fight',
  ({ given, when, then }) => {
    given.players(['baratheon', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.leader('baratheon', 'stannis-baratheon');
    given.alliance('tully', 'baratheon');
    given.army('storms-end', 'stannis-baratheon');
    given.army('riverrun', 'tully-2');
    given.army('hornwood', 'stark-2');
    given.action('baratheon', 'event');

    when('baratheon').plays('stannis-baratheon', 'hornwood', 'stannis-baratheon@storms-end');

    then.options('baratheon').are(['tully@riverrun']); // he may not be done without
  },
);

scenario('Stannis Baratheon: alone as the last of his house he stays', ({ given, when, then }) => {
  given.players(['baratheon', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('baratheon', 'stannis-baratheon');
  given.army('storms-end', 'stannis-baratheon');
  given.hand('baratheon', ['spoils-of-war']);
  given.action('baratheon', 'event');

  when('baratheon').performs();

  then.refused('baratheon', 'stannis-baratheon').because('prerequisite-missing', '4.6.1');
});

// Ellaria Sand

scenario(
  'Ellaria Sand: a free token straight into a hostile domain, and a battle',
  ({ given, when, then }) => {
    given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.leader('martell', 'ellaria-sand');
    given.army('castle-black', 'stark-2');
    given.gold('martell', 0);
    given.hand('martell', ['vendetta']);
    given.action('martell', 'event');

    when('martell').plays('ellaria-sand', 'martell@castle-black');
    then.recruited('martell').is(2);
    then.gold('martell').is(0);
    when('martell').commits('vendetta');
    when('stark').answers('pass', 'stark', 'last-hearth');

    then.lines('attacker').are('tokens 1', 'vendetta 4');
    then.army('castle-black').is('martell-1');
    then.castle('castle-black', 'martell');
    then.score('martell').is(1);
    then.faceUp('martell').is(['ellaria-sand']);
  },
);

scenario(
  'Ellaria Sand: beaten, the token goes home with the reward of its space',
  ({ given, when, then }) => {
    given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.leader('martell', 'ellaria-sand');
    given.army('sunspear', 'martell-2+ellaria-sand');
    given.gold('martell', 0);
    given.action('martell', 'event');

    when('martell').plays('ellaria-sand', 'martell@winterfell', 'pass');
    when('stark').commits('pass');
    when('martell').loses('martell');

    then.recruited('martell').is(2);
    then.gold('martell').is(1); // space 3
    then.score('stark').is(1);
    then.army('winterfell').is('stark-1+eddard-stark');
  },
);

scenario('Ellaria Sand: a Retreat leaves it on the map', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  given.hand('martell', ['drain-the-coffers']);
  given.action('martell', 'event');

  when('martell').plays('ellaria-sand', 'martell@winterfell', 'drain-the-coffers');
  when('stark').commits('pass');
  when('martell').answers('retreat', 'hornwood');

  then.army('hornwood').is('martell-1');
  then.recruited('martell').is(2);
});

scenario('Ellaria Sand: an ally’s token may come; beaten, it goes to the winner', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  given.alliance('tyrell', 'martell');
  given.gold('martell', 0);
  given.action('martell', 'event');

  when('martell').plays('ellaria-sand', 'tyrell@winterfell', 'pass');
  then.pool('tyrell').is(5);
  when('stark').commits('pass');
  when('martell').loses('tyrell');

  then.allies('stark', 'tyrell').is(1);
  then.pool('tyrell').is(5);
});

scenario(
  'Ellaria Sand: only where somebody hostile may be attacked, and no Hero',
  ({ given, when, then }) => {
    given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.leader('martell', 'ellaria-sand');
    given.alliance('tyrell', 'martell');
    starkRules(given);
    given.army('pyke', 'greyjoy-1');
    given.action('martell', 'event');

    when('martell').plays('ellaria-sand');

    then.refused('martell', 'martell@sunspear').because('not-an-option', '18.16');
    then.refused('martell', 'martell@old-town').because('not-an-option', '18.16');
    then.refused('martell', 'olenna-tyrell@winterfell').because('not-an-option', '18.16');
    then.refused('martell', 'martell@pyke').because('final-unit-attacked', '10.1');
    then.refused('martell', 'martell@kings-landing').because('needs-three-castles', '8.1');
  },
);

scenario('Ellaria Sand: no token left to come', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  given.army('sunspear', 'martell-2+ellaria-sand');
  given.army('starfall', 'martell-3');
  given.army('blackhaven', 'martell-3');
  given.army('storms-end', 'martell-1');
  given.hand('martell', ['spoils-of-war']);
  given.action('martell', 'event');

  when('martell').performs();

  then.refused('martell', 'ellaria-sand').because('prerequisite-missing', '4.6.1');
});

scenario('Ellaria Sand: nobody there who may be attacked', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.leader('martell', 'ellaria-sand');
  onlyFinalUnits(given);
  given.army('pyke', 'greyjoy-1');
  given.hand('martell', ['spoils-of-war']);
  given.action('martell', 'event');

  when('martell').performs();

  then.refused('martell', 'ellaria-sand').because('prerequisite-missing', '4.6.1');
});
