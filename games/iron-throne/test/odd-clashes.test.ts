// Odd situations up to the fixed outcome, put together to refute the rules: several abilities in one window, cards that lie
// with others, hands and decks that have run out, three players and five.

import { deckOf } from '../data/data.ts';
import { duel, endRound, scenario, supporter, until } from './table.ts';

scenario('19.80, 14.3 Who joins by an invitation may use a card in the same window', (words) => {
  const { given, when, then } = words;
  given.players('tyrell', 'stark', 'targaryen', 'lannister');
  given.leader('lannister.leader.joffrey');
  given.hand('tyrell', 'tyrell.card.renly');
  given.hand('targaryen', 'targaryen.card.viserys');
  given.hand('stark', 'stark.hostility.03');
  given.leader('targaryen.leader.doreah');
  given.at(
    'before_cards_played',
    duel('tyrell.renly', 'tyrell.hostility.02', 'stark.robb', 'stark.hostility.16'),
  );
  then.asked('tyrell', 'card.play');
  when('tyrell').plays('tyrell.card.renly', 'targaryen');
  when('targaryen', 'invitation.answer').answers('targaryen.viserys');
  until(words, 'card.play', 'targaryen');
  when('targaryen').plays('targaryen.card.viserys');
  then.told('card.discarded', { seat: 'stark', card: 'stark.hostility.03' });
});

scenario('19.13, 19.78 Jaime who joined may be made to retreat like any supporter', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'targaryen', 'lannister');
  given.leader('lannister.leader.jaime');
  given.leader('targaryen.leader.jorah');
  given.hand('targaryen', 'targaryen.card.doreah', 'targaryen.hostility.04');
  given.hand('lannister', 'lannister.hostility.18');
  given.at('after_support_phase', {
    defender: 'targaryen',
    characters: { stark: 'stark.robb', targaryen: 'targaryen.doreah' },
  });
  when('lannister', 'leader.use').uses('challenger:lannister.tyrion');
  until(words, 'choose.card');
  when('targaryen').answers('targaryen.hostility.04');
  until(words, 'card.play', 'targaryen');
  when('targaryen').plays('targaryen.card.doreah', 'lannister');
  then.refused('lannister', 'stay').because('too-few-cards-to-stay', '19.78');
  when('lannister', 'stay.wish').answers('retreat');
  then.told('supporter.retreated', { seat: 'lannister' });
  endRound(words, ['lannister', 'leader.use']);
  then.power('lannister.tyrion').is(4);
});

