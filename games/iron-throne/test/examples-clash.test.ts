// Worked examples E17 to E33: the clash.

import { duel, endRound, scenario, supporter, until } from './table.ts';

scenario('E17, 1.15, 7.14 Hostility by sum', (words) => {
  const { given, then } = words;
  given.leader('stark.leader.catelyn');
  given.power('tyrell.loras', 5);
  given.sheet('tyrell', 3);
  given.power('targaryen.jorah', 3);
  given.at(
    'reveal_cards',
    duel('stark.robb', 'stark.hostility.08', 'tyrell.loras', 'tyrell.hostility.09', {
      supporters: [supporter('targaryen.jorah', 'challenger')],
    }),
  );
  until(words, 'take.source', 'stark');
  then.strength('challenger').is(15);
  then.strength('defender').is(14);
  then.decided('hostility', 'challenger', 'defender');
});

scenario('E18, 8.4a, 19.1, 19.5 A tie: nobody wins, both take the penalty', (words) => {
  const { given, then } = words;
  given.power('tyrell.loras', 5);
  given.sheet('tyrell', 3);
  given.hand('stark');
  given.hand('tyrell');
  given.at('reveal_cards', duel('stark.robb', 'stark.hostility.07', 'tyrell.loras', 'tyrell.hostility.06'));
  until(words, 'defender.name');
  then.decided('hostility', undefined, 'challenger', 'defender');
  then.strength('challenger').is(11);
  then.strength('defender').is(11);
  then.power('stark.robb').is(2);
  then.power('tyrell.loras').is(2);
  then.influence('stark', 'tyrell').is(0);
  then.hostages('stark').are();
  then.hostages('tyrell').are();
  then.notTold('hostage.taken');
});

scenario('20.2 With tieWinner defender a tie is won by the defender', (words) => {
  const { given, then } = words;
  given.rules({ tieWinner: 'defender' });
  given.at('reveal_cards', {
    defender: 'tyrell',
    cards: { stark: 'stark.hostility.07', tyrell: 'tyrell.hostility.07' },
  });
  until(words, 'place.character', 'tyrell');
  then.decided('hostility', 'defender', 'challenger');
});

scenario('19.2 0 against 0 with equal power is a tie like any other', (words) => {
  const { given, then } = words;
  given.at('reveal_cards', duel('stark.robb', 'stark.card.arya', 'tyrell.mace', 'tyrell.card.loras'));
  endRound(words);
  then.decided('hostility', undefined, 'challenger', 'defender');
  then.power('stark.robb').is(2);
});

scenario('E19, 7.8, 11.4, 11.5 A character card is hostility 0, though the character is dead', (words) => {
  const { given, then } = words;
  given.leader('stark.leader.catelyn');
  given.power('stark.robb', 6);
  given.power('stark.eddard', 0);
  given.at(
    'reveal_cards',
    duel('stark.robb', 'stark.card.eddard', 'lannister.tywin', 'lannister.hostility.01'),
  );
  endRound(words);
  then.strength('challenger').is(6);
  then.strength('defender').is(5);
  then.decided('hostility', 'challenger', 'defender');
  then.notTold('card.used');
});

scenario('E20, 16.3, 19.22 Betrayal ignores strength and talk', (words) => {
  const { given, then } = words;
  given.players('targaryen', 'tyrell', 'lannister', 'baratheon');
  given.leader('targaryen.leader.jorah');
  given.power('targaryen.daenerys', 1);
  given.power('tyrell.loras', 9);
  given.power('tyrell.mace', 1);
  given.power('tyrell.renly', 1);
  given.at(
    'reveal_cards',
    duel('targaryen.daenerys', 'targaryen.hostility.01', 'tyrell.loras', 'tyrell.truce', {
      supporters: [supporter('lannister.tywin', 'defender'), supporter('baratheon.davos', 'defender')],
    }),
  );
  until(words, 'take.source', 'targaryen');
  then.decided('betrayal', 'challenger', 'defender');
});

