// §10-11 The order of play, and raids: examples and rulings.

import { scenario } from './table.ts';

scenario('E21 raid round', ({ given, when, then }) => {
  given.players(5);
  given.throne('greyjoy', 'stark', 'lannister', 'baratheon', 'tyrell');
  given.map({
    'west-summer-sea': 'greyjoy 1S raid',
    reach: 'lannister 1F raid',
    'sunset-sea': 'lannister 1S raid',
    lannisport: 'lannister 1F defense-1',
    'dornish-marches': 'tyrell 1F raid',
    highgarden: 'tyrell 1F consolidate',
    'stoney-sept': 'baratheon 1F raid-special',
    winterfell: 'stark 1F march-0',
  });
  given.raids();
  when('greyjoy', 'raid.chooseTarget').answers('highgarden');
  then.power('greyjoy').is(6);
  then.power('tyrell').is(4);
  when('lannister', 'raid.chooseOrder').answers('reach');
  when('lannister', 'raid.chooseTarget').answers('dornish-marches');
  when('baratheon', 'raid.chooseTarget').answers('lannisport');
  then.area('lannisport').order(undefined);
  then.told('order.removed', { area: 'sunset-sea', why: 'resolved' });
  then.tellings('order.raided').are({ victim: 'tyrell' }, { victim: 'tyrell' }, { victim: 'lannister' });
  then.asked('stark', 'marchMove.chooseDestination');
});

scenario('E22 raid reach: not from land to sea', ({ given, when, then }) => {
  given.map({
    'moat-cailin': 'stark 1F raid',
    'narrow-sea': 'baratheon 1S support-0',
    twins: 'baratheon 1F raid',
    kingswood: 'baratheon 1F march-0',
  });
  given.raids('stark');
  then.refused('stark', 'narrow-sea').because('raid-reach', '11.3');
  when('stark').answers('twins');
  then.area('narrow-sea').order('support-0');
});

scenario('E22 raid reach: from sea to land', ({ given, when, then }) => {
  given.map({
    'narrow-sea': 'stark 1S raid',
    'moat-cailin': 'baratheon 1F support-0',
    kingswood: 'baratheon 1F march-0',
  });
  given.raids('stark');
  when('stark', 'raid.chooseTarget').answers('moat-cailin');
  then.area('moat-cailin').order(undefined);
});

scenario('E12 a raid from a port reaches its sea', ({ given, when, then }) => {
  given.map({
    sunspear: 'martell 1F march-0',
    'sunspear-port': 'martell 1S raid',
    'east-summer-sea': 'tyrell 1S support-0',
    'sea-of-dorne': 'tyrell 1S support-0',
  });
  given.raids('martell');
  then.options('martell').are(['east-summer-sea', 'none']);
  when('martell').answers('east-summer-sea');
  then.area('east-summer-sea').order(undefined);
});

scenario('17.4 the sea can raid the port, the land cannot', ({ given, when, then }) => {
  given.map({
    'lannisport-port': 'lannister 1S support-0',
    lannisport: 'lannister 1F defense-1',
    'golden-sound': 'greyjoy 1S raid',
    riverrun: 'greyjoy 1F raid-special',
    pyke: 'greyjoy 1F march-0',
    'ironmans-bay': 'greyjoy 1S',
  });
  given.raids('greyjoy');
  when('greyjoy').answers('golden-sound');
  when('greyjoy', 'raid.chooseTarget').answers('lannisport-port');
  then.area('lannisport-port').order(undefined);
  then.options('greyjoy').are(['lannisport', 'none']);
});

scenario('E23 pillage of a poor house', ({ given, when, then }) => {
  given.power('tyrell', 0);
  given.map({
    'dornish-marches': 'greyjoy 1F raid',
    highgarden: 'tyrell 1F consolidate',
    oldtown: 'tyrell 1F march-0',
  });
  given.raids('greyjoy');
  when('greyjoy').answers('highgarden');
  then.power('greyjoy').is(6);
  then.power('tyrell').is(0);
});

