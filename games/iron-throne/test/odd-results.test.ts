// Odd situations from the results to the next round, put together to refute the rules: deals overtaken by events, hostages
// of the dead, losses of those who cannot lose, victories shared and missed.

import { deckOf } from '../data/data.ts';
import { mayTorture } from '../rules/hostages.ts';
import { duel, endRound, scenario, supporter, until } from './table.ts';

const won = duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02');
const truce = (...deal: string[]) =>
  duel('stark.robb', 'stark.truce', 'tyrell.renly', 'tyrell.truce', { deal });

scenario('8.1, 12.2 Power of a deal goes both ways at once: what is received pays for nothing', (words) => {
  const { given, then } = words;
  given.sheet('stark', 0);
  given.sheet('tyrell', 3);
  given.at('fix_outcome', truce('give-power:2', 'take-power:3'));
  endRound(words);
  then.tellings('power.given').are({ from: 'tyrell', to: 'stark', amount: 3 });
  then.sheet('tyrell').is(0);
});

scenario(
  '7.4, 10.3 An open hostage of a deal may be a card of the receiver: it goes to the hand',
  (words) => {
    const { given, when, then } = words;
    given.hostages('tyrell', 'stark.hostility.13');
    given.hand('stark', 'stark.hostility.03');
    given.at('fix_outcome', truce('take-open:1'));
    when('stark', 'take.source').answers('held:0');
    then.told('hostage.home', { from: 'tyrell', of: 'stark' });
    then.hostages('stark').are();
    then.hand('stark').include('stark.hostility.13');
  },
);

scenario('7.4, 18.2 A named hostage of a third house changes hands; its owner learns nothing', (words) => {
  const { given, then } = words;
  given.hostages('tyrell', 'lannister.hostility.18');
  given.at('fix_outcome', truce('take-back:0'));
  endRound(words);
  then.hostages('stark').are('lannister.hostility.18');
  then.sees('stark', 'lannister.hostility.18');
  then.doesNotHear('lannister', 'lannister.hostility.18');
});

scenario('19.17 Of two named hostages one was tortured away: the other is still given', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'lannister', 'tyrell');
  given.leader('lannister.leader.tyrion');
  given.hostages('stark', 'lannister.hostility.18', 'tyrell.hostility.17');
  given.at(
    'before_reveal',
    duel('stark.robb', 'stark.truce', 'lannister.cersei', 'lannister.truce', {
      deal: ['give-back:0', 'give-back:1'],
    }),
  );
  when('lannister', 'leader.use').uses();
  when('stark', 'question.answer').answers('no');
  until(words, 'take.source', 'lannister');
  when('lannister').answers('held:0');
  endRound(words);
  then.decided('truce', undefined);
  then.hostages('lannister').are('tyrell.hostility.17');
  then.hostages('stark').are();
});

scenario('17.3, E49 Eddard’s truce carries a deal out that lets both win', (words) => {
  const { given, when, then } = words;
  given.influence('stark', 'tyrell', 4);
  given.influence('tyrell', 'stark', 4);
  given.at(
    'after_reveal',
    duel('stark.robb', 'stark.truce', 'tyrell.renly', 'tyrell.hostility.17', {
      deal: ['give-influence', 'take-influence'],
    }),
  );
  when('stark', 'leader.use').uses();
  until(words, 'nothing');
  then.wins('stark', 'tyrell');
});

scenario('17.3 Three win together: the challenger and two supporters spread their last token', (words) => {
  const { given, then } = words;
  given.players('stark', 'tyrell', 'lannister', 'targaryen', 'baratheon');
  given.leader('baratheon.leader.davos');
  for (const seat of ['stark', 'lannister', 'targaryen'] as const) given.influence(seat, 'baratheon', 4);
  given.at('fix_outcome', {
    ...won,
    supporters: [supporter('lannister.tyrion', 'challenger'), supporter('targaryen.jorah', 'challenger')],
  });
  until(words, 'nothing');
  then.wins('stark', 'lannister', 'targaryen');
});

scenario('17.1, 19.30 Who is denied the reward does not win; the supporter beside does', (words) => {
  const { given, when, then } = words;
  given.influence('stark', 'targaryen', 4);
  given.influence('lannister', 'targaryen', 4);
  given.hand('tyrell', 'tyrell.card.margaery');
  given.leader('tyrell.leader.olenna');
  given.at('fix_outcome', {
    ...duel('stark.robb', 'stark.hostility.16', 'tyrell.margaery', 'tyrell.hostility.02'),
    supporters: [supporter('lannister.tyrion', 'challenger')],
  });
  when('tyrell', 'card.play').plays('tyrell.card.margaery', 'stark');
  until(words, 'nothing');
  then.wins('lannister');
});

