// Who may import whom. scripts/test/boundaries.test.ts breaks each rule on purpose.
const TESTS = '(\\.test\\.ts$|/test/)';

// The floors of the web client, from the ground up: nothing knows what lies above it.
const WEB = '^packages/web/src/';
const FLOORS = ['engine', 'tables', 'games', 'manual', 'play', 'lobby', 'pages', 'shell'];

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
      from: { path: '^games/([^/]+)/(rules|data)/', pathNot: TESTS },
      to: { pathNot: ['^games/$1/(rules|data)/', '^packages/kernel/'] },
    },
    {
      name: 'data-is-inert',
      from: { path: '^games/[^/]+/data/', pathNot: TESTS },
      to: { path: '^games/[^/]+/rules/' },
    },
    {
      name: 'games-know-no-other-game',
      from: { path: '^games/([^/]+)/' },
      to: { path: '^games/', pathNot: '^games/$1/' },
    },
    {
      name: 'games-stand-on-the-kit',
      from: { path: '^games/', pathNot: [TESTS, '^games/[^/]+/scripts/'] },
      to: { path: '^packages/', pathNot: '^packages/(kernel|ui|game-kit)/' },
    },
    {
      // Boards and terminals ask the rules by their queries; no step of a flow is theirs.
      name: 'screens-ask-queries',
      from: { path: '^games/[^/]+/(board|terminal)/', pathNot: TESTS },
      to: { path: '^games/[^/]+/rules/', pathNot: '^games/[^/]+/rules/(index|queries)\\.ts$' },
    },
    {
      // Whoever reads the list of games has loaded none of them.
      name: 'manifests-load-later',
      from: { path: '^games/[^/]+/manifest\\.ts$' },
      to: { path: '^games/', dynamic: false },
    },
    {
      name: 'games-enter-by-catalogue',
      from: { path: '^packages/[^/]+/src/', pathNot: [TESTS, '^packages/catalogue/'] },
      to: { path: '^games/' },
    },
    {
      name: 'catalogue-lists-manifests',
      from: { path: '^packages/catalogue/src/', pathNot: TESTS },
      to: { path: '^games/', pathNot: '^games/[^/]+/manifest\\.ts$' },
    },
    {
      name: 'ui-knows-no-table',
      from: { path: '^packages/ui/src/', pathNot: TESTS },
      to: { path: '^packages/', pathNot: '^packages/(ui|kernel|protocol)/' },
    },
    {
      name: 'language-knows-no-screen',
      from: { path: '^packages/ui/src/i18n/' },
      to: { path: '^packages/ui/src/', pathNot: '^packages/ui/src/i18n/' },
    },
    {
      name: 'kit-knows-no-table',
      from: { path: '^packages/game-kit/src/', pathNot: TESTS },
      to: { path: '^packages/', pathNot: '^packages/(game-kit|ui|kernel)/' },
    },
    {
      name: 'match-knows-kernel-and-bots',
      from: { path: '^packages/match/', pathNot: TESTS },
      to: { pathNot: ['^packages/(match|kernel|bots)/'] },
    },
    ...floorRules,
    { name: 'web-has-floors', from: {}, to: { path: WEB, pathNot: `${WEB}(${FLOORS.join('|')})/` } },
    {
      name: 'tables-know-no-other-host',
      from: { path: `${WEB}tables/(local|online)/` },
      to: { path: `${WEB}tables/(local|online)/`, pathNot: `${WEB}tables/$1/` },
    },
    {
      name: 'screens-without-folder-cycles',
      scope: 'folder',
      from: { path: '^(packages/(web|ui|game-kit)/src|games/[^/]+/(board|terminal))' },
      to: { circular: true },
    },
    {
      // The page trusts its server: it has the types of what they say to each other, not the schemas.
      name: 'page-carries-no-schemas',
      from: { path: '^packages/(web|ui|game-kit)/src/' },
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
