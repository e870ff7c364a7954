// §18: the general rulings about Events; those about battles are in rulings-event-battles.test.ts.

import { BASE_PLOT_CARDS } from '../data/ids.ts';
import { starkRules } from './rulings-tables.ts';
import { scenario } from './table.ts';

scenario('18.5 an Event that costs VP needs that VP', ({ given, when, then }) => {
  given.score('lannister', 0);
  given.score('stark', 5);
  given.hand('lannister', ['kingslayer', 'a-debt-to-the-iron-bank', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'kingslayer').because('not-enough-points', '18.5');
  then.refused('lannister', 'a-debt-to-the-iron-bank').because('not-enough-points', '18.5');
});

scenario('18.4 a free Recruit: no gold for any unit, Heroes included', ({ given, when, then }) => {
  given.army('ashemark', 'lannister-1');
  given.gold('lannister', 0);
  given.hand('lannister', ['inspire-your-army']);
  given.action('lannister', 'event');

  when('lannister').plays('inspire-your-army', 'jaime-lannister@ashemark', 'lannister@ashemark');
  then.army('ashemark').is('lannister-2+jaime-lannister');
  then.gold('lannister').is(0);
});

scenario('18.4 not where the card names tokens', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.hand('lannister', ['a-loyal-squire']);
  given.action('lannister', 'event');

  when('lannister').plays('a-loyal-squire');
  then.options('lannister').include('lannister@casterly-rock', 'tyrell@casterly-rock');
  then.refused('lannister', 'olenna-tyrell@casterly-rock').because('not-an-option', '4.1.1');
});

scenario(
  '18.6 Vision: the second card is any other, a Hero Card too; its costs and conditions apply',
  ({ given, when, then }) => {
    given.gold('lannister', 0);
    given.hand('lannister', [
      'vision-of-the-three-eyed-raven',
      'vendetta',
      'drain-the-coffers',
      'spoils-of-war',
    ]);
    given.deck('lone-wolf');
    given.action('lannister', 'event');

    when('lannister').plays('vision-of-the-three-eyed-raven', 'perform');
    when('lannister').answers([]); // Whisper refills: the Vision is no hand card any more
    then
      .hand('lannister')
      .is(['vendetta', 'drain-the-coffers', 'spoils-of-war', 'lone-wolf', 'jaime-lannister']);
    then.refused('lannister', 'vision-of-the-three-eyed-raven').because('not-an-option', '4.6.1');
    then.refused('lannister', 'vendetta').because('not-enough-gold', '5.1');
    then.refused('lannister', 'lone-wolf').because('prerequisite-missing', '4.6.1'); // Jaime is not alone
    then.options('lannister').are(['drain-the-coffers', 'spoils-of-war', 'jaime-lannister', 'none']);
    when('lannister').answers('drain-the-coffers');
    then.gold('lannister').is(6);
    then.discard().is(['vision-of-the-three-eyed-raven', 'drain-the-coffers']);
  },
);

scenario('18.9 Unjust Trial: 4 gold, if they are there', ({ given, when, then }) => {
  starkRules(given);
  given.gold('stark', 5);
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'event');

  when('lannister').plays('unjust-trial');
  then.gold('stark').is(1);
  then.throne('stark');
});

scenario('18.9 with fewer nothing is paid and the army retreats', ({ given, when, then }) => {
  starkRules(given);
  given.gold('stark', 3);
  given.hand('lannister', ['unjust-trial']);
  given.action('lannister', 'event');

  when('lannister').plays('unjust-trial');
  then.gold('stark').is(3);
  then.army('ashemark').is('stark-2');
  then.throne(undefined);
});

scenario('18.9 the player of the card may be the victim', ({ given, when, then }) => {
  starkRules(given);
  given.gold('stark', 4);
  given.hand('stark', ['unjust-trial']);
  given.action('stark', 'event');

  when('stark').plays('unjust-trial');
  then.gold('stark').is(0);
});

