// All 25 character cards: usable in their window under their condition, and what they do. Titles begin with the row of the
// timing table.

import type { CharacterCardId, CharacterId } from '../data/ids.ts';
import { duel, endRound, scenario, supporter, until } from './table.ts';

/** A clash Stark wins against Tyrell; Robb and Renly take part. */
const won = duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02');
const lost = duel('stark.robb', 'stark.hostility.03', 'tyrell.renly', 'tyrell.hostility.17');
const withStark = (character: CharacterId, clash: typeof won = won) => ({
  ...clash,
  characters: { ...clash.characters, stark: character },
});

scenario('stark.card.eddard after_results_phase, truce_with_deal: two cards and two power', (words) => {
  const { given, when, then } = words;
  given.leader('stark.leader.catelyn');
  given.hand('stark', 'stark.card.eddard');
  given.at('rewards', {
    ...withStark('stark.eddard'),
    deal: ['take-power:1'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
  });
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.eddard', 'stark.arya', 'stark.robb');
  then.power('stark.arya').is(5);
  then.power('stark.robb').is(5);
  then.sheet('stark').is(3);
});

scenario('stark.card.eddard after_results_phase: not without a deal carried out', (words) => {
  const { given, then } = words;
  given.leader('stark.leader.catelyn');
  given.hand('stark', 'stark.card.eddard');
  given.at('after_results_phase', withStark('stark.eddard'));
  endRound(words, ['stark', 'stark.card.eddard']);
  then.hand('stark').include('stark.card.eddard');
});

scenario('stark.card.catelyn after_results_phase, losing_side: a hostage comes home', (words) => {
  const { given, when, then } = words;
  given.hand('stark', 'stark.card.catelyn');
  given.hostages('lannister', 'stark.truce');
  given.at('after_results_phase', withStark('stark.catelyn', lost));
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.catelyn', 'reclaimHostage', 'held:0');
  then.hand('stark').include('stark.truce');
  then.hostages('lannister').are();
});

scenario('stark.card.catelyn after_results_phase: or power; without a hostage only that', (words) => {
  const { given, when, then } = words;
  given.hand('stark', 'stark.card.catelyn');
  given.at('after_results_phase', withStark('stark.catelyn', lost));
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.catelyn');
  then.refused('stark', 'reclaimHostage').because('nothing-there', '11.8');
  when('stark').answers('movePower', 'stark.catelyn', 'done');
  then.power('stark.catelyn').is(5);
});

scenario('stark.card.robb after_results_phase: up to 3 power to the participating character', (words) => {
  const { given, when, then } = words;
  given.hand('stark', 'stark.card.robb');
  given.at('after_results_phase', won);
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.robb', 'stark.robb', 'stark.robb', 'stark.robb');
  then.power('stark.robb').is(7);
});

scenario('stark.card.arya after_results_phase, losing_side: 2 power off a winner’s character', (words) => {
  const { given, when, then } = words;
  given.hand('stark', 'stark.card.arya');
  given.at('after_results_phase', withStark('stark.arya', lost));
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.arya', 'tyrell.renly');
  then.power('tyrell.renly').is(2);
  then.sheet('tyrell').is(6);
});

scenario('stark.card.brandon after_results_phase: the next three event cards in any order', (words) => {
  const { given, when, then } = words;
  given.hand('stark', 'stark.card.brandon');
  given.events('event.special.most_cards', 'event.lannister', 'event.tyrell');
  given.at('after_results_phase', withStark('stark.brandon'));
  until(words, 'card.play', 'stark');
  when('stark').plays('stark.card.brandon');
  then.hears('stark', 'event.special.most_cards');
  then.doesNotHear('tyrell', 'event.special.most_cards');
  when('stark', 'arrange.order').answers('321');
  endRound(words);
  then.told('event.shown', { event: 'event.tyrell' });
});

scenario('lannister.card.tywin before_reveal: +1 for each power on the sheet, at most 5', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.power('lannister.tyrion', 1);
  given.sheet('lannister', 7);
  given.hand('lannister', 'lannister.card.tywin');
  given.at(
    'before_reveal',
    duel('lannister.tywin', 'lannister.hostility.01', 'stark.robb', 'stark.hostility.03'),
  );
  when('lannister', 'card.play').plays('lannister.card.tywin');
  then.told('strength.added', { side: 'challenger', amount: 5 });
});

