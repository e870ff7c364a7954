// Proves that every Plot Card and every Hero has scenarios of its own: one that plays it for
// its Event and, if it can be unplayable, one that is refused.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { card } from '../data/data.ts';
import { type CardId, HEROES, PLOT_CARDS } from '../data/ids.ts';
import en from '../text/en.json' with { type: 'json' };

interface Told {
  readonly title: string;
  readonly body: string;
}

const CARDS: readonly CardId[] = [...PLOT_CARDS, ...HEROES];
const texts: Readonly<Record<string, string>> = en;
const folder = new URL('./', import.meta.url);
const scenarios = readdirSync(folder)
  .filter((name) => /^(cards|fire|dragons)-.*\.test\.ts$/.test(name))
  .flatMap((name) => scenariosIn(readFileSync(new URL(name, folder), 'utf8')));

test.each(CARDS)('%s is played in a scenario of its own', (id) => {
  // An answer names the card; `commits`, `plots` or a list of discards are no such answer
  const plays = new RegExp(`\\.plays\\(\\s*'${id}'|\\.answers\\([^)[]*'${id}'`);
  expect(scenariosOf(id).filter(({ body }) => plays.test(body))).not.toHaveLength(0);
});

test.each(CARDS.filter(mayBeUnplayable))('%s is refused in a scenario of its own', (id) => {
  // Without another card in hand the whole Event is refused
  const refuses = new RegExp(`then\\s*\\.refused\\('[a-z-]+', '(?:${id}|perform)'\\)`);
  expect(scenariosOf(id).filter(({ body }) => refuses.test(body))).not.toHaveLength(0);
});

/** The title of a scenario and everything up to the next one. */
function scenariosIn(source: string): Told[] {
  const [, ...parts] = source.split(/^scenario\(\s*/m);
  return parts.map((body) => {
    const [, , title] = /^(['"`])(.*?)\1,/.exec(body) ?? [];
    if (title === undefined) throw new Error(`this scenario has no plain title: ${body.slice(0, 60)}`);
    return { title: plain(title), body };
  });
}

/** Scenarios whose title begins with the English name of the card. */
function scenariosOf(id: CardId): Told[] {
  const name = plain(texts[`${card(id).kind === 'hero' ? 'hero' : 'card'}.${id}.name`]!);
  return scenarios.filter(({ title }) => title.startsWith(name));
}

/** A Hero whose card is in hand stands on the map (§11.1), so Euron can always be played. */
function mayBeUnplayable(id: CardId): boolean {
  const { kind, event } = card(id);
  const needs = event.prerequisites.filter((one) => kind !== 'hero' || one !== 'control-hero-on-map');
  return needs.length > 0 || Object.keys(event.cost).length > 0;
}

/** Printed and typewriter apostrophes are the same. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll("\\'", "'");
}
