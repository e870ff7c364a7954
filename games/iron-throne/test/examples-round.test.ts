// Worked examples E04 to E16: start of round, preparation, support.

import { scenario, until } from './table.ts';

scenario('E04, 4.3, 18.2 A release brings the card home, and both draw', ({ given, when, then }) => {
  given.challenger('lannister');
  given.hand('stark', 'stark.hostility.03');
  given.hand('lannister', 'lannister.truce');
  given.hostages('lannister', 'stark.hostility.13');
  given.at('hostages');
  when('lannister', 'hostages.handle').answers('release:0');
  then.hand('stark').include('stark.hostility.13');
  then.told('hostage.released', { by: 'lannister', of: 'stark' });
  then.cards('stark').is(3);
  then.hears('stark', 'stark.hostility.13');
  then.doesNotHear('tyrell', 'stark.hostility.13');
});

scenario('4.3, 20.8 With releaseDraw releaserOnly the owner draws nothing', ({ given, when, then }) => {
  given.challenger('lannister');
  given.rules({ releaseDraw: 'releaserOnly' });
  given.events('event.lannister');
  given.hand('stark', 'stark.hostility.03');
  given.hand('lannister', 'lannister.truce');
  given.hostages('lannister', 'stark.hostility.13');
  given.at('hostages');
  when('lannister').answers('release:0');
  then.cards('stark').is(2);
  then.cards('lannister').is(2);
});

scenario(
  'E05, 4.5, 4.7 Torture of a character: at most what is there, then it dies',
  ({ given, when, then }) => {
    given.challenger('tyrell');
    given.events('event.tyrell');
    given.hostages('tyrell', 'stark.card.arya');
    given.power('stark.arya', 3);
    given.sheet('stark', 2);
    given.at('hostages');
    when('tyrell').answers('torture:0');
    then.power('stark.arya').is(0);
    then.told('character.died', { character: 'stark.arya' });
    then.sheet('stark').is(5);
    then.discard('stark').include('stark.card.arya');
    then.hears('spectator', 'stark.card.arya');
  },
);

scenario('E06, 4.4, 12.6, 19.37 Torture of the leader: 4 power leave the game', ({ given, when, then }) => {
  given.challenger('tyrell');
  given.leader('stark.leader.arya');
  given.events('event.tyrell');
  given.hostages('tyrell', 'stark.card.arya');
  given.power('stark.eddard', 3);
  given.sheet('stark', 5);
  given.at('hostages');
  when('tyrell').answers('torture:0');
  then.sheet('stark').is(1);
  then.box('stark').is(4);
  then.total('stark').is(16);
  then.power('stark.eddard').is(3);
});

scenario('19.36 A leader sheet with fewer than 4 loses what is there', ({ given, when, then }) => {
  given.challenger('tyrell');
  given.events('event.tyrell');
  given.hostages('tyrell', 'stark.card.eddard');
  given.sheet('stark', 2);
  given.at('hostages');
  when('tyrell').answers('torture:0');
  then.sheet('stark').is(0);
  then.told('power.left', { seat: 'stark', amount: 2 });
});

scenario(
  'E07, 4.6 Torture of a numbered card: the torturer picks a living character',
  ({ given, when, then }) => {
    given.players('targaryen', 'baratheon', 'stark');
    given.events('event.targaryen');
    given.hostages('targaryen', 'baratheon.hostility.09');
    given.power('baratheon.davos', 1);
    given.power('baratheon.selyse', 0);
    given.sheet('baratheon', 4);
    given.at('hostages');
    when('targaryen').answers('torture:0');
    then.options('targaryen').are(['baratheon.shireen', 'baratheon.melisandre', 'baratheon.davos']);
    when('targaryen', 'torture.character').answers('baratheon.davos');
    then.power('baratheon.davos').is(0);
    then.sheet('baratheon').is(5);
  },
);

