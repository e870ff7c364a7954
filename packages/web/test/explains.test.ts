// Every number and every sign of a board explains itself: whoever points at it finds something with words, and a rule.

import { catalogue } from '@three-thrones/catalogue';
import { fetchLater } from '@three-thrones/game-kit/board/later.tsx';
import type { Thing } from '@three-thrones/ui/rich.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { atMoments, type PartName } from './support/moments.ts';

/** The map is made of places, each of which is a thing: its own tests look at it. */
const PARTS: readonly PartName[] = ['Tracks', 'Chips', 'Others', 'Preview', 'Mat', 'Hand', 'Actions'];

interface Found {
  /** Numbers and signs nobody explains, with the classes around them. */
  readonly silent: readonly string[];
  readonly things: readonly Thing[];
}

const TAG = /<(\/?)([a-z][\w-]*)([^>]*?)(\/?)>|([^<]+)/gi;
const VOID = /^(?:br|hr|img|input)$/;

/** Reads what React wrote, which is well formed, element by element. */
function look(markup: string): Found {
  const open: { about: boolean; unseen: boolean; name: string }[] = [];
  const silent = new Set<string>();
  const things = new Set<Thing>();
  const isExplained = (): boolean => open.some(({ about, unseen }) => about || unseen);
  const where = (what: string): string => `${open.flatMap(({ name }) => name || []).join(' > ')}: ${what}`;
  for (const [, closes, tag, attributes = '', isEmpty, text] of markup.matchAll(TAG)) {
    if (text !== undefined) {
      if (/\p{Nd}/u.test(text) && !isExplained()) silent.add(where(text));
    } else if (closes) open.pop();
    else {
      const about = /data-about="([^"]+)"/.exec(attributes)?.[1];
      if (about !== undefined) things.add(about as Thing);
      const name = /class="([^"]*)"/.exec(attributes)?.[1] ?? '';
      const isSign = tag === 'svg' && /(?:^| )icon(?: |$)/.test(name);
      // A control that does something says so in its own label.
      const isLabelled =
        /aria-label=|title=/.test(attributes) && (tag === 'button' || tag === 'ul' || tag === 'li');
      if (isSign && !isExplained()) silent.add(where('sign'));
      if (!isEmpty && !VOID.test(tag!))
        open.push({
          about: about !== undefined || (isLabelled && tag === 'button'),
          unseen: name === 'unseen',
          name,
        });
    }
  }
  return { silent: [...silent], things: [...things] };
}

describe.each(catalogue.all.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('has words and a rule for everything one can point at, and leaves no number without them', async () => {
    const board = await game.board();
    await board.load();
    await fetchLater();
    const { default: manual } = await game.manual.en();
    const [silent, wordless] = [new Set<string>(), new Set<string>()];
    await atMoments(game, { every: 5, seed: 'explains' }, (props) => {
      for (const part of PARTS) {
        const found = look(renderToStaticMarkup(createElement(board.parts[part], props)));
        for (const one of found.silent) silent.add(`${part}: ${one}`);
        for (const thing of found.things) {
          const { title = '', lines = [], rule = '' } = board.about(thing, props.view) ?? {};
          if (title === '' || lines.length === 0 || !(rule in manual))
            wordless.add(`${part}: ${thing} ${rule}`);
        }
      }
    });
    expect([...wordless]).toEqual([]);
    expect([...silent]).toEqual([]);
  });
});