scenario('18.12 A Timely Alliance: strictly the most tokens, then 12.3 at once', ({ given, when, then }) => {
  given.alliance('tully', 'stark');
  given.allies('lannister', { tully: 2, arryn: 2 });
  given.allies('stark', { tully: 1, arryn: 2 });
  given.army('riverrun', 'tully-2+stark-1');
  given.army('winterfell', 'stark-1');
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none'); // no Plot
  then.options('lannister').are(['tully']); // Arryn is a tie
  then.options('lannister').between(0, 1);
  when('lannister').answers(['tully']);
  then.ally('tully', 'lannister');
  then.asked('stark', 'retreat.chooseTarget');
  when('stark').retreatsTo('three-sisters');
  then.castle('riverrun', 'lannister');
});

scenario('18.12 the Throne counts as in 12.1, and the ally’s too', ({ given, when, then }) => {
  starkRules(given);
  given.allies('lannister', { tully: 2, tyrell: 3 });
  given.allies('stark', { tully: 1, tyrell: 1 });
  given.hand('lannister', ['a-timely-alliance']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'none');
  then.options('lannister').are(['tyrell']); // Tully: 2 against 1 and the Throne
});

scenario('18.12 the Plot comes first and counts', ({ given, when, then }) => {
  given.allies('lannister', { arryn: 1 });
  given.gold('lannister', 3);
  given.hand('lannister', ['a-timely-alliance', 'unjust-trial']);
  given.action('lannister', 'event');

  when('lannister').plays('a-timely-alliance', 'unjust-trial', 'arryn:take:arryn');
  when('lannister').answers(['arryn']);
  then.ally('arryn', 'lannister');
  then.gold('lannister').is(2);
});

scenario('18.17 Robb: up to 3 units, each Hero 1 gold less, the rest as in 4.1', ({ given, when, then }) => {
  given.leader('stark', 'robb-stark');
  given.alliance('tully', 'stark');
  given.army('winterfell', 'stark-1+robb-stark');
  given.army('hornwood', 'stark-1');
  given.gold('stark', 5);
  given.action('stark', 'event');

  when('stark').plays('robb-stark');
  then.refused('stark', 'stark@casterly-rock').because('not-an-option', '4.1.1'); // not controlled
  when('stark').answers('hoster-tully@winterfell', 'stark@hornwood', 'tully@hornwood');
  then.gold('stark').is(5 - 1 - 1 - 1);
  then.army('winterfell').is('stark-1+robb-stark+hoster-tully');
  then.army('hornwood').is('stark-2+tully-1');
  then.asked('stark', 'turn.placeDie');
});

scenario(
  '18.17 Hire Sellswords: exactly two tokens for 3 gold, within the unit limit',
  ({ given, when, then }) => {
    given.army('casterly-rock', 'lannister-2');
    given.army('ashemark', 'lannister-2');
    given.gold('lannister', 3);
    given.hand('lannister', ['hire-sellswords']);
    given.action('lannister', 'event');

    when('lannister').plays('hire-sellswords', 'lannister@casterly-rock');
    then.refused('lannister', 'lannister@casterly-rock').because('no-room', '5.3');
    then.refused('lannister', 'done').because('not-an-option', '4.1.1');
    when('lannister').answers('lannister@ashemark');
    then.gold('lannister').is(0);
    then.recruited('lannister').is(6);
  },
);

scenario('18.18 Edmure: other tokens go back for those stolen', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'greyjoy', 'lannister']);
  given.leader('tully', 'edmure-tully');
  given.allies('tully', { arryn: 1 });
  given.allies('stark', { tyrell: 1 });
  given.hand('tully', ['vendetta']); // a Stark shield
  given.gold('tully', 0);
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'vendetta', 'stark:steal:tyrell');
  then.options('tully').are(['arryn']); // not the token just stolen
  when('tully').answers('arryn');
  then.allies('tully', 'tyrell').is(1);
  then.allies('tully', 'arryn').is(0);
  then.gold('tully').is(0);
});