scenario('7.7, 14.7 Two empty hands: both clash cards come from the decks, nobody is asked', (words) => {
  const { given, then } = words;
  given.hand('stark');
  given.hand('tyrell');
  given.deck('stark', 'stark.hostility.16');
  given.deck('tyrell', 'tyrell.hostility.02');
  given.at('choose_cards', {
    defender: 'tyrell',
    characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
  });
  endRound(words);
  then.told('cards.revealed', { cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.02' } });
  then.decided('hostility', 'challenger', 'defender');
});

scenario('15.4 No card on either side is hostility 0 against 0: power decides', (words) => {
  const { given, then } = words;
  given.power('stark.robb', 5);
  given.sheet('stark', 3);
  given.at('fix_outcome', {
    defender: 'tyrell',
    characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
    cards: {},
  });
  endRound(words);
  then.decided('hostility', 'challenger', 'defender');
  then.strength('challenger').is(5);
  then.strength('defender').is(4);
});

scenario('5.9, 19.9 Without a character the card alone counts, and supporters still stand', (words) => {
  const { given, then } = words;
  given.at('fix_outcome', {
    defender: 'tyrell',
    characters: { stark: null, tyrell: 'tyrell.renly' },
    supporters: [supporter('lannister.tyrion', 'challenger')],
    cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.02' },
  });
  endRound(words);
  then.strength('challenger').is(20);
  then.strength('defender').is(6);
});

scenario(
  '14.4, 19.50 Selyse’s card makes it hostility: then Tyrion’s card has something to swap',
  (words) => {
    const { given, when, then } = words;
    given.players('lannister', 'baratheon', 'stark');
    given.leader('baratheon.leader.davos');
    given.leader('lannister.leader.cersei');
    given.hand('lannister', 'lannister.card.tyrion');
    given.hand('baratheon', 'baratheon.card.selyse');
    given.at(
      'after_reveal',
      duel('lannister.tyrion', 'lannister.hostility.18', 'baratheon.selyse', 'baratheon.truce'),
    );
    // a betrayal so far: nobody could use Tyrion's card, as everybody can see
    then.notAsked('lannister');
    when('baratheon').plays('baratheon.card.selyse');
    when('lannister', 'card.play').plays('lannister.card.tyrion');
    endRound(words);
    then.decided('hostility', 'defender', 'challenger');
    then.strength('challenger').is(4);
    then.strength('defender').is(22);
  },
);

scenario('19.46, 19.47 A truce that Eddard forces leaves Davos’s card nothing to do', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'baratheon');
  given.leader('baratheon.leader.shireen');
  given.hand('baratheon', 'baratheon.card.davos');
  given.at(
    'after_reveal',
    duel('stark.robb', 'stark.truce', 'tyrell.renly', 'tyrell.hostility.14', {
      supporters: [supporter('baratheon.davos', 'defender')],
      deal: ['take-influence'],
    }),
  );
  when('stark', 'leader.use').uses();
  endRound(words, ['baratheon', 'baratheon.card.davos']);
  then.decided('truce', undefined);
  then.influence('tyrell', 'stark').is(1);
});

scenario('13.1, 13.3 Who retreats with a used card leaves it in the discard pile at once', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'baratheon', 'lannister');
  given.leader('lannister.leader.tyrion');
  given.leader('baratheon.leader.shireen');
  given.hand('lannister', 'lannister.card.tywin', 'lannister.card.joffrey');
  given.hand('tyrell', 'tyrell.hostility.17');
  given.sheet('lannister', 4);
  given.hand('baratheon', 'baratheon.card.davos');
  given.at(
    'after_reveal',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02', {
      supporters: [supporter('baratheon.davos', 'defender')],
    }),
  );
  when('baratheon', 'card.play').plays('baratheon.card.davos', 'retreat');
  then.discard('baratheon').include('baratheon.card.davos');
  then.participants().are('stark', 'tyrell');
  endRound(words);
  then.power('baratheon.davos').is(4);
  then.influence('stark', 'tyrell').is(1);
});

scenario('11.8, 15.3 Mace with no card left anywhere is not asked', (words) => {
  const { given } = words;
  given.players('tyrell', 'stark', 'lannister');
  given.leader('tyrell.leader.mace');
  given.hand('tyrell');
  given.hostages('lannister', ...deckOf('tyrell').filter((card) => card !== 'tyrell.hostility.02'));
  given.at(
    'before_cards_played',
    duel('tyrell.renly', 'tyrell.hostility.02', 'stark.robb', 'stark.hostility.16'),
  );
  endRound(words, ['tyrell', 'use']);
});

scenario('19.75, 18.2 A card that came from the deck unseen may be swapped by Olenna', (words) => {
  const { given, when, then } = words;
  given.players('tyrell', 'stark', 'lannister');
  given.leader('tyrell.leader.olenna');
  given.hand('tyrell');
  given.deck('tyrell', 'tyrell.hostility.02');
  given.hand('stark', 'stark.hostility.16');
  given.at('choose_cards', {
    defender: 'stark',
    characters: { tyrell: 'tyrell.renly', stark: 'stark.robb' },
  });
  when('stark', 'choose.card').answers('stark.hostility.16');
  when('tyrell', 'leader.use').uses();
  endRound(words);
  then.strength('challenger').is(20);
  then.discard('stark').include('stark.hostility.16');
  then.discard('tyrell').include('tyrell.hostility.02');
});

