// §23.1-23.4, §23.7, E84, X81: Eggs are placed, move with others, hatch, are lost.

import { describe } from 'vitest';
import type { Given } from './cards-tables.ts';
import { scenario } from './table.ts';

/** House Targaryen plays against Stark, with its Eggs and Dragons. */
function motherOfDragons(given: Given): void {
  given.dragons();
  given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.hand('targaryen', []);
  given.hand('stark', []);
}

scenario('Daenerys Targaryen: 23.2 an Egg for 2 gold, within the unit limit', ({ given, when, then }) => {
  motherOfDragons(given);
  given.gold('targaryen', 5);
  given.action('targaryen', 'event');
  when('targaryen').plays('daenerys-targaryen', 'dragonstone');
  then.army('dragonstone').is('targaryen-1+daenerys-targaryen+black-egg');
  then.gold('targaryen').is(3);
  then.asked('targaryen', 'turn.placeDie'); // 5.3: there is no room for another one
});

scenario('23.2 Egg by Egg, in domains one controls, as long as one can pay', ({ given, when, then }) => {
  motherOfDragons(given);
  given.army('dragonstone', 'daenerys-targaryen');
  given.army('storms-end', 'targaryen-1');
  given.gold('targaryen', 5);
  given.action('targaryen', 'event');
  when('targaryen').plays('daenerys-targaryen');
  then.options('targaryen').are(['dragonstone', 'storms-end']);
  when('targaryen').answers('dragonstone');
  then.gold('targaryen').is(3);
  then.options('targaryen').are(['dragonstone', 'storms-end', 'done']);
  when('targaryen').answers('dragonstone');
  then.army('dragonstone').is('daenerys-targaryen+black-egg+green-egg');
  then.gold('targaryen').is(1); // too little for a third one
  then.faceUp('targaryen').is(['daenerys-targaryen']);
});

scenario(
  'Daenerys Targaryen: 23.2 without gold, room or Eggs the Event cannot be played',
  ({ given, then }) => {
    motherOfDragons(given);
    given.gold('targaryen', 1);
    given.action('targaryen', 'event');
    then.refused('targaryen', 'perform').because('prerequisite-missing', '4.6.1');
  },
);

scenario('23.2 No Egg where there is no room', ({ given, then }) => {
  motherOfDragons(given);
  given.army('dragonstone', 'targaryen-2+daenerys-targaryen');
  given.gold('targaryen', 6);
  given.action('targaryen', 'event');
  then.refused('targaryen', 'perform').because('prerequisite-missing', '4.6.1');
});

describe('placing', () => {
  scenario('23.2 One may stop after any of them', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'daenerys-targaryen');
    given.gold('targaryen', 6);
    given.action('targaryen', 'event');
    when('targaryen').plays('daenerys-targaryen', 'dragonstone', 'done');
    then.army('dragonstone').is('daenerys-targaryen+black-egg');
    then.gold('targaryen').is(4);
  });

  scenario('23.2 Three Eggs exist; a hatched one is none', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'daenerys-targaryen+black-dragon');
    given.army('storms-end', 'targaryen-1+green-egg');
    given.gold('targaryen', 6);
    given.action('targaryen', 'event');
    when('targaryen').plays('daenerys-targaryen', 'storms-end');
    then.army('storms-end').is('targaryen-1+green-egg+white-egg');
    then.gold('targaryen').is(4);
    then.faceUp('targaryen').is(['daenerys-targaryen']);
  });

  scenario(
    '23 Without Mother of Dragons the card still plots and fights, but has no Event',
    ({ given, when, then }) => {
      given.iceAndFire();
      given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'greyjoy']);
      given.hand('targaryen', ['survival']);
      given.gold('targaryen', 6);
      given.action('targaryen', 'event');
      when('targaryen').answers('perform');
      then.refused('targaryen', 'daenerys-targaryen').because('prerequisite-missing', '4.6.1');
    },
  );

  scenario(
    '23.1 The ally of House Targaryen places them while Daenerys stands on the map',
    ({ given, when, then }) => {
      given.dragons();
      given.players(['lannister', 'stark'], ['targaryen', 'tully', 'greyjoy']);
      given.army('dragonstone', 'targaryen-2+daenerys-targaryen');
      given.alliance('targaryen', 'lannister');
      given.gold('lannister', 4);
      given.hand('lannister', []);
      given.action('lannister', 'event');
      when('lannister').plays('daenerys-targaryen');
      then.refused('lannister', 'dragonstone').because('no-room', '5.3');
      when('lannister').answers('casterly-rock', 'casterly-rock');
      then.army('casterly-rock').is('lannister-1+jaime-lannister+black-egg+green-egg');
    },
  );

  scenario('23.1 An ally without Daenerys on the map has no card for it', ({ given, then }) => {
    given.dragons();
    given.players(['lannister', 'stark'], ['targaryen', 'tully', 'greyjoy']);
    given.alliance('targaryen', 'lannister');
    given.hand('lannister', ['survival']);
    given.action('lannister', 'event');
    then.hand('lannister').excludes('daenerys-targaryen');
  });
});

