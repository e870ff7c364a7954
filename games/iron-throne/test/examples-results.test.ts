// Worked examples E34 to E52: results, end of round, victory.

import { duel, endRound, scenario, supporter, until } from './table.ts';

scenario('E34, 8.3, 1.2, 19.68 The challenger’s side wins: everybody on it spreads influence', (words) => {
  const { given, then } = words;
  given.influence('stark', 'tyrell', 1);
  given.at(
    'reveal_cards',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02', {
      supporters: [supporter('lannister.tyrion', 'challenger'), supporter('targaryen.jorah', 'challenger')],
    }),
  );
  endRound(words);
  then.influence('stark', 'tyrell').is(2);
  then.influence('lannister', 'tyrell').is(1);
  then.influence('targaryen', 'tyrell').is(1);
});

scenario('20.4 With spreadTarget anyLoser a winner chooses among the losers', (words) => {
  const { given, when, then } = words;
  given.rules({ spreadTarget: 'anyLoser' });
  given.at(
    'reveal_cards',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02', {
      supporters: [supporter('lannister.tyrion', 'defender')],
    }),
  );
  until(words, 'spread.onto', 'stark');
  then.options('stark').are(['tyrell', 'lannister']);
  when('stark').answers('lannister');
  then.influence('stark', 'lannister').is(1);
});

scenario('E35, 8.4, 12.2 The defender’s side wins: two cards and two power, or what there is', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'baratheon');
  given.sheet('baratheon', 1);
  given.hand('tyrell');
  given.hand('baratheon');
  given.at(
    'fix_outcome',
    duel('stark.robb', 'stark.hostility.03', 'tyrell.renly', 'tyrell.hostility.17', {
      supporters: [supporter('baratheon.selyse', 'defender')],
    }),
  );
  when('tyrell', 'place.character').answers('tyrell.mace');
  when('tyrell', 'place.character').answers('tyrell.renly');
  then.cards('tyrell').is(2);
  then.power('tyrell.mace').is(5);
  then.power('tyrell.renly').is(5);
  when('baratheon', 'place.character').answers('baratheon.davos');
  then.cards('baratheon').is(2);
  then.sheet('baratheon').is(0);
  then.power('baratheon.davos').is(5);
});

scenario('E36, 8.6, 8.7, 19.3, 19.4 Penalties are half, rounded up', (words) => {
  const { given, then } = words;
  given.power('tyrell.renly', 5);
  given.sheet('tyrell', 3);
  given.power('targaryen.jorah', 1);
  given.sheet('targaryen', 4);
  given.at(
    'reveal_cards',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02', {
      supporters: [supporter('lannister.tyrion', 'defender'), supporter('targaryen.jorah', 'defender')],
    }),
  );
  until(words, 'take.source');
  then.power('tyrell.renly').is(2);
  then.power('lannister.tyrion').is(2);
  then.power('targaryen.jorah').is(0);
  then.told('character.died', { character: 'targaryen.jorah' });
  then.sheet('tyrell').is(6);
  then.sheet('lannister').is(6);
  then.sheet('targaryen').is(5);
  then.power('stark.robb').is(4);
});

scenario('20.3 With penaltyPowerTo box what is lost leaves the game', (words) => {
  const { given, then } = words;
  given.rules({ penaltyPowerTo: 'box' });
  given.at('reveal_cards', duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02'));
  until(words, 'take.source');
  then.sheet('tyrell').is(4);
  then.box('tyrell').is(2);
});

scenario(
  'E37, 8.9, 19.23-19.25 Hostages in a betrayal: the challenger first, then the betrayed one',
  (words) => {
    const { given, when, then } = words;
    given.at(
      'reveal_cards',
      duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.truce', {
        supporters: [supporter('lannister.tyrion', 'challenger')],
      }),
    );
    until(words, 'take.source', 'stark');
    when('stark').answers('hand');
    // clockwise from Tyrell: Lannister, then Stark; what was just lost can be taken back
    when('tyrell', 'take.source').answers('deck');
    then.told('hostage.taken', { by: 'tyrell', from: 'lannister' });
    then.options('tyrell').include('held:0');
    when('tyrell', 'take.source').answers('held:0');
    then.told('hostage.home', { from: 'stark', of: 'tyrell' });
  },
);

