// What planted mistakes showed that no other scenario looked at: support, deals and the clash.

import { expect } from 'vitest';
import { deckOf } from '../data/data.ts';
import { ironThrone } from '../rules/index.ts';
import { duel, endRound, scenario, supporter, until } from './table.ts';

const clash = duel('stark.robb', 'stark.hostility.16', 'tyrell.renly', 'tyrell.hostility.02');
const truces = duel('stark.robb', 'stark.truce', 'tyrell.renly', 'tyrell.truce');

scenario('7.12 Revealed cards no longer lie face down', (words) => {
  const { given, then } = words;
  given.at('reveal_cards', clash);
  until(words, 'take.source');
  then.holds('nothing lies face down', (w) => Object.keys(w.encounter!.lying).length === 0);
});

scenario('7.10 Cards lie on the table from the moment they are played', (words) => {
  const { given, then } = words;
  given.at('play_cards', clash);
  until(words, 'take.source');
  then.holds('they lie there', (w) => w.encounter!.down);
});

scenario('18.2 Who saw a hand is no longer sure of the clash card once it was revealed', (words) => {
  const { given, when, then } = words;
  given.players('baratheon', 'stark', 'tyrell');
  given.hand('baratheon', 'baratheon.card.shireen');
  given.hand('stark', 'stark.hostility.14');
  const shireen = duel('baratheon.shireen', 'baratheon.truce', 'stark.robb', 'stark.hostility.08');
  given.at('before_cards_played', shireen);
  when('baratheon', 'card.play').plays('baratheon.card.shireen', 'stark');
  until(words, 'take.source');
  then.holds('only the hand is left', (w) => w.glimpses[0]!.cards.secret!.join() === 'stark.hostility.14');
});

scenario('11.2, 5.9 Who brought nobody cannot use the leader’s card', (words) => {
  const { given, then } = words;
  given.players('stark', 'baratheon', 'tyrell');
  given.leader('baratheon.leader.selyse');
  for (const id of ['stannis', 'shireen', 'melisandre', 'davos'] as const) given.power(`baratheon.${id}`, 0);
  given.hand('baratheon', 'baratheon.card.selyse');
  given.at('after_reveal', {
    defender: 'baratheon',
    characters: { stark: 'stark.robb', baratheon: null },
    cards: { stark: 'stark.truce', baratheon: 'baratheon.truce' },
  });
  endRound(words, ['baratheon', 'baratheon.card.selyse']);
  then.notTold('card.used');
});

scenario('lannister.leader.tywin before_support_offers: one power on the sheet is enough', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.leader('lannister.leader.tywin');
  given.sheet('lannister', 1);
  given.at('before_support_offers', {
    defender: 'stark',
    characters: { lannister: 'lannister.cersei', stark: 'stark.robb' },
  });
  when('lannister', 'leader.use').uses('lannister.cersei');
  then.power('lannister.cersei').is(5);
  then.sheet('lannister').is(0);
});

scenario('19.60, 6.4 Viserys is asked after his own offer only', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'targaryen', 'lannister');
  given.at('support_offers', {
    defender: 'tyrell',
    characters: { stark: 'stark.robb', tyrell: 'tyrell.renly' },
  });
  when('targaryen', 'offer.offer').answers('challenger:targaryen.jorah');
  when('stark', 'offer.answer').answers('reject');
  when('targaryen', 'leader.use').passes();
  when('lannister', 'offer.offer').answers('challenger:lannister.tywin');
  when('stark', 'offer.answer').answers('reject');
  then.asked('stark', 'move.choose');
});

scenario('19.58 Renly’s bonus is for the own side only', (words) => {
  const { given, when, then } = words;
  given.players('tyrell', 'stark', 'lannister');
  given.leader('tyrell.leader.renly');
  given.hand('lannister', 'lannister.truce');
  given.at('before_support_offers', {
    defender: 'stark',
    characters: { tyrell: 'tyrell.loras', stark: 'stark.robb' },
  });
  when('tyrell', 'leader.use').uses();
  when('lannister', 'offer.offer').answers('defender:lannister.tywin');
  when('stark', 'offer.answer').answers('accept');
  then.cards('lannister').is(1);
});

scenario('19.11 Cersei demands nothing of a player with nobody left', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell', 'targaryen');
  given.leader('lannister.leader.cersei');
  given.influence('lannister', 'tyrell', 1);
  given.influence('lannister', 'targaryen', 1);
  for (const id of ['renly', 'mace', 'olenna', 'loras'] as const) given.power(`tyrell.${id}`, 0);
  given.at('before_support_offers', {
    defender: 'stark',
    characters: { lannister: 'lannister.tywin', stark: 'stark.robb' },
  });
  when('lannister', 'leader.use').uses();
  then.options('lannister').are(['targaryen']);
  when('lannister').answers('targaryen');
  then.told('support.demanded', { by: 'lannister', of: 'targaryen' });
});

scenario('7.3 A deal has at least one term', ({ given, when, then }) => {
  given.at('negotiation', { defender: 'tyrell' });
  when('stark').answers('propose');
  expect(then.open()[0]!.min).toBe(1);
});

