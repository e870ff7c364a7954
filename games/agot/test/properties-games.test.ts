// Random games: sound at every question, at rest in every Planning phase, and the same again on copies.

import type { Play } from '@three-thrones/kernel';
import { playRandomGame, playTwice } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { order, tables } from '../data/data.ts';
import { AREAS, PORTS } from '../data/ids.ts';
import { controller, structuresOf } from '../rules/control.ts';
import { agot, type World } from '../rules/index.ts';
import { fitsSupply } from '../rules/supply-limits.ts';
import { starsOf } from '../rules/tracks.ts';
import { PLAYERS, tableFor } from './starts.ts';

const LONG = 300_000;

/** Questions for which so much must come together that random games may do without them. */
const RARE = [
  'downgradeKnights.chooseDestroyed',
  'portCapture.choosePort',
  'destroyFootman.choose',
  // Only defenders die for want of supply (R19).
  'retreat.losses',
];

const asked = new Set<string>();

/** What need not hold in the middle of things, but must when orders are placed, and when they have been revealed. */
function unrest({ state }: Play<World>, kind: string): string[] {
  const { world: w } = state;
  const wrong: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence);
  };
  if (kind === 'planning.placeOrders') {
    for (const port of PORTS)
      check(!w.armies[port] || controller(w, port) === w.armies[port].house, `${port} belongs to another`);
    for (const id of w.order) {
      check(fitsSupply(w, id) || w.overSupply?.includes(id) === true, `the armies of ${id} do not fit`);
      check(structuresOf(w, id).length < tables.areasToWin, `${id} has won, and nobody knows`);
    }
    check(Object.keys(w.orders).length === 0, 'orders lie on the map before they are placed');
    for (const at of AREAS) check(!w.armies[at]?.routed.length, `routed units lie in ${at}`);
    check(!w.bladeUsed && !w.ravenUsed && !w.march && !w.combat, 'something of the last round is left');
  }
  if (kind === 'raven.use') {
    for (const id of w.order) {
      const placed = AREAS.filter((at) => w.orders[at]?.house === id);
      const special = placed.filter((at) => order(w.orders[at]!.order).special);
      check(special.length <= starsOf(w, id), `${id} uses ${special.length} special orders`);
      for (const at of placed) check(w.armies[at]?.house === id, `an order lies in ${at} without units`);
    }
  }
  return wrong;
}

test.each(PLAYERS)(
  'random games of %i with any switches stay sound and end',
  (players) => {
    for (let i = 0; i < 100; i++) {
      const seed = `sound/${players}/${i}`;
      const { outcome } = playRandomGame(
        agot,
        { config: tableFor(players, seed), seed },
        {
          also: (play) => {
            const [open] = play.decisions();
            asked.add(open!.kind);
            const wrong = unrest(play, open!.kind);
            if (wrong.length > 0) throw new Error(wrong.join('; '));
          },
        },
      );
      expect(outcome.ranking.flat()).toHaveLength(players);
    }
  },
  LONG,
);

test('they come to every question there is', () => {
  const questions = agot.flows.flatMap(({ name, steps }) =>
    steps.filter(({ type }) => type === 'ask').map((step) => `${name}.${step.name}`),
  );
  expect(questions.filter((kind) => !asked.has(kind) && !RARE.includes(kind))).toEqual([]);
});

test.each(PLAYERS)(
  'random games of %i end alike in place and on copies',
  (players) => {
    for (let i = 0; i < 10; i++) {
      const seed = `twice/${players}/${i}`;
      const { length } = playTwice(agot, { config: tableFor(players, seed), seed }, { everyAnswer: false });
      expect(length).toBeGreaterThan(players * 20);
    }
  },
  LONG,
);
