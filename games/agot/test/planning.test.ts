// §9 Planning: examples and rulings.

import { AREAS, type AreaId } from '../data/ids.ts';
import { scenario } from './table.ts';

/** One unit in each of these areas: as many Footmen as there are, then Knights (2.8). */
function spread(house: string, areas: readonly AreaId[]): Partial<Record<AreaId, string>> {
  return Object.fromEntries(areas.map((at, index) => [at, `${house} ${index < 10 ? '1F' : '1K'}`]));
}

const TWELVE: readonly AreaId[] = AREAS.slice(0, 12);

scenario('9.1 every area with units gets exactly one order', ({ given, then }) => {
  given.map({
    winterfell: 'stark 1F',
    karhold: 'stark 1K~',
    'winterfell-port': 'stark 1S',
    'white-harbor': 'stark token',
  });
  given.court('stark');
  then.asked('stark', 'planning.placeOrders');
  then.options('stark').between(3, 3);
  then.options('stark').include('winterfell:raid', 'karhold:march-0', 'winterfell-port:defense-1');
  then.options('stark').exclude('white-harbor:raid');
  const all = ['winterfell:march-0', 'winterfell:raid', 'karhold:raid'];
  then.cannotAnswer('stark', all).because('one-order-each', '9.1');
});

scenario('9.1 a house without units places nothing and is not asked', ({ given, when, then }) => {
  given.bare();
  given.map({ winterfell: 'stark 1F', lannisport: 'lannister 1F' });
  then.notAsked('baratheon');
  when('stark').orders({ winterfell: 'raid' });
  when('lannister').orders({ lannisport: 'march-0' });
  then.told('orders.revealed', {
    orders: {
      winterfell: { house: 'stark', order: 'raid' },
      lannisport: { house: 'lannister', order: 'march-0' },
    },
  });
  then.asked('lannister', 'raven.use');
});

scenario('9.2 a token cannot be used twice', ({ given, then }) => {
  given.map({ winterfell: 'stark 1F', karhold: 'stark 1F', 'castle-black': 'stark 1F' });
  const twice = ['winterfell:march-0', 'karhold:march-0', 'castle-black:raid'];
  then.cannotAnswer('stark', twice).because('order-used', '9.2');
  const thrice = ['winterfell:raid', 'karhold:raid', 'castle-black:raid'];
  then.cannotAnswer('stark', thrice).because('order-used', '9.2');
});

scenario('E18 star limit', ({ given, then }) => {
  given.court('lannister', 'stark', 'martell', 'baratheon', 'tyrell', 'greyjoy');
  const two = ['dragonstone:march-plus-1', 'kingswood:defense-2', 'shipbreaker-bay:raid'];
  then.cannotAnswer('baratheon', two).because('star-limit', '9.2');
  then.options('baratheon').include('dragonstone:march-plus-1');
  then.refused('tyrell', 'highgarden:march-plus-1').because('star-limit', '9.2');
  then.refused('greyjoy', 'pyke:support-1').because('star-limit', '9.2');
});

scenario('E19 too few orders', ({ given, when, then }) => {
  given.bare();
  given.map({ ...spread('stark', TWELVE), 'kings-landing': 'baratheon 1F' });
  given.court('lannister', 'greyjoy', 'martell', 'stark');
  given.throne('baratheon', 'stark');
  given.bans('support');
  then.asked('baratheon', 'planning.placeInTurn');
  then.notAsked('stark');
  when('baratheon').orders({ 'kings-landing': 'defense-1' });
  then.asked('stark', 'planning.placeInTurn');
  then.options('stark').between(9, 9);
  const eight = [
    ...['march-minus-1', 'march-0', 'defense-1', 'defense-1', 'raid', 'raid', 'consolidate', 'consolidate'],
  ].map((order, at) => `${TWELVE[at]}:${order}`);
  then.cannotAnswer('stark', eight).because('too-few', '9.5');
  const two = [...eight.slice(0, 7), `${TWELVE[7]}:raid-special`, `${TWELVE[8]}:march-plus-1`];
  then.cannotAnswer('stark', two).because('star-limit', '9.2');
  when('stark').answers([...eight, `${TWELVE[11]}:march-plus-1`]);
  then.area(TWELVE[8]!).order(undefined);
  then.area(TWELVE[11]!).order('march-plus-1');
});