scenario('lannister.card.cersei after_results_phase: takes a card of the hand seen', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.hand('lannister', 'lannister.card.cersei');
  given.hand('stark', 'stark.hostility.14', 'stark.truce');
  given.at(
    'after_results_phase',
    duel('lannister.cersei', 'lannister.hostility.18', 'stark.robb', 'stark.hostility.03'),
  );
  until(words, 'card.play', 'lannister');
  when('lannister').plays('lannister.card.cersei', 'stark');
  then.options('lannister').are(['stark.hostility.14', 'stark.truce']);
  when('lannister', 'takeSeen.card').answers('stark.hostility.14');
  then.hostages('lannister').are('stark.hostility.14');
  then.sees('lannister', 'stark.truce');
  then.doesNotHear('tyrell', 'stark.hostility.14');
});

scenario('lannister.card.jaime after_reveal: 2 power off a character of the other side', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.hand('lannister', 'lannister.card.jaime');
  given.at(
    'after_reveal',
    duel('lannister.jaime', 'lannister.hostility.03', 'stark.robb', 'stark.hostility.04'),
  );
  when('lannister', 'card.play').plays('lannister.card.jaime', 'stark.robb');
  until(words, 'take.source');
  then.strength('defender').is(6);
  // 19.84 half of what is left
  then.power('stark.robb').is(1);
});

scenario('lannister.card.tyrion after_reveal: 19.50 the sides swap values, bonuses stay', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.hand('lannister', 'lannister.card.tyrion');
  given.at(
    'after_reveal',
    duel('lannister.tyrion', 'lannister.hostility.01', 'stark.robb', 'stark.hostility.16'),
  );
  when('lannister', 'card.play').plays('lannister.card.tyrion');
  until(words, 'take.source');
  then.strength('challenger').is(20);
  then.strength('defender').is(5);
});

