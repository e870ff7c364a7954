// Proves that every base Plot Card and every Hero of the base houses is played for its Event in a scenario of its own.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALTERNATE_HEROES, BASE_HEROES, BASE_PLOT_CARDS, type BaseCardId } from '../data/ids.ts';
import en from '../text/en.json' with { type: 'json' };

interface Told {
  readonly title: string;
  readonly body: string;
}

const HEROES: readonly string[] = [...BASE_HEROES, ...ALTERNATE_HEROES];
const folder = new URL('./', import.meta.url);
const scenarios = readdirSync(folder)
  .filter((name) => /^cards-.*\.test\.ts$/.test(name))
  .flatMap((name) => scenariosIn(readFileSync(new URL(name, folder), 'utf8')));

test.each([...BASE_PLOT_CARDS, ...BASE_HEROES, ...ALTERNATE_HEROES])(
  '%s is played in a scenario of its own',
  (id) => {
    const titles = scenarios.filter((one) => isAbout(one, id) && plays(one, id)).map(({ title }) => title);
    expect(titles).not.toEqual([]);
  },
);

/** The title of a scenario and everything up to the next one. */
function scenariosIn(source: string): Told[] {
  const [, ...parts] = source.split(/^scenario\(\s*/m);
  return parts.map((part) => {
    const [, quote, title] = /^(['"`])(.*?)\1,/.exec(part) ?? [];
    if (quote === undefined) throw new Error(`this scenario has no plain title: ${part.slice(0, 60)}`);
    return { title: plain(title!), body: part };
  });
}

/** The title begins with the English name of the card. */
function isAbout({ title }: Told, id: BaseCardId): boolean {
  const key = `${HEROES.includes(id) ? 'hero' : 'card'}.${id}.name`;
  return title.startsWith(plain((en as Readonly<Record<string, string>>)[key]!));
}

/** Somebody names the card as an answer; `refused`, `commits`, `plots` or a list of discards are no such answer. */
function plays({ body }: Told, id: BaseCardId): boolean {
  return new RegExp(`\\.plays\\(\\s*'${id}'|\\.answers\\([^)[]*'${id}'`).test(body);
}

/** Printed and typewriter apostrophes are the same. */
function plain(text: string): string {
  return text.replaceAll('’', "'").replaceAll("\\'", "'");
}
