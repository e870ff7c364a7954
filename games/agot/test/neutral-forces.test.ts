// §19 Marches against neutral forces: examples and rulings.

import { scenario } from './table.ts';

/** Stark has a march of its own to come, so that the step does not end. */
const WAITING = { winterfell: 'stark 1F march-0' };

scenario('E56 neutral force, Tyrell', ({ given, when, then }) => {
  given.players(5);
  given.map({ yronwood: 'tyrell 1K 1F march-plus-1', 'sea-of-dorne': 'tyrell 1S support-0', ...WAITING });
  given.marches('tyrell');
  when('tyrell').answers('sunspear', ['knight-1', 'footman-1'], 'done', 'no');
  then.neutral('sunspear', undefined);
  then.area('sunspear').is('tyrell 1F 1K');
  then.notTold('cards.revealed');
  then.told('neutral.beaten', { house: 'tyrell', area: 'sunspear', strength: 5 });
});

scenario('E56 neutral force: without the support the march is not allowed', ({ given, then }) => {
  given.players(5);
  given.map({ yronwood: 'tyrell 1K 1F march-plus-1', 'sea-of-dorne': 'tyrell 1S', ...WAITING });
  given.marches('tyrell');
  then.refused('tyrell', 'sunspear').because('neutral-too-strong', '19.2');
});

scenario('19.2 part of an army may be too weak for a neutral force', ({ given, when, then }) => {
  given.players(5);
  given.map({ yronwood: 'tyrell 1SE 1F march-0', ...WAITING });
  given.marches('tyrell');
  when('tyrell').answers('sunspear', ['siegeEngine-1']);
  then.refused('tyrell', 'done').because('neutral-too-strong', '19.2');
  when('tyrell').answers('sunspear', 'done', 'no');
  then.controls('tyrell', 'sunspear');
});

scenario('R61 no House cards, no Blade, no Tides cards against a neutral force', ({ given, when, then }) => {
  given.switches({ tidesOfBattle: true });
  given.fiefdoms('baratheon');
  given.map({ 'crackclaw-point': 'baratheon 2K 1F march-0', ...WAITING });
  given.marches('baratheon');
  when('baratheon').answers('kings-landing', ['knight-1', 'knight-2', 'footman-1'], 'done', 'no');
  then.controls('baratheon', 'kings-landing');
  then.neutral('kings-landing', undefined);
  then.bladeUsed(false);
  then.notTold('combat.began');
});

scenario('R61 the other end: 4 are not enough against 5', ({ given, then }) => {
  given.map({ 'crackclaw-point': 'baratheon 2K march-0', ...WAITING });
  given.marches('baratheon');
  then.refused('baratheon', 'kings-landing').because('neutral-too-strong', '19.2');
});

scenario('E71 neutral force without enough help', ({ given, when, then }) => {
  given.players(5);
  given.map({
    yronwood: 'tyrell 1K 1F march-plus-1',
    'sea-of-dorne': 'lannister 1S support-0',
    ...WAITING,
  });
  given.marches('tyrell');
  when('tyrell').answers('sunspear', ['knight-1', 'footman-1'], 'done');
  when('lannister', 'neutralHelp.offer').none();
  then.area('yronwood').is('tyrell 1F 1K march-plus-1');
  then.told('march.withdrawn', { house: 'tyrell', area: 'sunspear' });
  then.asked('tyrell', 'marchMove.chooseDestination');
  then.refused('tyrell', 'sunspear').because('help-refused', 'R102');
  when('tyrell').done();
  then.neutral('sunspear', 5);
});

scenario(
  'R102 help in turn order, as long as more is needed; the mover may refuse',
  ({ given, when, then }) => {
    given.players(5);
    given.throne('tyrell', 'baratheon', 'lannister', 'greyjoy', 'stark');
    given.map({
      yronwood: 'tyrell 1K march-plus-1',
      'sea-of-dorne': 'lannister 2S support-0',
      'east-summer-sea': 'baratheon 1S support-1',
      ...WAITING,
    });
    given.marches('tyrell');
    when('tyrell').answers('sunspear', 'done');
    when('baratheon', 'neutralHelp.offer').answers('help');
    when('tyrell', 'neutralHelp.accept').answers('accept');
    when('tyrell', 'march.leaveToken').answers('no');
    then.neutral('sunspear', undefined);
    then.told('neutral.beaten', { helpers: ['baratheon'] });
    then.notAsked('lannister');
  },
);

scenario('R102 refused help does not count', ({ given, when, then }) => {
  given.players(5);
  given.throne('tyrell', 'baratheon', 'lannister', 'greyjoy', 'stark');
  given.map({
    yronwood: 'tyrell 1K march-plus-1',
    'sea-of-dorne': 'lannister 2S support-0',
    'east-summer-sea': 'baratheon 1S support-1',
    ...WAITING,
  });
  given.marches('tyrell');
  when('tyrell').answers('sunspear', 'done');
  when('baratheon').answers('help');
  when('tyrell').answers('refuse');
  when('lannister', 'neutralHelp.offer').answers('help');
  when('tyrell').answers('accept', 'no');
  then.told('neutral.beaten', { helpers: ['lannister'] });
  then.area('sunspear').has('1K');
});

scenario('R102 nobody is asked for help that could not suffice any more', ({ given, when, then }) => {
  given.players(5);
  given.throne('tyrell', 'baratheon', 'lannister', 'greyjoy', 'stark');
  given.map({
    yronwood: 'tyrell 1K march-plus-1',
    'sea-of-dorne': 'lannister 1S support-0',
    'east-summer-sea': 'baratheon 1S support-1',
    ...WAITING,
  });
  given.marches('tyrell');
  when('tyrell').answers('sunspear', 'done');
  when('baratheon', 'neutralHelp.offer').none(); // two are lacking, and Lannister could bring one
  then.notAsked('lannister');
  then.told('march.withdrawn', { house: 'tyrell', area: 'sunspear' });
  then.refused('tyrell', 'sunspear').because('help-refused', 'R102');
});
