// Who may import whom. scripts/test/boundaries.test.ts breaks each rule on purpose.
const TESTS = '(\\.test\\.ts$|/test/)';

// The floors of the web client, from the ground up: nothing knows what lies above it.
const WEB = '^packages/web/src/';
const FLOORS = ['i18n', 'ui', 'engine', 'tables', 'boards', 'play', 'lobby', 'pages', 'shell'];

const floorRules = FLOORS.map((floor, at) => ({
  name: `web-floor-${floor}`,
  from: { path: `${WEB}${floor}/` },
  to: { path: WEB, pathNot: `${WEB}(${FLOORS.slice(0, at + 1).join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', from: {}, to: { circular: true } },
    {
      // Folders of the server stand on each other, never in a ring: what two of them need lies below both.
      name: 'no-ring-of-folders',
      scope: 'folder',
      from: { path: '^packages/server/src' },
      to: { circular: true },
    },
    { name: 'no-dead-ends', from: {}, to: { couldNotResolve: true } },
    {
      name: 'kernel-stands-alone',
      from: { path: '^packages/kernel/', pathNot: TESTS },
      to: { pathNot: ['^packages/kernel/', '(^|/)node_modules/pure-rand/'] },
    },
    {
      name: 'rules-know-only-the-kernel',
      from: { path: '^games/([^/]+)/', pathNot: TESTS },
      to: { pathNot: ['^games/$1/', '^packages/kernel/'] },
    },
    {
      name: 'data-is-inert',
      from: { path: '^games/[^/]+/data/', pathNot: TESTS },
      to: { path: '^games/[^/]+/src/' },
    },
    {
      name: 'match-knows-kernel-and-bots',
      from: { path: '^packages/match/', pathNot: TESTS },
      to: { pathNot: ['^packages/(match|kernel|bots)/'] },
    },
    { name: 'bots-know-no-game', from: { path: '^packages/bots/' }, to: { path: '^games/' } },
    {
      name: 'games-enter-by-catalogue',
      from: { path: '^packages/(server|web)/', pathNot: [TESTS, '^packages/web/src/boards/'] },
      to: { path: '^games/[^/]+/src/' },
    },
    ...floorRules,
    { name: 'web-has-floors', from: {}, to: { path: WEB, pathNot: `${WEB}(${FLOORS.join('|')})/` } },
    // Rules, words and drawings of one game are loaded when somebody wants them.
    {
      name: 'boards-enter-by-registry',
      from: { path: WEB, pathNot: `${WEB}boards/` },
      to: { path: `${WEB}boards/[^/]+/` },
    },
    {
      name: 'boards-know-no-other-board',
      from: { path: `${WEB}boards/(agot|tiny-epic)/` },
      to: { path: `${WEB}boards/(agot|tiny-epic)/`, pathNot: `${WEB}boards/$1/` },
    },
    {
      name: 'tables-know-no-other-host',
      from: { path: `${WEB}tables/(local|online)/` },
      to: { path: `${WEB}tables/(local|online)/`, pathNot: `${WEB}tables/$1/` },
    },
    {
      name: 'web-without-folder-cycles',
      scope: 'folder',
      from: { path: '^packages/web/src' },
      to: { circular: true },
    },
    {
      // The page trusts its server: it has the types of what they say to each other, not the schemas.
      name: 'page-carries-no-schemas',
      from: { path: '^packages/web/src/' },
      to: {
        path: '(^packages/protocol/src/(http|index|client-messages|server-messages|shapes)\\.ts$|(^|/)node_modules/zod/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testkit-only-in-tests',
      from: { pathNot: [TESTS, '^packages/testkit/'] },
      to: { path: '^packages/testkit/' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