scenario(
  '8.3, 17.1 Jaime with four tokens out takes cards in place of the fifth, and does not win',
  (words) => {
    const { given, then } = words;
    given.leader('lannister.leader.jaime');
    given.influence('lannister', 'targaryen', 4);
    given.at('fix_outcome', {
      ...won,
      supporters: [{ ...supporter('lannister.tyrion', 'challenger'), joined: true }],
    });
    endRound(words);
    then.influence('lannister', 'tyrell').is(0);
    then.influence('stark', 'tyrell').is(1);
    then.notTold('game.won');
  },
);

scenario(
  '17.2, 20.4 Onto any loser: who spreads the last token on another board wins with the rest',
  (words) => {
    const { given, when, then } = words;
    given.rules({ spreadTarget: 'anyLoser' });
    given.players('stark', 'tyrell', 'lannister', 'targaryen');
    given.influence('stark', 'lannister', 4);
    given.influence('targaryen', 'lannister', 4);
    given.at('fix_outcome', {
      ...won,
      supporters: [supporter('targaryen.jorah', 'challenger'), supporter('lannister.tyrion', 'defender')],
    });
    until(words, 'spread.onto', 'stark');
    when('stark').answers('lannister');
    when('targaryen', 'spread.onto').answers('tyrell');
    until(words, 'nothing');
    then.wins('stark', 'targaryen');
  },
);

scenario('12.5 A supporter whose character has died still has the reward', (words) => {
  const { given, then } = words;
  given.power('lannister.tyrion', 0);
  given.at('fix_outcome', { ...won, supporters: [supporter('lannister.tyrion', 'challenger')] });
  endRound(words);
  then.influence('lannister', 'tyrell').is(1);
});

scenario(
  '19.85, 8.4 A winning defender with nobody left draws and leaves the power on the sheet',
  (words) => {
    const { given, then } = words;
    for (const id of ['tyrell.mace', 'tyrell.olenna', 'tyrell.renly', 'tyrell.loras'] as const)
      given.power(id, 0);
    given.sheet('tyrell', 20);
    given.hand('tyrell', 'tyrell.truce');
    given.at('fix_outcome', {
      defender: 'tyrell',
      characters: { stark: 'stark.robb', tyrell: null },
      cards: { stark: 'stark.truce', tyrell: 'tyrell.hostility.02' },
    });
    until(words, 'take.source');
    then.sheet('tyrell').is(20);
    then.cards('tyrell').is(3);
  },
);

scenario('10.7, 5.9 Who lost with nothing to remove still gives a hostage', (words) => {
  const { given, when, then } = words;
  given.at('fix_outcome', {
    defender: 'tyrell',
    characters: { stark: 'stark.robb', tyrell: null },
    cards: { stark: 'stark.hostility.16', tyrell: 'tyrell.hostility.02' },
  });
  when('stark', 'take.source').answers('deck');
  then.notTold('penalties.due');
  then.told('hostage.taken', { by: 'stark', from: 'tyrell' });
});

scenario('10.7, 19.53 A loss that Melisandre lowered to nothing is a penalty all the same', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.leader('baratheon.leader.melisandre');
  given.at(
    'fix_outcome',
    duel('baratheon.davos', 'baratheon.hostility.04', 'stark.robb', 'stark.hostility.16'),
  );
  until(words, 'leader.use', 'baratheon');
  when('baratheon').uses('lower:baratheon.davos');
  then.power('baratheon.davos').is(4);
  when('stark', 'take.source').answers('deck');
  then.told('hostage.taken', { by: 'stark', from: 'baratheon' });
});

scenario('4.2, 19.35 The card of a revived character can be tortured again', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.davos');
  given.power('baratheon.selyse', 0);
  given.hostages('stark', 'baratheon.card.selyse');
  given.hand('baratheon', 'baratheon.card.melisandre');
  given.at(
    'after_results_phase',
    duel('stark.robb', 'stark.hostility.16', 'baratheon.melisandre', 'baratheon.hostility.04'),
  );
  then.holds('not while she is dead', (w) => !mayTorture(w, w.mats['stark']!.hostages[0]!));
  until(words, 'card.play', 'baratheon');
  when('baratheon').plays('baratheon.card.melisandre', 'reviveCharacter', 'baratheon.selyse', 2);
  then.power('baratheon.selyse').is(2);
  then.holds('but now', (w) => mayTorture(w, w.mats['stark']!.hostages[0]!));
});