scenario('E21, 8.1, 19.14 A truce with a deal: no winner, no loser, supporters get nothing', (words) => {
  const { given, then } = words;
  given.at('reveal_cards', {
    defender: 'tyrell',
    supporters: [supporter('lannister.tywin', 'defender')],
    deal: ['give-influence', 'take-influence'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
  });
  endRound(words);
  then.decided('truce', undefined);
  then.influence('stark', 'tyrell').is(1);
  then.influence('tyrell', 'stark').is(1);
  then.notTold('penalties.due');
  then.notTold('hostage.taken');
  then.power('lannister.tywin').is(4);
});

scenario('E22, 8.2, 19.15 A truce without a deal: every participant loses half', (words) => {
  const { given, then } = words;
  given.power('stark.robb', 5);
  given.sheet('stark', 3);
  given.at(
    'reveal_cards',
    duel('stark.robb', 'stark.truce', 'tyrell.renly', 'tyrell.truce', {
      supporters: [supporter('lannister.tyrion', 'defender')],
    }),
  );
  endRound(words);
  then.decided('truce', undefined, 'challenger', 'defender');
  then.power('stark.robb').is(2);
  then.power('tyrell.renly').is(2);
  then.power('lannister.tyrion').is(2);
  then.notTold('hostage.taken');
});

scenario('E22, 20.7 With failedTruceScope activeOnly supporters keep their power', (words) => {
  const { given, then } = words;
  given.rules({ failedTruceScope: 'activeOnly' });
  given.at(
    'reveal_cards',
    duel('stark.robb', 'stark.truce', 'tyrell.renly', 'tyrell.truce', {
      supporters: [supporter('lannister.tyrion', 'defender')],
    }),
  );
  endRound(words);
  then.power('stark.robb').is(2);
  then.power('lannister.tyrion').is(4);
});

scenario('E23, 7.2, 19.20 What a deal may not hold is refused', ({ given, when, then }) => {
  given.at('negotiation', { defender: 'tyrell' });
  when('stark', 'move.choose').answers('propose');
  then.refused('stark', 'give-power:4').because('deal-limit', '7.2');
  then.refused('stark', 'take-open:3').because('deal-limit', '7.2');
  then.refused('stark', 'give-influence:2').because('deal-limit', '7.2');
  then.options('stark').include('give-influence', 'give-power:3', 'take-open:2');
});

scenario('E24, 7.7, 19.41 Without a card in hand the top of the deck is the clash card', (words) => {
  const { given, when, then } = words;
  given.hand('tyrell');
  given.hand('stark', 'stark.hostility.16');
  given.deck('tyrell', 'tyrell.hostility.17');
  given.at('choose_cards', { defender: 'tyrell' });
  then.notAsked('tyrell');
  when('stark', 'choose.card').answers('stark.hostility.16');
  until(words, 'place.character', 'tyrell');
  then.told('cards.revealed', { cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.17' } });
});

scenario('15.4, 19.74 Without any card a player counts as having revealed hostility 0', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.olenna');
  given.hand('tyrell');
  given.hostages(
    'lannister',
    ...([
      'tyrell.hostility.02',
      'tyrell.hostility.03',
      'tyrell.hostility.04',
      'tyrell.hostility.05',
    ] as const),
    ...([
      'tyrell.hostility.06',
      'tyrell.hostility.07',
      'tyrell.hostility.07',
      'tyrell.hostility.08',
    ] as const),
    ...([
      'tyrell.hostility.09',
      'tyrell.hostility.09',
      'tyrell.hostility.10',
      'tyrell.hostility.11',
    ] as const),
    ...(['tyrell.hostility.13', 'tyrell.hostility.14', 'tyrell.hostility.17', 'tyrell.truce'] as const),
    ...(['tyrell.truce', 'tyrell.truce', 'tyrell.truce', 'tyrell.truce', 'tyrell.card.renly'] as const),
    ...(['tyrell.card.mace', 'tyrell.card.olenna', 'tyrell.card.margaery', 'tyrell.card.loras'] as const),
  );
  given.hand('stark', 'stark.truce');
  given.at('choose_cards', { defender: 'tyrell', characters: { tyrell: 'tyrell.renly' } });
  when('stark').answers('stark.truce');
  until(words, 'place.character', 'tyrell', ['tyrell', 'use']);
  then.told('cards.revealed', { cards: { stark: 'stark.truce' }, outcome: 'betrayal' });
  then.decided('betrayal', 'defender', 'challenger');
  then.notTold('cards.swapped');
});

scenario('7.7, 18.1, 18.3 Clash cards are chosen in secret, and supporters see none', (words) => {
  const { given, when, then } = words;
  given.hand('stark', 'stark.hostility.16', 'stark.truce');
  given.hand('tyrell', 'tyrell.hostility.17');
  given.at('choose_cards', {
    defender: 'tyrell',
    supporters: [supporter('lannister.tywin', 'challenger')],
  });
  when('stark').answers('stark.truce');
  when('stark').answers('stark.hostility.16');
  then.asked('tyrell', 'choose.card');
  when('tyrell').answers('tyrell.hostility.17');
  then.sees('stark', 'stark.hostility.16');
  then.doesNotSee('lannister', 'stark.hostility.16');
  then.doesNotSee('tyrell', 'stark.hostility.16');
  then.cannotUndo('stark', 'sealed');
});

scenario('E25, 19.42, 19.76 Brandon looks at the other card and changes his own', (words) => {
  const { given, when, then } = words;
  given.challenger('lannister');
  given.leader('stark.leader.brandon');
  given.hand('stark', 'stark.hostility.03');
  given.at('before_cards_played', {
    defender: 'stark',
    cards: { lannister: 'lannister.truce', stark: 'stark.truce' },
  });
  when('stark', 'leader.use').answers('use');
  then.hears('stark', 'lannister.truce');
  then.doesNotHear('tyrell', 'lannister.truce');
  then.sees('stark', 'lannister.truce');
  when('stark', 'change.card').answers('stark.hostility.03');
  then.hand('stark').include('stark.truce');
  then.doesNotHear('lannister', 'stark.hostility.03');
  until(words, 'take.source');
  then.decided('betrayal', 'defender', 'challenger');
});

scenario('E26, 19.46 Eddard turns a betrayal of his truce into a truce with its deal', (words) => {
  const { given, when, then } = words;
  given.at('after_reveal', {
    defender: 'tyrell',
    deal: ['give-power:2'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.hostility.11' },
  });
  when('stark', 'leader.use').uses();
  endRound(words);
  then.decided('truce', undefined);
  then.sheet('stark').is(2);
  then.sheet('tyrell').is(6);
});

scenario('19.46 Without a deal the forced truce fails', (words) => {
  const { given, when, then } = words;
  given.at('after_reveal', {
    defender: 'tyrell',
    cards: { stark: 'stark.truce', tyrell: 'tyrell.hostility.11' },
  });
  when('stark').uses();
  endRound(words);
  then.decided('truce', undefined, 'challenger', 'defender');
});

scenario('19.46 Eddard needs his own truce: who betrays has nothing to turn', (words) => {
  const { given, then } = words;
  given.at('after_reveal', {
    defender: 'tyrell',
    cards: { stark: 'stark.hostility.11', tyrell: 'tyrell.truce' },
  });
  until(words, 'take.source', 'stark', ['stark', 'use']);
  then.decided('betrayal', 'challenger', 'defender');
  then.notTold('outcome.forced');
});

scenario('E27 Selyse’s card makes a truce of her side hostility 0', (words) => {
  const { given, when, then } = words;
  given.players('targaryen', 'baratheon', 'stark');
  given.power('baratheon.selyse', 10);
  given.sheet('baratheon', 0);
  given.power('baratheon.davos', 2);
  given.hand('baratheon', 'baratheon.card.selyse');
  given.at(
    'after_reveal',
    duel('targaryen.daenerys', 'targaryen.hostility.05', 'baratheon.selyse', 'baratheon.truce'),
  );
  until(words, 'card.play', 'baratheon');
  when('baratheon').plays('baratheon.card.selyse');
  until(words, 'take.source', 'baratheon');
  then.strength('challenger').is(9);
  then.strength('defender').is(10);
  then.decided('hostility', 'defender', 'challenger');
});

scenario('19.48 Selyse’s card on an own truce against a truce: betrayal, and her side wins', (words) => {
  const { given, when, then } = words;
  given.players('targaryen', 'baratheon', 'stark');
  given.hand('baratheon', 'baratheon.card.selyse');
  given.at(
    'after_reveal',
    duel('targaryen.daenerys', 'targaryen.truce', 'baratheon.selyse', 'baratheon.truce'),
  );
  until(words, 'card.play', 'baratheon');
  when('baratheon').plays('baratheon.card.selyse');
  until(words, 'place.character', 'baratheon');
  then.decided('betrayal', 'defender', 'challenger');
});

scenario('19.47, 14.1 Eddard comes before Selyse’s card, which then finds nothing to change', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'baratheon');
  given.hand('baratheon', 'baratheon.card.selyse');
  given.at(
    'after_reveal',
    duel('stark.robb', 'stark.truce', 'tyrell.mace', 'tyrell.hostility.11', {
      supporters: [supporter('baratheon.selyse', 'challenger')],
      deal: ['give-power:1'],
    }),
  );
  when('stark', 'leader.use').uses();
  endRound(words, ['baratheon', 'baratheon.card.selyse']);
  then.decided('truce', undefined);
  then.notTold('truce.counts-as-hostility');
});

scenario('E28, 13.1, 13.2 A retreat: the side loses that power, the supporter keeps it', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.power('tyrell.mace', 6);
  given.sheet('tyrell', 2);
  given.hand('lannister', 'lannister.card.joffrey');
  given.leader('lannister.leader.tywin');
  given.at(
    'before_reveal',
    duel('lannister.joffrey', 'lannister.hostility.18', 'stark.robb', 'stark.hostility.16', {
      supporters: [supporter('tyrell.mace', 'defender')],
    }),
  );
  until(words, 'card.play', 'lannister');
  when('lannister').plays('lannister.card.joffrey', 'tyrell');
  then.participants().are('lannister', 'stark');
  until(words, 'take.source');
  then.strength('defender').is(20);
  then.power('tyrell.mace').is(6);
  then.tellings('power.removed').are({ character: 'stark.robb' });
});

