// The timing strip, the panel and the scenes as drawn, at moments of random games, to whoever is asked and to those who
// watch: nothing breaks, no word is missing, and what is said to one who watches does not depend on what is hidden.

import {
  answer,
  begin,
  decisions,
  decisionsFor,
  isOver,
  isRefusal,
  resample,
  seeded,
  type State,
  view,
} from '@three-thrones/kernel';
import { answerTo, choicesOf } from '@three-thrones/testkit';
import { setLanguage } from '@three-thrones/ui/i18n/index.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ironThrone } from '../../rules/index.ts';
import { type Asking, weight, type World } from '../../rules/queries.ts';
import { companion } from '../companion/index.tsx';
import { ironThroneBoard } from '../index.ts';
import { Scene } from '../scenes/scene.tsx';
import type { GameFact, Props } from '../types.ts';
import { eachMoment } from './moments-of.ts';

beforeAll(async () => {
  await ironThroneBoard.load();
  await companion.load();
});
afterAll(() => setLanguage('en'));

const { Actions, Preview } = ironThroneBoard.parts;

function propsOf(state: State<World>, eye: string, asked: readonly Asking[]): Props {
  const own = asked.find(({ seat }) => seat === eye);
  return {
    ...{ view: view(state, eye), eye, names: {}, decision: own, asked: decisionsFor(asked, eye), log: [] },
    ...{
      open: new Set(),
      lit: new Set(),
      barred: new Set(),
      far: new Set(),
      way: [],
      picked: [],
      refused: [],
    },
    ...{ touch: () => undefined, point: () => undefined, goOn: () => undefined, isPast: false },
    goingBy: { until: undefined, set: () => undefined },
  } as unknown as Props;
}

const drawn = (props: Props): string =>
  [Actions, Preview].map((Part) => renderToStaticMarkup(createElement(Part, props))).join('');

/** Keys in place of words, ids in place of names, numbers that are none. */
const UNREADABLE = />[^<]*(?:undefined|NaN|\b(?:timing|deal|clash|scene|pass)\.[a-z]|\{\w)[^<]*</;

describe.each([3, 4, 5])('with %i players', (players) => {
  it.each(['en', 'fa'] as const)('strip and panel are drawn whole in %s', async (language) => {
    await setLanguage(language);
    let count = 0;
    const kinds = new Set<string>();
    const broken: string[] = [];
    eachMoment(players, `moments drawn ${players}`, 400, (state, asked) => {
      const isNew = asked.some(({ kind }) => !kinds.has(kind));
      for (const { kind } of asked) kinds.add(kind);
      if (!isNew && ++count % 80 !== 0) return;
      for (const eye of [asked[0]!.seat, 'spectator']) {
        const html = drawn(propsOf(state, eye, asked));
        const found = UNREADABLE.exec(html);
        if (found) broken.push(found[0]);
      }
    });
    expect(broken).toEqual([]);
    expect(kinds.size).toBeGreaterThan(8);
  });

  it('says the same to those who watch, whatever is hidden', () => {
    let count = 0;
    const telling: string[] = [];
    eachMoment(players, `moments hidden ${players}`, 240, (state, asked) => {
      if (++count % 40 !== 0) return;
      const twin = resample(ironThrone, view(state, 'spectator'), 'spectator', seeded(`drawn ${count}`));
      const [mine, other] = [state, twin].map((one) => drawn(propsOf(one, 'spectator', asked)));
      if (mine !== other) telling.push(asked[0]!.kind);
    });
    expect(telling).toEqual([]);
  });

  it('every scene is drawn, with words', () => {
    const begun = begin(ironThrone, { players }, `scenes ${players}`);
    if (isRefusal(begun)) throw new Error(begun.code);
    const chance = choicesOf(`scenes ${players}`);
    const shown = new Map<string, string>();
    let { state } = begun;
    for (let left = 1_500; left > 0 && !isOver(state); left--) {
      const asked = decisions(ironThrone, state).find(({ answered }) => !answered)!;
      const next = answer(ironThrone, state, asked.seat, asked.id, answerTo(asked, chance).choice);
      if (isRefusal(next)) throw new Error(next.code);
      for (const fact of next.facts as readonly GameFact[]) {
        if (weight(fact) < 3 || shown.has(fact.kind)) continue;
        const beat = {
          ...{ key: 'k', seq: 1, facts: next.facts, main: fact, answer: next.facts, weight: weight(fact) },
          ...{ before: view(state, 'spectator'), after: view(next.state, 'spectator'), places: [] },
          ...{ phase: 'rest', lasts: 100, waits: false, isMine: false },
        };
        const props = { ...propsOf(next.state, 'spectator', []), beat } as unknown as Props;
        shown.set(fact.kind, renderToStaticMarkup(createElement(Scene, props)));
      }
      ({ state } = next);
    }
    for (const kind of ['round.began', 'defender.named', 'influence.spread', 'clash.decided', 'card.used'])
      expect(shown.get(kind), kind).toMatch(/class="[^"]*(?:board-|it-)/);
    expect([...shown].filter(([, html]) => UNREADABLE.test(html)).map(([kind]) => kind)).toEqual([]);
  });
});

it('the aid is drawn before anything was told', () => {
  const html = renderToStaticMarkup(createElement(companion.Page));
  expect(html).toContain('it-house-picks');
  expect(companion.title()).not.toBe('');
});
