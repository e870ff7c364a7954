// Which modules travel in one file. The fewer and larger the files of a page, the better they are packed: what is always fetched
// together is put into one file, and what only some pages need stays out of it.

import { readdirSync } from 'node:fs';

/** What is known of a module when files are made. */
interface Modules {
  getModuleInfo(id: string): {
    readonly isEntry: boolean;
    readonly importers: readonly string[];
    readonly dynamicImporters: readonly string[];
  } | null;
}

/** What page and worker both begin with, besides what both are seen to need. */
const BOTH =
  /\/idb-keyval\/|preload-helper|\/manifest\.ts|\/modes\.ts|\/src\/engine\/(?:ids|records)\.ts|\/kernel\/src\/(?:seam|game)\.ts/;

/** Wherever something is played or shown of a game. */
const KERNEL = /\/kernel\/src\/|\/pure-rand\/|\/src\/engine\/calls\.ts/;

/** What the first page fetches at once, though it does not wait for it. */
const AT_ONCE = /\/cover\/index\.ts/;

/** What begins a table on this device. */
const HERE =
  /\/src\/(?:lobby\/(?:draft|laid|use-game)|pages\/start\/play-now|tables\/local\/local-games|engine\/(?:engine|looking)|games\/boards|tables\/clock-answers)\.ts|\/game-kit\/src\/config-words\.ts/;

/** Where something begins that is fetched as a whole. */
const BEGINNINGS = {
  page: /\/packages\/web\/index\.html$/,
  worker: /\/packages\/web\/src\/engine\/worker\.ts$/,
  table: /\/packages\/web\/src\/(?:play\/table-screen|lobby\/at-local-table)\.tsx$/,
  rules: /\/games\/[a-z-]+\/rules\/(?:index|open-questions)\.ts$/,
  board: /\/games\/[a-z-]+\/board\/index\.ts$/,
};

/** What is opened over a table, when the table is there. */
const OVER_A_TABLE =
  /\/src\/play\/|\/src\/lobby\/at-table\.tsx|\/games\/[a-z-]+\/board\/(?!companion\/|help\/|appendix)/;

interface Reached {
  readonly by: ReadonlySet<string>;
  /** Games whose parts reach it. */
  readonly games: ReadonlySet<string>;
  /** Whether something reaches it that opens without a table: a lobby, the rules to read, a companion. */
  readonly isElsewhere: boolean;
}

/** Everything that cannot begin without this module. */
function reached(module: string, modules: Modules): Reached {
  const by = new Set<string>();
  const games = new Set<string>();
  let isElsewhere = false;
  const seen = new Set([module]);
  for (const id of seen) {
    const info = modules.getModuleInfo(id);
    if (!info) continue;
    for (const importer of info.importers) seen.add(importer);
    if (!info.isEntry && info.dynamicImporters.length === 0) continue;
    const game = /\/games\/([a-z-]+)\//.exec(id)?.[1];
    if (game) games.add(game);
    const begins = Object.entries(BEGINNINGS).find(([, begin]) => begin.test(id))?.[0];
    if (begins) by.add(begins);
    else if (!OVER_A_TABLE.test(id)) isElsewhere = true;
  }
  return { by, games, isElsewhere };
}

/** The file it goes to, if it is to travel with others. */
function fileOf(module: string, modules: Modules, all: number): string | null {
  if (BOTH.test(module)) return 'both';
  if (KERNEL.test(module)) return 'kernel';
  if (AT_ONCE.test(module)) return 'start';
  const { by, games, isElsewhere } = reached(module, modules);
  if (by.has('page')) return by.has('worker') ? 'both' : 'start';
  if (by.has('worker')) return by.size === 1 && !isElsewhere ? 'worker' : 'kernel';
  if (HERE.test(module)) return 'here';
  const apart = isElsewhere ? '-parts' : '';
  if (by.has('table')) return `table${apart}`;
  if (by.size === 0) return null;
  // What boards of several games stand on.
  if (games.size > 1) {
    if (by.has('rules')) return 'kernel';
    return games.size === all ? `table${apart}` : `kit${apart}`;
  }
  const [game] = games;
  if (by.has('rules')) return `${game}-${by.has('board') ? 'both' : 'rules'}${apart}`;
  return `${game}-board${apart}`;
}

/** First what the others stand on: a file takes along whatever its modules need and no earlier one has taken. */
const FIRST = ['both', 'kernel', 'start', 'worker', 'here', 'table-parts', 'table', 'kit-parts', 'kit'];
const OF_A_GAME = ['both-parts', 'both', 'rules-parts', 'rules', 'board-parts', 'board'];

/** What a cover says comes with the words of the interface: every page needs both. */
const WORDS = ['en', 'uk', 'hu', 'fa'].map((language) => ({
  name: `words-${language}`,
  test: new RegExp(`/(?:ui|cover)/text/${language}\\.json$`),
}));

/** For the bundler. */
export function files() {
  const games = readdirSync(new URL('../../../games/', import.meta.url));
  const names = [...FIRST, ...games.flatMap((game) => OF_A_GAME.map((part) => `${game}-${part}`))];
  const known = new Map<string, string | null>();
  const file = (id: string, modules: Modules): string | null => {
    if (!known.has(id)) known.set(id, fileOf(id, modules, games.length));
    return known.get(id)!;
  };
  const groups = names.map((name) => ({
    name: (id: string, modules: Modules) => (file(id, modules) === name ? name : null),
    debugName: name,
  }));
  return [...WORDS, ...groups].map((group, at, { length }) => ({ ...group, priority: length - at }));
}
