// Planning, marches and harbours where two rules meet: what a second look at §9-12, §17 and §19 asked for.

import { scenario } from './table.ts';

/** Stark has a march of its own to come, so that the step does not end. */
const STARK_MARCHES = { winterfell: 'stark 1F march-0' };

scenario('12.6 Routed units stay behind: no token is needed', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_MARCHES, riverrun: 'lannister 1F 1K~ march-0' });
  given.marches('lannister');
  when('lannister').answers('stoney-sept', 'done');
  then.area('riverrun').is('lannister 1K~');
  then.notTold('token.placed');
});

scenario('12.6 An enemy home may be kept with a token', ({ given, when, then }) => {
  given.bare();
  given.gone('lannisport');
  given.map({ ...STARK_MARCHES, lannisport: 'greyjoy 1F march-0', 'lannisport-port': 'greyjoy 1S' });
  given.marches('greyjoy');
  when('greyjoy').answers('riverrun', 'done', 'yes');
  then.controls('greyjoy', 'lannisport', 'riverrun');
  then.area('lannisport-port').has('1S');
});

scenario('16.3 A token stays when friendly units come back', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_MARCHES, riverrun: 'lannister 1F march-0 token', harrenhal: 'lannister token' });
  given.marches('lannister');
  when('lannister').answers('harrenhal', 'done');
  then.area('harrenhal').is('lannister 1F token');
  then.area('riverrun').is('lannister token');
  then.notTold('area.taken');
});

scenario('12.5 No more units may be named than supply lets in', ({ given, when, then }) => {
  given.bare();
  given.supply('lannister', 0); // 2, 2
  given.map({
    riverrun: 'lannister 2F march-0',
    lannisport: 'lannister 1K 1F',
    'stoney-sept': 'lannister 1F',
  });
  given.marches('lannister');
  when('lannister').answers('stoney-sept');
  then.options('lannister').between(1, 1);
});

scenario('12.7 16.4 A home is taken back from an enemy token', ({ given, when, then }) => {
  given.bare();
  given.map({ ...STARK_MARCHES, lannisport: 'greyjoy token', riverrun: 'lannister 1F march-0 token' });
  given.marches('lannister');
  when('lannister').answers('lannisport', 'done');
  then.peace();
  then.area('lannisport').is('lannister 1F');
  then.told('token.removed', { house: 'greyjoy', area: 'lannisport' });
  then.garrison('lannisport', undefined);
});

scenario(
  '17.7 16.4 A harbour left without a token goes to the house of the home',
  ({ given, when, then }) => {
    given.bare();
    given.gone('lannisport');
    given.map({ ...STARK_MARCHES, lannisport: 'greyjoy 1F march-0', 'lannisport-port': 'greyjoy 2S raid' });
    given.marches('greyjoy');
    when('greyjoy').answers('riverrun', 'done', 'no');
    when('lannister', 'portCapture.takeShips').answers(2);
    then.area('lannisport-port').is('lannister 2S');
    then.told('order.removed', { house: 'greyjoy', area: 'lannisport-port' });
  },
);

scenario('19.2 A Siege Engine counts nothing against a force without a castle', ({ given, then }) => {
  given.players(4);
  given.bare();
  given.map({ reach: 'lannister 1SE 1K march-0' });
  given.marches('lannister');
  then.refused('lannister', 'dornish-marches').because('neutral-too-strong', '19.2'); // 2 against 3
  then.options('lannister').include('kings-landing');
});

scenario('19.2 A Siege Engine counts 4 against a castle', ({ given, when, then }) => {
  given.players(4);
  given.bare();
  given.map({ ...STARK_MARCHES, reach: 'lannister 1SE 1K march-0' });
  given.marches('lannister');
  when('lannister').answers('kings-landing', ['knight-1', 'siegeEngine-1'], 'done', 'no');
  then.area('kings-landing').is('lannister 1K 1SE');
  then.neutral('kings-landing', undefined);
});

scenario('12.4 19.2 Units that join a supporting area help from there', ({ given, when, then }) => {
  given.bare();
  given.map({
    ...STARK_MARCHES,
    blackwater: 'lannister 2F 1K march-0',
    reach: 'lannister 1F support-0',
  });
  given.marches('lannister');
  when('lannister').answers('reach', ['footman-1'], 'kings-landing', ['footman-1', 'knight-1']);
  when('lannister').answers('done', 'no'); // 3 march, 2 support
  then.told('march.declared', { attacks: 'kings-landing' });
  then.neutral('kings-landing', undefined);
});

scenario(
  '20.5 The raven puts a card under the one that was known to lie at the bottom',
  ({ given, when, then }) => {
    given.bare();
    given.map({ winterfell: 'stark 1F support-0' });
    given.wildlingBottom('mammoth-riders');
    given.wildlingDeck('crow-killers');
    given.raven();
    when('lannister').answers('look', 'bottom');
    then.wildlingBottom('crow-killers');
    then.holds('nine cards lie there', (w) => w.wildlings.secret!.length === 9);
    then.holds('the last but one is mammoth-riders', (w) => w.wildlings.secret!.at(-2) === 'mammoth-riders');
  },
);