scenario('lannister.card.tyrion after_reveal: only in hostility', (words) => {
  const { given, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.hand('lannister', 'lannister.card.tyrion');
  given.at('after_reveal', duel('lannister.tyrion', 'lannister.hostility.01', 'stark.robb', 'stark.truce'));
  until(words, 'take.source', undefined, ['lannister', 'lannister.card.tyrion']);
  then.decided('betrayal', 'challenger', 'defender');
  then.notTold('values.swapped');
});

scenario(
  'lannister.card.joffrey before_reveal: 13.3, 13.4 one supporter of the other side retreats',
  (words) => {
    const { given, when, then } = words;
    given.players('stark', 'tyrell', 'lannister', 'baratheon');
    given.leader('lannister.leader.cersei');
    given.hand('lannister', 'lannister.card.joffrey');
    given.at('before_reveal', {
      ...won,
      supporters: [supporter('lannister.joffrey', 'challenger'), supporter('baratheon.selyse', 'defender')],
    });
    until(words, 'card.play', 'lannister');
    when('lannister').plays('lannister.card.joffrey', 'baratheon');
    then.participants().are('stark', 'tyrell', 'lannister');
    then.holds('13.4 gone for this round', (w) => w.encounter!.retreated.includes('baratheon'));
  },
);

scenario(
  'baratheon.card.stannis after_reveal: +5; 11.2 the leader’s card with any own character',
  (words) => {
    const { given, when, then } = words;
    given.players('baratheon', 'stark', 'tyrell');
    given.hand('baratheon', 'baratheon.card.stannis');
    given.at(
      'after_reveal',
      duel('baratheon.selyse', 'baratheon.hostility.04', 'stark.robb', 'stark.hostility.08'),
    );
    when('baratheon', 'card.play').plays('baratheon.card.stannis');
    until(words, 'take.source');
    then.strength('challenger').is(13);
  },
);

scenario('baratheon.card.selyse after_reveal: only on a truce of the own side', (words) => {
  const { given, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.hand('baratheon', 'baratheon.card.selyse');
  given.at('after_reveal', duel('baratheon.selyse', 'baratheon.hostility.04', 'stark.robb', 'stark.truce'));
  until(words, 'card.play', 'baratheon');
  then.options('baratheon').are(['pass']);
});

scenario(
  'baratheon.card.shireen before_cards_played: sees hand and chosen card, may change the own',
  (words) => {
    const { given, when, then } = words;
    given.players('baratheon', 'stark', 'tyrell');
    given.hand('baratheon', 'baratheon.card.shireen', 'baratheon.hostility.15');
    given.hand('stark', 'stark.hostility.14');
    given.at(
      'before_cards_played',
      duel('baratheon.shireen', 'baratheon.truce', 'stark.robb', 'stark.hostility.08'),
    );
    when('baratheon', 'card.play').plays('baratheon.card.shireen', 'stark');
    then.hears('baratheon', 'stark.hostility.14', 'stark.hostility.08');
    when('baratheon', 'change.card').answers('baratheon.hostility.15');
    then.hand('baratheon').include('baratheon.truce');
  },
);

scenario('baratheon.card.shireen before_cards_played: 19.81 a supporter only looks', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'baratheon');
  given.hand('baratheon', 'baratheon.card.shireen', 'baratheon.hostility.15');
  given.at('before_cards_played', {
    ...won,
    supporters: [supporter('baratheon.shireen', 'challenger')],
  });
  until(words, 'card.play', 'baratheon');
  when('baratheon').plays('baratheon.card.shireen', 'tyrell');
  then.told('hand.seen', { by: 'baratheon', of: 'tyrell' });
  then.sees('baratheon', 'tyrell.hostility.02');
  // Baratheon might hold another card for this moment, and that is all there is to ask.
  until(words, 'take.source');
  then.told('cards.revealed', { cards: won.cards });
});

scenario('baratheon.card.melisandre after_results_phase: revives a dead character', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.hand('baratheon', 'baratheon.card.melisandre');
  given.power('baratheon.davos', 0);
  given.sheet('baratheon', 4);
  given.at(
    'after_results_phase',
    duel('baratheon.melisandre', 'baratheon.hostility.15', 'stark.robb', 'stark.hostility.03'),
  );
  until(words, 'card.play', 'baratheon');
  when('baratheon').plays('baratheon.card.melisandre', 'reviveCharacter', 'baratheon.davos', 2);
  then.power('baratheon.davos').is(2);
  then.sheet('baratheon').is(2);
});

scenario(
  'baratheon.card.melisandre after_results_phase: or takes 2 power off another’s character',
  (words) => {
    const { given, when, then } = words;
    given.players('baratheon', 'stark', 'tyrell');
    given.hand('baratheon', 'baratheon.card.melisandre');
    given.at(
      'after_results_phase',
      duel('baratheon.melisandre', 'baratheon.hostility.15', 'stark.robb', 'stark.hostility.03'),
    );
    until(words, 'card.play', 'baratheon');
    when('baratheon').plays('baratheon.card.melisandre');
    then.refused('baratheon', 'reviveCharacter').because('nothing-there', '11.8');
    when('baratheon').answers('removePower', 'stark.robb');
    then.power('stark.robb').is(2);
  },
);

