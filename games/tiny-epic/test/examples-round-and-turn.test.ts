// Examples X02 to X08, and the plain statements of §2 (Round) and §3 (Turn).

import { begin, decisions, isRefusal } from '@three-thrones/kernel';
import { expect, it } from 'vitest';
import { ACTIONS, type ActionId } from '../data/ids.ts';
import { tinyEpic } from '../rules/index.ts';
import { scenario } from './table.ts';

function onAnySlot(die: ActionId): string[] {
  return ACTIONS.map((slot) => `place:${die}@${slot}`);
}

scenario('X02 A token’s strength', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1');
  given.army('ashemark', 'jaime-lannister');
  given.army('shield-islands', 'stark-2+eddard-stark');
  given.action('stark', 'march');

  when('stark').marches('shield-islands', 'stark-2+eddard-stark', 'casterly-rock');
  when('stark').commits('pass');
  when('lannister').commits('pass');

  then.told('battle.decided', { defence: [{ what: 'tokens', strength: 1 }, { what: 'castle' }] }); // §6.6
});

// §2 Round

scenario('X03 Draft with 3 players', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'tully']);
  given.rolls('recruit', 'march', 'sail', 'whisper', 'plot');

  then.asked('tully', 'draft.takeDie'); // §2.3: to the right of the Hand of the King
  when('tully').answers('recruit', 'march');
  then.bottomDice('recruit');
  then.dice('tully').is(['march']);
  when('stark').answers('sail');

  then.dice('stark').is(['sail']);
  then.dice('lannister').is(['whisper', 'plot']); // five dice in all
  then.asked('lannister', 'turn.placeDie');
});

scenario('X04 Draft with 2 players', ({ given, when, then }) => {
  given.players(['lannister', 'stark']);
  given.rolls('recruit', 'march', 'sail', 'whisper', 'plot');

  when('stark').answers('plot', 'march'); // §2.4: the left slot, then one to keep
  then.bottomDice('plot');
  when('lannister').answers('sail');

  then.bottomDice('plot', 'sail');
  then.dice('stark').is(['march']);
  then.dice('lannister').is(['recruit', 'whisper']);
});

scenario(
  '2.2 Draft with 4 players: counter-clockwise from the right of the Hand of the King',
  ({ given, when, then }) => {
    given.players(['lannister', 'stark', 'tully', 'martell']);
    given.rolls('march', 'march', 'sail', 'whisper', 'plot');

    when('martell').answers('march');
    then.options('tully').are(['march', 'sail', 'whisper', 'plot']); // the other March is still there
    when('tully').answers('sail');
    when('stark').answers('march');

    then.bottomDice();
    then.dice('martell').is(['march']);
    then.dice('tully').is(['sail']);
    then.dice('stark').is(['march']);
    then.dice('lannister').is(['whisper', 'plot']);
  },
);

scenario('2.2 The draft starts at the right of whoever holds the Hand of the King', ({ given, then }) => {
  given.players(['lannister', 'stark', 'tully', 'martell']);
  given.handOfTheKing('tully');

  then.asked('stark', 'draft.takeDie');
});

it.each([
  [4, '2.2'],
  [3, '2.3'],
  [2, '2.4'],
])('2.2-2.4 The draft of %i players cites section %s', (players, rule) => {
  const start = begin(tinyEpic, { players }, 'draft');
  if (isRefusal(start)) throw new Error(start.code);
  expect(decisions(tinyEpic, start.state)[0]).toMatchObject({ kind: 'draft.takeDie', rule });
});