scenario('18.18 if there are none, nothing is returned', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'greyjoy', 'lannister']);
  given.leader('tully', 'edmure-tully');
  given.allies('stark', { tyrell: 1 });
  given.hand('tully', ['vendetta']);
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'vendetta', 'stark:steal:tyrell');
  then.allies('tully', 'tyrell').is(1);
  then.asked('tully', 'turn.placeDie');
});

scenario('18.18 a token of the same house owned before may go', ({ given, when, then }) => {
  given.players(['tully', 'stark'], ['tyrell', 'greyjoy', 'lannister']);
  given.leader('tully', 'edmure-tully');
  given.allies('tully', { tyrell: 1 });
  given.allies('stark', { tyrell: 1 });
  given.hand('tully', ['vendetta']);
  given.action('tully', 'event');

  when('tully').plays('edmure-tully', 'vendetta', 'stark:steal:tyrell', 'tyrell');
  then.allies('tully', 'tyrell').is(1);
});

scenario(
  '18.19 until it is carried out the card belongs neither to the hand nor to the discard pile',
  ({ given, when, then }) => {
    given.hand('lannister', ['maester-training', 'vendetta']);
    given.discard(...BASE_PLOT_CARDS.filter((id) => id !== 'maester-training' && id !== 'vendetta'));
    given.gold('lannister', 3);
    given.action('lannister', 'event');

    when('lannister').plays('maester-training');
    then.hand('lannister').excludes('maester-training');
    then.discard().excludes('maester-training');
    when('lannister').answers('perform', ['vendetta']);
    then.told('deck.shuffled', { cards: BASE_PLOT_CARDS.length - 1 }); // 5.7: all but Maester Training
    when('lannister').answers('skip');
    then.discard().is(['maester-training']);
  },
);

scenario('18.19 the cost is paid before the text is carried out', ({ given, when, then }) => {
  given.allies('lannister', { tyrell: 1 });
  given.hand('lannister', ['littlefingers-influence']);
  given.action('lannister', 'event');

  when('lannister').plays('littlefingers-influence', 'tyrell');
  then.allies('lannister', 'tyrell').is(0);
  then.asked('lannister', 'trade-ally-token.takeTokens');
  then.options('lannister').are(['arryn', 'tully', 'greyjoy']); // one other house
});

scenario('18.20 a cost is paid in full or the card is not played', ({ given, when, then }) => {
  given.allies('stark', { tully: 1 });
  given.gold('lannister', 3);
  given.hand('lannister', ['vendetta', 'spoils-of-war']);
  given.action('lannister', 'event');

  when('lannister').performs();
  then.refused('lannister', 'vendetta').because('not-enough-gold', '5.1');
});

scenario('18.20 the text is carried out as far as possible', ({ given, when, then }) => {
  given.allies('lannister', { tyrell: 1 });
  given.army('riverrun', 'tully-3');
  given.allies('stark', { tully: 5 }); // one token is left
  given.hand('lannister', ['littlefingers-influence']);
  given.action('lannister', 'event');

  when('lannister').plays('littlefingers-influence', 'tyrell', 'tully');
  then.allies('lannister', 'tully').is(1);
});

scenario('18.20 even if part of the benefit is empty', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister'); // no room beside the Hero
  given.gold('lannister', 3);
  given.hand('lannister', ['a-loyal-squire']);
  given.action('lannister', 'event');

  when('lannister').plays('a-loyal-squire');
  then.gold('lannister').is(5);
  then.asked('lannister', 'turn.placeDie');
  then.discard().is(['a-loyal-squire']);
});

scenario(
  '18.21 the player of the card chooses the token that leaves an opponent’s Ally Pool',
  ({ given, when, then }) => {
    given.allies('stark', { tully: 2, arryn: 1 });
    given.gold('lannister', 4);
    given.hand('lannister', ['vendetta']);
    given.action('lannister', 'event');

    when('lannister').plays('vendetta');
    then.notAsked('stark');
    then.options('lannister').are(['stark:tully', 'stark:arryn']);
    when('lannister').answers('stark:tully');
    then.options('lannister').are(['stark:tully', 'done']); // of one house
    when('lannister').answers('stark:tully');
    then.allies('stark', 'tully').is(0);
  },
);