scenario(
  '4.4, 19.36 The leader’s card with an empty sheet: tortured for nothing',
  ({ given, when, then }) => {
    given.sheet('tyrell', 0);
    given.leader('tyrell.leader.margaery');
    given.hostages('stark', 'tyrell.card.margaery');
    given.events('event.stark');
    given.at('hostages');
    when('stark', 'hostages.handle').answers('torture:0');
    then.discard('tyrell').include('tyrell.card.margaery');
    then.box('tyrell').is(4);
    then.notTold('power.left');
  },
);

scenario('14.5, 4.5 Shireen splits a torture in another player’s turn', ({ given, when, then }) => {
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.shireen');
  given.hostages('stark', 'baratheon.card.davos');
  given.power('baratheon.davos', 3);
  given.events('event.stark');
  given.at('hostages');
  when('stark', 'hostages.handle').answers('torture:0');
  when('baratheon', 'redirect.wish').answers(
    'split',
    'baratheon.selyse',
    'baratheon.stannis',
    'baratheon.melisandre',
  );
  then.power('baratheon.davos').is(3);
  then.power('baratheon.selyse').is(3);
  then.sheet('baratheon').is(7);
  then.discard('baratheon').include('baratheon.card.davos');
});

scenario(
  '20.3, 14.5 With penaltyPowerTo box a split loss leaves the game as well',
  ({ given, when, then }) => {
    given.players('stark', 'baratheon', 'tyrell');
    given.rules({ penaltyPowerTo: 'box' });
    given.leader('baratheon.leader.shireen');
    given.at(
      'penalties',
      duel('stark.robb', 'stark.hostility.16', 'baratheon.davos', 'baratheon.hostility.04'),
    );
    when('baratheon').answers('split', 'baratheon.selyse', 'baratheon.selyse');
    then.box('baratheon').is(2);
    then.sheet('baratheon').is(4);
  },
);

scenario(
  '19.27, 18.2 A hostage of a third house: its owner is not asked and hears only the back',
  (words) => {
    const { given, when, then } = words;
    given.hostages('tyrell', 'lannister.hostility.18');
    given.at('hostage_taking', won);
    when('stark', 'take.source').answers('held:0');
    then.told('hostage.taken', { by: 'stark', from: 'tyrell', of: 'lannister', source: 'held' });
    then.sees('tyrell', 'lannister.hostility.18');
    then.doesNotSee('lannister', 'lannister.hostility.18');
    then.doesNotSee('targaryen', 'lannister.hostility.18');
  },
);

scenario('10.3, 19.60 Viserys takes his own card back from who rejected him', ({ given, when, then }) => {
  given.hostages('stark', 'targaryen.hostility.04');
  given.hand('targaryen', 'targaryen.truce');
  given.at('support_offers', {
    defender: 'tyrell',
    characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
  });
  when('lannister', 'offer.offer').answers('out');
  when('targaryen', 'offer.offer').answers('challenger:targaryen.jorah');
  when('stark', 'offer.answer').answers('reject');
  when('targaryen', 'leader.use').uses('held:0');
  then.hand('targaryen').are('targaryen.hostility.04', 'targaryen.truce');
  then.hostages('targaryen').are();
});

scenario('19.61, 19.16 Jorah helps a defender after a truce that failed', (words) => {
  const { given, when, then } = words;
  given.leader('targaryen.leader.jorah');
  given.at(
    'fix_outcome',
    duel('stark.robb', 'stark.truce', 'tyrell.renly', 'tyrell.truce', {
      supporters: [supporter('targaryen.daenerys', 'defender')],
    }),
  );
  until(words, 'leader.use', 'targaryen');
  then.window('after_penalties');
  when('targaryen').uses('targaryen.daenerys');
  when('tyrell', 'place.character').answers('tyrell.renly');
  then.power('targaryen.daenerys').is(3);
  then.power('tyrell.renly').is(3);
});

scenario('19.62 Drogo acts after a truce that was kept', (words) => {
  const { given, when, then } = words;
  given.challenger('targaryen');
  given.leader('targaryen.leader.drogo');
  given.at(
    'fix_outcome',
    duel('targaryen.jorah', 'targaryen.truce', 'stark.robb', 'stark.truce', { deal: ['give-power:1'] }),
  );
  until(words, 'leader.use', 'targaryen');
  then.window('after_results_phase');
  when('targaryen').uses('done');
  then.told('cards.drawn', { seat: 'targaryen' });
});

