// Worked examples E54 to E63: negotiation and information.

import { duel, endRound, scenario, supporter } from './table.ts';

scenario('E54, 7.6a-7.6h Proposal, counter-proposal, acceptance: open to everybody', (words) => {
  const { given, when, then } = words;
  given.at('negotiation', { defender: 'tyrell' });
  then.asked('stark', 'move.choose');
  then.refused('stark', 'accept').because('nothing-to-accept', '7.6b');
  when('stark').proposes('give-power:2', 'take-open:1');
  then.asked('tyrell', 'move.choose');
  when('tyrell').proposes('take-power:3', 'give-open:1');
  when('stark').answers('accept');
  const none = { influence: 0, power: 0, open: 0, backs: [] };
  const deal = { challenger: { ...none, power: 3 }, defender: { ...none, open: 1 } };
  then.told('deal.recorded', { deal });
  then.tellings('deal.proposed').are({ by: 'stark' }, { by: 'tyrell', deal });
  then.asked('stark', 'choose.card');
  then.hears('spectator', 'deal.proposed');
});

scenario('E55, 7.6c After a pass one may accept or pass, not propose', ({ given, when, then }) => {
  given.at('negotiation', { defender: 'tyrell' });
  when('stark').passes();
  when('tyrell').proposes('give-influence', 'take-influence');
  then.options('stark').are(['accept', 'pass']);
  then.refused('stark', 'propose').because('passed-before', '7.6c');
  when('stark').passes();
  then.options('tyrell').are(['propose', 'pass']);
  when('tyrell').proposes('give-influence');
  when('stark').passes();
  when('tyrell').passes();
  then.notTold('deal.recorded');
  then.asked('stark', 'choose.card');
});

scenario('7.6d Talks are bounded: so many proposals and no more', ({ given, when, then }) => {
  given.rules({ negotiationMaxProposals: 2 });
  given.at('negotiation', { defender: 'tyrell' });
  for (let round = 0; round < 2; round++) {
    when('stark').proposes('give-power:1');
    when('tyrell').proposes('give-power:1');
  }
  then.refused('stark', 'propose').because('no-proposals-left', '7.6d');
  when('stark').passes();
  then.refused('tyrell', 'propose').because('no-proposals-left', '7.6d');
  when('tyrell').passes();
  then.asked('tyrell', 'choose.card');
});

scenario('E56, 7.6e, 19.21, 19.67 What cannot be paid is refused', ({ given, when, then }) => {
  given.sheet('stark', 1);
  given.influence('tyrell', 'lannister', 4);
  given.hostages('tyrell', 'stark.truce');
  given.at('negotiation', { defender: 'tyrell' });
  when('stark').answers('propose');
  then.refused('stark', 'give-power:2').because('not-payable', '7.6e');
  then.refused('stark', 'give-back:0').because('hostage-not-held', '7.6e');
  then.options('stark').include('give-power:1', 'take-back:0', 'take-influence');
  when('stark').answers(['give-power:1']);
  then.asked('tyrell', 'move.choose');
});

scenario('20.5 With truceHostageLimit total both directions together have two', ({ given, when, then }) => {
  given.rules({ truceHostageLimit: 'total' });
  given.at('negotiation', { defender: 'tyrell' });
  when('stark').answers('propose');
  when('stark').answers(['give-open:1', 'take-open:1']);
  then.told('deal.proposed', { by: 'stark' });
});

scenario(
  'E57, 4.9, 7.4 A named hostage comes home: nobody draws, and nobody else learns its face',
  (words) => {
    const { given, then } = words;
    given.hand('stark', ...(['stark.hostility.03', 'stark.hostility.04', 'stark.hostility.05'] as const));
    given.hostages('tyrell', 'stark.truce', 'lannister.hostility.08');
    given.at('rewards', {
      defender: 'tyrell',
      deal: ['take-back:0'],
      cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
    });
    endRound(words);
    then.told('hostage.home', { from: 'tyrell', of: 'stark' });
    then.hand('stark').include('stark.truce');
    then.hostages('tyrell').are('lannister.hostility.08');
    then.doesNotHear('lannister', 'stark.truce');
    then.holds('the former holder knows it is there', (w) =>
      w.glimpses.some(
        ({ by, of, cards }) => by === 'tyrell' && of === 'stark' && cards.secret!.includes('stark.truce'),
      ),
    );
  },
);