scenario('19.38 Without a living character the torture of a truce does nothing', ({ given, when, then }) => {
  given.events('event.stark');
  given.hostages('stark', 'tyrell.truce');
  for (const id of ['tyrell.renly', 'tyrell.mace', 'tyrell.olenna', 'tyrell.loras'] as const)
    given.power(id, 0);
  given.at('hostages');
  when('stark').answers('torture:0');
  then.discard('tyrell').are('tyrell.truce');
  then.asked('stark', 'defender.name');
});

scenario('E08, 4.2 Hostages are handled in the own turn only', ({ given, then }) => {
  given.hostages('tyrell', 'stark.truce');
  given.hostages('stark', 'tyrell.truce');
  given.at('hostages');
  then.asked('stark', 'hostages.handle');
  then.notAsked('tyrell');
});

scenario('4.2, 19.40 Each hostage one by one: kept, released, tortured', ({ given, when, then }) => {
  given.events('event.stark');
  given.hostages('stark', 'tyrell.truce', 'tyrell.hostility.09', 'lannister.truce');
  given.hand('stark');
  given.at('hostages');
  when('stark').answers('release:1');
  then.cards('stark').is(1);
  then.options('stark').are(['release:0', 'torture:0', 'release:2', 'torture:2', 'done']);
  when('stark').answers('release:2');
  then.cards('stark').is(2);
  when('stark').answers('done');
  then.hostages('stark').are('tyrell.truce');
  then.asked('stark', 'defender.name');
});

scenario('4.8, 16.1 What was promised binds nobody: every choice stays open', ({ given, then }) => {
  given.hostages('stark', 'tyrell.truce');
  given.at('hostages');
  then.options('stark').are(['release:0', 'torture:0', 'done']);
});

scenario('E53, 4.2, 19.35 The card of a dead character cannot be tortured', ({ given, when, then }) => {
  given.challenger('tyrell');
  given.events('event.tyrell');
  given.hostages('tyrell', 'stark.card.arya', 'stark.card.eddard');
  given.power('stark.arya', 0);
  given.sheet('stark', 0);
  given.at('hostages');
  then.refused('tyrell', 'torture:0').because('dead-cannot-be-tortured', '4.2');
  then.options('tyrell').are(['release:0', 'release:1', 'torture:1', 'done']);
  when('tyrell').answers('release:0');
  then.hand('stark').include('stark.card.arya');
});

scenario('19.39 Release with nothing left to draw: only the other draw happens', ({ given, when, then }) => {
  given.events('event.stark');
  given.hand('tyrell');
  given.shortDeck('stark', 0);
  given.hostages('stark', 'tyrell.truce');
  given.deck('tyrell', 'tyrell.hostility.02');
  given.at('hostages');
  when('stark').answers('release:0');
  then.hand('tyrell').are('tyrell.hostility.02', 'tyrell.truce');
  then.told('deck.reshuffled', { seat: 'stark' });
});

scenario('E09, 5.3, 19.6 Own card: the challenger names another player', ({ given, when, then }) => {
  given.events('event.stark');
  given.at('event_flip');
  then.options('stark').are(['tyrell', 'lannister', 'targaryen']);
  then.refused('stark', 'stark').because('not-yourself', '5.3');
  when('stark', 'defender.name').answers('lannister');
  then.defender('lannister');
  then.holds('5.5 the event card is discarded', (w) => w.eventsOut.join() === 'event.stark');
});

scenario('5.2 The card of another house names the defender', ({ given, then }) => {
  given.events('event.lannister');
  given.at('event_flip');
  then.told('defender.named', { seat: 'lannister' });
});

scenario('E10, 5.4, 19.7, 19.8 Special card with a tie', ({ given, when, then }) => {
  given.hand('stark', ...(['stark.truce', 'stark.truce', 'stark.hostility.03'] as const));
  given.hand('tyrell', 'tyrell.truce', 'tyrell.truce');
  given.hand('lannister', 'lannister.truce', 'lannister.truce');
  given.hand('targaryen', 'targaryen.truce');
  given.events('event.special.most_cards');
  given.at('event_flip');
  then.options('stark').are(['tyrell', 'lannister']);
  then.refused('stark', 'targaryen').because('does-not-fit-the-event', '5.4');
  when('stark').answers('tyrell');
  then.defender('tyrell');
});

