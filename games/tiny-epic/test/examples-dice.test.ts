// Examples X09 and X10, and the plain statements of §17: dice abilities.

import { ACTIONS, type ActionId, type HouseId } from '../data/ids.ts';
import { scenario } from './table.ts';

function toAnyFace(from: ActionId): string[] {
  return ACTIONS.filter((to) => to !== from).map((to) => `arryn:${from}>${to}`);
}

scenario('X09 Passing a changed die', ({ given, when, then }) => {
  given.players(['tyrell', 'stark']);
  given.turn('tyrell', ['march', 'recruit']);
  given.dice('stark', ['sail']);

  when('tyrell').answers('tyrell:march>whisper');
  when('tyrell').places('recruit', 'event');
  when('tyrell').skips();
  when('tyrell').skips();
  when('stark').skips();

  then.dice('stark').is(['sail', 'whisper']); // §17.2
});

scenario('X10 Arryn alliance ability', ({ given, when, then }) => {
  given.alliance('arryn', 'lannister');
  given.gold('lannister', 2);
  given.turn('lannister', ['march', 'event']);

  then.options('lannister').include(...toAnyFace('march'), ...toAnyFace('event')); // §17.4: either die, any face
  when('lannister').answers('arryn:march>plot');

  then.gold('lannister').is(0);
  then.dice('lannister').is(['plot', 'event']);
});

scenario('17.4 Arryn’s ability costs 2 gold', ({ given, then }) => {
  given.alliance('arryn', 'lannister');
  given.gold('lannister', 1);

  then.refused('lannister', 'arryn:march>plot').because('not-enough-gold', '5.1');
});

scenario('17.1 Each ability once per turn, before placing', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.turn('lannister', ['march', 'sail']);

  then.options('lannister').include('lannister:march>event', 'lannister:sail>event', 'tyrell:march>whisper');
  when('lannister').answers('lannister:sail>event');
  then.refused('lannister', 'lannister:march>event').because('not-an-option', '3.2');
  when('lannister').answers('tyrell:march>whisper');
  then.refused('lannister', 'tyrell:event>whisper').because('not-an-option', '3.2');

  then.dice('lannister').is(['whisper', 'event']);
  when('lannister').places('event', 'march');
  then.offered('lannister', 'march', 'slot'); // a die is placed: no more abilities
});

scenario('17.1 The next turn brings the ability back', ({ given, when, then }) => {
  given.turn('stark', ['march', 'march']);
  given.dice('lannister', ['sail']);
  given.handOfTheKing('stark');

  when('stark').answers('stark:march>recruit');
  when('stark').places('recruit', 'event');
  when('stark').skips();
  when('stark').skips();
  when('lannister').skips();

  then.options('lannister').include('lannister:march>event', 'lannister:sail>event');
});

scenario('17.2 Abilities may be combined on one die, in any order', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.alliance('arryn', 'lannister');
  given.gold('lannister', 3);
  given.turn('lannister', ['march', 'sail']);

  when('lannister').answers('tyrell:march>whisper', 'arryn:whisper>recruit', 'lannister:recruit>event');

  then.dice('lannister').is(['event', 'sail']);
  then.gold('lannister').is(1);
});

scenario('17.2 The house first, then the ally', ({ given, when, then }) => {
  given.alliance('tyrell', 'lannister');
  given.turn('lannister', ['march', 'sail']);

  when('lannister').answers('lannister:march>event', 'tyrell:event>whisper');

  then.dice('lannister').is(['whisper', 'sail']);
});

scenario('17.3 No ability while drafting or following', ({ given, when, then }) => {
  given.players(['lannister', 'tyrell']);
  given.rolls('march', 'march', 'march', 'march', 'march');

  then.options('tyrell').are(['march']);
  when('tyrell').answers('march', 'march');
  when('lannister').answers('march');
  when('lannister').places('march', 'recruit');
  when('lannister').skips();
  when('lannister').skips();

  then.options('tyrell').are(['perform', 'skip']);
});

const faces: readonly [HouseId, ActionId][] = [
  ['lannister', 'event'],
  ['stark', 'recruit'],
  ['tully', 'plot'],
  ['tyrell', 'whisper'],
  ['greyjoy', 'sail'],
  ['baratheon', 'march'],
];
for (const [id, face] of faces) {
  const other = (wanted: HouseId): HouseId => (id === wanted ? 'martell' : wanted);
  const from: ActionId = face === 'march' ? 'sail' : 'march';

  scenario(`17.4 House ${id} sets one of its dice to ${face}`, ({ given, when, then }) => {
    given.players([id, other('stark')]);
    given.turn(id, [from, face]);

    when(id).answers(`${id}:${from}>${face}`);
    then.dice(id).is([face, face]);
    then.gold(id).is(3); // for nothing
  });

  scenario(`17.4 An alliance with ${id} sets a die to ${face}`, ({ given, when, then }) => {
    const spare = (['tully', 'tyrell', 'greyjoy'] as HouseId[]).filter((one) => one !== id).slice(0, 2);
    const seat = other('lannister');
    given.players([seat, other('stark')], [id, ...spare]);
    given.alliance(id, seat);
    given.turn(seat, [from, from]);

    when(seat).answers(`${id}:${from}>${face}`);
    then.dice(seat).is([face, from]);
    then.gold(seat).is(3);
  });
}

for (const seat of ['martell', 'lannister'] as const) {
  const allied = seat !== 'martell';
  const who = allied ? 'An alliance with Martell' : 'House Martell';
  const others: HouseId[] = allied ? ['martell', 'tully', 'tyrell'] : ['greyjoy', 'tully', 'tyrell'];

  scenario(`17.4 ${who} rerolls one die`, ({ given, when, then }) => {
    given.players([seat, 'stark'], others);
    if (allied) given.alliance('martell', seat);
    given.turn(seat, ['march', 'sail']);
    given.rolls('plot');

    when(seat).answers('martell:reroll:sail');
    then.dice(seat).is(['march', 'plot']);
    then.refused(seat, 'martell:reroll:march').because('not-an-option', '3.2'); // once
    then.cannotUndo(seat, 'chance');
  });

  scenario(`17.4 ${who} rerolls both dice`, ({ given, when, then }) => {
    given.players([seat, 'stark'], others);
    if (allied) given.alliance('martell', seat);
    given.turn(seat, ['march', 'march']);
    given.rolls('plot', 'event');

    then.options(seat).include('martell:reroll:march', 'martell:reroll:march+march');
    when(seat).answers('martell:reroll:march+march');
    then.dice(seat).is(['plot', 'event']);
  });
}

scenario('17.4 A rerolled die may be set by an ally afterwards', ({ given, when, then }) => {
  given.players(['martell', 'stark'], ['tully', 'tyrell', 'greyjoy']);
  given.alliance('greyjoy', 'martell');
  given.turn('martell', ['march', 'plot']);
  given.rolls('march');

  when('martell').answers('martell:reroll:plot', 'greyjoy:march>sail');

  then.dice('martell').is(['march', 'sail']);
});