scenario('E58, 7.14, 19.16, 19.17 A deal overtaken by events: the truce has failed', (words) => {
  const { given, then } = words;
  given.hand('tyrell', 'tyrell.card.olenna');
  given.sheet('stark', 0);
  given.at(
    'fix_outcome',
    duel('stark.robb', 'stark.truce', 'tyrell.olenna', 'tyrell.truce', { deal: ['give-power:1'] }),
  );
  then.decided('truce', undefined, 'challenger', 'defender');
  then.asked('tyrell', 'card.play');
  then.options('tyrell').include('tyrell.card.olenna');
  endRound(words);
  then.notTold('deal.carried-out');
});

scenario('19.17, 19.19 Do what can be done: a deal that is possible in part counts', (words) => {
  const { given, then } = words;
  given.sheet('stark', 1);
  given.at('fix_outcome', {
    defender: 'tyrell',
    deal: ['give-power:3', 'take-influence'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
  });
  endRound(words);
  then.decided('truce', undefined);
  then.told('power.given', { from: 'stark', amount: 1 });
  then.influence('tyrell', 'stark').is(1);
  then.influence('stark', 'tyrell').is(0);
});

scenario('E59, 1.11, 19.16 A tie: Margaery may act, Arya finds no winner', (words) => {
  const { given, then } = words;
  given.challenger('lannister');
  given.leader('stark.leader.arya');
  given.at(
    'after_results_phase',
    duel('lannister.tyrion', 'lannister.hostility.04', 'stark.robb', 'stark.hostility.08', {
      supporters: [supporter('tyrell.mace', 'challenger')],
    }),
  );
  then.window('after_results_phase');
  then.asked('tyrell', 'leader.use');
  then.notAsked('stark');
  endRound(words, ['stark', 'use']);
  then.notTold('ability.used');
});

scenario(
  'E61, 14.7 No tell: who holds the card and who does not are asked alike',
  ({ given, when, then }) => {
    given.players('lannister', 'baratheon', 'stark');
    given.leader('lannister.leader.tywin');
    given.hand('lannister', 'lannister.card.tyrion');
    given.hand('baratheon', 'baratheon.truce');
    given.at(
      'after_reveal',
      duel('lannister.tyrion', 'lannister.hostility.18', 'baratheon.selyse', 'baratheon.hostility.04'),
    );
    then.asked('lannister', 'card.play');
    then.options('lannister').are(['lannister.card.tyrion', 'pass']);
    when('lannister').passes();
    then.asked('baratheon', 'card.play');
    then.options('baratheon').are(['pass']);
    when('baratheon').passes();
    then.notTold('card.used');
  },
);

scenario('14.7, 11.6 Whoever could use nothing, as everybody can see, is not asked', ({ given, then }) => {
  given.players('lannister', 'baratheon', 'stark');
  given.leader('lannister.leader.tywin');
  given.hand('lannister');
  given.discard('baratheon', 'baratheon.card.davos', 'baratheon.card.stannis');
  given.at(
    'after_reveal',
    duel('lannister.tyrion', 'lannister.hostility.18', 'baratheon.davos', 'baratheon.hostility.04'),
  );
  then.asked('lannister', 'take.source');
});

scenario('E62, 10.2, 10.5, 18.2 Who knows a hostage', ({ given, when, then }) => {
  given.hand('tyrell', 'tyrell.hostility.17');
  given.deck('tyrell', 'tyrell.hostility.14');
  given.at('rewards', {
    defender: 'tyrell',
    deal: ['take-open:1', 'take-open:2'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
  });
  when('stark', 'take.source').answers('deck', 'hand');
  then.hostages('stark').are('tyrell.hostility.14', 'tyrell.hostility.17');
  then.sees('stark', 'tyrell.hostility.14', 'tyrell.hostility.17');
  then.sees('tyrell', 'tyrell.hostility.17');
  then.doesNotSee('tyrell', 'tyrell.hostility.14');
  then.doesNotSee('lannister', 'tyrell.hostility.14', 'tyrell.hostility.17');
  then.shows('spectator', { mats: { stark: { hostages: [{ of: 'tyrell' }, { of: 'tyrell' }] } } });
});

scenario('E63, 1.4, 12.1 Power goes to another house by a deal alone', (words) => {
  const { given, then } = words;
  given.at('rewards', {
    defender: 'tyrell',
    deal: ['take-power:3'],
    cards: { stark: 'stark.truce', tyrell: 'tyrell.truce' },
  });
  endRound(words);
  then.total('stark').is(23);
  then.total('tyrell').is(17);
  then.sheet('stark').is(7);
});