scenario('E29, 13.2 Without a supporter on the other side the card has no target', (words) => {
  const { given, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.leader('lannister.leader.tywin');
  given.hand('lannister', 'lannister.card.joffrey');
  given.at(
    'before_reveal',
    duel('lannister.joffrey', 'lannister.hostility.18', 'stark.robb', 'stark.hostility.16'),
  );
  then.asked('lannister', 'card.play');
  then.options('lannister').are(['pass']);
  then.refused('lannister', 'lannister.card.joffrey').because('not-usable-now', '11.2');
});

scenario('E30, 12.5, 14.6, 19.32 Death before the reveal: its player stays a participant', (words) => {
  const { given, when, then } = words;
  given.players('targaryen', 'stark', 'tyrell');
  given.power('stark.robb', 1);
  given.power('tyrell.mace', 5);
  given.sheet('tyrell', 3);
  given.hand('targaryen', 'targaryen.card.daenerys');
  given.at(
    'before_reveal',
    duel('targaryen.daenerys', 'targaryen.hostility.20', 'stark.robb', 'stark.hostility.16', {
      supporters: [supporter('tyrell.mace', 'defender')],
    }),
  );
  until(words, 'card.play', 'targaryen');
  when('targaryen').plays('targaryen.card.daenerys');
  then.power('stark.robb').is(0);
  then.power('tyrell.mace').is(4);
  then.participants().are('targaryen', 'stark', 'tyrell');
  until(words, 'take.source');
  then.strength('defender').is(20);
});

scenario('E31, 14.1, 14.2 Leader abilities come before cards', ({ given, when, then }) => {
  given.players('lannister', 'tyrell', 'stark');
  given.leader('tyrell.leader.olenna');
  given.leader('lannister.leader.jaime');
  given.hand('lannister', 'lannister.card.tywin');
  given.at(
    'before_reveal',
    duel('lannister.tywin', 'lannister.hostility.18', 'tyrell.mace', 'tyrell.hostility.02'),
  );
  then.asked('tyrell', 'leader.use');
  when('tyrell').uses();
  then.asked('lannister', 'card.play');
  when('lannister').plays('lannister.card.tywin');
  then.happened('cards.swapped', 'strength.added');
});

scenario('E32, 19.49 Tyrion’s question: a false answer costs a hostage before anything else', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'tyrell', 'stark');
  given.leader('lannister.leader.tyrion');
  given.hand('lannister', 'lannister.truce');
  given.deck('tyrell', 'tyrell.hostility.05');
  given.at(
    'before_reveal',
    duel('lannister.tywin', 'lannister.hostility.18', 'tyrell.renly', 'tyrell.hostility.02'),
  );
  when('lannister', 'leader.use').answers('use');
  when('tyrell', 'question.answer').answers('yes');
  when('lannister', 'change.card').answers('keep');
  until(words, 'take.source', 'lannister');
  then.told('answer.untrue', { by: 'tyrell' });
  when('lannister').answers('deck');
  then.hostages('lannister').are('tyrell.hostility.05');
  then.happened('answer.untrue', 'hostage.taken');
});