scenario('19.67, 7.6e Influence without a token left cannot be promised', ({ given, when, then }) => {
  given.influence('stark', 'lannister', 5);
  given.at('negotiation', { defender: 'tyrell' });
  when('stark').answers('propose');
  then.refused('stark', 'give-influence').because('not-payable', '7.6e');
  then.options('stark').include('take-influence');
});

scenario('7.6e, 10.4 A hostage is not promised by who has no card left', ({ given, when, then }) => {
  given.hand('tyrell');
  given.hostages('lannister', ...deckOf('tyrell'));
  given.at('negotiation', { defender: 'tyrell' });
  when('stark').answers('propose');
  then.refused('stark', 'take-open:1').because('not-payable', '7.6e');
  then.options('stark').include('give-open:1');
});

scenario('19.17 Power that is there in part is given in part', (words) => {
  const { given, then } = words;
  given.sheet('stark', 1);
  given.at('fix_outcome', { ...truces, deal: ['give-power:3'] });
  endRound(words);
  then.decided('truce', undefined);
  then.told('power.given', { from: 'stark', to: 'tyrell', amount: 1 });
});

scenario('19.17, 19.67 Influence without a token does not keep a deal alive', (words) => {
  const { given, then } = words;
  given.influence('stark', 'lannister', 5);
  given.at('fix_outcome', { ...truces, deal: ['give-influence'] });
  until(words, 'card.play');
  then.decided('truce', undefined, 'challenger', 'defender');
});

scenario('19.17, 19.49 A named hostage that was taken before is given no more', (words) => {
  const { given, when, then } = words;
  given.players('lannister', 'stark', 'tyrell');
  given.leader('lannister.leader.tyrion');
  given.hostages('stark', 'tyrell.truce');
  given.at('before_reveal', {
    ...duel('lannister.cersei', 'lannister.truce', 'stark.robb', 'stark.truce'),
    deal: ['take-back:0', 'take-power:1'],
  });
  when('lannister', 'leader.use').uses();
  when('stark', 'question.answer').answers('no');
  until(words, 'take.source', 'lannister');
  when('lannister').answers('held:0');
  endRound(words);
  then.told('deal.carried-out');
  then.hostages('lannister').are('tyrell.truce');
});

scenario('18.2 Brandon sees the chosen card and nothing else', ({ given, when, then }) => {
  given.leader('stark.leader.brandon');
  given.hand('tyrell', 'tyrell.hostility.14');
  given.at('before_cards_played', clash);
  when('stark', 'leader.use').uses();
  then.sees('stark', 'tyrell.hostility.02');
  then.doesNotSee('stark', 'tyrell.hostility.14');
});

scenario('lannister.card.tywin before_reveal: an empty sheet adds nothing', ({ given, when, then }) => {
  given.players('lannister', 'stark', 'tyrell');
  given.sheet('lannister', 0);
  given.hand('lannister', 'lannister.card.tywin');
  const tywin = duel('lannister.tywin', 'lannister.hostility.01', 'stark.robb', 'stark.hostility.03');
  given.at('before_reveal', tywin);
  when('lannister', 'card.play').plays('lannister.card.tywin');
  then.notTold('strength.added');
});

scenario('14.7 A card that lies open is asked for no more', ({ given, when, then }) => {
  given.players('targaryen', 'stark', 'lannister');
  given.hand('targaryen', 'targaryen.card.viserys', 'targaryen.truce');
  const viserys = duel('targaryen.viserys', 'targaryen.hostility.20', 'stark.robb', 'stark.hostility.03');
  given.leader('targaryen.leader.doreah');
  given.at('before_cards_played', viserys);
  when('targaryen', 'card.play').plays('targaryen.card.viserys');
  then.asked('targaryen', 'take.source');
});

scenario('19.79 Who is invited joins the side of who invites', (words) => {
  const { given, when, then } = words;
  given.players('stark', 'tyrell', 'lannister', 'targaryen');
  given.hand('tyrell', 'tyrell.card.renly');
  given.at('before_cards_played', clash);
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.renly', 'lannister');
  when('lannister', 'invitation.answer').answers('lannister.tywin');
  then.told('support.joined', { seat: 'lannister', side: 'defender' });
});

scenario('19.59, 19.10 Nobody is invited who has nobody left', (words) => {
  const { given, when, then } = words;
  for (const id of ['tywin', 'cersei', 'jaime', 'tyrion'] as const) given.power(`lannister.${id}`, 0);
  given.hand('tyrell', 'tyrell.card.renly');
  given.at('before_cards_played', clash);
  until(words, 'card.play', 'tyrell');
  when('tyrell').plays('tyrell.card.renly');
  then.options('tyrell').are(['targaryen']);
});

scenario('19.88 A game that the limit of rounds has ended says so', (words) => {
  const { given, then } = words;
  given.rules({ roundLimit: 1 });
  given.influence('stark', 'tyrell', 2);
  given.at('end_of_turn', clash);
  until(words, 'no question');
  then.holds('the reason is told', (w) => ironThrone.outcome(w).reason === 'round-limit');
});

scenario('20.7 With failedTruceScope activeOnly supporters still pay for a defeat', (words) => {
  const { given, then } = words;
  given.rules({ failedTruceScope: 'activeOnly' });
  given.at('penalties', { ...clash, supporters: [supporter('lannister.tyrion', 'defender')] });
  endRound(words);
  then.power('lannister.tyrion').is(2);
});
