// §23.5-23.8, E85, X81, X82: Dragons fight, fly, pay taxes, and are like Heroes for Events.

import { describe } from 'vitest';
import type { Given } from './cards-tables.ts';
import { scenario } from './table.ts';

function motherOfDragons(given: Given): void {
  given.dragons();
  given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'greyjoy']);
  given.hand('targaryen', []);
  given.hand('stark', []);
}

describe('a Dragon', () => {
  scenario('23.5 pays 1 gold in taxes', ({ given, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon+green-dragon');
    given.gold('targaryen', 0);
    given.step('taxes');
    then.gold('targaryen').is(3); // space 1 and two Dragons
  });

  scenario('23.5 pays the ally of House Targaryen', ({ given, then }) => {
    given.dragons();
    given.players(['lannister', 'stark'], ['targaryen', 'tully', 'greyjoy']);
    given.army('dragonstone', 'targaryen-2+white-dragon');
    given.alliance('targaryen', 'stark');
    given.gold('stark', 0);
    given.gold('lannister', 0);
    given.step('taxes');
    then.gold('stark').is(2);
    then.gold('lannister').is(1);
  });

  scenario('23.5, 6.6 has strength 2 and may stand alone', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1');
    given.army('blackhaven', 'black-dragon+green-dragon');
    given.army('sunspear', 'stark-3');
    given.action('stark', 'march');
    when('stark').marches('sunspear', 'stark-3', 'blackhaven');
    when('stark').commits('pass');
    when('targaryen').commits('pass');
    then.lines('defender').are('dragons 4');
    then.score('targaryen').is(1);
  });

  scenario('6.7 conscripts with 2, and an Egg with nothing', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('storms-end', 'targaryen-1+black-dragon+white-egg');
    given.army('blackhaven', 'targaryen-1+green-dragon');
    given.army('sunspear', 'stark-3');
    given.hand('targaryen', ['disobedience']);
    given.action('stark', 'march');
    when('stark').marches('sunspear', 'stark-3', 'blackhaven');
    when('stark').commits('pass');
    when('targaryen').commits('disobedience');
    then.lines('defender').are('tokens 1', 'dragons 2', 'conscripts 3');
  });

  scenario('23.7 lost in a battle returns as its Egg, without benefit', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'daenerys-targaryen');
    given.army('blackhaven', 'targaryen-1+black-dragon');
    given.army('sunspear', 'stark-2+eddard-stark');
    given.army('winterfell', 'stark-1');
    given.gold('targaryen', 2);
    given.action('stark', 'march');
    when('stark').marches('sunspear', 'stark-2+eddard-stark', 'blackhaven');
    when('stark').commits('pass');
    when('targaryen').commits('pass');
    then.options('targaryen').are(['targaryen', 'black-dragon']); // 6.9b
    when('targaryen').loses('black-dragon');
    then.gold('targaryen').is(2);
    then.score('targaryen').is(0);
    then.holds('it is off the map', (w) => !JSON.stringify(w.map).includes('"black"'));
  });

  scenario('23.7 and can be placed as an Egg again', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'daenerys-targaryen');
    given.army('storms-end', 'targaryen-1+green-dragon+white-dragon');
    given.gold('targaryen', 4);
    given.action('targaryen', 'event');
    when('targaryen').plays('daenerys-targaryen', 'dragonstone');
    then.army('dragonstone').is('daenerys-targaryen+black-egg');
    then.gold('targaryen').is(2);
  });

  scenario(
    '10.5 counts as a unit of House Targaryen: two Dragons are no final unit',
    ({ given, when, then }) => {
      motherOfDragons(given);
      given.army('blackhaven', 'black-dragon');
      given.army('storms-end', 'green-dragon');
      given.army('sunspear', 'stark-3');
      given.action('stark', 'march');
      when('stark').marches('sunspear', 'stark-3', 'blackhaven');
      then.asked('stark', 'battle.attackerCard');
    },
  );

  scenario(
    '10.5, 10.1 the last Dragon of the house cannot be attacked; an Egg beside it does not help',
    ({ given, when, then }) => {
      motherOfDragons(given);
      given.army('blackhaven', 'black-dragon+green-egg');
      given.army('sunspear', 'stark-3');
      given.action('stark', 'march');
      when('stark').answers('perform', 'sunspear', 'stark-3');
      then.refused('stark', 'blackhaven').because('final-unit-attacked', '10.1');
    },
  );

  scenario('E85 is no Power Token for Events', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.army('blackhaven', 'green-dragon');
    given.hand('stark', ['enlist-the-faceless-men']);
    given.gold('stark', 3);
    given.score('stark', 3);
    given.action('stark', 'event');
    when('stark').plays('enlist-the-faceless-men');
    then.options('stark').include('targaryen@dragonstone');
    then.options('stark').exclude('black-dragon@dragonstone', 'green-dragon@blackhaven');
  });

  scenario('E85 alone is not captured at sea', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-2');
    given.army('blackhaven', 'green-dragon');
    given.army('old-town', 'targaryen-1');
    given.army('the-rills', 'stark-2');
    given.hand('stark', ['captured-at-sea']);
    given.gold('stark', 4);
    given.action('stark', 'event');
    when('stark').plays('captured-at-sea', 'the-rills', 'stark-1');
    then.refused('stark', 'blackhaven').because('wrong-kind-of-target', '18.1');
    when('stark').answers('old-town');
    then.controls('stark', 'old-town');
  });

  scenario('23.8 may be eliminated as a unit by Kingslayer', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.score('targaryen', 5);
    given.hand('stark', ['kingslayer']);
    given.gold('stark', 5);
    given.score('stark', 4);
    given.action('stark', 'event');
    when('stark').plays('kingslayer');
    then.options('stark').are(['targaryen@dragonstone', 'black-dragon@dragonstone']);
    when('stark').answers('black-dragon@dragonstone');
    then.army('dragonstone').is('targaryen-1');
    then.score('targaryen').is(5); // no benefit
  });

  scenario('23.8 goes where a Hero may be relocated', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.hand('targaryen', ['banished-to-the-watch']);
    given.action('targaryen', 'event');
    when('targaryen').plays('banished-to-the-watch', 'black-dragon');
    then.army('castle-black').is('black-dragon');
    then.castle('castle-black', 'targaryen');
  });

  scenario('23.8 is returned by Bend the Knee for its point alone', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.hand('targaryen', ['bend-the-knee']);
    given.gold('targaryen', 0);
    given.action('targaryen', 'event');
    when('targaryen').plays('bend-the-knee', 'black-dragon');
    then.army('dragonstone').is('targaryen-1');
    then.score('targaryen').is(1);
    then.gold('targaryen').is(0);
  });

  scenario('23.8 leads an army where a text asks for a Hero', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('storms-end', 'targaryen-1+black-dragon');
    given.army('dragonstone', 'stark-1');
    given.army('winterfell', 'stark-1');
    given.hand('targaryen', ['reclaim-your-homeland']);
    given.action('targaryen', 'event');
    when('targaryen').plays(
      'reclaim-your-homeland',
      'storms-end',
      'targaryen-1+black-dragon',
      'dragonstone',
      'pass',
    );
    when('stark').commits('pass');
    then.lines('attacker').are('tokens 1', 'dragons 2', 'event 3');
  });

  scenario('23.8 has no card: texts about the own Hero Card do not see it', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-2+black-dragon');
    given.hand('targaryen', ['instruction-in-swords', 'survival']);
    given.action('targaryen', 'event');
    when('targaryen').answers('perform');
    then.refused('targaryen', 'instruction-in-swords').because('prerequisite-missing', '4.6.1');
  });

  scenario('23.5 marches and sails with others as usual', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('storms-end', 'targaryen-1+black-dragon');
    given.action('targaryen', 'march');
    when('targaryen').answers(
      'perform',
      'march',
      'storms-end',
      'targaryen-1+black-dragon',
      'blackhaven',
      'stop',
    );
    then.army('blackhaven').is('targaryen-1+black-dragon');
  });

  scenario('7.1 retreats with its group', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1');
    given.army('blackhaven', 'targaryen-2+black-dragon');
    given.army('sunspear', 'stark-2+eddard-stark');
    given.army('winterfell', 'stark-1');
    given.hand('stark', ['vendetta']);
    given.action('stark', 'march');
    when('stark').marches('sunspear', 'stark-2+eddard-stark', 'blackhaven');
    when('stark').commits('vendetta');
    when('targaryen').commits('pass');
    when('targaryen').answers('targaryen');
    then.army('old-town').is('targaryen-1+black-dragon');
  });
});