scenario('E33, 19.43, 19.73, 1.16 Olenna swaps the cards; each goes home at the end', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.olenna');
  given.leader('stark.leader.catelyn');
  given.at('before_reveal', duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02'));
  when('tyrell').uses();
  endRound(words);
  then.strength('challenger').is(6);
  then.strength('defender').is(20);
  then.discard('tyrell').include('tyrell.hostility.02');
  then.discard('stark').include('stark.hostility.16');
});

scenario('19.44 A swapped character card counts 0 for whoever has it', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.olenna');
  given.at('before_reveal', duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.card.loras'));
  when('tyrell').uses();
  endRound(words);
  then.strength('challenger').is(4);
});

scenario('19.73 Eddard counts the card that lies before him after a swap', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.olenna');
  given.at('before_reveal', {
    defender: 'tyrell',
    cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.truce' },
  });
  when('tyrell').uses();
  until(words, 'leader.use', 'stark');
  then.asked('stark', 'leader.use');
  then.window('after_reveal');
});

scenario('E60, 19.49 The answer is judged by the card that lay there when it was given', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'tyrell', 'stark');
  given.leader('lannister.leader.tyrion');
  given.leader('tyrell.leader.olenna');
  given.hand('lannister');
  given.at(
    'before_reveal',
    duel('lannister.tywin', 'lannister.truce', 'tyrell.renly', 'tyrell.hostility.09'),
  );
  when('lannister').uses();
  when('tyrell').answers('no');
  when('tyrell', 'leader.use').uses();
  until(words, 'take.source');
  then.told('cards.revealed', { cards: { lannister: 'tyrell.hostility.09', tyrell: 'lannister.truce' } });
  then.notTold('answer.untrue');
});
