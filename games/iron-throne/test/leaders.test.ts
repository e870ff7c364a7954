// All 25 leaders: offered in their window under their condition, and what they do. Titles begin with the row of the timing table.

import { duel, endRound, scenario, supporter, until } from './table.ts';

const clash = { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.02' } as const;

scenario('stark.leader.catelyn before_turn: up to 2 power to living characters', ({ given, when, then }) => {
  given.leader('stark.leader.catelyn');
  given.events('event.stark');
  given.at('before_turn');
  then.window('before_turn');
  when('stark', 'leader.use').uses('stark.arya', 'stark.robb');
  then.power('stark.arya').is(5);
  then.power('stark.robb').is(5);
  then.sheet('stark').is(2);
  then.asked('stark', 'defender.name');
});

scenario('stark.leader.catelyn before_turn: 11.1 optional, 4.1 in her own turn only', ({ given, then }) => {
  given.leader('stark.leader.catelyn');
  given.challenger('tyrell');
  given.events('event.tyrell');
  given.at('before_turn');
  then.asked('tyrell', 'defender.name');
});

scenario('stark.leader.robb before_turn: draws 2, discards 1', ({ given, when, then }) => {
  given.leader('stark.leader.robb');
  given.events('event.stark');
  given.hand('stark', 'stark.truce');
  given.deck('stark', 'stark.hostility.16', 'stark.hostility.03');
  given.at('before_turn');
  when('stark').uses('stark.hostility.03');
  then.hand('stark').are('stark.truce', 'stark.hostility.16');
  then.discard('stark').are('stark.hostility.03');
});

scenario('stark.leader.eddard after_reveal, betrayal_and_active: forces a truce', (words) => {
  const { given, when, then } = words;
  given.at('after_reveal', {
    defender: 'tyrell',
    deal: ['give-influence'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.hostility.11' },
  });
  then.window('after_reveal');
  when('stark', 'leader.use').uses();
  endRound(words);
  then.influence('stark', 'tyrell').is(1);
});

scenario('stark.leader.arya after_results_phase, losing_side: a hostage from a winner', (words) => {
  const { given, then, when } = words;
  given.leader('stark.leader.arya');
  given.challenger('tyrell');
  given.at('after_results_phase', {
    defender: 'stark',
    cards: { stark: 'stark.hostility.03', tyrell: 'tyrell.hostility.17' },
  });
  when('stark', 'leader.use').uses('tyrell', 'deck');
  then.told('hostage.taken', { by: 'stark', from: 'tyrell' });
});

scenario('stark.leader.arya after_results_phase: not for a winner', (words) => {
  const { given, then } = words;
  given.leader('stark.leader.arya');
  given.at('after_results_phase', { defender: 'tyrell', cards: clash });
  endRound(words, ['stark', 'use']);
  then.notTold('ability.used');
});

scenario(
  'stark.leader.brandon before_cards_played, is_active: looks, may change',
  ({ given, when, then }) => {
    given.leader('stark.leader.brandon');
    given.hand('stark');
    given.at('before_cards_played', { defender: 'tyrell', cards: clash });
    then.window('before_cards_played');
    when('stark', 'leader.use').uses();
    then.hears('stark', 'tyrell.hostility.02');
    // 19.76: without another card there is nothing to change to
    then.notAsked('stark');
  },
);

scenario('stark.leader.brandon before_cards_played: not for a supporter', (words) => {
  const { given, then } = words;
  given.leader('stark.leader.brandon');
  given.challenger('lannister');
  given.at('before_cards_played', {
    defender: 'tyrell',
    supporters: [supporter('stark.robb', 'defender')],
    cards: { lannister: 'lannister.hostility.18', tyrell: 'tyrell.hostility.02' },
  });
  endRound(words, ['stark', 'use']);
  then.notTold('choice.seen');
});

scenario(
  'lannister.leader.tywin before_support_offers, active_with_leader_power',
  ({ given, when, then }) => {
    given.leader('lannister.leader.tywin');
    given.at('before_support_offers', {
      defender: 'lannister',
      characters: { lannister: 'lannister.jaime' },
    });
    then.window('before_support_offers');
    when('lannister', 'leader.use').uses('lannister.jaime', 'done');
    then.power('lannister.jaime').is(5);
  },
);

scenario('lannister.leader.tywin before_support_offers: not with an empty sheet', ({ given, then }) => {
  given.leader('lannister.leader.tywin');
  given.sheet('lannister', 0);
  given.at('before_support_offers', { defender: 'lannister' });
  then.asked('tyrell', 'offer.offer');
});

scenario(
  'lannister.leader.cersei before_support_offers, active_with_influence_on_target',
  ({ given, when, then }) => {
    given.leader('lannister.leader.cersei');
    given.influence('lannister', 'targaryen', 1);
    given.at('before_support_offers', { defender: 'lannister' });
    when('lannister', 'leader.use').uses('targaryen');
    then.told('support.demanded', { by: 'lannister', of: 'targaryen' });
  },
);

scenario(
  'lannister.leader.cersei before_support_offers: not over active players alone',
  ({ given, then }) => {
    given.leader('lannister.leader.cersei');
    given.influence('lannister', 'stark', 2);
    given.at('before_support_offers', { defender: 'lannister' });
    then.asked('tyrell', 'offer.offer');
  },
);

scenario(
  'lannister.leader.jaime after_support_phase, not_active_no_offer: joins either side',
  ({ given, when, then }) => {
    given.leader('lannister.leader.jaime');
    given.at('after_support_phase', { defender: 'tyrell' });
    when('lannister', 'leader.use').uses('defender:lannister.joffrey');
    then.participants().are('stark', 'tyrell', 'lannister');
  },
);

scenario('lannister.leader.jaime after_support_phase: not after an offer', (words) => {
  const { given, when, then } = words;
  given.leader('lannister.leader.jaime');
  given.at('support_offers', { defender: 'tyrell' });
  when('lannister').answers('challenger:lannister.joffrey');
  when('stark').answers('reject');
  until(words, 'move.choose', undefined, ['lannister', 'use']);
  then.notTold('ability.used');
  then.participants().are('stark', 'tyrell');
});

scenario('lannister.leader.tyrion before_reveal, is_active: asks, and may replace the own card', (words) => {
  const { given, when, then } = words;
  given.leader('lannister.leader.tyrion');
  given.hand('lannister', 'lannister.hostility.18');
  given.at('before_reveal', {
    defender: 'lannister',
    characters: { lannister: 'lannister.cersei' },
    cards: { stark: 'stark.hostility.03', lannister: 'lannister.truce' },
  });
  when('lannister', 'leader.use').uses();
  when('stark', 'question.answer').answers('no');
  when('lannister', 'change.card').answers('lannister.hostility.18');
  then.told('card.replaced', { seat: 'lannister' });
  until(words, 'place.character', 'lannister');
  then.decided('hostility', 'defender', 'challenger');
  then.notTold('answer.untrue');
});

scenario('lannister.leader.joffrey end_of_turn: tortures and draws; only with a hostage', (words) => {
  const { given, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.at('end_of_turn', { defender: 'stark', cards: {} });
  then.asked('stark', 'defender.name');
});

scenario(
  'baratheon.leader.stannis after_event_reveal, is_challenger: not as anybody else',
  ({ given, then }) => {
    given.players('stark', 'baratheon', 'tyrell');
    given.events('event.stark');
    given.at('event_flip');
    then.asked('stark', 'defender.name');
  },
);

scenario('baratheon.leader.selyse after_reveal, is_active: power from outside for strength', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'tyrell', 'stark');
  given.leader('baratheon.leader.selyse');
  given.power('baratheon.davos', 1);
  given.at(
    'after_reveal',
    duel('baratheon.stannis', 'baratheon.hostility.04', 'tyrell.renly', 'tyrell.hostility.05'),
  );
  when('baratheon', 'leader.use').answers('use');
  then.options('baratheon').are(['baratheon.shireen', 'baratheon.melisandre', 'baratheon.davos', 'done']);
  when('baratheon', 'pay.character').answers('baratheon.davos', 'baratheon.shireen', 'done');
  // 19.51 the bonus stays, though who gave it is dead
  then.told('character.died', { character: 'baratheon.davos' });
  then.told('strength.added', { side: 'challenger', amount: 2 });
  until(words, 'take.source');
  then.strength('challenger').is(10);
  then.decided('hostility', 'challenger', 'defender');
});

scenario(
  'baratheon.leader.shireen special_power_removal: 19.54 torture, the total stays',
  ({ given, when, then }) => {
    given.players('stark', 'baratheon', 'tyrell');
    given.leader('baratheon.leader.shireen');
    given.power('baratheon.davos', 3);
    given.hostages('stark', 'baratheon.card.davos');
    given.events('event.stark');
    given.at('hostages');
    when('stark').answers('torture:0');
    when('baratheon', 'redirect.wish').answers(
      'split',
      'baratheon.selyse',
      'baratheon.selyse',
      'baratheon.stannis',
    );
    then.power('baratheon.davos').is(3);
    then.power('baratheon.selyse').is(2);
    then.power('baratheon.stannis').is(3);
  },
);

scenario(
  'baratheon.leader.shireen special_power_removal: 19.55 not for her own card',
  ({ given, when, then }) => {
    given.players('stark', 'baratheon', 'tyrell');
    given.leader('baratheon.leader.shireen');
    given.hostages('stark', 'baratheon.card.shireen');
    given.events('event.stark');
    given.at('hostages');
    when('stark').answers('torture:0');
    then.asked('stark', 'defender.name');
    then.sheet('baratheon').is(0);
  },
);

scenario('baratheon.leader.melisandre during_penalties, is_challenger: not as a defender', (words) => {
  const { given, then } = words;
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.melisandre');
  given.at('penalties', {
    defender: 'baratheon',
    cards: { stark: 'stark.hostility.16', baratheon: 'baratheon.hostility.04' },
  });
  endRound(words, ['baratheon', 'use']);
  then.notTold('ability.used');
});

scenario(
  'baratheon.leader.davos end_of_turn: up to 3 power between living characters',
  ({ given, when, then }) => {
    given.players('baratheon', 'stark', 'tyrell');
    given.leader('baratheon.leader.davos');
    given.power('baratheon.selyse', 2);
    given.power('baratheon.shireen', 1);
    given.at('end_of_turn', { defender: 'stark', cards: {} });
    when('baratheon', 'leader.use').answers('use');
    // each one keeps at least 1
    then.options('baratheon').exclude('baratheon.shireen>baratheon.stannis');
    when('baratheon').answers(
      'baratheon.selyse>baratheon.stannis',
      'baratheon.melisandre>baratheon.shireen',
      'done',
    );
    then.power('baratheon.selyse').is(1);
    then.power('baratheon.stannis').is(5);
    then.power('baratheon.shireen').is(2);
  },
);

scenario(
  'tyrell.leader.renly before_support_offers, is_active: 19.58 cards for support',
  ({ given, when, then }) => {
    given.leader('tyrell.leader.renly');
    given.hand('tyrell');
    given.hand('lannister');
    given.hand('targaryen');
    given.at('before_support_offers', { defender: 'tyrell' });
    when('tyrell', 'leader.use').uses();
    when('lannister').answers('defender:lannister.tywin');
    when('tyrell').answers('accept');
    then.cards('lannister').is(1);
    then.cards('tyrell').is(1);
    when('targaryen').answers('defender:targaryen.jorah');
    when('tyrell').answers('accept');
    then.cards('targaryen').is(1);
    then.cards('tyrell').is(1);
  },
);

scenario(
  'tyrell.leader.mace before_cards_played, is_active: draws, may change the choice',
  ({ given, when, then }) => {
    given.leader('tyrell.leader.mace');
    given.hand('tyrell');
    given.deck('tyrell', 'tyrell.hostility.17');
    given.at('before_cards_played', {
      defender: 'tyrell',
      characters: { tyrell: 'tyrell.renly' },
      cards: clash,
    });
    when('tyrell', 'leader.use').uses('tyrell.hostility.17');
    then.hand('tyrell').are('tyrell.hostility.02');
    then.doesNotHear('stark', 'tyrell.hostility.17');
  },
);

scenario('tyrell.leader.olenna before_reveal, is_active: swaps the cards', ({ given, when, then }) => {
  given.leader('tyrell.leader.olenna');
  given.at('before_reveal', { defender: 'tyrell', characters: { tyrell: 'tyrell.renly' }, cards: clash });
  then.window('before_reveal');
  when('tyrell', 'leader.use').uses();
  then.told('cards.swapped', { by: 'tyrell' });
});

scenario('tyrell.leader.margaery after_results_phase, hostility_and_losing_side', ({ given, when, then }) => {
  given.hand('tyrell');
  given.at('after_results_phase', {
    defender: 'tyrell',
    characters: { tyrell: 'tyrell.renly' },
    cards: clash,
  });
  when('tyrell', 'leader.use').answers('use');
  then.options('tyrell').are(['draw', 'movePower']);
  when('tyrell', 'chooseOne.option').answers('draw');
  then.cards('tyrell').is(5);
});

scenario(
  'tyrell.leader.margaery after_results_phase: power in place of cards; not after a betrayal',
  (words) => {
    const { given, then } = words;
    given.at('after_results_phase', {
      defender: 'tyrell',
      cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.truce' },
    });
    endRound(words, ['tyrell', 'use']);
    then.notTold('ability.used');
  },
);

scenario('tyrell.leader.loras after_results_phase, hostility_and_winning_side', ({ given, when, then }) => {
  given.leader('tyrell.leader.loras');
  given.at(
    'after_results_phase',
    duel('stark.robb', 'stark.hostility.03', 'tyrell.mace', 'tyrell.hostility.17'),
  );
  when('tyrell', 'leader.use').uses('tyrell.mace', 'tyrell.mace');
  then.power('tyrell.mace').is(6);
});

scenario('tyrell.leader.loras after_results_phase: 19.57 not with a dead participant', (words) => {
  const { given, then } = words;
  given.leader('tyrell.leader.loras');
  given.power('tyrell.mace', 0);
  given.at(
    'after_results_phase',
    duel('stark.robb', 'stark.hostility.03', 'tyrell.mace', 'tyrell.hostility.17'),
  );
  endRound(words, ['tyrell', 'use']);
  then.notTold('ability.used');
});

scenario('targaryen.leader.daenerys before_reveal, is_active: +3 strength', (words) => {
  const { given, when, then } = words;
  given.leader('targaryen.leader.daenerys');
  given.challenger('targaryen');
  given.at(
    'before_reveal',
    duel('targaryen.jorah', 'targaryen.hostility.01', 'stark.robb', 'stark.hostility.03'),
  );
  when('targaryen', 'leader.use').uses();
  until(words, 'take.source');
  then.strength('challenger').is(8);
});

scenario('targaryen.leader.viserys after_support_offer, own_offer_rejected: not when accepted', (words) => {
  const { given, when, then } = words;
  given.at('support_offers', { defender: 'tyrell' });
  when('lannister').answers('out');
  when('targaryen').answers('challenger:targaryen.jorah');
  when('stark').answers('accept');
  until(words, 'move.choose', undefined, ['targaryen', 'use']);
  then.notTold('ability.used');
});

scenario(
  'targaryen.leader.drogo after_results_phase, took_part_on_challenger_side: 19.62 also in defeat',
  ({ given, when, then }) => {
    given.leader('targaryen.leader.drogo');
    given.hand('targaryen');
    given.at(
      'after_results_phase',
      duel('stark.robb', 'stark.hostility.03', 'tyrell.mace', 'tyrell.hostility.17', {
        supporters: [supporter('targaryen.jorah', 'challenger')],
      }),
    );
    when('targaryen', 'leader.use').uses('targaryen.viserys');
    then.power('targaryen.viserys').is(5);
    then.told('cards.drawn', { seat: 'targaryen' });
  },
);

scenario('targaryen.leader.drogo after_results_phase: not on the defender’s side', (words) => {
  const { given, then } = words;
  given.leader('targaryen.leader.drogo');
  given.at('after_results_phase', {
    defender: 'targaryen',
    cards: { stark: 'stark.hostility.03', targaryen: 'targaryen.hostility.20' },
  });
  endRound(words, ['targaryen', 'use']);
  then.notTold('ability.used');
});

scenario(
  'targaryen.leader.jorah after_penalties, supported_losing_defender: 19.61 both may move power',
  ({ given, when, then }) => {
    given.leader('targaryen.leader.jorah');
    given.hand('targaryen');
    given.at('penalties', {
      defender: 'tyrell',
      characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
      supporters: [supporter('targaryen.doreah', 'defender')],
      cards: clash,
    });
    then.window('after_penalties');
    when('targaryen', 'leader.use').uses('targaryen.doreah');
    when('tyrell', 'place.character').answers('tyrell.renly');
    then.power('targaryen.doreah').is(3);
    then.power('tyrell.renly').is(3);
    then.told('cards.drawn', { seat: 'targaryen' });
  },
);

scenario('targaryen.leader.jorah after_penalties: 19.61 not for the defender himself', (words) => {
  const { given, then } = words;
  given.leader('targaryen.leader.jorah');
  given.at('penalties', {
    defender: 'targaryen',
    cards: { stark: 'stark.hostility.16', targaryen: 'targaryen.hostility.01' },
  });
  endRound(words, ['targaryen', 'use']);
  then.notTold('ability.used');
});

scenario(
  'targaryen.leader.doreah after_results_phase, was_participant: sees a hand, draws',
  ({ given, when, then }) => {
    given.leader('targaryen.leader.doreah');
    given.hand('stark', 'stark.hostility.14');
    given.hand('targaryen');
    given.at('after_results_phase', {
      defender: 'tyrell',
      characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
      supporters: [supporter('targaryen.drogo', 'challenger')],
      cards: clash,
    });
    when('tyrell', 'leader.use').passes();
    when('targaryen', 'leader.use').answers('use');
    then.options('targaryen').are(['stark', 'tyrell']);
    when('targaryen', 'op.player').answers('stark');
    then.hears('targaryen', 'stark.hostility.14');
    then.sees('targaryen', 'stark.hostility.14');
    then.doesNotHear('tyrell', 'stark.hostility.14');
    then.told('cards.drawn', { seat: 'targaryen' });
  },
);

scenario('targaryen.leader.doreah after_results_phase: 19.63 not from outside the encounter', (words) => {
  const { given, then } = words;
  given.leader('targaryen.leader.doreah');
  given.at('after_results_phase', { defender: 'tyrell', cards: clash });
  endRound(words, ['targaryen', 'use']);
  then.notTold('ability.used');
});