scenario('2.1 A round from the first die to the last step', ({ given, when, then }) => {
  given.players(['lannister', 'stark']);
  given.rolls('whisper', 'whisper', 'whisper', 'whisper', 'whisper');

  when('stark').answers('whisper', 'whisper');
  when('lannister').answers('whisper');
  // b. one turn per player, in player order
  when('lannister', 'turn.placeDie').places('whisper', 'march');
  when('lannister').skips(); // March
  when('lannister').skips(); // Whisper
  when('stark').skips(); // follows
  when('stark', 'turn.placeDie').places('whisper', 'sail');
  when('stark').skips();
  when('stark').skips();
  when('lannister').skips();
  // c. bottom dice
  for (const seat of ['lannister', 'stark', 'lannister', 'stark'] as const) {
    then.offered(seat, 'whisper', 'bottom');
    when(seat).skips();
  }
  // d. to g. follow by themselves
  then.told('alliances.counted');
  then.told('gold.gained', { seat: 'lannister', gold: 1 });
  then.told('round.ended', { round: 1, handOfTheKing: 'stark' });
  then.notTold('scoring.tally'); // h. none is due after round 1
  then.handOfTheKing('stark');
  then.round(2);
  then.asked('lannister', 'draft.takeDie');
});

scenario(
  '2.6 Bottom dice: each player in player order may perform that action once',
  ({ given, when, then }) => {
    given.bottom('whisper', 'recruit');
    given.handOfTheKing('stark');
    given.step('bottomDice');

    then.offered('stark', 'whisper', 'bottom');
    then.options('stark').are(['perform', 'skip']); // no slot beside it, no dice abilities
    when('stark').whispers();
    then.offered('lannister', 'whisper', 'bottom');
    when('lannister').skips();
    then.offered('stark', 'recruit', 'bottom');
    when('stark').recruits('stark@winterfell');
    then.offered('lannister', 'recruit', 'bottom');
    when('lannister').skips();

    then.cards('stark').is(5);
    then.army('winterfell').is('stark-2+eddard-stark');
    then.round(2);
  },
);

scenario('2.6 With 3 players there is one bottom die', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'tully']);
  given.bottom('whisper');
  given.step('bottomDice');

  when('lannister').skips();
  when('stark').skips();
  when('tully').skips();

  then.round(2);
});

scenario('2.7 The die left over after the last turn is not used', ({ given, when, then }) => {
  given.turn('stark', ['whisper', 'recruit']);
  given.dice('lannister', []);

  when('stark').places('whisper', 'event');
  when('stark').skips();
  when('stark').skips();
  when('lannister').skips();

  then.notTold('die.passed');
  then.round(2);
  then.dice('lannister').is([]);
  then.dice('stark').is([]);
});

// §3 Turn

scenario('X05 Optional action before die action', ({ given, when, then }) => {
  given.turn('lannister', ['march', 'event']);

  when('lannister').places('march', 'recruit');

  then.offered('lannister', 'recruit', 'slot'); // §3.3: for the active player alone, first
  then.notAsked('stark');
  when('lannister').recruits('lannister@casterly-rock');
  then.offered('lannister', 'march', 'die');
  when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');
  then.army('ashemark').is('lannister-1');
});

scenario('X06 Follow', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'martell']);
  given.turn('lannister', ['march', 'event']);
  given.dice('stark', ['sail']);

  when('lannister').places('march', 'recruit');
  when('lannister').recruits('lannister@casterly-rock');
  when('lannister').marchesAndStops('casterly-rock', 'lannister-1', 'ashemark');

  then.offered('stark', 'march', 'follow'); // §3.5: clockwise
  when('stark').marchesAndStops('winterfell', 'stark-1', 'hornwood');
  then.offered('martell', 'march', 'follow');
  when('martell').marchesAndStops('sunspear', 'martell-1', 'blackhaven');

  then.tellings('action.performed').are(
    { seat: 'lannister', action: 'recruit', as: 'slot' }, // nobody else used the Recruit slot
    { seat: 'lannister', action: 'march', as: 'die' },
    { seat: 'stark', action: 'march', as: 'follow' },
    { seat: 'martell', action: 'march', as: 'follow' },
  );
  then.asked('stark', 'turn.placeDie');
});

scenario('X07 Follow although skipped', ({ given, when, then }) => {
  given.turn('lannister', ['whisper', 'event']);

  when('lannister').places('whisper', 'march');
  when('lannister').skips();
  when('lannister').skips();

  then.offered('stark', 'whisper', 'follow'); // §3.5
  when('stark').whispers();
  then.cards('stark').is(5);
});

