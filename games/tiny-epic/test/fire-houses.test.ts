// §2.5, §15.1, §17.4, §19.2: the two houses of Ice & Fire, and a table of five.

import { describe } from 'vitest';
import { scenario } from './table.ts';

const FIVE = ['lannister', 'stark', 'martell', 'nights-watch', 'targaryen'] as const;

describe('the Night’s Watch', () => {
  scenario('17.4 turns a die to a face that lies in an Action Slot', ({ given, when, then }) => {
    given.iceAndFire();
    given.players(['nights-watch', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.slots({ march: 'plot', sail: 'event' });
    given.turn('nights-watch', ['recruit', 'march']);
    then
      .options('nights-watch')
      .include(
        'nights-watch:recruit>plot',
        'nights-watch:recruit>event',
        'nights-watch:march>plot',
        'nights-watch:march>event',
      );
    then.options('nights-watch').exclude('nights-watch:recruit>march', 'nights-watch:recruit>sail');
    when('nights-watch').answers('nights-watch:recruit>event');
    then.dice('nights-watch').is(['event', 'march']);
    then.options('nights-watch').exclude('nights-watch:march>plot'); // 17.1 once per turn
  });

  scenario('17.4 can copy nothing while no die lies there', ({ given, then }) => {
    given.iceAndFire();
    given.players(['nights-watch', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.turn('nights-watch', ['recruit', 'march']);
    then.holds('only placements', (w) => Object.keys(w.slots).length === 0);
    then.options('nights-watch').exclude('nights-watch:recruit>march', 'nights-watch:march>recruit');
  });

  scenario('17.4 lends its ability to an ally', ({ given, when, then }) => {
    given.iceAndFire();
    given.players(['lannister', 'stark'], ['nights-watch', 'tully', 'greyjoy']);
    given.alliance('nights-watch', 'stark');
    given.slots({ march: 'plot' });
    given.turn('stark', ['recruit', 'march']);
    when('stark').answers('nights-watch:march>plot');
    then.dice('stark').is(['recruit', 'plot']);
  });
});

describe('House Targaryen', () => {
  scenario('17.4 pays 1 gold for a March or a Sail', ({ given, when, then }) => {
    given.iceAndFire();
    given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.gold('targaryen', 2);
    given.turn('targaryen', ['recruit', 'march']);
    then
      .options('targaryen')
      .include('targaryen:recruit>march', 'targaryen:recruit>sail', 'targaryen:march>sail');
    when('targaryen').answers('targaryen:recruit>sail');
    then.gold('targaryen').is(1);
    then.dice('targaryen').is(['sail', 'march']);
  });

  scenario('17.4 needs the gold', ({ given, then }) => {
    given.iceAndFire();
    given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.gold('targaryen', 0);
    given.turn('targaryen', ['recruit', 'march']);
    then.refused('targaryen', 'targaryen:recruit>sail').because('not-enough-gold', '5.1');
  });

  scenario('12.3 as a non-player house its Hero comes with the alliance', ({ given, then }) => {
    given.iceAndFire();
    given.players(['lannister', 'stark'], ['targaryen', 'tully', 'greyjoy']);
    given.army('dragonstone', 'targaryen-2+daenerys-targaryen');
    given.allies('stark', { targaryen: 2 });
    given.step('alliances');
    then.ally('targaryen', 'stark');
    then.hand('stark').includes('daenerys-targaryen');
    then.castle('dragonstone', 'stark');
  });

  scenario('15.2 has its home and King’s Landing among its objectives', ({ given, then }) => {
    given.iceAndFire();
    given.players(['targaryen', 'stark'], ['tyrell', 'tully', 'greyjoy']);
    given.army('dragonstone', 'targaryen-2');
    given.round(3);
    given.step('scoring');
    then.told('scoring.tally', { seat: 'targaryen', castles: 2, objectives: 1, alliances: 0 });
  });
});

describe('five players', () => {
  scenario('2.5 Six dice, four taken counter-clockwise, the holder keeps two', ({ given, when, then }) => {
    given.iceAndFire();
    given.players([...FIVE]);
    given.rolls('recruit', 'march', 'sail', 'whisper', 'plot', 'event');
    then.asked('targaryen', 'draft.takeDie');
    when('targaryen').answers('event');
    when('nights-watch').answers('plot');
    when('martell').answers('whisper');
    when('stark').answers('sail');
    then.dice('lannister').is(['recruit', 'march']);
    then.asked('lannister', 'turn.placeDie');
    then.bottomDice();
  });

  scenario('19.2 castle points 5/4/3/2/1 in dense ranks, after rounds 2, 4 and 5', ({ given, then }) => {
    given.iceAndFire();
    given.players([...FIVE]);
    given.army('casterly-rock', 'lannister-1');
    given.army('starfall', 'lannister-1');
    given.army('winterfell', 'stark-1');
    given.army('last-hearth', 'martell-1'); // no castle
    given.round(2);
    given.step('scoring');
    then.told('scoring.tally', { seat: 'lannister', castles: 5 });
    then.told('scoring.tally', { seat: 'stark', castles: 4 });
    then.told('scoring.tally', { seat: 'nights-watch', castles: 4 });
    then.told('scoring.tally', { seat: 'martell', castles: 3 }); // E59
    then.vengeance('martell').is(1);
  });

  scenario('19.2 no Scoring Phase after round 3', ({ given, then }) => {
    given.iceAndFire();
    given.players([...FIVE]);
    given.round(3);
    given.step('scoring');
    then.round(4);
    then.score('lannister').is(0);
  });

  scenario('19.2 the game is over after round 5', ({ given, then }) => {
    given.iceAndFire();
    given.players([...FIVE]);
    given.army('casterly-rock', 'lannister-2');
    given.army('starfall', 'lannister-1');
    given.round(5);
    given.step('scoring');
    then.wins(['lannister'], 'score');
  });

  scenario('E67 the fifth die still finds an open slot', ({ given, when, then }) => {
    given.iceAndFire();
    given.players([...FIVE]);
    given.slots({ recruit: 'plot', march: 'plot', sail: 'plot', whisper: 'plot' });
    given.turn('targaryen', ['plot', 'whisper']);
    then.refused('targaryen', 'place:plot@march').because('slot-covered', '3.2');
    when('targaryen').places('whisper', 'event');
    then.asked('targaryen', 'action.perform');
  });
});