scenario(
  'E38, 10.3, 19.26, 19.27 A card of the own house goes to the hand; one of a third house may be taken',
  (words) => {
    const { given, when, then } = words;
    given.hostages('tyrell', 'stark.truce', 'lannister.truce');
    given.at('reveal_cards', duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02'));
    until(words, 'take.source', 'stark');
    then.options('stark').include('held:0', 'held:1');
    when('stark').answers('held:0');
    then.hand('stark').include('stark.truce');
    then.hostages('tyrell').are('lannister.truce');
    then.hostages('stark').are();
  },
);

scenario(
  '10.1, 10.4, 19.28 A target with an empty hand: deck, made new from the discards if need be',
  (words) => {
    const { given, when, then } = words;
    given.hand('tyrell');
    given.shortDeck('tyrell', 0, 'tyrell.hostility.02');
    given.at(
      'hostage_taking',
      duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02'),
    );
    until(words, 'take.source', 'stark');
    then.options('stark').are(['deck']);
    when('stark').answers('deck');
    then.told('deck.reshuffled', { seat: 'tyrell' });
    then.told('hostage.taken', { by: 'stark', source: 'deck' });
  },
);

scenario('E39, 10.7, 19.29 Olenna’s card: no penalty, no hostage, and influence is still spread', (words) => {
  const { given, when, then } = words;
  given.hand('tyrell', 'tyrell.card.olenna');
  given.at(
    'after_clash_phase',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.olenna', 'tyrell.hostility.02'),
  );
  when('tyrell', 'card.play').plays('tyrell.card.olenna');
  endRound(words);
  then.power('tyrell.olenna').is(4);
  then.hostages('stark').are();
  then.influence('stark', 'tyrell').is(1);
  then.discard('tyrell').include('tyrell.card.olenna');
});

scenario('19.29 An immune loser still takes the compensation for a betrayal', (words) => {
  const { given, when, then } = words;
  given.hand('tyrell', 'tyrell.card.olenna');
  given.at('after_clash_phase', duel('stark.robb', 'stark.hostility.16', 'tyrell.olenna', 'tyrell.truce'));
  when('tyrell').plays('tyrell.card.olenna');
  until(words, 'take.source', 'tyrell');
  then.asked('tyrell', 'take.source');
  then.notTold('hostage.taken');
});

scenario('E40, 10.6, 19.30, 19.31 Margaery’s card denies one winner the reward, not the others', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.mace');
  given.hand('tyrell', 'tyrell.card.margaery');
  given.at(
    'after_clash_phase',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.margaery', 'tyrell.truce', {
      supporters: [supporter('lannister.tyrion', 'challenger')],
    }),
  );
  when('tyrell').plays('tyrell.card.margaery', 'stark');
  until(words, 'take.source', 'tyrell');
  then.influence('stark', 'tyrell').is(0);
  then.influence('lannister', 'tyrell').is(1);
  then.notTold('hostage.taken');
});

scenario('E41, 19.53 Melisandre raises what a losing character must remove', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'tyrell', 'stark');
  given.leader('baratheon.leader.melisandre');
  given.power('tyrell.renly', 6);
  given.sheet('tyrell', 2);
  given.at(
    'penalties',
    duel('baratheon.stannis', 'baratheon.hostility.15', 'tyrell.renly', 'tyrell.hostility.02'),
  );
  then.window('during_penalties');
  when('baratheon', 'leader.use').uses('raise:tyrell.renly');
  then.power('tyrell.renly').is(1);
});

scenario('19.53 Melisandre lowers it, never below 0 and never above what is there', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'tyrell', 'stark');
  given.leader('baratheon.leader.melisandre');
  given.power('baratheon.davos', 1);
  given.at(
    'penalties',
    duel('baratheon.davos', 'baratheon.hostility.04', 'tyrell.renly', 'tyrell.hostility.17'),
  );
  when('baratheon').answers('use');
  then.refused('baratheon', 'raise:baratheon.davos').because('nothing-there', '11.8');
  when('baratheon').answers('lower:baratheon.davos');
  then.power('baratheon.davos').is(1);
});