scenario('X08 Covered slot', ({ given, then }) => {
  given.slots({ plot: 'march' });
  given.turn('lannister', ['sail', 'event']);

  then.refused('lannister', 'place:sail@plot').because('slot-covered', '3.2');
  then.refused('lannister', 'place:event@plot').because('slot-covered', '3.2');
  then.options('lannister').include('place:sail@march', 'place:event@event');
});

scenario('3.2 Either die on any open slot; there it stays until the round ends', ({ given, when, then }) => {
  given.turn('lannister', ['whisper', 'recruit']);
  given.dice('stark', ['sail']);

  then.options('lannister').include(...onAnySlot('whisper'), ...onAnySlot('recruit'));
  when('lannister').places('whisper', 'sail');
  when('lannister').skips();
  when('lannister').skips();
  when('stark').skips();

  then.refused('stark', 'place:recruit@sail').because('slot-covered', '3.2');
});

scenario('3.4 Slot and die may show the same action, then it may be done twice', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-1+jaime-lannister');
  given.army('ashemark', 'lannister-1');
  given.turn('lannister', ['recruit', 'event']);
  given.gold('lannister', 8);

  when('lannister').places('recruit', 'recruit');
  when('lannister').recruits('lannister@casterly-rock', 'lannister@ashemark');
  then.offered('lannister', 'recruit', 'die');
  when('lannister').recruits('lannister@ashemark');
  then.recruited('lannister').is(5);

  then.offered('stark', 'recruit', 'follow');
});

scenario('3.5 Not following brings nothing, and the others still may', ({ given, when, then }) => {
  given.players(['lannister', 'stark', 'tully']);
  given.turn('lannister', ['whisper', 'event']);

  when('lannister').places('whisper', 'march');
  when('lannister').skips();
  when('lannister').skips();
  when('stark').skips();

  then.cards('stark').is(1);
  then.gold('stark').is(3);
  then.offered('tully', 'whisper', 'follow');
});

scenario(
  '3.6 The unplaced die goes to the next player clockwise, who becomes active',
  ({ given, when, then }) => {
    given.players(['lannister', 'stark', 'tully']);
    given.turn('lannister', ['whisper', 'plot']);
    given.dice('stark', ['sail']);
    given.dice('tully', ['march']);

    when('lannister').places('whisper', 'recruit');
    when('lannister').skips();
    when('lannister').skips();
    when('stark').skips();
    when('tully').skips();

    then.dice('lannister').is([]);
    then.dice('stark').is(['sail', 'plot']);
    then.asked('stark', 'turn.placeDie');
  },
);

scenario('3.7 A battle is fought to its end before the next player decides', ({ given, when, then }) => {
  given.army('casterly-rock', 'lannister-2+jaime-lannister');
  given.army('ashemark', 'stark-1');
  given.army('winterfell', 'stark-1+eddard-stark');
  given.turn('lannister', ['march', 'event']);

  when('lannister').places('march', 'sail');
  when('lannister').skips();
  when('lannister').marches('casterly-rock', 'lannister-1+jaime-lannister', 'ashemark');
  when('lannister').commits('pass');
  then.asked('stark', 'battle.defenderCard'); // not yet the follow
  when('stark').commits('pass');
  when('stark').loses('stark');

  then.offered('stark', 'march', 'follow');
});

scenario(
  '3.8 Every action is optional, and one that cannot be performed is skipped',
  ({ given, when, then }) => {
    given.gold('lannister', 0);
    given.gold('stark', 0);
    given.turn('lannister', ['recruit', 'event']);
    given.dice('stark', ['sail']);

    when('lannister').places('recruit', 'whisper'); // nobody has gold to recruit
    when('lannister').skips();

    then.asked('stark', 'turn.placeDie');
  },
);

scenario('3.8 Plot and Event depend on secret hands, so everybody is asked', ({ given, when, then }) => {
  given.gold('lannister', 0);
  given.turn('lannister', ['plot', 'whisper']);

  when('lannister').places('plot', 'whisper');
  when('lannister').skips();

  then.offered('lannister', 'plot', 'die');
  then.refused('lannister', 'perform').because('no-usable-shield', '4.5.1');
});
