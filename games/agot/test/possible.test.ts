// How strong everybody could be on an area next: 9.1-9.4, 12.2, 12.8, 13.1c, 13.2, 13.7, 20.1.

import { botOf, choiceOf } from '@three-thrones/bots';
import { answer, begin, decisions, isOver, isRefusal, randomFrom, seeded, view } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../data/ids.ts';
import { agot } from '../rules/index.ts';
import { possibleOn, type World } from '../rules/queries.ts';
import { PLAYERS, tableFor } from './starts.ts';
import { scenario } from './table.ts';

const COURT = ['stark', 'lannister', 'greyjoy', 'tyrell', 'martell', 'baratheon'] as const;

scenario('9.1-9.4 while nobody has shown an order, every order is possible', ({ given, then }) => {
  given.bare();
  given.court(...COURT);
  given.fiefdoms('tyrell');
  given.hand('lannister', 'tywin-lannister', 'cersei-lannister');
  given.hand('stark', 'roose-bolton');
  given.map({
    riverrun: 'stark 1F',
    'stoney-sept': 'lannister 1K 1F',
    harrenhal: 'lannister 1F',
    lannisport: 'lannister 1F',
  });
  given.planning();
  // 3 and March +1, two Footmen beside it, one of them under Support +1, Tywin 4
  then.possible('riverrun').attacks('lannister 11 stoney-sept');
  // The Footman, Defense +2, Roose Bolton 2
  then.possible('riverrun').defence('stark 5');
  then.possible('winterfell').attacks();
  then.possible('winterfell').defence('');
});

scenario(
  '9.2 without stars there is no special order, and support comes from two areas',
  ({ given, then }) => {
    given.bare();
    given.court('stark', 'greyjoy', 'tyrell', 'martell', 'baratheon', 'lannister');
    given.fiefdoms('tyrell');
    given.hand('lannister', 'tywin-lannister');
    given.map({
      riverrun: 'stark 1F',
      'stoney-sept': 'lannister 1K 1F',
      harrenhal: 'lannister 1F',
      lannisport: 'lannister 1F',
      'golden-sound': 'lannister 1S',
    });
    given.planning();
    then.possible('riverrun').attacks('lannister 9 stoney-sept');
  },
);

scenario('4.5 what is banned this round is not possible', ({ given, then }) => {
  given.bare();
  given.court(...COURT);
  given.fiefdoms('tyrell');
  given.bans('march-plus-1', 'support');
  given.hand('lannister', 'tywin-lannister');
  given.map({ riverrun: 'stark 1F', 'stoney-sept': 'lannister 1K 1F', harrenhal: 'lannister 1F' });
  given.planning();
  then.possible('riverrun').attacks('lannister 7 stoney-sept');
});

scenario('10.1 once orders lie open, only they count', ({ given, then }) => {
  given.bare();
  given.court(...COURT);
  given.fiefdoms('tyrell');
  given.hand('lannister', 'tywin-lannister');
  given.hand('stark', 'roose-bolton');
  given.map({
    riverrun: 'stark 1F support-0',
    seagard: 'stark 1F march-0',
    'stoney-sept': 'lannister 1K 1F march-minus-1',
    harrenhal: 'lannister 1F raid',
    lannisport: 'lannister 1F support-0',
  });
  given.marches('lannister');
  // 3, March −1, Support 1, Tywin 4
  then.possible('riverrun').attacks('lannister 7 stoney-sept');
  then.possible('riverrun').defence('stark 3');
  // Only Riverrun supports: nobody marches from there
  then.possible('lannisport').attacks();
  then.possible('harrenhal').attacks();
});

scenario('13.7 the holder of a fresh Blade has 1 more', ({ given, then }) => {
  given.bare();
  given.fiefdoms('lannister');
  given.hand('lannister', 'tywin-lannister');
  given.map({ riverrun: 'stark 1F', 'stoney-sept': 'lannister 1F march-0', winterfell: 'stark 1F march-0' });
  given.marches('lannister');
  then.possible('riverrun').attacks('lannister 6 stoney-sept');
});

scenario('13.7 a Blade that is used adds nothing', ({ given, then }) => {
  given.bare();
  given.fiefdoms('lannister');
  given.used('blade');
  given.hand('lannister', 'tywin-lannister');
  given.map({ riverrun: 'stark 1F', 'stoney-sept': 'lannister 1F march-0', winterfell: 'stark 1F march-0' });
  given.marches('lannister');
  then.possible('riverrun').attacks('lannister 5 stoney-sept');
});

scenario('12.8 an army comes over the sea; 12.3 into what nobody defends it walks', ({ given, then }) => {
  given.bare();
  given.fiefdoms('tyrell');
  given.hand('greyjoy', 'balon-greyjoy');
  given.map({
    pyke: 'greyjoy 1F march-0',
    'ironmans-bay': 'greyjoy 1S raid',
    seagard: 'stark token',
    winterfell: 'stark 1F march-0',
  });
  given.marches('greyjoy');
  then.possible('seagard').attacks('greyjoy 3 pyke');
  then.possible('seagard').defence('');
});

scenario('13.1d Siege Engines count against a structure only', ({ given, then }) => {
  given.bare();
  given.fiefdoms('tyrell');
  given.hand('lannister', 'tywin-lannister');
  given.map({
    riverrun: 'stark 1F',
    'stoney-sept': 'lannister 1SE march-0',
    blackwater: 'stark 1F march-0',
  });
  given.marches('lannister');
  then.possible('riverrun').attacks('lannister 8 stoney-sept');
  then.possible('blackwater').attacks('lannister 4 stoney-sept');
});

scenario('§19 against a neutral force no card and no Blade counts', ({ given, then }) => {
  given.bare();
  given.fiefdoms('lannister');
  given.hand('lannister', 'tywin-lannister');
  given.map({ blackwater: 'lannister 2K march-0', winterfell: 'stark 1F march-0' });
  given.marches('lannister');
  then.possible('kings-landing').attacks('lannister 4 blackwater');
  then.possible('kings-landing').defence('');
});

describe('what is possible on an area', () => {
  it('is the same for every eye, whole games long: nothing that lies face down is looked at', () => {
    const bot = botOf('random');
    if (isRefusal(bot)) throw new Error(bot.code);
    for (const players of PLAYERS) {
      const seed = `possible/${players}`;
      const chance = randomFrom(seeded(seed));
      const start = begin(agot, tableFor(players, seed), seed);
      if (isRefusal(start)) throw new Error(start.code);
      let { state } = start;
      for (let turn = 0; turn < 400 && !isOver(state); turn++) {
        const found = AREAS.map((at) => possibleOn(state.world, at));
        for (const eye of [...state.world.order, 'spectator']) {
          const { world } = view(state, eye) as unknown as { world: World };
          expect(AREAS.map((at) => possibleOn(world, at))).toEqual(found);
        }
        const asked = decisions(agot, state).find(({ answered }) => !answered);
        const next = answer(
          agot,
          state,
          asked!.seat,
          asked!.id,
          choiceOf(bot, asked!, chance, state, agot as never),
        );
        if (isRefusal(next)) throw new Error(next.code);
        ({ state } = next);
      }
    }
  });
});
