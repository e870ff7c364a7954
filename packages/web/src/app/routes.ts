// Every address there is. A screen is loaded when somebody goes there.

import { StartScreen } from '../start/start.tsx';
import { later } from './later.ts';
import { matchRoute, type Params, type Route, type Screen } from './router.tsx';

function fetchedFirst(fetch: () => Promise<Screen>): Pick<Route, 'Screen' | 'load'> {
  const { Part, load } = later<{ params: Params }>(fetch);
  return { Screen: Part, load };
}

/** Resolves when what is shown at this address has been fetched, or cannot be. */
export async function screenFetched(address: string): Promise<void> {
  await matchRoute(routes, address)
    ?.route.load?.()
    .catch(() => undefined); // the screen itself will say so
}

export const routes: readonly Route[] = [
  { path: '/', Screen: StartScreen },
  {
    path: '/new/:game',
    ...fetchedFirst(async () => (await import('../lobby/new-table.tsx')).NewTableScreen),
  },
  {
    path: '/hot-seat/:game',
    ...fetchedFirst(async () => (await import('../lobby/hot-seat.tsx')).HotSeatScreen),
  },
  { path: '/tables', ...fetchedFirst(async () => (await import('../lobby/tables.tsx')).TablesScreen) },
  { path: '/t/:id', ...fetchedFirst(async () => (await import('../lobby/at-table.tsx')).AtTableScreen) },
  { path: '/here/:id', ...fetchedFirst(async () => (await import('../table/here.tsx')).HereScreen) },
  {
    path: '/rules/:game/:section?',
    ...fetchedFirst(async () => (await import('../rules-reader/reader.tsx')).RulesScreen),
  },
  {
    path: '/settings',
    ...fetchedFirst(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen),
  },
  { path: '/credits', ...fetchedFirst(async () => (await import('../credits/credits.tsx')).CreditsScreen) },
];
