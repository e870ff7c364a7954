/** For a browser without a screen, which talks to nobody but our server. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as on a screen of people, not rounded to whole pixels.
  '--font-render-hinting=none',
] as const;

/** What Playwright turns off itself: a list of our own takes the place of its list. */
const OFF_ALREADY = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Every window of a Chromium that has an address bar loads two pages for its suggestions, a second of work for a window
 * that nobody sees: each test has windows of its own.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** For the tests; what is measured is measured in a browser as it comes. */
export const TEST_ARGS = [
  ...BROWSER_ARGS,
  `--disable-features=${[...OFF_ALREADY, ...ADDRESS_BAR].join()}`,
] as const;