scenario('5.4 Most influence spread', ({ given, then }) => {
  given.influence('stark', 'tyrell', 3);
  given.influence('targaryen', 'stark', 2);
  given.influence('lannister', 'stark', 1);
  given.events('event.special.most_influence');
  given.at('event_flip');
  then.defender('targaryen');
});

scenario('5.4 Most power on the leader sheet', ({ given, then }) => {
  given.sheet('lannister', 3);
  given.sheet('tyrell', 2);
  given.sheet('targaryen', 1);
  given.events('event.special.most_leader_power');
  given.at('event_flip');
  then.defender('lannister');
});

scenario(
  'E11, 5.6, 5.7 An empty leader sheet moves nothing, and everybody draws',
  ({ given, when, then }) => {
    given.hand('stark');
    given.hand('tyrell');
    given.sheet('tyrell', 0);
    given.at('active_preparation', { defender: 'tyrell' });
    then.cards('stark').is(1);
    then.cards('tyrell').is(1);
    when('stark', 'place.character').answers('stark.robb');
    then.power('stark.robb').is(5);
    then.sheet('stark').is(3);
    when('stark', 'preparation.participant').answers('stark.robb');
    then.asked('tyrell', 'preparation.participant');
  },
);

scenario(
  '5.7, 5.8 Challenger first, then defender, each with a living character',
  ({ given, when, then }) => {
    given.power('tyrell.loras', 0);
    given.at('active_preparation', { defender: 'tyrell' });
    when('stark', 'place.character').answers('stark.arya');
    then.options('tyrell').are(['tyrell.renly', 'tyrell.mace', 'tyrell.olenna']);
    when('tyrell', 'place.character').answers('tyrell.mace');
    when('stark').answers('stark.arya');
    when('tyrell').answers('tyrell.olenna');
    then.participants().are('stark', 'tyrell');
  },
);

scenario(
  '5.9, 12.7, 19.9, 19.85 Without a living character one takes part all the same',
  ({ given, when, then }) => {
    for (const id of ['tyrell.renly', 'tyrell.mace', 'tyrell.olenna', 'tyrell.loras'] as const)
      given.power(id, 0);
    given.sheet('tyrell', 4);
    given.at('active_preparation', { defender: 'tyrell' });
    when('stark').answers('stark.arya', 'stark.arya');
    then.participants().are('stark', 'tyrell');
    then.sheet('tyrell').is(4);
    then.asked('lannister', 'offer.offer');
  },
);

scenario('E12, 19.52 Stannis picks one of two event cards', ({ given, when, then }) => {
  given.players('baratheon', 'tyrell', 'lannister');
  given.events('event.tyrell', 'event.lannister');
  given.at('event_flip');
  when('baratheon', 'leader.use').uses();
  then.options('baratheon').are(['event.tyrell', 'event.lannister']);
  when('baratheon', 'pickEvent.event').answers('event.lannister');
  then.defender('lannister');
  then.holds('both are discarded', (w) => w.eventsOut.join() === 'event.tyrell,event.lannister');
});

scenario('19.52 The second card may be a special one, read after the choice', ({ given, when, then }) => {
  given.players('baratheon', 'tyrell', 'lannister');
  given.sheet('lannister', 0);
  given.events('event.baratheon', 'event.special.most_leader_power');
  given.at('event_flip');
  when('baratheon').uses('event.special.most_leader_power');
  then.defender('tyrell');
});

scenario(
  '19.87, 15.5 The last event card is turned up, the discards are shuffled without it',
  ({ given, when, then }) => {
    given.players('baratheon', 'tyrell', 'lannister');
    given.events('event.tyrell');
    given.eventsOut(
      ...(['event.tyrell', 'event.tyrell', 'event.lannister', 'event.lannister', 'event.lannister'] as const),
      ...(['event.baratheon', 'event.baratheon', 'event.baratheon'] as const),
      ...(['event.special.most_cards', 'event.special.most_influence'] as const),
      'event.special.most_leader_power',
    );
    given.at('event_flip');
    when('baratheon').answers('use');
    then.told('events.reshuffled', { count: 11 });
    then.asked('baratheon', 'pickEvent.event');
  },
);