scenario(
  'baratheon.card.davos after_reveal, hostility_outcome: +4; 19.82 an active player cannot retreat',
  (words) => {
    const { given, when, then } = words;
    given.players('baratheon', 'stark', 'tyrell');
    given.hand('baratheon', 'baratheon.card.davos');
    given.at(
      'after_reveal',
      duel('baratheon.davos', 'baratheon.hostility.04', 'stark.robb', 'stark.hostility.07'),
    );
    when('baratheon', 'card.play').plays('baratheon.card.davos');
    then.refused('baratheon', 'retreat').because('nothing-there', '11.8');
    when('baratheon').answers('addStrength');
    until(words, 'take.source');
    then.strength('challenger').is(12);
  },
);

scenario(
  'baratheon.card.davos after_reveal: a supporter may retreat; 13.3 the card is discarded',
  (words) => {
    const { given, when, then } = words;
    given.players('stark', 'tyrell', 'baratheon');
    given.hand('baratheon', 'baratheon.card.davos');
    given.at('after_reveal', {
      ...won,
      supporters: [supporter('baratheon.davos', 'defender')],
    });
    until(words, 'card.play', 'baratheon');
    when('baratheon').plays('baratheon.card.davos', 'retreat');
    then.discard('baratheon').are('baratheon.card.davos');
    until(words, 'take.source');
    then.power('baratheon.davos').is(4);
  },
);

scenario('tyrell.card.renly before_cards_played: 19.59, 19.79 invites somebody from outside', (words) => {
  const { given, when, then } = words;
  given.hand('tyrell', 'tyrell.card.renly');
  given.at('before_cards_played', won);
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.renly');
  then.options('tyrell').are(['lannister', 'targaryen']);
  when('tyrell').answers('lannister');
  when('lannister', 'invitation.answer').answers('lannister.tyrion');
  then.participants().are('stark', 'tyrell', 'lannister');
});

scenario('tyrell.card.renly before_cards_played: 19.79 a refusal uses the card up', (words) => {
  const { given, when, then } = words;
  given.hand('tyrell', 'tyrell.card.renly');
  given.at('before_cards_played', won);
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.renly', 'lannister');
  when('lannister').answers('decline');
  then.participants().are('stark', 'tyrell');
  endRound(words);
  then.discard('tyrell').include('tyrell.card.renly');
});

scenario('tyrell.card.mace before_reveal, not_active: +2 for each supporter of the own side', (words) => {
  const { given, when, then } = words;
  given.challenger('lannister');
  given.hand('tyrell', 'tyrell.card.mace');
  given.at('before_reveal', {
    ...duel('lannister.tyrion', 'lannister.hostility.01', 'stark.robb', 'stark.hostility.03'),
    supporters: [supporter('tyrell.mace', 'defender'), supporter('targaryen.jorah', 'defender')],
  });
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.mace');
  then.told('strength.added', { side: 'defender', amount: 4 });
});

scenario('tyrell.card.mace before_reveal: not for an active player', (words) => {
  const { given, then } = words;
  given.hand('tyrell', 'tyrell.card.mace');
  given.at('before_reveal', { ...won, characters: { stark: 'stark.robb', tyrell: 'tyrell.mace' } });
  endRound(words, ['tyrell', 'tyrell.card.mace']);
  then.notTold('card.used');
});

scenario('tyrell.card.olenna after_clash_phase, losing_side: not for the winning side', (words) => {
  const { given, then } = words;
  given.hand('tyrell', 'tyrell.card.olenna');
  given.at('after_clash_phase', { ...lost, characters: { stark: 'stark.robb', tyrell: 'tyrell.olenna' } });
  until(words, 'place.character', 'tyrell', ['tyrell', 'tyrell.card.olenna']);
  then.notTold('card.used');
});

scenario('tyrell.card.margaery after_clash_phase, losing_side: 19.16 finds no winner in a tie', (words) => {
  const { given, then } = words;
  given.hand('tyrell', 'tyrell.card.margaery');
  given.at('after_clash_phase', {
    ...won,
    characters: { stark: 'stark.robb', tyrell: 'tyrell.mace' },
    cards: { stark: 'stark.hostility.08', tyrell: 'tyrell.hostility.08' },
  });
  endRound(words, ['tyrell', 'tyrell.card.margaery']);
  then.notTold('card.used');
});