scenario(
  '20.3 Who knows the bottom card does not learn the top one from the next holder',
  ({ given, when, then }) => {
    given.players(3);
    given.bare();
    given.map({ winterfell: 'stark 1F' });
    given.scouted('bottom');
    given.wildlingDeck('crow-killers');
    given.clash('kings-court');
    then.holder('raven').is('lannister');
    when('stark').bids(3);
    when('lannister').bids(0);
    when('baratheon').bids(1);
    when('stark').orders({ winterfell: 'support-0' });
    when('stark', 'raven.use').answers('look');
    then.sees('stark', 'crow-killers');
    then.hears('stark', 'crow-killers');
    then.doesNotSee('lannister', 'crow-killers');
    then.doesNotHear('lannister', 'crow-killers');
    then.doesNotSee('baratheon', 'crow-killers');
  },
);

scenario('20.3 Whoever saw the top card before still knows it', ({ given, when, then }) => {
  given.players(3);
  given.bare();
  given.map({ winterfell: 'stark 1F' });
  given.scouted('top');
  given.wildlingDeck('crow-killers');
  given.clash('kings-court');
  when('stark').bids(3);
  when('lannister').bids(0);
  when('baratheon').bids(1);
  when('stark').orders({ winterfell: 'support-0' });
  when('stark', 'raven.use').answers('look', 'bottom');
  then.sees('lannister', 'crow-killers');
  then.doesNotSee('baratheon', 'crow-killers');
});

scenario(
  'R40 Doran Martell in defence: the attacker slides down, the next position acts',
  ({ given, when, then }) => {
    given.bare();
    given.throne('baratheon', 'lannister', 'stark', 'martell');
    given.map({
      boneway: 'baratheon 1F march-0',
      'kings-landing': 'baratheon 1F march-minus-1',
      yronwood: 'martell 3K',
      riverrun: 'lannister 1F march-0',
      winterfell: 'stark 1F march-0',
    });
    given.marches();
    when('baratheon').answers('boneway', 'yronwood', 'done', 'no');
    when('baratheon').plays('patchface');
    when('martell').plays('doran-martell');
    when('martell', 'dropOnTrack.choose').answers('iron-throne');
    when('baratheon', 'discardFromHand.choose').none();
    then.throne().is('lannister', 'stark', 'martell', 'greyjoy', 'tyrell', 'baratheon');
    when('stark', 'marchMove.chooseDestination').done(); // position 2 now
    when('baratheon', 'marchMove.chooseDestination').done(); // the last position, and its turn comes again
    then.asked('lannister', 'marchMove.chooseDestination');
  },
);

scenario('R40 By the switch whoever has not acted comes next', ({ given, when, then }) => {
  given.bare();
  given.switches({ turnPointer: 'nextNotYetActed' });
  given.throne('baratheon', 'lannister', 'stark', 'martell');
  given.map({
    boneway: 'baratheon 1F march-0',
    'kings-landing': 'baratheon 1F march-minus-1',
    yronwood: 'martell 3K',
    riverrun: 'lannister 1F march-0',
    lannisport: 'lannister 1F march-minus-1',
    winterfell: 'stark 1F march-0',
  });
  given.marches();
  when('baratheon').answers('boneway', 'yronwood', 'done', 'no');
  when('baratheon').plays('patchface');
  when('martell').plays('doran-martell');
  when('martell', 'dropOnTrack.choose').answers('iron-throne');
  when('baratheon', 'discardFromHand.choose').none();
  when('lannister', 'declareMarch.chooseOrder').answers('riverrun', 'done');
  when('stark', 'marchMove.chooseDestination').done();
  when('lannister', 'marchMove.chooseDestination').done(); // a new cycle
  then.asked('baratheon', 'marchMove.chooseDestination');
});

scenario('14.4 12.6 Tokens on the map count towards the twenty', ({ given, when, then }) => {
  given.bare();
  given.power('stark', 19);
  given.map({
    winterfell: 'stark 1F march-0',
    karhold: 'stark 1F march-minus-1',
    'white-harbor': 'stark 1F consolidate',
    'castle-black': 'stark 1F consolidate',
    lannisport: 'lannister 1F consolidate-special',
  });
  given.marches('stark');
  when('stark').answers('karhold', 'winterfell', 'done', 'yes');
  then.power('stark').is(18);
  when('stark').answers('done');
  then.asked('lannister', 'consolidate.chooseUse');
  when('lannister').answers('power');
  when('stark', 'consolidate.chooseOrder').answers('castle-black'); // worth 2, one fits
  then.told('power.gained', { house: 'stark', amount: 1 });
});

scenario('R98 A raven that was used is not asked about again', ({ given, then }) => {
  given.bare();
  given.used('raven');
  given.map({ winterfell: 'stark 1F consolidate-special' });
  given.raven();
  then.notAsked('lannister');
  then.asked('stark', 'consolidate.chooseUse');
});

scenario(
  '11.4 14.4 A raider with twenty tokens gains nothing, its victim loses all the same',
  ({ given, when, then }) => {
    given.bare();
    given.power('greyjoy', 20);
    given.map({ 'ironmans-bay': 'greyjoy 1S raid', riverrun: 'lannister 1F consolidate' });
    given.raids('greyjoy');
    when('greyjoy', 'raid.chooseTarget').answers('riverrun');
    then.power('greyjoy').is(20);
    then.power('lannister').is(4);
  },
);