scenario(
  '19.83 One losing character only, also when both sides lose; no window without a penalty',
  (words) => {
    const { given, when, then } = words;
    given.players('baratheon', 'tyrell', 'stark');
    given.leader('baratheon.leader.melisandre');
    given.at('penalties', duel('baratheon.davos', 'baratheon.truce', 'tyrell.renly', 'tyrell.truce'));
    when('baratheon').uses('lower:baratheon.davos');
    then.power('baratheon.davos').is(4);
    then.power('tyrell.renly').is(2);
  },
);

scenario('19.83, 8.1 During penalties does not open after a truce with a deal', (words) => {
  const { given, then } = words;
  given.players('baratheon', 'tyrell', 'stark');
  given.leader('baratheon.leader.melisandre');
  given.at('rewards', {
    defender: 'tyrell',
    deal: ['give-power:1'],
    cards: { baratheon: 'baratheon.truce', tyrell: 'tyrell.truce' },
  });
  endRound(words);
  then.notTold('ability.used');
  then.notTold('penalties.due');
});

scenario('E42, 14.5 Shireen takes a loss from other characters', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.shireen');
  given.at(
    'penalties',
    duel('stark.robb', 'stark.hostility.16', 'baratheon.davos', 'baratheon.hostility.04'),
  );
  when('baratheon', 'redirect.wish').answers('split', 'baratheon.stannis', 'baratheon.selyse');
  then.power('baratheon.davos').is(4);
  then.power('baratheon.stannis').is(3);
  then.power('baratheon.selyse').is(3);
});

scenario('E43 Arya takes a hostage from a winner after a defeat', (words) => {
  const { given, when, then } = words;
  given.challenger('lannister');
  given.leader('stark.leader.arya');
  given.at(
    'after_results_phase',
    duel('lannister.tyrion', 'lannister.hostility.18', 'tyrell.renly', 'tyrell.hostility.02', {
      supporters: [supporter('stark.robb', 'defender')],
    }),
  );
  when('stark', 'leader.use').answers('use');
  then.options('stark').are(['lannister']);
  when('stark').answers('lannister', 'hand');
  then.told('hostage.taken', { by: 'stark', from: 'lannister', source: 'hand' });
});

scenario('E44, 9.4, 15.1 Hands are refilled to five; more is allowed', (words) => {
  const { given, then } = words;
  given.hand('stark', 'stark.truce', 'stark.truce', 'stark.truce');
  given.hand(
    'lannister',
    ...Array.from({ length: 5 }, () => 'lannister.truce' as const),
    'lannister.hostility.01',
  );
  given.at('cleanup', { defender: 'tyrell', cards: {} });
  then.cards('stark').is(5);
  then.cards('tyrell').is(5);
  then.cards('lannister').is(6);
});

scenario('9.3, 11.3, 15.6 Clash cards and used cards go to the discard pile of their house', (words) => {
  const { given, then } = words;
  given.at('cleanup', {
    defender: 'tyrell',
    cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.02' },
  });
  then.discard('stark').are('stark.hostility.16');
  then.discard('tyrell').are('tyrell.hostility.02');
});

scenario('E45, 15.2 One card in the deck: the rest comes from the discard pile', (words) => {
  const { given, then } = words;
  given.hand('stark', 'stark.truce', 'stark.truce');
  given.deck('stark', 'stark.hostility.16');
  given.shortDeck('stark', 1);
  given.at('cleanup', { defender: 'tyrell', cards: {} });
  then.cards('stark').is(5);
  then.hand('stark').include('stark.hostility.16');
  then.told('deck.reshuffled', { seat: 'stark' });
  then.discard('stark').are();
});

