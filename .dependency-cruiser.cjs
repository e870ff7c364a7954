// Who may import whom. scripts/test/boundaries.test.ts breaks each rule on purpose.
const TESTS = '(\\.test\\.ts$|/test/)';

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
