// Plot Cards and Heroes that recruit on other terms than §4.1 (§18.4, §18.17).

import { scenario } from './table.ts';

// A Loyal Squire

scenario('A Loyal Squire: 2 gold, and a free token into the domain of a Hero', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'jaime-lannister');
  given.gold('lannister', 1);
  given.hand('lannister', ['a-loyal-squire']);
  given.action('lannister', 'event');

  when('lannister').plays('a-loyal-squire');
  then.gold('lannister').is(3);
  then.options('lannister').are(['lannister@ashemark', 'done']);
  when('lannister').answers('lannister@ashemark');

  then.army('ashemark').is('lannister-1+jaime-lannister');
  then.recruited('lannister').is(2);
  then.gold('lannister').is(3);
  then.discard().is(['a-loyal-squire']);
});

scenario(
  'A Loyal Squire: own or allied token, own or allied Hero, never a Hero recruited',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.alliance('tully', 'lannister');
    given.army('highgarden', 'tyrell-1+olenna-tyrell');
    given.army('casterly-rock', 'lannister-1+jaime-lannister');
    given.army('sunspear', 'lannister-1');
    given.hand('lannister', ['a-loyal-squire']);
    given.action('lannister', 'event');

    when('lannister').plays('a-loyal-squire');
    then
      .options('lannister')
      .are([
        'lannister@casterly-rock',
        'tyrell@casterly-rock',
        'tully@casterly-rock',
        'lannister@highgarden',
        'tyrell@highgarden',
        'done',
      ]);
    then.refused('lannister', 'tully@highgarden').because('no-room', '5.3'); // beside the Tyrells
    then.refused('lannister', 'hoster-tully@casterly-rock').because('not-an-option', '4.1.1');
    when('lannister').answers('tyrell@highgarden');

    then.army('highgarden').is('tyrell-2+olenna-tyrell');
    then.pool('tyrell').is(7);
    then.asked('lannister', 'turn.placeDie'); // one token only
  },
);

scenario('A Loyal Squire: the token may be declined', ({ given, when, then }) => {
  given.gold('lannister', 1);
  given.hand('lannister', ['a-loyal-squire']);
  given.action('lannister', 'event');

  when('lannister').plays('a-loyal-squire', 'done');

  then.recruited('lannister').is(1);
  then.gold('lannister').is(3);
});

scenario(
  'A Loyal Squire: where the Hero has no room beside him the gold comes alone',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2+jaime-lannister');
    given.gold('lannister', 1);
    given.hand('lannister', ['a-loyal-squire']);
    given.action('lannister', 'event');

    when('lannister').plays('a-loyal-squire');

    then.asked('lannister', 'turn.placeDie');
    then.gold('lannister').is(3);
    then.discard().is(['a-loyal-squire']);
  },
);

scenario('A Loyal Squire: without a Hero there is none', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.hand('lannister', ['a-loyal-squire', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'a-loyal-squire').because('no-hero-on-map', '4.6.2');
});

// Inspire your Army

scenario(
  'Inspire your Army: with 7 tokens on the Force Track a free Recruit, Heroes included',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-1');
    given.army('ashemark', 'lannister-1'); // 7 are left
    given.gold('lannister', 0);
    given.hand('lannister', ['inspire-your-army']);
    given.action('lannister', 'event');

    when('lannister').plays('inspire-your-army', 'jaime-lannister@ashemark', 'lannister@casterly-rock');

    then.army('ashemark').is('lannister-1+jaime-lannister');
    then.army('casterly-rock').is('lannister-2');
    then.hand('lannister').is(['jaime-lannister']); // 4.1.3
    then.gold('lannister').is(0);
    then.asked('lannister', 'turn.placeDie'); // two units
    then.discard().is(['inspire-your-army']);
  },
);

scenario('Inspire your Army: of allied houses as well', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.gold('lannister', 0);
  given.hand('lannister', ['inspire-your-army']);
  given.action('lannister', 'event');

  when('lannister').plays('inspire-your-army', 'olenna-tyrell@casterly-rock', 'tyrell@casterly-rock');

  then.army('casterly-rock').is('lannister-1+jaime-lannister+tyrell-1+olenna-tyrell');
  then.hand('lannister').is(['jaime-lannister', 'olenna-tyrell']);
});