scenario('20.2 A tie that the defender wins brings reward and hostage', (words) => {
  const { given, when, then } = words;
  given.rules({ tieWinner: 'defender' });
  given.at('fix_outcome', duel('stark.robb', 'stark.hostility.03', 'tyrell.renly', 'tyrell.hostility.03'));
  until(words, 'take.source', 'tyrell');
  then.decided('hostility', 'defender', 'challenger');
  then.power('stark.robb').is(2);
  when('tyrell').answers('hand');
  then.told('hostage.taken', { by: 'tyrell', from: 'stark', source: 'hand' });
});

scenario('19.88 A limit of rounds with three tied: they win together', (words) => {
  const { given, then } = words;
  given.rules({ roundLimit: 1 });
  given.influence('tyrell', 'lannister', 1);
  given.influence('lannister', 'targaryen', 1);
  given.influence('targaryen', 'lannister', 1);
  given.at('fix_outcome', duel('stark.robb', 'stark.hostility.03', 'tyrell.renly', 'tyrell.hostility.03'));
  until(words, 'nothing');
  then.wins('tyrell', 'lannister', 'targaryen');
});

scenario('11.8, 15.3 Margaery with nothing left to draw may take power alone', ({ given, when, then }) => {
  given.hand('tyrell');
  given.hostages('lannister', ...deckOf('tyrell').filter((card) => card !== 'tyrell.hostility.02'));
  given.at('after_results_phase', won);
  when('tyrell', 'leader.use').uses();
  then.options('tyrell').are(['movePower']);
  then.refused('tyrell', 'draw').because('nothing-there', '11.8');
});

scenario('4.9, 11.6 Catelyn’s card brings a hostage home from a player outside the encounter', (words) => {
  const { given, when, then } = words;
  given.hostages('targaryen', 'stark.hostility.13');
  given.hand('stark', 'stark.card.catelyn');
  given.at(
    'after_results_phase',
    duel('stark.catelyn', 'stark.hostility.03', 'tyrell.renly', 'tyrell.hostility.17'),
  );
  when('stark', 'card.play').plays('stark.card.catelyn', 'reclaimHostage', 'held:0');
  then.hand('stark').include('stark.hostility.13');
  then.told('hostage.home', { from: 'targaryen', of: 'stark' });
});

scenario('10.1 Cersei’s card may take from an ally as well', ({ given, when, then }) => {
  given.players('lannister', 'stark', 'tyrell');
  given.leader('lannister.leader.joffrey');
  given.hand('lannister', 'lannister.card.cersei');
  given.hand('tyrell', 'tyrell.hostility.17', 'tyrell.truce');
  given.at(
    'after_results_phase',
    duel('lannister.cersei', 'lannister.hostility.18', 'stark.robb', 'stark.hostility.03', {
      supporters: [supporter('tyrell.renly', 'challenger')],
    }),
  );
  when('lannister', 'card.play').plays('lannister.card.cersei', 'tyrell', 'tyrell.hostility.17');
  then.hostages('lannister').are('tyrell.hostility.17');
});

scenario('11.8, 10.1 Whoever has no card in hand is no target for Cersei’s card', ({ given, when, then }) => {
  given.players('lannister', 'stark', 'tyrell');
  given.leader('lannister.leader.joffrey');
  given.hand('lannister', 'lannister.card.cersei');
  given.hand('stark');
  given.hand('tyrell', 'tyrell.hostility.17');
  given.at(
    'after_results_phase',
    duel('lannister.cersei', 'lannister.hostility.18', 'stark.robb', 'stark.hostility.03', {
      supporters: [supporter('tyrell.renly', 'challenger')],
    }),
  );
  when('lannister', 'card.play').plays('lannister.card.cersei');
  then.options('lannister').are(['tyrell']);
});

scenario('11.8, 18.2 Doreah looks at no empty hand', ({ given, when, then }) => {
  given.challenger('targaryen');
  given.leader('targaryen.leader.doreah');
  given.hand('stark');
  given.at(
    'after_results_phase',
    duel('targaryen.jorah', 'targaryen.hostility.20', 'stark.robb', 'stark.hostility.03', {
      supporters: [supporter('tyrell.renly', 'challenger')],
    }),
  );
  when('targaryen', 'leader.use').uses();
  then.options('targaryen').are(['tyrell']);
});