scenario('tyrell.card.loras before_reveal: +5 strength', (words) => {
  const { given, when, then } = words;
  given.hand('tyrell', 'tyrell.card.loras');
  given.at('before_reveal', { ...won, characters: { stark: 'stark.robb', tyrell: 'tyrell.loras' } });
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.loras');
  until(words, 'take.source');
  then.strength('defender').is(11);
});

scenario('targaryen.card.daenerys before_reveal: 1 power off every character of the other side', (words) => {
  const { given, when, then } = words;
  given.challenger('targaryen');
  given.hand('targaryen', 'targaryen.card.daenerys');
  given.at(
    'before_reveal',
    duel('targaryen.daenerys', 'targaryen.hostility.01', 'stark.robb', 'stark.hostility.03'),
  );
  when('targaryen', 'card.play').plays('targaryen.card.daenerys');
  then.told('power.removed', { character: 'stark.robb', amount: 1 });
});

scenario(
  'targaryen.card.viserys before_cards_played: 19.77 a random discard, never the card set aside',
  (words) => {
    const { given, when, then } = words;
    given.challenger('targaryen');
    given.hand('targaryen', 'targaryen.card.viserys');
    given.hand('stark', 'stark.hostility.14');
    given.at(
      'before_cards_played',
      duel('targaryen.jorah', 'targaryen.hostility.01', 'stark.robb', 'stark.hostility.03'),
    );
    when('targaryen', 'card.play').plays('targaryen.card.viserys');
    then.tellings('card.discarded').are({ seat: 'stark', card: 'stark.hostility.14' });
  },
);

scenario('targaryen.card.drogo before_reveal: +5 on the challenger’s side', ({ given, when, then }) => {
  given.challenger('targaryen');
  given.hand('targaryen', 'targaryen.card.drogo');
  given.at(
    'before_reveal',
    duel('targaryen.drogo', 'targaryen.hostility.01', 'stark.robb', 'stark.hostility.03'),
  );
  when('targaryen', 'card.play').plays('targaryen.card.drogo');
  then.told('strength.added', { side: 'challenger', amount: 5 });
});

scenario('targaryen.card.drogo before_reveal: otherwise +3', (words) => {
  const { given, when, then } = words;
  given.hand('targaryen', 'targaryen.card.drogo');
  given.at(
    'before_reveal',
    duel('stark.robb', 'stark.hostility.03', 'targaryen.drogo', 'targaryen.hostility.01'),
  );
  until(words, 'card.play', 'targaryen');
  when('targaryen').plays('targaryen.card.drogo');
  then.told('strength.added', { side: 'defender', amount: 3 });
});

scenario(
  'targaryen.card.jorah after_results_phase: not without another’s influence on the own board',
  (words) => {
    const { given, then } = words;
    given.challenger('targaryen');
    given.hand('targaryen', 'targaryen.card.jorah');
    given.at(
      'after_results_phase',
      duel('targaryen.jorah', 'targaryen.hostility.20', 'lannister.tyrion', 'lannister.truce'),
    );
    endRound(words, ['targaryen', 'targaryen.card.jorah']);
    then.notTold('card.used');
  },
);

scenario('targaryen.card.doreah before_reveal: 19.78 a supporter stays by discarding two cards', (words) => {
  const { given, when, then } = words;
  given.challenger('targaryen');
  given.hand('targaryen', 'targaryen.card.doreah');
  given.hand('tyrell', 'tyrell.truce', 'tyrell.truce', 'tyrell.hostility.17');
  given.at('before_reveal', {
    ...duel('targaryen.doreah', 'targaryen.hostility.01', 'stark.robb', 'stark.hostility.03'),
    supporters: [supporter('tyrell.renly', 'defender')],
  });
  when('targaryen', 'card.play').plays('targaryen.card.doreah', 'tyrell');
  when('tyrell', 'stay.wish').answers('stay', 'tyrell.truce', 'tyrell.truce');
  then.participants().are('targaryen', 'stark', 'tyrell');
  then.hand('tyrell').are('tyrell.hostility.17');
});

