// Every address there is. A screen is loaded when somebody goes there.

import { StartScreen } from '../pages/start/start.tsx';
import { later } from '../ui/lazy-screen.ts';
import { matchRoute, type Route } from '../ui/router.tsx';

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
    ...later(async () => (await import('../lobby/new-table.tsx')).NewTableScreen),
  },
  {
    path: '/hot-seat/:game',
    ...later(async () => (await import('../lobby/hot-seat.tsx')).HotSeatScreen),
  },
  { path: '/tables', ...later(async () => (await import('../lobby/tables.tsx')).TablesScreen) },
  { path: '/t/:id', ...later(async () => (await import('../lobby/at-table.tsx')).AtTableScreen) },
  { path: '/here/:id', ...later(async () => (await import('../lobby/at-local-table.tsx')).HereScreen) },
  {
    path: '/rules/:game/:section?',
    ...later(async () => (await import('../pages/rules/reader.tsx')).RulesScreen),
  },
  {
    path: '/settings',
    ...later(async () => (await import('../pages/settings/settings-screen.tsx')).SettingsScreen),
  },
  { path: '/credits', ...later(async () => (await import('../pages/credits/credits.tsx')).CreditsScreen) },
];
