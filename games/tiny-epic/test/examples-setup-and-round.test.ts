// Examples X01 to X10, and the plain statements of §1 to §3 and §17: setup, draft, turns, follows, dice abilities.

import { begin, decisions, isRefusal, look, type State, size, view } from '@three-thrones/kernel';
import { describe, expect, test } from 'vitest';
import { house } from '../data/data.ts';
import { ACTIONS, type ActionId, BASE_PLOT_CARDS, DOMAINS, type HouseId } from '../data/ids.ts';
import { tinyEpic } from '../src/index.ts';
import { CASTLES, controller, goldMaximum, handOf, isPlayer, plotCards, throneHolder, type World } from '../src/state.ts';
import { nameOf } from '../src/units.ts';
import { scenario } from './table.ts';

/** A real game, set up and rolled for the first draft. */
function started(config: object, seed = 'examples'): State<World> {
  const turn = begin(tinyEpic, config, seed);
  if (isRefusal(turn)) throw new Error(`the configuration is refused: ${JSON.stringify(turn)}`);
  return turn.state;
}

/** Everything that is wrong with a configuration, as `path code rule`. */
function mistakes(config: object): string[] {
  const refused = begin(tinyEpic, config, 'examples');
  if (!isRefusal(refused)) return [];
  return refused.mistakes!.map(({ path, code, rule }) => `${path} ${code} ${rule}`);
}

const seats: HouseId[] = ['lannister', 'stark'];

describe('§1 Setup', () => {
  test('X01 Start position, 2 players', () => {
    const { world: w } = started({ seats });

    expect(nameOf(w, w.map['casterly-rock'])).toBe('lannister-1+jaime-lannister');
    expect(nameOf(w, w.map.winterfell)).toBe('stark-1+eddard-stark');
    for (const seat of seats) {
      expect(w.players[seat]).toMatchObject({ gold: 3, recruited: 1, score: 0 });
      expect(goldMaximum(w, seat)).toBe(8); // the home castle lies on space 9 of the Gold Track (§1.3)
      expect(plotCards(w, seat)).toHaveLength(4);
      expect(handOf(w, seat)).toHaveLength(5);
      expect(handOf(w, seat)).toContain(house(seat).hero);
    }
    // §1.4 Arryn and 3 other houses
    expect(w.mats).toHaveLength(4);
    expect(w.mats[0]).toBe('arryn');
    for (const id of w.mats) {
      expect(nameOf(w, w.map[house(id).homeDomain])).toBe(`${id}-3`);
      expect(w.nonPlayers[id]).toMatchObject({ pool: 6 });
      expect(w.nonPlayers[id]!.ally).toBeUndefined();
    }
    // all castles but the players' own stand on the map, whether anybody lives there or not
    const onTheMap = CASTLES.filter((at) => !isPlayer(w, controller(w, at) ?? 'nobody'));
    expect(onTheMap).toEqual(CASTLES.filter((at) => at !== 'casterly-rock' && at !== 'winterfell'));
  });

  test('1.1 Score at 0, the Crown on round 1, two Vengeance tokens', () => {
    const { world: w } = started({ seats });
    expect([w.round, w.vengeanceLeft]).toEqual([1, 2]);
    expect(seats.map((seat) => [w.players[seat]!.score, w.players[seat]!.vengeance])).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  test('1.2 Each player has a different house, and nobody has Arryn', () => {
    expect(mistakes({ seats: ['lannister', 'arryn'] })).toEqual(['seats[1] config-unknown-house 1.2']);
    expect(mistakes({ seats: ['stark', 'stark'] })).toEqual(['seats[1] config-house-twice 1.2']);
    const { world: w } = started({ players: 4 });
    expect(new Set(w.order).size).toBe(4);
    expect(w.order).not.toContain('arryn');
  });

  test('1.4 Three random houses beside Arryn; with 4 players all the others', () => {
    const { world: w } = started({ seats: ['lannister', 'stark', 'tully', 'martell'] });
    expect([...w.mats].sort()).toEqual(['arryn', 'baratheon', 'greyjoy', 'tyrell']);
    const drawn = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => started({ seats }, seed).world.mats.slice(1).join());
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(mistakes({ seats, nonPlayers: ['tyrell', 'tully'] })).toEqual(['nonPlayers config-house-count 1.4']);
    expect(mistakes({ seats, nonPlayers: ['tyrell', 'tully', 'stark'] })).toEqual([
      'nonPlayers[2] config-unknown-house 1.2',
    ]);
  });

  test('1.4 A house left over is not in the game', () => {
    const { world: w } = started({ seats, nonPlayers: ['tyrell', 'tully', 'greyjoy'] });
    for (const id of ['martell', 'baratheon'] as const) {
      expect(w.nonPlayers[id]).toBeUndefined();
      expect(w.map[house(id).homeDomain]).toEqual([]);
    }
  });

  test('1.5 The deck of 45 is shuffled and 4 cards are dealt; hands are secret', () => {
    const state = started({ seats });
    const { world: w } = state;
    const dealt = seats.flatMap((seat) => plotCards(w, seat));
    expect([...dealt, ...look(w.deck)].sort()).toEqual([...BASE_PLOT_CARDS].sort());
    expect(look(w.deck)).toHaveLength(37);
    expect(look(w.deck)).not.toEqual(look(started({ seats }, 'another').world.deck));

    // §0.9 the number of cards is open, their faces are not; the order of the deck is nobody's
    const { world: seen } = view(state, 'lannister');
    expect(look(seen.players['lannister']!.hand)).toEqual(handOf(w, 'lannister'));
    expect(seen.players['stark']!.hand.secret).toBeUndefined();
    expect(size(seen.players['stark']!.hand)).toBe(5);
    expect(seen.deck.secret).toBeUndefined();
    expect(size(seen.deck)).toBe(37);
  });

  test('1.6 The Iron Throne stands in unoccupied King’s Landing, and there are 12 castles', () => {
    const { world: w } = started({ seats });
    expect(w.map['kings-landing']).toEqual([]);
    expect(throneHolder(w)).toBeUndefined();
    expect(CASTLES).toHaveLength(12);
    expect(DOMAINS).toHaveLength(24);
  });

  test('1.7 Alternate leaders, for players and for non-player houses', () => {
    const leaders = { stark: 'robb-stark', tyrell: 'margaery-tyrell' };
    const { world: w } = started({ seats, nonPlayers: ['tyrell', 'tully', 'greyjoy'], leaders });
    expect(nameOf(w, w.map.winterfell)).toBe('stark-1+robb-stark');
    expect(handOf(w, 'stark')).toContain('robb-stark');
    expect(handOf(w, 'stark')).not.toContain('eddard-stark');
    expect(w.nonPlayers.tyrell!.leader).toBe('margaery-tyrell');
    expect(mistakes({ seats, leaders: { stark: 'cersei-lannister' } })).toEqual([
      'leaders.stark config-unknown-leader 1.7',
    ]);
  });

  test('1.8 The Hand of the King is drawn by lot, unless a first player is named', () => {
    const holders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => started({ seats }, seed).world.handOfTheKing);
    expect(new Set(holders)).toEqual(new Set(seats));
    expect(started({ seats, first: 'stark' }).world.handOfTheKing).toBe('stark');
  });

  test('2.1 The first thing is the draft', () => {
    const state = started({ seats, first: 'stark' });
    expect(state.world.rolled).toHaveLength(5);
    expect(decisions(tinyEpic, state).map(({ seat, kind }) => [seat, kind])).toEqual([['lannister', 'draft.takeDie']]);
  });
});

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