scenario(
  'R12 a pillaging raider gains 1 even if the victim has nothing, up to 20 tokens',
  ({ given, when, then }) => {
    given.power('tyrell', 0);
    given.power('greyjoy', 20);
    given.map({
      'dornish-marches': 'greyjoy 1F raid',
      highgarden: 'tyrell 1F consolidate',
      oldtown: 'tyrell 1F march-0',
    });
    given.raids('greyjoy');
    when('greyjoy').answers('highgarden');
    then.power('greyjoy').is(20);
  },
);

scenario('R11 a raid may be wasted on purpose; a friendly order is no target', ({ given, when, then }) => {
  given.map({
    'stoney-sept': 'lannister 1F raid',
    lannisport: 'lannister 1F support-0',
    riverrun: 'stark 1F support-0',
    harrenhal: 'stark 1F march-0',
  });
  given.raids('lannister');
  then.refused('lannister', 'lannisport').because('raid-own', 'R11');
  then.refused('lannister', 'harrenhal').because('raid-march', '11.2');
  when('lannister').none();
  then.area('stoney-sept').order(undefined);
  then.area('riverrun').order('support-0');
  then.notTold('order.raided');
});

scenario('11.2 a Defense order falls to a special raid only', ({ given, when, then }) => {
  given.map({
    'stoney-sept': 'lannister 1F raid',
    harrenhal: 'lannister 1F raid-special',
    riverrun: 'stark 1F defense-2',
    blackwater: 'stark 1F support-1',
    winterfell: 'stark 1F march-0',
  });
  given.raids('lannister');
  when('lannister').answers('stoney-sept');
  then.refused('lannister', 'riverrun').because('raid-defense', '11.2');
  when('lannister').answers('blackwater');
  when('lannister', 'raid.chooseTarget').answers('riverrun');
  then.area('riverrun').order(undefined);
});

scenario('R13 a raid from sea works along printed adjacency only', ({ given, then }) => {
  given.map({
    'narrow-sea': 'stark 1S raid',
    'kings-landing': 'baratheon 1F support-0',
    'crackclaw-point': 'baratheon 1F support-0',
  });
  given.gone('kings-landing');
  given.raids('stark');
  then.options('stark').are(['crackclaw-point', 'none']);
});

scenario('11.6 Ship transport never extends raids', ({ given, then }) => {
  given.map({
    'white-harbor': 'stark 1F raid',
    'narrow-sea': 'stark 1S support-0',
    winterfell: 'stark 1F march-0',
    'crackclaw-point': 'baratheon 1F support-0',
  });
  given.raids('stark');
  then.notTold('order.raided');
  then.told('order.removed', { area: 'white-harbor', why: 'resolved' });
});

scenario('R14 a raid order over routed units still works', ({ given, when, then }) => {
  given.map({
    'stoney-sept': 'lannister 1F~ raid',
    riverrun: 'stark 1F support-0',
    winterfell: 'stark 1F march-0',
  });
  given.raids('lannister');
  when('lannister').answers('riverrun');
  then.area('riverrun').order(undefined);
});

scenario('10.1 one raid each in turn order, around until none is left', ({ given, when, then }) => {
  given.throne('stark', 'lannister');
  given.map({
    seagard: 'stark 1F raid',
    'moat-cailin': 'stark 1F raid',
    riverrun: 'lannister 1F support-0',
    twins: 'lannister 1F raid',
    lannisport: 'lannister 1F march-0',
  });
  given.raids();
  when('stark', 'raid.chooseOrder').answers('moat-cailin');
  when('stark').none();
  when('lannister', 'raid.chooseTarget').none();
  when('stark', 'raid.chooseTarget').answers('riverrun');
  then.asked('lannister', 'marchMove.chooseDestination');
});

scenario('10.2 a raided raid does not act', ({ given, when, then }) => {
  given.throne('stark', 'lannister');
  given.map({
    seagard: 'stark 1F raid',
    riverrun: 'lannister 1F raid-special',
    lannisport: 'lannister 1F march-0',
  });
  given.raids();
  when('stark').answers('riverrun');
  then.tellings('order.raided').are({ house: 'stark', order: 'raid-special' });
  then.asked('lannister', 'marchMove.chooseDestination');
});