describe('moving', () => {
  scenario('23.3 An Egg goes with others, never alone', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+daenerys-targaryen+black-egg');
    given.action('targaryen', 'sail');
    when('targaryen').answers('perform', 'dragonstone');
    then
      .options('targaryen')
      .are([
        'targaryen-1',
        'daenerys-targaryen',
        'targaryen-1+daenerys-targaryen+black-egg',
        'targaryen-1+black-egg',
        'daenerys-targaryen+black-egg',
      ]); // E84: not both of them without the Egg, not the Egg alone
    when('targaryen').answers('targaryen-1+black-egg', 'blackhaven');
    then.army('blackhaven').is('targaryen-1+black-egg');
    then.army('dragonstone').is('daenerys-targaryen');
  });

  scenario('E84 An Egg may stay on the way with somebody, and not without', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('storms-end', 'targaryen-2+black-egg');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'storms-end', 'targaryen-2+black-egg', 'blackhaven');
    then.options('targaryen').exclude('targaryen-2', 'black-egg');
    then.options('targaryen').include('targaryen-1', 'targaryen-1+black-egg', 'targaryen-2+black-egg');
    when('targaryen').answers('targaryen-1', 'sunspear');
    then.army('blackhaven').is('targaryen-1+black-egg');
  });

  scenario('23.2, 5.3 Eggs count towards the unit limit', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('storms-end', 'targaryen-1+black-egg');
    given.army('blackhaven', 'targaryen-2');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'storms-end', 'targaryen-1+black-egg', 'blackhaven');
    then.refused('targaryen', 'stop').because('no-room', '5.3');
  });

  scenario(
    '23.3 A token may not be recruited away from an Egg by an Event that moves it',
    ({ given, when, then }) => {
      motherOfDragons(given);
      given.army('dragonstone', 'daenerys-targaryen+black-egg');
      given.army('storms-end', 'targaryen-2');
      given.hand('targaryen', ['banished-to-the-watch']);
      given.action('targaryen', 'event');
      when('targaryen').answers('perform');
      then.refused('targaryen', 'banished-to-the-watch').because('prerequisite-missing', '4.6.1'); // E84
    },
  );
});

