// Follows docs/add-a-card.md: a toy card of each kind is added to a copy of its game, which is then played with it.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@three-thrones/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playRandomGame } from '../src/index.ts';

const repository = join(import.meta.dirname, '..', '..', '..');
const copy = mkdtempSync(join(tmpdir(), 'three-thrones-cards-'));

/** What the guide says to write, kind by kind. */
interface ToyCard {
  readonly id: string;
  readonly game: string;
  readonly file: string;
  /** The card before which its row stands in the data, and its id in the list of ids, where its game has one. */
  readonly before: string;
  readonly isListed?: boolean;
  readonly name: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly texts: readonly string[];
}

const CARDS: readonly ToyCard[] = [
  {
    ...{ id: 'buried-treasure', game: 'tiny-epic', file: 'plot-cards.json', before: 'spoils-of-war' },
    name: 'Buried Treasure',
    row: {
      ...{ name: 'Buried Treasure', set: 'base', shields: ['tully'], shieldsSource: 'reconstructed' },
      battle: { type: 'strength', strength: 1, defendCost: 0, source: 'reconstructed' },
      event: {
        ...{ text: 'Take 4 gold.', effect: 'gain-gold', params: { gold: 4 }, cost: {}, prerequisites: [] },
        ...{ startsBattle: 'no', battleBonus: 0, source: 'reconstructed' },
      },
    },
    texts: ['card.buried-treasure.name', 'card.buried-treasure.event'],
  },
  {
    ...{ id: 'jory-cassel', game: 'agot', file: 'houses.json', before: 'catelyn-stark' },
    name: 'Jory Cassel',
    row: {
      ...{ name: 'Jory Cassel', strength: 1, swords: 0, towers: 0, timing: 'on-win', step: 'winner-known' },
      ...{ optional: false, effect: { id: 'gain-power', params: { amount: 1 } }, text: 'Gain 1 Power.' },
    },
    texts: ['card.jory-cassel.name', 'card.jory-cassel.text'],
  },
  {
    ...{ id: 'call-the-banners', game: 'agot', file: 'westeros.json', before: 'a-throne-of-blades' },
    name: 'Call the Banners',
    row: { name: 'Call the Banners', count: 1, wildlingIcons: 1, effect: 'mustering', text: 'All muster.' },
    texts: ['westeros.call-the-banners.name', 'westeros.call-the-banners.text'],
  },
  {
    ...{ id: 'stark.hostility.12', game: 'iron-throne', file: 'houses.json', before: 'stark.hostility.13' },
    isListed: false,
    name: 'A dozen spears',
    row: { type: 'hostility', value: 12, count: 1, source: 'reconstructed' },
    texts: ['card.stark.hostility.12.name'],
  },
];

function edit(path: string, change: (text: string) => string): void {
  const file = join(copy, 'games', path);
  const text = readFileSync(file, 'utf8');
  const next = change(text);
  if (next === text) throw new Error(`nothing to change in ${path}`);
  writeFileSync(file, next);
}

/** Step 1 and 2 of the guide: the row, and the id. */
function addData({ id, game, file, before, row, isListed = true }: ToyCard): void {
  edit(`${game}/data/${file}`, (text) => {
    const at = text.lastIndexOf('{', text.indexOf(`"id": "${before}"`));
    return `${text.slice(0, at)}${JSON.stringify({ id, ...row })},\n${text.slice(at)}`;
  });
  if (!isListed) return;
  edit(`${game}/data/ids.ts`, (text) => text.replace(`  '${before}',\n`, `  '${id}',\n  '${before}',\n`));
}

/** Step 3: words in four languages. */
function addTexts({ game, texts, name }: ToyCard): void {
  for (const language of ['en', 'uk', 'hu', 'fa'])
    edit(`${game}/text/${language}.json`, (text) =>
      text.replace(
        '{',
        `{${texts.map((key) => `${JSON.stringify(key)}: ${JSON.stringify(name)},`).join('')}`,
      ),
    );
}

/** The tests of the data, as the author would run them. */
function checkTexts(): { readonly passes: boolean; readonly said: string } {
  const vitest = join(repository, 'node_modules', 'vitest', 'vitest.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--root', copy, '--reporter=default', 'check-texts'],
    { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' } },
  );
  return { passes: status === 0, said: stdout + stderr };
}

beforeAll(() => {
  for (const id of ['tiny-epic', 'agot', 'iron-throne'])
    for (const part of ['package.json', 'data', 'rules', 'text'])
      cpSync(join(repository, 'games', id, part), join(copy, 'games', id, part), { recursive: true });
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'));
  for (const card of CARDS) addData(card);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('a card added by the guide', () => {
  test('wants its words in every language, and nothing else', () => {
    const before = checkTexts();
    expect(before.passes).toBe(false);
    for (const key of CARDS.flatMap(({ texts }) => texts)) expect(before.said).toContain(key);
    for (const card of CARDS) addTexts(card);
    const after = checkTexts();
    expect(after.passes, after.said).toBe(true);
  }, 180_000);

  test('turns up in games of Tiny Epic, which stay sound', async () => {
    const { tinyEpic } = (await import(join(copy, 'games/tiny-epic/rules/index.ts'))) as {
      tinyEpic: Game<{ discard: string[] }>;
    };
    let played = 0;
    for (let i = 0; i < 10; i++)
      playRandomGame(
        tinyEpic,
        { config: { players: 4 }, seed: `toy/${i}` },
        { also: (play) => void (played += Number(play.state.world.discard.includes('buried-treasure'))) },
      );
    expect(played).toBeGreaterThan(0);
  });

  test('turns up in games of A Game of Thrones, which stay sound', async () => {
    const { agot } = (await import(join(copy, 'games/agot/rules/index.ts'))) as {
      agot: Game<{ players: Record<string, { hand: string[] }>; drawn: string[] }>;
    };
    const seen = new Set<string>();
    for (let i = 0; i < 4; i++)
      playRandomGame(
        agot,
        { config: { players: 3 }, seed: `toy/${i}` },
        {
          also: ({ state: { world } }) => {
            for (const id of [...world.players['stark']!.hand, ...world.drawn]) seen.add(id);
          },
        },
      );
    expect(seen).toContain('jory-cassel');
    expect(seen).toContain('call-the-banners');
  });

  test('turns up in games of The Iron Throne, which stay sound', async () => {
    const { ironThrone } = (await import(join(copy, 'games/iron-throne/rules/index.ts'))) as {
      ironThrone: Game<{ mats: Record<string, { discard: string[] }> }>;
    };
    let played = 0;
    for (let i = 0; i < 4; i++)
      playRandomGame(
        ironThrone,
        { config: { seats: ['stark', 'tyrell', 'targaryen'] }, seed: `toy/${i}` },
        {
          also: ({ state: { world } }) =>
            void (played += Number(world.mats['stark']!.discard.includes('stark.hostility.12'))),
        },
      );
    expect(played).toBeGreaterThan(0);
  });
});