scenario('Inspire your Army: one unit will do, or none', ({ given, when, then }) => {
  given.hand('lannister', ['inspire-your-army']);
  given.action('lannister', 'event');

  when('lannister').plays('inspire-your-army', 'done');

  then.recruited('lannister').is(1);
  then.discard().is(['inspire-your-army']);
});

scenario('Inspire your Army: 6 tokens on the Force Track are too few', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.hand('lannister', ['inspire-your-army', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'inspire-your-army').because('prerequisite-missing', '4.6.1');
});

// Attempted Coup

scenario('Attempted Coup: a token out of the Ally Pool for a free Recruit', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2');
  given.army('ashemark', 'lannister-2'); // the next ones cost 2 gold each
  given.gold('lannister', 0);
  given.allies('lannister', { arryn: 1, tully: 2 });
  given.hand('lannister', ['attempted-coup']);
  given.action('lannister', 'event');

  when('lannister').plays('attempted-coup');
  then.options('lannister').are(['arryn', 'tully']); // any of yours
  when('lannister').answers('tully');
  then.allies('lannister', 'tully').is(1);
  then.pool('tully').is(9 - 3 - 1);
  when('lannister').answers('jaime-lannister@ashemark');
  then.refused('lannister', 'lannister@ashemark').because('no-room', '5.3');
  when('lannister').answers('done');

  then.army('ashemark').is('lannister-2+jaime-lannister');
  then.gold('lannister').is(0);
  then.discard().is(['attempted-coup']);
});

scenario(
  'Attempted Coup: the token given up may come back from the Token Pool as a unit',
  ({ given, when, then }) => {
    given.alliance('tyrell', 'lannister');
    given.army('highgarden', 'tyrell-1');
    given.army('old-town', 'tyrell-3');
    given.army('shield-islands', 'tyrell-3');
    given.allies('lannister', { tyrell: 2 });
    given.hand('lannister', ['attempted-coup']);
    given.action('lannister', 'event');
    then.pool('tyrell').is(0);

    when('lannister').plays('attempted-coup', 'tyrell', 'tyrell@highgarden', 'lannister@casterly-rock');

    then.army('highgarden').is('tyrell-2');
    then.army('casterly-rock').is('lannister-2+jaime-lannister');
    then.allies('lannister', 'tyrell').is(1);
    then.ally('tyrell', 'lannister'); // until the check
  },
);

scenario('Attempted Coup: the Recruit may be declined, the token is gone', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 1 });
  given.hand('lannister', ['attempted-coup']);
  given.action('lannister', 'event');

  when('lannister').plays('attempted-coup', 'arryn', 'done');

  then.allies('lannister', 'arryn').is(0);
  then.recruited('lannister').is(1);
  then.discard().is(['attempted-coup']);
});

scenario(
  'Attempted Coup: nobody to betray, and the Iron Throne cannot be given up',
  ({ given, when, then }) => {
    given.army('kings-landing', 'lannister-2');
    given.army('casterly-rock', 'lannister-1');
    given.army('the-reach', 'lannister-1');
    given.army('dragonstone', 'lannister-1');
    given.hand('lannister', ['attempted-coup', 'spoils-of-war']);
    given.action('lannister', 'event');

    when('lannister').performs();

    then.refused('lannister', 'attempted-coup').because('prerequisite-missing', '4.6.1');
  },
);

// Hire Sellswords

scenario(
  'Hire Sellswords: exactly two own tokens for 3 gold, whatever their spaces cost',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-3');
    given.army('ashemark', 'lannister-2');
    given.army('sunspear', 'lannister-2'); // spaces 8 and 9: 4 gold each
    given.gold('lannister', 3);
    given.hand('lannister', ['hire-sellswords']);
    given.action('lannister', 'event');

    when('lannister').plays('hire-sellswords');
    then.gold('lannister').is(0);
    when('lannister').answers('lannister@ashemark');
    then.refused('lannister', 'done').because('not-an-option', '4.1.1');
    then.refused('lannister', 'lannister@ashemark').because('no-room', '5.3');
    when('lannister').answers('lannister@sunspear');

    then.recruited('lannister').is(9);
    then.army('ashemark').is('lannister-3');
    then.army('sunspear').is('lannister-3');
    then.asked('lannister', 'turn.placeDie');
    then.discard().is(['hire-sellswords']);
  },
);