scenario('E46 Joffrey tortures at the end of his turn, and draws', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'tyrell', 'stark');
  given.hand('lannister', ...Array.from({ length: 5 }, () => 'lannister.truce' as const));
  given.hostages('lannister', 'stark.card.arya', 'stark.card.robb');
  given.power('stark.robb', 0);
  given.at('end_of_turn', { defender: 'stark', cards: {} });
  when('lannister', 'leader.use').answers('use');
  then.refused('lannister', 'torture:1').because('dead-cannot-be-tortured', '4.2');
  when('lannister', 'tortureOne.hostage').answers('torture:0');
  then.power('stark.arya').is(0);
  then.cards('lannister').is(6);
});

scenario('E46, 11.8 Whoever tortures nobody draws nothing', ({ given, when, then }) => {
  given.players('lannister', 'tyrell', 'stark');
  given.hand('lannister', ...Array.from({ length: 5 }, () => 'lannister.truce' as const));
  given.hostages('lannister', 'stark.card.arya');
  given.at('end_of_turn', { defender: 'stark', cards: {} });
  when('lannister').uses('none');
  then.cards('lannister').is(5);
});

scenario('E47, 17.1, 17.4, 19.65 The last token ends the game before any penalty', (words) => {
  const { given, then } = words;
  given.influence('stark', 'lannister', 4);
  given.at('fix_outcome', duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02'));
  until(words, 'nothing');
  then.influence('stark', 'tyrell').is(1);
  then.wins('stark');
  then.notTold('penalties.due');
  then.notTold('hostage.taken');
});

scenario('E48, 17.3 Victory is shared with a supporter who spreads the last token too', (words) => {
  const { given, then } = words;
  given.influence('stark', 'lannister', 4);
  given.influence('lannister', 'stark', 4);
  given.at(
    'fix_outcome',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02', {
      supporters: [supporter('lannister.tyrion', 'challenger')],
    }),
  );
  until(words, 'nothing');
  then.wins('stark', 'lannister');
});

scenario('E49, 17.2, 19.18, 19.66 Victory shared by a deal', (words) => {
  const { given, then } = words;
  given.influence('stark', 'lannister', 4);
  given.influence('tyrell', 'lannister', 4);
  given.at('fix_outcome', {
    defender: 'tyrell',
    deal: ['give-influence', 'take-influence', 'take-open:1'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
  });
  until(words, 'nothing');
  then.wins('stark', 'tyrell');
  then.notTold('hostage.taken');
});

scenario('E50, 19.64 Influence returned must be spread again', (words) => {
  const { given, when, then } = words;
  given.challenger('targaryen');
  given.influence('stark', 'targaryen', 2);
  given.influence('stark', 'tyrell', 2);
  given.hand('targaryen', 'targaryen.card.jorah');
  given.at(
    'after_results_phase',
    duel('targaryen.jorah', 'targaryen.hostility.20', 'lannister.tyrion', 'lannister.hostility.01'),
  );
  until(words, 'card.play', 'targaryen');
  when('targaryen').plays('targaryen.card.jorah', 'stark');
  then.influence('stark', 'stark').is(2);
  then.influence('stark', 'targaryen').is(1);
});

scenario(
  'E52, 19.13, 19.80 Jaime joins unasked, and has the defender’s reward for a challenger’s victory',
  (words) => {
    const { given, when, then } = words;
    given.leader('lannister.leader.jaime');
    given.hand('lannister');
    given.hand('stark', 'stark.hostility.16');
    given.hand('tyrell', 'tyrell.hostility.02');
    given.at('after_support_phase', {
      defender: 'tyrell',
      characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
    });
    when('lannister', 'leader.use').uses('challenger:lannister.tyrion');
    until(words, 'place.character', 'lannister');
    then.cards('lannister').is(2);
    then.influence('stark', 'tyrell').is(1);
    then.influence('lannister', 'tyrell').is(0);
    when('lannister').answers('lannister.tyrion', 'lannister.tywin');
    then.power('lannister.tyrion').is(5);
  },
);

scenario('19.88, 20.10 With a limit of rounds the most influence wins', (words) => {
  const { given, then } = words;
  given.rules({ roundLimit: 1 });
  given.influence('stark', 'lannister', 2);
  given.influence('tyrell', 'lannister', 2);
  given.at('cleanup', { defender: 'tyrell', cards: {} });
  then.wins('stark', 'tyrell');
});