describe('flying', () => {
  scenario('X82, 23.6 up to 3 domains, over anything, alone or with Daenerys', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+daenerys-targaryen+black-dragon');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform');
    then.options('targaryen').are(['march', 'fly']);
    when('targaryen').answers('fly', 'dragonstone');
    then.options('targaryen').are(['black-dragon', 'daenerys-targaryen+black-dragon']);
    when('targaryen').answers('daenerys-targaryen+black-dragon');
    then.refused('targaryen', 'winterfell').because('too-far', '4.2.1');
    then.options('targaryen').include('three-sisters', 'white-harbor', 'the-reach', 'the-eyrie');
    when('targaryen').answers('white-harbor');
    then.army('white-harbor').is('daenerys-targaryen+black-dragon');
    then.army('dragonstone').is('targaryen-1');
    then.told('army.moved', { mode: 'fly', from: 'dragonstone', to: 'white-harbor' });
  });

  scenario('23.6 instead of a Sail as well', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.action('targaryen', 'sail');
    when('targaryen').answers('perform', 'fly', 'dragonstone', 'black-dragon', 'three-sisters');
    then.army('three-sisters').is('black-dragon'); // the same Map Card
  });

  scenario('23.6 exactly one Dragon, nobody else', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon+green-dragon');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'fly', 'dragonstone');
    then.options('targaryen').are(['black-dragon']);
  });

  scenario('23.6 entering a hostile domain starts a battle', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.army('three-sisters', 'stark-1');
    given.army('winterfell', 'stark-1');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'fly', 'dragonstone', 'black-dragon', 'three-sisters', 'pass');
    when('stark').commits('pass');
    when('stark').answers('stark');
    then.controls('targaryen', 'three-sisters');
    then.score('targaryen').is(1);
  });

  scenario('23.6, 8.1 King’s Landing needs three castles', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'fly', 'dragonstone', 'black-dragon');
    then.refused('targaryen', 'kings-landing').because('needs-three-castles', '8.1');
  });

  scenario('23.6, 5.3 the unit limit applies', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.army('the-reach', 'targaryen-3');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'fly', 'dragonstone', 'black-dragon');
    then.refused('targaryen', 'the-reach').because('no-room', '5.3');
  });

  scenario('23.6, 10.1 a final unit attacks nobody from the air', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'black-dragon');
    given.army('three-sisters', 'stark-2');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'fly', 'dragonstone', 'black-dragon');
    then.refused('targaryen', 'three-sisters').because('final-unit-attacks', '10.1');
    then.options('targaryen').include('white-harbor');
  });

  scenario('23.3, 23.6 a Dragon does not fly away from an Egg alone', ({ given, when, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'black-dragon+green-egg');
    given.army('storms-end', 'targaryen-1+white-dragon');
    given.action('targaryen', 'march');
    when('targaryen').answers('perform', 'fly');
    then.refused('targaryen', 'dragonstone').because('no-legal-move', '27.6');
  });

  scenario(
    '23.6 the Marches of an Event may be flights, and must still do what it demands',
    ({ given, when, then }) => {
      motherOfDragons(given);
      given.army('dragonstone', 'targaryen-1+black-dragon');
      given.army('white-harbor', 'stark-1');
      given.army('winterfell', 'stark-1');
      given.army('the-eyrie', 'arryn-1');
      given.hand('targaryen', ['unsullied']);
      given.action('targaryen', 'event');
      when('targaryen').plays('unsullied', 'fly', 'dragonstone', 'black-dragon');
      then.refused('targaryen', 'three-sisters').because('must-start-a-battle', '18.1');
      when('targaryen').answers('white-harbor', 'pass');
      when('stark').commits('pass');
      when('stark').answers('stark');
      then.controls('targaryen', 'white-harbor');
    },
  );

  scenario('23.6 nobody flies without Mother of Dragons', ({ given, when, then }) => {
    given.iceAndFire();
    given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.action('targaryen', 'march');
    when('targaryen').answers('perform');
    then.asked('targaryen', 'movement.chooseOrigin');
  });
});

describe('the notation', () => {
  scenario('23.1 each colour stands on the map once, as Egg or as Dragon', ({ given, then }) => {
    motherOfDragons(given);
    given.army('dragonstone', 'targaryen-1+black-dragon');
    given.army('storms-end', 'targaryen-1+green-egg');
    then.holds('written as read', (w) => w.map.dragonstone[0]!.dragons!.join() === 'black');
    then.army('storms-end').is('targaryen-1+green-egg');
  });
});