scenario('Hire Sellswords: neither Heroes nor allies, but into an ally’s domain', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 3);
  given.hand('lannister', ['hire-sellswords']);
  given.action('lannister', 'event');

  when('lannister').plays('hire-sellswords');

  then.options('lannister').are(['lannister@casterly-rock', 'lannister@highgarden']);
});

scenario('Hire Sellswords: 2 gold are too few', ({ given, when, then }) => {
  given.gold('lannister', 2);
  given.hand('lannister', ['hire-sellswords']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'hire-sellswords').because('not-enough-gold', '5.1');
});

scenario('Hire Sellswords: a single token on the Force Track is too few', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-3');
  given.army('sunspear', 'lannister-1');
  given.army('starfall', 'lannister-1'); // room there would be
  given.gold('lannister', 3);
  given.hand('lannister', ['hire-sellswords', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'hire-sellswords').because('prerequisite-missing', '4.6.1');
});

scenario('Hire Sellswords: room for one is too little', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-1+jaime-lannister');
  given.gold('lannister', 3);
  given.hand('lannister', ['hire-sellswords', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'hire-sellswords').because('prerequisite-missing', '4.6.1');
});

// Cersei Lannister

scenario(
  'Cersei Lannister: two free tokens of one ally into the domain of a Hero',
  ({ given, when, then }) => {
    given.leader('lannister', 'cersei-lannister');
    given.alliance('tyrell', 'lannister');
    given.alliance('tully', 'lannister');
    given.gold('lannister', 0);
    given.action('lannister', 'event');

    when('lannister').plays('cersei-lannister');
    then.options('lannister').are(['tyrell@casterly-rock', 'tully@casterly-rock']);
    then.refused('lannister', 'lannister@casterly-rock').because('not-an-option', '4.1.1');
    then.refused('lannister', 'olenna-tyrell@casterly-rock').because('not-an-option', '4.1.1');
    then.refused('lannister', 'done').because('at-least-one', '4.1.1');
    when('lannister').answers('tyrell@casterly-rock');
    then.options('lannister').are(['tyrell@casterly-rock', 'done']); // of one house
    when('lannister').answers('tyrell@casterly-rock');

    then.army('casterly-rock').is('lannister-1+cersei-lannister+tyrell-2');
    then.pool('tyrell').is(4);
    then.gold('lannister').is(0);
    then.faceUp('lannister').is(['cersei-lannister']);
  },
);

scenario('Cersei Lannister: or one, and beside an ally’s Hero', ({ given, when, then }) => {
  given.leader('lannister', 'cersei-lannister');
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'olenna-tyrell');
  given.army('old-town', 'tyrell-1');
  given.action('lannister', 'event');

  when('lannister').plays('cersei-lannister');
  then.options('lannister').are(['tyrell@casterly-rock', 'tyrell@highgarden']); // not Old Town
  when('lannister').answers('tyrell@highgarden', 'done');

  then.army('highgarden').is('tyrell-1+olenna-tyrell');
  then.army('casterly-rock').is('lannister-1+cersei-lannister');
});

scenario('Cersei Lannister: both into the same domain', ({ given, when, then }) => {
  given.leader('lannister', 'cersei-lannister');
  given.alliance('tyrell', 'lannister');
  given.army('highgarden', 'tyrell-1+olenna-tyrell');
  given.action('lannister', 'event');

  when('lannister').plays('cersei-lannister', 'tyrell@highgarden');

  then.asked('lannister', 'turn.placeDie'); // Highgarden is full, and Casterly Rock is another domain
  then.army('highgarden').is('tyrell-2+olenna-tyrell');
});

scenario('Cersei Lannister: the last token of a Token Pool comes alone', ({ given, when, then }) => {
  given.leader('lannister', 'cersei-lannister');
  given.alliance('tyrell', 'lannister');
  given.allies('stark', { tyrell: 5 });
  given.action('lannister', 'event');

  when('lannister').plays('cersei-lannister', 'tyrell@casterly-rock');

  then.asked('lannister', 'turn.placeDie');
  then.pool('tyrell').is(0);
});