scenario('18.22 an action inside an Event may be declined and is never followed', ({ given, when, then }) => {
  given.hand('lannister', ['muster-your-troops']);
  given.dice('stark', ['whisper']);
  given.turn('lannister', ['event', 'march']);

  when('lannister').places('event', 'sail');
  when('lannister').skips();
  when('lannister').plays('muster-your-troops', 'done', 'done');
  then.recruited('lannister').is(1);
  then.offered('stark', 'event', 'follow'); // the die, not a Recruit
});

scenario(
  '18.25 Complex Negotiations: both tokens were owned before the exchange',
  ({ given, when, then }) => {
    given.allies('lannister', { tyrell: 1 });
    given.allies('stark', { tully: 1 });
    given.hand('lannister', ['complex-negotiations']);
    given.action('lannister', 'event');

    when('lannister').plays('complex-negotiations', 'stark', 'tyrell');
    then.options('lannister').are(['tully']); // not the Tyrell token just handed over
    when('lannister').answers('tully');
    then.allies('lannister', 'tully').is(1);
    then.allies('stark', 'tyrell').is(1);
  },
);

scenario('18.27 A Noble Sacrifice doubles the gold of the space, within 5.1', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3'); // space 3: gold
  given.gold('lannister', 7);
  given.hand('lannister', ['a-noble-sacrifice']);
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice', 'casterly-rock');
  then.gold('lannister').is(8);
  then.score('lannister').is(1);
});

scenario('18.27 or the card, within 5.6', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2'); // space 2: card
  given.hand('lannister', ['a-noble-sacrifice', 'vendetta', 'dealmaking', 'red-wedding']);
  given.deck('poisoning', 'lone-wolf');
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice', 'casterly-rock');
  then.hand('lannister').is(['vendetta', 'dealmaking', 'red-wedding', 'poisoning']);
});

scenario('18.27 or the VP of space 9', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-3');
  given.army('ashemark', 'lannister-3');
  given.army('shield-islands', 'lannister-3');
  given.hand('lannister', ['a-noble-sacrifice']);
  given.action('lannister', 'event');

  when('lannister').plays('a-noble-sacrifice', 'ashemark');
  then.score('lannister').is(1 + 2);
});

scenario('18.31 nothing touches the Throne: A Secret Heir', ({ given, when, then }) => {
  starkRules(given);
  given.hand('lannister', ['a-secret-heir', 'vendetta', 'complex-negotiations', 'spoils-of-war']);
  given.allies('lannister', { tully: 1 });
  given.army('casterly-rock', 'lannister-1');
  given.gold('lannister', 4);
  given.action('lannister', 'event');

  // Stark owns no token but the Throne
  when('lannister').performs();
  then.refused('lannister', 'a-secret-heir').because('prerequisite-missing', '4.6.1');
  then.refused('lannister', 'vendetta').because('prerequisite-missing', '4.6.1');
  then.refused('lannister', 'complex-negotiations').because('prerequisite-missing', '4.6.1');
});

scenario('18.31, 8.5 nor can it be stolen by a Plot or given up as a cost', ({ given, when, then }) => {
  starkRules(given);
  given.hand('lannister', ['vendetta', 'unjust-trial']);
  given.hand('stark', ['a-betrayers-gift', 'spoils-of-war']);
  given.gold('lannister', 5);
  given.turn('lannister', ['event', 'march']);

  when('lannister').places('event', 'plot');
  when('lannister').performs();
  then.refused('lannister', 'vendetta').because('no-usable-shield', '4.5.1');
  when('lannister').answers('unjust-trial', 'arryn:take:arryn', 'skip');
  when('stark').performs();
  then.refused('stark', 'a-betrayers-gift').because('prerequisite-missing', '4.6.1');
});