scenario('targaryen.card.doreah before_reveal: 19.78 with fewer than two cards it retreats', (words) => {
  const { given, when, then } = words;
  given.challenger('targaryen');
  given.hand('targaryen', 'targaryen.card.doreah');
  given.hand('tyrell', 'tyrell.truce');
  given.at('before_reveal', {
    ...duel('targaryen.doreah', 'targaryen.hostility.01', 'stark.robb', 'stark.hostility.03'),
    supporters: [supporter('tyrell.renly', 'defender')],
  });
  when('targaryen').plays('targaryen.card.doreah', 'tyrell');
  then.refused('tyrell', 'stay').because('too-few-cards-to-stay', '19.78');
  when('tyrell').answers('retreat');
  then.participants().are('targaryen', 'stark');
});

/** A card nobody may use for its text: its character is not there, or dead (11.2, 11.4, 19.33). */
function cannotUse(title: string, power: number, character: CharacterId, card: CharacterCardId): void {
  scenario(title, (words) => {
    const { given, then } = words;
    given.hand('tyrell', card);
    given.power('tyrell.loras', power);
    given.at('before_reveal', { ...won, characters: { stark: 'stark.robb', tyrell: character } });
    endRound(words, ['tyrell', card]);
    then.hand('tyrell').include(card);
  });
}

cannotUse('11.2 A card whose character is not in the encounter', 4, 'tyrell.renly', 'tyrell.card.loras');
cannotUse('11.4, 19.33 A card whose character has died', 0, 'tyrell.loras', 'tyrell.card.loras');

scenario('11.2, 19.33 The leader’s card may be used though the own character has died', (words) => {
  const { given, when, then } = words;
  given.leader('tyrell.leader.olenna');
  given.power('tyrell.mace', 0);
  given.hand('tyrell', 'tyrell.card.olenna');
  given.at('after_clash_phase', { ...won, characters: { stark: 'stark.robb', tyrell: 'tyrell.mace' } });
  when('tyrell', 'card.play').plays('tyrell.card.olenna');
  then.told('penalty.waived', { seat: 'tyrell' });
});

scenario('11.6 Only participants use character cards', (words) => {
  const { given, then } = words;
  given.hand('lannister', 'lannister.card.tywin');
  given.leader('lannister.leader.tywin');
  given.at('before_reveal', won);
  endRound(words, ['lannister', 'lannister.card.tywin']);
  then.notTold('card.used');
});

scenario(
  '14.3 Passes over cards go on until everybody passes in a row, one card at a time',
  ({ given, when, then }) => {
    given.players('baratheon', 'lannister', 'tyrell');
    given.leader('lannister.leader.jaime');
    given.hand('baratheon', 'baratheon.card.stannis', 'baratheon.card.davos');
    given.hand('lannister', 'lannister.card.tyrion');
    given.at(
      'after_reveal',
      duel('baratheon.davos', 'baratheon.hostility.04', 'lannister.tyrion', 'lannister.hostility.09'),
    );
    when('baratheon', 'card.play').plays('baratheon.card.stannis');
    when('lannister', 'card.play').passes();
    when('baratheon', 'card.play').plays('baratheon.card.davos', 'addStrength');
    // something was used since Lannister passed
    when('lannister', 'card.play').plays('lannister.card.tyrion');
    then
      .tellings('card.used')
      .are(
        { card: 'baratheon.card.stannis' },
        { card: 'baratheon.card.davos' },
        { card: 'lannister.card.tyrion' },
      );
  },
);
