// Every address there is. A screen is loaded when somebody goes there.

import { StartScreen } from '../pages/start/start.tsx';
import { lazyScreen } from '@three-thrones/ui/lazy-screen.ts';
import { matchRoute, type Route } from '@three-thrones/ui/router.tsx';

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
    ...lazyScreen(async () => (await import('../lobby/new-table.tsx')).NewTableScreen),
  },
  {
    path: '/hot-seat/:game',
    ...lazyScreen(async () => (await import('../lobby/hot-seat.tsx')).HotSeatScreen),
  },
  { path: '/tables', ...lazyScreen(async () => (await import('../lobby/tables.tsx')).TablesScreen) },
  { path: '/t/:id', ...lazyScreen(async () => (await import('../lobby/at-table.tsx')).AtTableScreen) },
  {
    path: '/here/:id',
    ...lazyScreen(async () => (await import('../lobby/at-local-table.tsx')).LocalTableScreen),
  },
  {
    path: '/rules/:game/:section?',
    ...lazyScreen(async () => (await import('../pages/rules/reader.tsx')).RulesScreen),
  },
  {
    path: '/companion',
    ...lazyScreen(async () => (await import('../pages/companion/companions.tsx')).CompanionsScreen),
  },
  {
    path: '/companion/:game',
    ...lazyScreen(async () => (await import('../pages/companion/companion.tsx')).CompanionScreen),
  },
  {
    path: '/settings',
    ...lazyScreen(async () => (await import('../pages/settings/settings-screen.tsx')).SettingsScreen),
  },
  {
    path: '/credits',
    ...lazyScreen(async () => (await import('../pages/credits/credits.tsx')).CreditsScreen),
  },
];
