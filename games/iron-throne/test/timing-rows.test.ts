// Rows of the timing table that are used only in worked examples elsewhere: here under their own names.

import { duel, endRound, scenario, until } from './table.ts';

scenario(
  'baratheon.leader.stannis after_event_reveal, is_challenger: picks one of two event cards',
  (words) => {
    const { given, when, then } = words;
    given.players('baratheon', 'stark', 'tyrell');
    given.events('event.stark', 'event.tyrell');
    given.at('event_flip');
    when('baratheon', 'leader.use').uses('event.tyrell');
    then.defender('tyrell');
  },
);

scenario('targaryen.leader.viserys after_support_offer, own_offer_rejected: takes a hostage', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'targaryen');
  given.deck('tyrell', 'tyrell.hostility.17');
  given.at('support_offers', {
    defender: 'tyrell',
    characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
  });
  when('targaryen', 'offer.offer').answers('defender:targaryen.jorah');
  when('tyrell', 'offer.answer').answers('reject');
  when('targaryen', 'leader.use').uses('deck');
  then.hostages('targaryen').are('tyrell.hostility.17');
});

scenario('baratheon.card.selyse after_reveal: the own truce counts as hostility 0', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.hand('baratheon', 'baratheon.card.selyse');
  given.leader('stark.leader.catelyn');
  given.at('after_reveal', duel('baratheon.selyse', 'baratheon.truce', 'stark.robb', 'stark.truce'));
  when('baratheon', 'card.play').plays('baratheon.card.selyse');
  until(words, 'take.source');
  then.decided('betrayal', 'challenger', 'defender');
});

const lost = duel('stark.robb', 'stark.hostility.16', 'tyrell.olenna', 'tyrell.hostility.02');

scenario('tyrell.card.olenna after_clash_phase, losing_side: no penalty and no hostage', (words) => {
  const { given, when, then } = words;
  given.hand('tyrell', 'tyrell.card.olenna');
  given.at('after_clash_phase', lost);
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.olenna');
  endRound(words);
  then.power('tyrell.olenna').is(4);
  then.notTold('hostage.taken');
});

scenario('tyrell.card.margaery after_clash_phase, losing_side: a winner has no reward', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.loras');
  given.hand('tyrell', 'tyrell.card.margaery');
  given.at(
    'after_clash_phase',
    duel('stark.robb', 'stark.hostility.16', 'tyrell.margaery', 'tyrell.hostility.02'),
  );
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.margaery', 'stark');
  endRound(words);
  then.influence('stark', 'tyrell').is(0);
  then.notTold('hostage.taken');
  then.power('tyrell.margaery').is(2);
});

scenario('baratheon.leader.melisandre during_penalties, is_challenger: 2 power more or less', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.leader('baratheon.leader.melisandre');
  given.at(
    'penalties',
    duel('baratheon.davos', 'baratheon.hostility.15', 'stark.robb', 'stark.hostility.03'),
  );
  when('baratheon', 'leader.use').uses('lower:stark.robb');
  then.power('stark.robb').is(4);
});

scenario('targaryen.card.jorah after_results_phase: a token on the own board goes home', (words) => {
  const { given, when, then } = words;
  given.players('targaryen', 'stark', 'tyrell');
  given.influence('tyrell', 'targaryen', 2);
  given.hand('targaryen', 'targaryen.card.jorah');
  given.at(
    'after_results_phase',
    duel('targaryen.jorah', 'targaryen.hostility.20', 'stark.robb', 'stark.hostility.03'),
  );
  until(words, 'card.play', 'targaryen');
  when('targaryen').plays('targaryen.card.jorah', 'tyrell');
  then.influence('tyrell', 'targaryen').is(1);
  then.influence('tyrell', 'tyrell').is(4);
});

scenario('lannister.leader.joffrey end_of_turn: tortures a hostage and draws a card', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.hand('lannister', 'lannister.truce');
  given.hostages('lannister', 'stark.truce');
  given.at(
    'end_of_turn',
    duel('lannister.tywin', 'lannister.hostility.18', 'stark.robb', 'stark.hostility.03'),
  );
  when('lannister', 'leader.use').uses('torture:0', 'stark.robb');
  then.power('stark.robb').is(3);
  then.told('cards.drawn', { seat: 'lannister' });
});