scenario('9.5 exactly enough orders are enough: everybody places at once', ({ given, then }) => {
  given.bare();
  given.map({ ...spread('greyjoy', TWELVE.slice(0, 9)), 'kings-landing': 'baratheon 1F' });
  given.court('lannister', 'stark', 'martell', 'greyjoy'); // one special order
  given.bans('support');
  then.asked('baratheon', 'planning.placeOrders');
  then.asked('greyjoy', 'planning.placeOrders');
  then.options('greyjoy').between(9, 9);
});

scenario('9.5 one area more than orders, and everybody places in turn', ({ given, then }) => {
  given.bare();
  given.map({ ...spread('greyjoy', TWELVE.slice(0, 10)), 'kings-landing': 'baratheon 1F' });
  given.court('lannister', 'stark', 'martell', 'greyjoy');
  given.throne('greyjoy', 'baratheon');
  given.bans('support');
  then.asked('greyjoy', 'planning.placeInTurn');
  then.notAsked('baratheon');
  then.options('greyjoy').between(9, 9);
});

scenario('R5 a banned order is never placed, even where tokens are short', ({ given, then }) => {
  given.bare();
  given.map(spread('stark', TWELVE));
  given.bans('support');
  then.asked('stark', 'planning.placeInTurn');
  then.refused('stark', 'winterfell:support-0').because('order-banned', '9.4');
});

scenario('9.4 order bans: a type, or one token', ({ given, then }) => {
  given.bans('march-plus-1');
  then.refused('stark', 'winterfell:march-plus-1').because('order-banned', '9.4');
  then.options('stark').include('winterfell:march-0', 'winterfell:defense-2');
});

scenario(
  'R97 planning in sequence: later houses see where tokens lie, not which',
  ({ given, when, then }) => {
    given.bare();
    given.map({ ...spread('stark', TWELVE), 'kings-landing': 'baratheon 1F' });
    given.bans('support');
    given.throne('baratheon', 'stark');
    when('baratheon').orders({ 'kings-landing': 'consolidate' });
    then.told('orders.placed', { house: 'baratheon', areas: ['kings-landing'] });
    then.shows('stark', { faceDown: { baratheon: { areas: ['kings-landing'] } } });
    then.doesNotSee('stark', 'consolidate');
    then.doesNotHear('stark', 'consolidate');
    then.sees('baratheon', 'consolidate');
    then.cannotUndo('baratheon', 'reveal');
  },
);

scenario('R91 orders can be changed until the last house has confirmed', ({ given, when, then }) => {
  given.bare();
  given.map({ winterfell: 'stark 1F', lannisport: 'lannister 1F' });
  when('stark').orders({ winterfell: 'raid' });
  then.doesNotSee('lannister', 'raid');
  when('stark').orders({ winterfell: 'march-0' });
  when('lannister').orders({ lannisport: 'defense-1' });
  then.area('winterfell').order('march-0');
});

// 9.7 The Messenger Raven

scenario('E20 raven swap', ({ given, when, then }) => {
  given.court('lannister');
  given.map({ harrenhal: 'lannister 1F raid', lannisport: 'lannister 1K march-minus-1' });
  given.raven();
  when('lannister', 'raven.use').answers('swap');
  then.options('lannister').include('harrenhal:march-0');
  when('lannister', 'raven.swap').answers('harrenhal:march-0');
  then.area('harrenhal').order('march-0');
  then.told('order.swapped', { area: 'harrenhal', from: 'raid', to: 'march-0' });
  then.ravenUsed(true);
  then.notTold('raven.looked');
  then.asked('lannister', 'declareMarch.chooseOrder');
});

scenario('R7 the raven acts after the reveal and before any raid', ({ given, when, then }) => {
  given.bare();
  given.court('lannister');
  given.map({ lannisport: 'lannister 1F', riverrun: 'stark 1F', seagard: 'stark 1F' });
  when('lannister').orders({ lannisport: 'support-0' });
  when('stark').orders({ riverrun: 'raid', seagard: 'march-0' });
  then.asked('lannister', 'raven.use');
  when('lannister').answers('swap', 'lannisport:defense-1');
  then.area('riverrun').order(undefined);
  then.area('lannisport').order('defense-1');
  then.notTold('order.raided');
});

scenario('R8 the raven swaps own orders only, and adds none', ({ given, when, then }) => {
  given.court('lannister');
  given.map({
    lannisport: 'lannister 1F raid',
    'stoney-sept': 'lannister 1F',
    winterfell: 'stark 1F march-0',
  });
  given.raven();
  when('lannister').answers('swap');
  then.options('lannister').include('lannisport:march-0', 'lannisport:support-0');
  then.options('lannister').exclude('stoney-sept:march-0', 'winterfell:raid');
});