scenario('E13, 6.3, 7.5 A rejected offer: no second one', ({ given, when, then }) => {
  given.at('support_offers', { defender: 'tyrell' });
  when('lannister', 'offer.offer').answers('challenger:lannister.tyrion');
  when('stark', 'offer.answer').answers('reject');
  then.participants().are('stark', 'tyrell');
  then.asked('targaryen', 'offer.offer');
  when('targaryen').answers('out');
  then.notAsked('lannister');
});

scenario('E14, 6.2 The order of offers is clockwise from the challenger’s left', ({ given, when, then }) => {
  given.players('stark', 'tyrell', 'lannister', 'targaryen', 'baratheon');
  given.at('support_offers', { defender: 'lannister' });
  when('tyrell', 'offer.offer').answers('out');
  when('targaryen', 'offer.offer').answers('out');
  when('baratheon', 'offer.offer').answers('out');
  then.tellings('support.withheld').are({ seat: 'tyrell' }, { seat: 'targaryen' }, { seat: 'baratheon' });
});

scenario('6.2, 6.5 An accepted player takes part at once', ({ given, when, then }) => {
  given.at('support_offers', { defender: 'tyrell' });
  when('lannister').answers('defender:lannister.tyrion');
  when('tyrell', 'offer.answer').answers('accept');
  then.participants().are('stark', 'tyrell', 'lannister');
});

scenario('19.10 Whoever has no living character cannot offer', ({ given, then }) => {
  for (const id of ['lannister.tywin', 'lannister.cersei', 'lannister.jaime', 'lannister.tyrion'] as const)
    given.power(id, 0);
  given.at('support_offers', { defender: 'tyrell' });
  then.asked('targaryen', 'offer.offer');
});

scenario('E15, 1.3, 19.11 Cersei demands an offer from a house under her influence', (words) => {
  const { given, when, then } = words;
  given.challenger('tyrell');
  given.leader('lannister.leader.cersei');
  given.influence('lannister', 'stark', 1);
  given.at('before_support_offers', { defender: 'lannister' });
  when('lannister', 'leader.use').answers('use');
  then.options('lannister').are(['stark']);
  when('lannister', 'op.player').answers('stark');
  until(words, 'offer.offer', 'stark');
  then.refused('stark', 'out').because('must-offer-support', '19.11');
  then.refused('stark', 'challenger:stark.robb').because('must-offer-support', '19.11');
  when('stark').answers('defender:stark.robb');
  then.options('lannister').are(['accept', 'reject']);
  when('lannister').answers('reject');
  then.participants().are('tyrell', 'lannister');
});

scenario(
  'E16, 19.60 Viserys takes a hostage from who rejected him, before the next offer',
  ({ given, when, then }) => {
    given.players('stark', 'targaryen', 'tyrell', 'lannister');
    given.deck('stark', 'stark.hostility.16');
    given.at('support_offers', { defender: 'tyrell' });
    when('targaryen').answers('challenger:targaryen.jorah');
    when('stark').answers('reject');
    then.window('after_support_offer');
    when('targaryen', 'leader.use').uses('deck');
    then.hostages('targaryen').are('stark.hostility.16');
    then.asked('lannister', 'offer.offer');
  },
);

scenario('19.12 A forced player may use what triggers on rejection', ({ given, when, then }) => {
  given.players('lannister', 'targaryen', 'tyrell');
  given.leader('lannister.leader.cersei');
  given.influence('lannister', 'targaryen', 1);
  given.at('before_support_offers', { defender: 'tyrell' });
  when('lannister').uses('targaryen');
  when('targaryen').answers('challenger:targaryen.jorah');
  when('lannister').answers('reject');
  then.asked('targaryen', 'leader.use');
});