scenario('Cersei Lannister: no ally, no army', ({ given, when, then }) => {
  given.leader('lannister', 'cersei-lannister');
  given.allies('lannister', { tyrell: 2 }); // no alliance yet
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'cersei-lannister').because('prerequisite-missing', '4.6.1');
});

scenario('Cersei Lannister: an ally with an empty Token Pool is none', ({ given, when, then }) => {
  given.leader('lannister', 'cersei-lannister');
  given.alliance('tyrell', 'lannister');
  given.allies('lannister', { tyrell: 6 });
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'cersei-lannister').because('prerequisite-missing', '4.6.1');
});

scenario('Cersei Lannister: no room beside a Hero', ({ given, when, then }) => {
  given.leader('lannister', 'cersei-lannister');
  given.alliance('tyrell', 'lannister');
  given.alliance('tully', 'lannister');
  given.army('riverrun', 'tully-1');
  given.army('casterly-rock', 'cersei-lannister+tully-2');
  given.army('highgarden', 'tyrell-3'); // no Hero there
  given.allies('lannister', { tully: 6 });
  given.hand('lannister', ['spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();

  then.refused('lannister', 'cersei-lannister').because('prerequisite-missing', '4.6.1');
});

// Robb Stark

scenario('Robb Stark: up to 3 units, an ally’s Hero for 1 gold', ({ given, when, then }) => {
  given.leader('stark', 'robb-stark');
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1+robb-stark');
  given.army('hornwood', 'stark-1');
  given.gold('stark', 4);
  given.action('stark', 'event');

  when('stark').plays('robb-stark', 'hoster-tully@winterfell');
  then.gold('stark').is(3);
  when('stark').answers('stark@hornwood', 'tully@hornwood');

  then.gold('stark').is(1); // tokens at the usual price
  then.army('winterfell').is('stark-1+robb-stark+hoster-tully');
  then.army('hornwood').is('stark-2+tully-1');
  then.hand('stark').is(['hoster-tully']);
  then.asked('stark', 'turn.placeDie'); // no fourth
  then.faceUp('stark').is(['robb-stark']);
});

scenario('Robb Stark: for his ally the own Hero costs 2 gold', ({ given, when, then }) => {
  given.players(['lannister', 'martell'], ['stark', 'tully', 'greyjoy']);
  given.leader('stark', 'robb-stark');
  given.alliance('stark', 'lannister');
  given.army('winterfell', 'stark-1+robb-stark');
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 2);
  given.action('lannister', 'event');

  when('lannister').plays('robb-stark', 'jaime-lannister@casterly-rock');

  then.gold('lannister').is(0);
  then.army('casterly-rock').is('lannister-1+jaime-lannister');
  then.hand('lannister').is(['jaime-lannister']);
  then.faceUp('lannister').is(['robb-stark']);
});

scenario('Robb Stark: units that cannot be paid stay where they are', ({ given, when, then }) => {
  given.leader('stark', 'robb-stark');
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-2+robb-stark');
  given.army('hornwood', 'stark-2'); // the next one costs 2
  given.gold('stark', 1);
  given.action('stark', 'event');

  when('stark').plays('robb-stark');
  then.refused('stark', 'stark@hornwood').because('not-enough-gold', '5.1');
  when('stark').answers('hoster-tully@hornwood');

  then.asked('stark', 'turn.placeDie');
  then.gold('stark').is(0);
});

scenario('Robb Stark: fewer will do, or none', ({ given, when, then }) => {
  given.leader('stark', 'robb-stark');
  given.gold('stark', 3);
  given.action('stark', 'event');

  when('stark').plays('robb-stark', 'done');

  then.recruited('stark').is(1);
  then.gold('stark').is(3);
  then.faceUp('stark').is(['robb-stark']);
});

scenario('Robb Stark: played without a coin, for nothing', ({ given, when, then }) => {
  given.leader('stark', 'robb-stark');
  given.gold('stark', 0);
  given.action('stark', 'event');

  when('stark').plays('robb-stark');

  then.asked('stark', 'turn.placeDie');
  then.faceUp('stark').is(['robb-stark']);
});