scenario('R8 without an order of its own the holder cannot swap', ({ given, then }) => {
  given.court('lannister');
  given.raven();
  then.refused('lannister', 'swap').because('no-swap', '9.7');
});

scenario('R98 the raven is asked about once; nothing means nothing', ({ given, when, then }) => {
  given.court('lannister');
  given.map({ lannisport: 'lannister 1F raid', riverrun: 'stark 1F raid' });
  given.raven();
  then.options('lannister').are(['swap', 'look', 'none']);
  when('lannister', 'raven.use').none();
  then.ravenUsed(false);
  then.asked('lannister', 'raid.chooseTarget');
});

scenario('R99 raven swap: unused, legal, not the same', ({ given, when, then }) => {
  given.court('stark', 'lannister', 'martell', 'baratheon');
  given.map({
    dragonstone: 'baratheon 1F march-plus-1',
    kingswood: 'baratheon 1F raid',
    'storms-end': 'baratheon 1F raid',
  });
  given.bans('defense');
  given.court('baratheon');
  given.raven();
  when('baratheon').answers('swap');
  then.options('baratheon').exclude('kingswood:raid');
  then.refused('baratheon', 'kingswood:march-plus-1').because('order-used', '9.2');
  then.refused('baratheon', 'dragonstone:raid').because('order-used', '9.2');
  then.refused('baratheon', 'dragonstone:defense-1').because('order-banned', '9.4');
  then.options('baratheon').include('dragonstone:support-1', 'dragonstone:march-0', 'kingswood:raid-special');
});

scenario('R99 raven swap within the star limit', ({ given, when, then }) => {
  given.players(3);
  given.court('lannister');
  given.map({
    lannisport: 'lannister 1F march-plus-1',
    'stoney-sept': 'lannister 1F raid-special',
    harrenhal: 'lannister 1F defense-2',
    riverrun: 'lannister 1F raid',
  });
  given.raven();
  when('lannister').answers('swap');
  then.refused('lannister', 'riverrun:support-1').because('star-limit', '9.2');
  then.options('lannister').include('harrenhal:support-1', 'riverrun:march-0');
});

scenario('E69 raven look', ({ given, when, then }) => {
  given.court('lannister');
  given.wildlingDeck('crow-killers', 'mammoth-riders');
  given.wildlingBottom('skinchanger-scout');
  given.map({ lannisport: 'lannister 1F raid', riverrun: 'stark 1F raid' });
  given.raven();
  when('lannister').answers('look');
  then.sees('lannister', 'crow-killers');
  then.hears('lannister', 'crow-killers');
  then.doesNotSee('stark', 'crow-killers');
  then.doesNotHear('stark', 'crow-killers');
  then.doesNotHear('spectator', 'crow-killers');
  then.cannotUndo('lannister', 'reveal');
  when('lannister', 'raven.putBack').answers('bottom');
  then.told('raven.looked', { house: 'lannister' });
  then.told('raven.putBack', { house: 'lannister', place: 'bottom' });
  then.wildlingDeck('mammoth-riders');
  then.wildlingBottom('crow-killers');
  then.doesNotSee('stark', 'crow-killers', 'skinchanger-scout');
  then.ravenUsed(true);
  then.asked('lannister', 'raid.chooseTarget');
});

scenario('R9 track changes do not touch orders already placed', ({ given, when, then }) => {
  given.throne('lannister', 'stark');
  given.court('lannister');
  given.fiefdoms('stark');
  given.map({
    yronwood: 'martell 1F',
    starfall: 'lannister 2K march-0',
    'stoney-sept': 'lannister 1F march-plus-1',
    winterfell: 'stark 1F march-0',
  });
  given.marches();
  when('lannister').answers('starfall', 'yronwood', ['knight-1', 'knight-2'], 'done', 'no');
  when('lannister').answers('cersei-lannister');
  when('martell').answers('doran-martell');
  when('martell').answers('kings-court', 'sunspear');
  then.court().is('stark', 'martell', 'baratheon', 'tyrell', 'greyjoy', 'lannister');
  then.area('stoney-sept').order('march-plus-1');
  when('stark').done();
  when('lannister', 'marchMove.chooseDestination').done();
  then.told('march.declared', { from: 'stoney-sept', order: 'march-plus-1' });
});