describe('losing', () => {
  scenario(
    '23.3 In a lost battle the Egg is lost before anything else, by a defender',
    ({ given, when, then }) => {
      motherOfDragons(given);
      given.army('blackhaven', 'targaryen-1+black-egg+tully-1');
      given.army('dragonstone', 'targaryen-1+daenerys-targaryen');
      given.army('riverrun', 'tully-2');
      given.alliance('tully', 'targaryen');
      given.army('sunspear', 'stark-3');
      given.action('stark', 'march');
      when('stark').marches('sunspear', 'stark-3', 'blackhaven');
      when('stark').commits('pass');
      when('targaryen').commits('pass');
      then.lines('defender').are('tokens 2');
      then.options('targaryen').are(['black-egg']); // before the allied token of 6.9a
      when('targaryen').loses('black-egg');
      then.allies('stark', 'tully').is(0);
      then.told('unit.lost', { side: 'targaryen', unit: 'black-egg' });
      then.holds('the others retreat', (w) => w.map.blackhaven.every(({ house }) => house === 'stark'));
    },
  );

  scenario('23.3 and by an attacker', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('blackhaven', 'targaryen-1+black-egg');
    given.army('dragonstone', 'targaryen-1+daenerys-targaryen');
    given.army('sunspear', 'stark-3');
    given.action('targaryen', 'march');
    when('targaryen').marches('blackhaven', 'targaryen-1+black-egg', 'sunspear');
    when('targaryen').commits('pass');
    when('stark').commits('pass');
    then.lines('attacker').are('tokens 1'); // 23.3: strength 0
    when('targaryen').loses('black-egg');
    then.army('blackhaven').is('targaryen-1');
    then.recruited('targaryen').is(2);
  });

  scenario('E84, 31.1 An Egg left alone by a loss returns to its holder', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-egg+green-egg');
    given.army('storms-end', 'targaryen-1');
    given.hand('stark', ['enlist-the-faceless-men']);
    given.gold('stark', 3);
    given.score('stark', 3);
    given.action('stark', 'event');
    when('stark').plays('enlist-the-faceless-men', 'targaryen@dragonstone');
    then.unoccupied('dragonstone');
    then.told('dragon.egg-returned', { colour: 'black', domain: 'dragonstone' });
    then.told('dragon.egg-returned', { colour: 'green', domain: 'dragonstone' });
    then.castle('dragonstone', undefined);
  });

  scenario(
    '23.7, 28.2 When the alliance changes Eggs follow House Targaryen; one left alone returns',
    ({ given, when, then }) => {
      given.dragons();
      given.players(['lannister', 'stark'], ['targaryen', 'tully', 'greyjoy']);
      given.army('dragonstone', 'targaryen-2+daenerys-targaryen');
      given.army('casterly-rock', 'lannister-1+black-egg');
      given.army('storms-end', 'targaryen-1+green-egg');
      given.alliance('targaryen', 'lannister');
      given.allies('stark', { targaryen: 3 });
      given.allies('lannister', { targaryen: 2 });
      given.step('alliances');
      when('lannister').retreatsTo('ashemark');
      then.ally('targaryen', 'stark');
      then.controls('stark', 'storms-end');
      then.told('dragon.egg-returned', { colour: 'black', domain: 'casterly-rock' });
      then.told('units.retreated', { side: 'lannister', from: 'casterly-rock' }); // 12.3: the Egg is no friend any more
    },
  );

  scenario('10.5 Eggs do not count for the final unit', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('storms-end', 'targaryen-1+black-egg');
    given.army('blackhaven', 'stark-3');
    given.action('stark', 'march');
    when('stark').answers('perform', 'blackhaven', 'stark-3');
    then.refused('stark', 'storms-end').because('final-unit-attacked', '10.1');
  });
});

describe('hatching', () => {
  scenario('X81, 23.4 After taxes each Egg is the Dragon of its colour', ({ given, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-egg+green-egg');
    given.gold('targaryen', 0);
    given.step('taxes');
    then.army('dragonstone').is('targaryen-1+black-dragon+green-dragon');
    then.told('dragon.hatched', { colour: 'black', domain: 'dragonstone' });
    then.gold('targaryen').is(1); // 23.5: Dragons pay from the next tax phase on
  });

  scenario('23.4 Eggs hatch while House Targaryen is nobody’s ally, too', ({ given, then }) => {
    given.dragons();
    given.players(['lannister', 'stark'], ['targaryen', 'tully', 'greyjoy']);
    given.army('dragonstone', 'targaryen-2+white-egg');
    given.step('taxes');
    then.army('dragonstone').is('targaryen-2+white-dragon');
  });
});
