// Corners of the Action phase where a planted bug went unnoticed: see docs/planted-bugs.md.

import { scenario } from './table.ts';

scenario(
  '10.1 By the other turn pointer everybody acts once in the second cycle, too',
  ({ given, when, then }) => {
    given.bare();
    given.switches({ turnPointer: 'nextNotYetActed' });
    given.throne('stark', 'martell');
    given.map({
      winterfell: 'stark 1F march-0',
      karhold: 'stark 1F march-minus-1',
      'moat-cailin': 'stark 1F march-plus-1',
      sunspear: 'martell 1F march-0',
      yronwood: 'martell 1F march-minus-1',
      boneway: 'martell 1F march-plus-1',
    });
    given.marches();
    when('stark').answers('winterfell', 'done');
    when('martell').answers('sunspear', 'done');
    when('stark').answers('karhold', 'done');
    then.asked('martell', 'declareMarch.chooseOrder');
    when('martell').answers('yronwood', 'done');
    then.asked('stark', 'marchMove.chooseDestination');
  },
);

scenario('17.1 Ships sent into a port in two groups are three at most', ({ given, when, then }) => {
  given.supply('greyjoy', 6);
  given.map({
    pyke: 'greyjoy 1F',
    'pyke-port': 'greyjoy 1S',
    'ironmans-bay': 'greyjoy 4S march-0',
    winterfell: 'stark 1F march-0',
  });
  given.marches('greyjoy');
  when('greyjoy').answers('pyke-port', ['ship-1'], 'pyke-port');
  then.options('greyjoy').between(1, 1);
  when('greyjoy').answers(['ship-1']);
  then.refused('greyjoy', 'pyke-port').because('port-full', '17.1');
  when('greyjoy').answers('done');
  then.area('pyke-port').has('3S');
});

scenario('12.3 A march against a neutral force is the one attack of its order', ({ given, when, then }) => {
  given.bare();
  given.supply('martell', 6);
  given.map({
    kingswood: 'martell 3K 1F march-0',
    'storms-end': 'baratheon 1F',
    winterfell: 'stark 1F march-0',
  });
  given.marches('martell');
  when('martell').answers('kings-landing', ['knight-1', 'knight-2', 'knight-3']);
  then.refused('martell', 'storms-end').because('one-attack', '12.3');
  when('martell').answers('again', 'storms-end', ['footman-1']);
  then.refused('martell', 'kings-landing').because('one-attack', '12.3');
});

scenario(
  '12.4, 19.2 A Knight that joins an own supporting area counts 2 against a neutral force',
  ({ given, when, then }) => {
    given.players(5);
    given.map({
      yronwood: 'tyrell 2K march-0',
      'salt-shore': 'tyrell 1F support-0',
      winterfell: 'stark 1F march-0',
    });
    given.marches('tyrell');
    when('tyrell').answers('salt-shore', ['knight-1'], 'sunspear', 'done', 'no');
    then.told('neutral.beaten', { house: 'tyrell', area: 'sunspear', strength: 5 }); // 2 + 1 + 2
    then.area('sunspear').has('1K');
    then.area('salt-shore').has('1F 1K');
  },
);

scenario('R102 Help asked for in vain against two neutral forces bars both', ({ given, when, then }) => {
  given.map({
    'crackclaw-point': 'baratheon 2K march-0',
    'mountains-of-the-moon': 'baratheon 2K march-plus-1',
    blackwater: 'lannister 1F support-0',
    'narrow-sea': 'stark 1S support-0',
    winterfell: 'stark 1F march-0',
  });
  given.marches('baratheon');
  when('baratheon').answers('crackclaw-point', 'kings-landing', ['knight-1', 'knight-2'], 'done');
  when('lannister', 'neutralHelp.offer').none();
  when('baratheon').answers('mountains-of-the-moon', 'eyrie', ['knight-1', 'knight-2'], 'done');
  when('stark', 'neutralHelp.offer').none();
  when('baratheon').answers('crackclaw-point');
  then.refused('baratheon', 'kings-landing').because('help-refused', 'R102');
});

scenario('11.4 A special Consolidate Power order is pillaged, too', ({ given, when, then }) => {
  given.bare();
  given.map({
    'stoney-sept': 'lannister 1F raid',
    harrenhal: 'stark 1F consolidate-special',
    winterfell: 'stark 1F raid',
  });
  given.raids('lannister');
  when('lannister').answers('harrenhal');
  then.power('lannister').is(6);
  then.power('stark').is(4);
});

scenario('2.8 Routed units are not in the pool', ({ given, when, then }) => {
  given.bare();
  given.supply('stark', 6);
  given.map({
    winterfell: 'stark 1F consolidate-special',
    karhold: 'stark 3K',
    'castle-black': 'stark 1K',
    'white-harbor': 'stark 1K~',
    sunspear: 'martell 1F consolidate',
  });
  given.consolidation('stark');
  when('stark', 'consolidate.chooseUse').answers('muster');
  then.pool('stark', 'knight').is(0);
  then.refused('stark', 'winterfell:upgrade-knight').because('muster-pool', '2.8');
});

scenario(
  '1.3, 5.5 A house that stays over its limits may still send a single unit',
  ({ given, when, then }) => {
    given.bare();
    given.supply('tyrell', 0); // 2, 2
    given.overSupply('tyrell');
    given.map({
      reach: 'tyrell 2F',
      oldtown: 'tyrell 2F',
      highgarden: 'tyrell 2F',
      boneway: 'tyrell 1K march-0',
      winterfell: 'stark 1F march-0',
    });
    given.marches('tyrell');
    then.refused('tyrell', 'reach').because('over-supply', '5.5');
    when('tyrell').answers('yronwood', 'done', 'no');
    then.area('yronwood').has('1K');
    then.armies('tyrell').are(2, 2, 2);
  },
);

scenario('19.2 Units sent elsewhere do not count against a neutral force', ({ given, when, then }) => {
  given.bare();
  given.map({ 'crackclaw-point': 'baratheon 2K 1F march-0', winterfell: 'stark 1F march-0' });
  given.marches('baratheon');
  then.options('baratheon').include('kings-landing'); // 2 + 2 + 1
  when('baratheon').answers('blackwater', ['footman-1']);
  then.refused('baratheon', 'kings-landing').because('neutral-too-strong', '19.2');
});

scenario('10.3 Units stand up where all of them lie routed', ({ given, when, then }) => {
  given.bare();
  given.players(3);
  given.map({ riverrun: 'lannister 1F~ 1K~', harrenhal: 'stark 1F 1K~' });
  given.at({ step: 'cleanUp' });
  given.deck('I', 'last-days-of-summer');
  given.deck('II', 'last-days-of-summer');
  given.deck('III', 'feast-for-crows');
  when('lannister', 'planning.placeOrders').orders({ riverrun: 'march-0' });
  when('stark').orders({ harrenhal: 'defense-1' });
  then.area('harrenhal').has('1F 1K');
  then.area('riverrun').has('1F 1K');
});
