// The table of the cooperative game as drawn, at moments of random games: what lies there is drawn once, in words of every
// language, and nothing hidden is written down.

import {
  answer,
  begin,
  decisions,
  isOver,
  isRefusal,
  randomFrom,
  seeded,
  type State,
  view,
} from '@three-thrones/kernel';
import { checkTexts } from '@three-thrones/testkit';
import { LANGUAGES, setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { tinyEpic } from '../../rules/index.ts';
import { nightAhead, type World } from '../../rules/queries.ts';
import { tinyEpicWords } from '../../text/words.ts';
import { chainOf } from '../coop/threat.tsx';
import { Chips, FindsOnMap, load, Mat, NightOnMap, Others, Preview, Tracks } from '../coop/table.ts';
import en from '../coop/text/en.json' with { type: 'json' };
import fa from '../coop/text/fa.json' with { type: 'json' };
import hu from '../coop/text/hu.json' with { type: 'json' };
import uk from '../coop/text/uk.json' with { type: 'json' };
import { layOutNight } from '../coop/map/night-pieces.ts';
import type { Props } from '../types.ts';

checkTexts({ languages: { en, uk, hu, fa }, keysOfIds: [], rules: /^(?:scoring|treaty\.castles\.worth)/ });

beforeAll(async () => {
  await tinyEpicWords.load();
  await load();
});
afterAll(() => setLanguage('en'));

function drawn(state: State<World>, eye: string): string {
  const seen = view(state, eye);
  const props = {
    ...{ view: seen, eye, names: {}, decision: undefined, asked: [], refused: [], log: [] },
    ...{ open: new Set(), lit: new Set(), barred: new Set(), far: new Set(), way: [], picked: [] },
    covered: { top: 0, bottom: 0 },
    ...{ touch: () => undefined, point: () => undefined },
  } as unknown as Props;
  const { world } = seen;
  return [
    ...[Tracks, Chips, Others, Preview, Mat].map((Part) => createElement(Part, props)),
    createElement(FindsOnMap, { world }),
    createElement(NightOnMap, { world, isAhead: true }),
  ]
    .map((part) => renderToStaticMarkup(part))
    .join('');
}

/** Every so many answers of a random game somebody looks. */
function eachMoment(players: number, seed: string, look: (state: State<World>) => void): void {
  const chance = randomFrom(seeded(seed));
  const start = begin(tinyEpic, { mode: 'coop', players }, seed);
  if (isRefusal(start)) throw new Error(start.code);
  let state: State<World> = start.state;
  for (let seq = 0; !isOver(state); seq++) {
    if (seq % 60 === 0) look(state);
    const asked = decisions(tinyEpic, state)[0]!;
    const { shape, options, min, max } = asked;
    const number = min + chance.int(max - min + 1);
    const several = shape === 'number' ? number : chance.shuffle([...options]).slice(0, number);
    const choice = shape === 'one' ? chance.pick(options) : several;
    const next = answer(tinyEpic, state, asked.seat, asked.id, choice);
    if (isRefusal(next)) throw new Error(next.code);
    state = next.state;
  }
}

const count = (html: string, what: RegExp): number => [...html.matchAll(what)].length;

describe.each([2, 3, 4, 5])('with %i players', (players) => {
  it('draws each of the Night King’s, each token and each open hand', () => {
    const warned = vi.spyOn(console, 'warn');
    eachMoment(players, `drawn ${players}`, (state) => {
      const { coop, order, players: mats } = state.world;
      const html = drawn(state, order[0]!);
      expect(count(html, /href="#te-walker" transform/g)).toBe(coop!.walkers.length);
      expect(count(html, /href="#te-king" transform/g)).toBe(1);
      expect(count(html, /href="#te-ice-dragon"/g)).toBe(coop!.wall ? 0 : 1);
      const { up, down } = coop!.tokens;
      expect(count(html, /href="#te-find-open"/g)).toBe(Object.values(up).flat().length);
      expect(count(html, /href="#te-find-(?:blue|brown)" x=/g)).toBe(Object.keys(down).length);
      for (const seat of order.slice(1))
        for (const id of mats[seat]!.hand.secret!) expect(html).toContain(`data-about="card:${id}"`);
      expect(html).not.toMatch(/undefined|NaN|\[object/);
    });
    expect(warned.mock.calls).toEqual([]);
    warned.mockRestore();
  });

  it('names no card of a hand to whoever only watches', () => {
    eachMoment(players, `secret ${players}`, (state) => {
      const html = drawn(state, 'spectator');
      const { players: mats, discard } = state.world;
      const held = Object.values(mats).flatMap(({ hand }) => hand.secret!);
      const hidden = held.filter((id) => !(discard as readonly string[]).includes(id));
      expect(hidden.filter((id) => html.includes(`card:${id}"`))).toEqual([]);
    });
  });
});

it.each(LANGUAGES)('says what would follow from an attack in %s', async (language) => {
  await setLanguage(language);
  eachMoment(3, `ahead ${language}`, (state) => {
    const { world } = view(state, 'spectator');
    for (const attack of [...nightAhead(world).attacks, ...nightAhead(world).afterTurn])
      for (const [icon, words] of chainOf(attack, world)) {
        expect(icon).not.toBe('');
        expect(plain(words)).toMatch(/\S[.…]?$/u);
        expect(plain(words)).not.toMatch(/[{}]|undefined|\w+\.\w+\.\w+/);
      }
  });
});

it('gives each of the Night King’s a place of its own', () => {
  eachMoment(2, 'places', (state) => {
    const { spots } = layOutNight(state.world);
    expect(new Set(spots.map(({ at }) => at.join())).size).toBe(spots.length);
  });
});
