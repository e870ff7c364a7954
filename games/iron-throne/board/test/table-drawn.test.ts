// The table as drawn, at every moment of random games: everybody's pieces are there once, and nothing hidden is written down.

import { type State, view } from '@three-thrones/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { charactersOf, type World } from '../../rules/queries.ts';
import { ironThroneBoard } from '../index.ts';
import { at, inset, outline } from '../stage/shapes.ts';
import { LARGE, placesFor, SMALL } from '../stage/places.ts';
import { words } from '../stage/words.ts';
import type { Props } from '../types.ts';
import { cardName } from '../words/names.ts';
import { eachMoment } from './moments-of.ts';

beforeAll(() => ironThroneBoard.load());

const { Stage, Mat, Hand, Chips, Others, Tracks } = ironThroneBoard.parts;

function drawn(state: State<World>, eye: string): string {
  const props = {
    ...{ view: view(state, eye), eye, names: {}, decision: undefined, asked: [], refused: [], log: [] },
    ...{ open: new Set(), lit: new Set(), barred: new Set(), far: new Set(), way: [], picked: [] },
    covered: { top: 0, bottom: 0 },
    ...{ touch: () => undefined, point: () => undefined },
  } as unknown as Props;
  return [Stage, Mat, Hand, Chips, Others, Tracks]
    .map((Part) => renderToStaticMarkup(createElement(Part, props)))
    .join('');
}

let moments = 0;

/** One moment of many: drawing takes longer than playing. */
function isLookedAt(): boolean {
  return ++moments % 20 === 0;
}

it('calls a round in the log what it is called on the table, in every language', async () => {
  const called = { en: 'Round 3', uk: 'Раунд 3', hu: '3. kör', fa: 'دور ۳' };
  for (const language of LANGUAGES) {
    await setLanguage(language);
    expect(ironThroneBoard.roundName!(3)).toBe(called[language]);
    expect(ironThroneBoard.roundName!(0)).toBe(words('round.before'));
  }
  await setLanguage('en');
});

describe.each([3, 4, 5])('with %i players', (players) => {
  it('shows every character once at its seat, to whoever looks', () => {
    eachMoment(players, `drawn-${players}`, 121, (state) => {
      if (!isLookedAt()) return;
      const { order } = state.world;
      for (const eye of [order[0]!, 'spectator']) {
        const html = drawn(state, eye).replace(/<ul class="board-others.*?<\/ul>/s, '');
        for (const seat of order)
          for (const id of charactersOf(state.world, seat))
            expect(
              html.match(new RegExp(`it-character [a-z]+"[^>]*data-about="character:${id}"`, 'g')),
              id,
            ).toHaveLength(1);
      }
    });
  });

  it('names no card that only others know', () => {
    eachMoment(players, `secret-${players}`, 121, (state) => {
      if (!isLookedAt()) return;
      const { world } = state;
      const eye = world.order[0]!;
      const html = drawn(state, 'spectator');
      const open = new Set([
        ...world.order.flatMap((seat) => world.mats[seat]!.discard),
        ...(world.encounter?.used.map(({ card }) => card) ?? []),
        ...Object.values(world.encounter?.revealed ?? {}),
      ]);
      const hidden = world.order
        .flatMap((seat) => world.mats[seat]!.hand.secret!)
        .filter((card) => !open.has(card));
      expect(hidden.filter((card) => html.includes(`card:${card}`))).toEqual([]);
      // Whoever holds it reads it.
      for (const card of world.mats[eye]!.hand.secret!)
        expect(drawn(state, eye)).toContain(plain(cardName(card)));
    });
  });
});

describe('the shape of the table', () => {
  it.each([3, 4, 5])('is cut into sectors without a gap for %i', (players) => {
    const placed = placesFor(['a', 'b', 'c', 'd', 'e'].slice(0, players));
    expect(placed).toHaveLength(players);
    placed.forEach(({ to }, index) => {
      expect((placed[(index + 1) % players]!.from - to) % 360).toBeCloseTo(0);
    });
    expect(placed[0]!.place).toBe('near');
  });

  it.each([LARGE, SMALL])('$name: the arena lies inside the bands', ({ table, rim, band, arena }) => {
    const edge = inset(table, rim + band);
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const [x, y] = at(inset(arena, 22), degrees);
      const [cx, cy] = edge.centre;
      expect(Math.abs((x - cx) / edge.rx) ** edge.n + Math.abs((y - cy) / edge.ry) ** edge.n).toBeLessThan(1);
    }
    expect(outline(edge)).toMatch(/^M[\d. L-]+Z$/);
  });
});