scenario(
  '5.4, 19.8 Five players, all four others tied: the challenger chooses among all',
  ({ given, then }) => {
    given.players('stark', 'tyrell', 'lannister', 'targaryen', 'baratheon');
    given.leader('baratheon.leader.davos');
    given.events('event.special.most_influence');
    given.at('event_flip');
    then.asked('stark', 'defender.name');
    then.options('stark').are(['tyrell', 'lannister', 'targaryen', 'baratheon']);
  },
);

scenario('19.87 Stannis turns up the last event card: the discards are shuffled without it', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.events('event.stark');
  given.eventsOut(
    ...(['event.stark', 'event.stark', 'event.tyrell', 'event.tyrell', 'event.tyrell'] as const),
    ...(['event.baratheon', 'event.baratheon', 'event.baratheon'] as const),
    ...(['event.special.most_cards', 'event.special.most_influence'] as const),
    'event.special.most_leader_power',
  );
  given.at('event_flip');
  when('baratheon', 'leader.use').uses();
  then.told('events.reshuffled', { count: 11 });
  then.holds(
    'eleven less the one that was drawn',
    (w) => w.encounter!.events.length + w.eventsOut.length <= 2,
  );
  until(words, 'offer.offer');
  then.holds('both are out when the defender is fixed', (w) => w.eventsOut.length === 2);
});

scenario('11.2 A supporter’s leader card needs only a character that was brought', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'targaryen');
  given.leader('targaryen.leader.drogo');
  given.hand('targaryen', 'targaryen.card.drogo');
  given.at(
    'before_reveal',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02', {
      supporters: [supporter('targaryen.jorah', 'defender')],
    }),
  );
  when('targaryen', 'card.play').plays('targaryen.card.drogo');
  endRound(words);
  then.strength('defender').is(13);
});

scenario('6.3, 19.11 Cersei demands an offer and rejects it: the forced player has none left', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell', 'targaryen');
  given.leader('lannister.leader.cersei');
  given.leader('targaryen.leader.jorah');
  given.influence('lannister', 'tyrell', 1);
  given.at('before_support_offers', {
    defender: 'stark',
    characters: { lannister: 'lannister.tyrion', stark: 'stark.robb' },
  });
  when('lannister', 'leader.use').uses('tyrell');
  then.options('tyrell').exclude('out', 'defender:tyrell.renly');
  when('tyrell', 'offer.offer').answers('challenger:tyrell.renly');
  when('lannister', 'offer.answer').answers('reject');
  then.asked('targaryen', 'offer.offer');
  then.participants().are('lannister', 'stark');
});

scenario('19.58 Renly’s player draws once, however many are accepted', (words) => {
  const { given, when, then } = words;
  given.players('tyrell', 'stark', 'lannister', 'targaryen');
  given.leader('tyrell.leader.renly');
  given.leader('lannister.leader.joffrey');
  given.hand('tyrell', 'tyrell.truce');
  given.at('before_support_offers', {
    defender: 'stark',
    characters: { tyrell: 'tyrell.mace', stark: 'stark.robb' },
  });
  when('tyrell', 'leader.use').uses();
  for (const one of ['lannister', 'targaryen'] as const) {
    when(one, 'offer.offer').answers(
      `challenger:${one === 'lannister' ? 'lannister.tyrion' : 'targaryen.jorah'}`,
    );
    when('tyrell', 'offer.answer').answers('accept');
  }
  then.cards('tyrell').is(2);
  then.cards('lannister').is(6);
  then.cards('targaryen').is(6);
});

scenario('6.2 Three players: the only one outside is asked once', ({ given, when, then }) => {
  given.players('stark', 'tyrell', 'lannister');
  given.at('support_offers', {
    defender: 'tyrell',
    characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
  });
  when('lannister', 'offer.offer').answers('defender:lannister.tyrion');
  when('tyrell', 'offer.answer').answers('reject');
  then.asked('stark', 'move.choose');
});