scenario('2.2 Draft with 4 players: counter-clockwise from the right of the Hand of the King', ({
  given,
  when,
  then,
}) => {
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
});

scenario('2.2 The draft starts at the right of whoever holds the Hand of the King', ({ given, then }) => {
  given.players(['lannister', 'stark', 'tully', 'martell']);
  given.handOfTheKing('tully');

  then.asked('stark', 'draft.takeDie');
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

scenario('2.6 Bottom dice: each player in player order may perform that action once', ({ given, when, then }) => {
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
});

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

  const slots = (die: ActionId) => ACTIONS.map((slot) => `place:${die}@${slot}`);
  then.options('lannister').include(...slots('whisper'), ...slots('recruit'));
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

scenario('3.6 The unplaced die goes to the next player clockwise, who becomes active', ({ given, when, then }) => {
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
});

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

scenario('3.8 Every action is optional, and one that cannot be performed is skipped', ({ given, when, then }) => {
  given.gold('lannister', 0);
  given.gold('stark', 0);
  given.turn('lannister', ['recruit', 'event']);
  given.dice('stark', ['sail']);

  when('lannister').places('recruit', 'whisper'); // nobody has gold to recruit
  when('lannister').skips();

  then.asked('stark', 'turn.placeDie');
});

scenario('3.8 Plot and Event depend on secret hands, so everybody is asked', ({ given, when, then }) => {
  given.gold('lannister', 0);
  given.turn('lannister', ['plot', 'whisper']);

  when('lannister').places('plot', 'whisper');
  when('lannister').skips();

  then.offered('lannister', 'plot', 'die');
  then.refused('lannister', 'perform').because('no-usable-shield', '4.5.1');
});

// §17 Dice abilities

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

  // §17.4: either die, any face
  const faces = (from: ActionId) => ACTIONS.filter((to) => to !== from).map((to) => `arryn:${from}>${to}`);
  then.options('lannister').include(...faces('march'), ...faces('event'));
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

for (const [who, given17] of [
  ['House Martell', { seat: 'martell' as HouseId }],
  ['An alliance with Martell', { seat: 'lannister' as HouseId, ally: 'martell' as HouseId }],
] as const) {
  const { seat } = given17;

  scenario(`17.4 ${who} rerolls one die`, ({ given, when, then }) => {
    given.players([seat, 'stark'], 'ally' in given17 ? ['martell', 'tully', 'tyrell'] : undefined);
    if ('ally' in given17) given.alliance('martell', seat);
    given.turn(seat, ['march', 'sail']);
    given.rolls('plot');

    when(seat).answers('martell:reroll:sail');
    then.dice(seat).is(['march', 'plot']);
    then.refused(seat, 'martell:reroll:march').because('not-an-option', '3.2'); // once
    then.cannotUndo(seat, 'chance');
  });

  scenario(`17.4 ${who} rerolls both dice`, ({ given, when, then }) => {
    given.players([seat, 'stark'], 'ally' in given17 ? ['martell', 'tully', 'tyrell'] : undefined);
    if ('ally' in given17) given.alliance('martell', seat);
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
