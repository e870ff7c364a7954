// Every address there is. A screen is loaded when somebody goes there.

import { StartScreen } from '../pages/start/start.tsx';
import { loadLaterWords } from '@three-thrones/ui/i18n/words.ts';
import { type LazyScreen, lazyScreen } from '@three-thrones/ui/lazy-screen.ts';
import type { ComponentType } from 'react';
import { matchRoute, type Route } from '@three-thrones/ui/router.tsx';

/** Resolves when what is shown at this address has been fetched, or cannot be. */
export async function screenFetched(address: string): Promise<void> {
  await matchRoute(routes, address)
    ?.route.load?.()
    .catch(() => undefined); // the screen itself will say so
}

/** Who goes on reads more than the first page and a table say at once. */
function screen<P extends object>(fetch: () => Promise<ComponentType<P>>): LazyScreen<P> {
  return lazyScreen(async () => {
    const [fetched] = await Promise.all([fetch(), loadLaterWords()]);
    return fetched;
  });
}

export const routes: readonly Route[] = [
  { path: '/', Screen: StartScreen },
  {
    path: '/new/:game',
    ...screen(async () => (await import('../lobby/new-table.tsx')).NewTableScreen),
  },
  {
    path: '/hot-seat/:game',
    ...screen(async () => (await import('../lobby/hot-seat.tsx')).HotSeatScreen),
  },
  { path: '/tables', ...screen(async () => (await import('../lobby/tables.tsx')).TablesScreen) },
  { path: '/t/:id', ...screen(async () => (await import('../lobby/at-table.tsx')).AtTableScreen) },
  {
    path: '/here/:id',
    ...lazyScreen(async () => (await import('../lobby/at-local-table.tsx')).LocalTableScreen),
  },
  {
    path: '/rules/:game/:section?',
    ...screen(async () => (await import('../pages/rules/reader.tsx')).RulesScreen),
  },
  {
    path: '/companion',
    ...screen(async () => (await import('../pages/companion/companions.tsx')).CompanionsScreen),
  },
  {
    path: '/companion/:game',
    ...screen(async () => (await import('../pages/companion/companion.tsx')).CompanionScreen),
  },
  {
    path: '/settings',
    ...screen(async () => (await import('../pages/settings/settings-screen.tsx')).SettingsScreen),
  },
  {
    path: '/credits',
    ...screen(async () => (await import('../pages/credits/credits.tsx')).CreditsScreen),
  },
];
