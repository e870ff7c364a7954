// Every address there is. A screen is loaded when somebody goes there.

import { createElement, lazy, useState } from 'react';
import { StartScreen } from '../start/start.tsx';
import { matchRoute, type Route, type Screen } from './router.tsx';

/** A screen that has been fetched is there at once: React lets a lazy one wait a while, so as not to flicker. */
function later(fetch: () => Promise<Screen>): Pick<Route, 'Screen' | 'load'> {
  let fetched: Screen | undefined;
  const load = async (): Promise<Screen> => {
    fetched ??= await fetch();
    return fetched;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  const Later: Screen = (props) => {
    const [Shown] = useState<Screen>(() => fetched ?? Lazy);
    return createElement(Shown, props);
  };
  return { Screen: Later, load };
}

/** Resolves when what is shown at this address has been fetched, or cannot be. */
export async function screenFetched(address: string): Promise<void> {
  await matchRoute(routes, address)
    ?.route.load?.()
    .catch(() => undefined); // the screen itself will say so
}

export const routes: readonly Route[] = [
  { path: '/', Screen: StartScreen },
  { path: '/new/:game', ...later(async () => (await import('../lobby/new-table.tsx')).NewTableScreen) },
  {
    path: '/hot-seat/:game',
    ...later(async () => (await import('../lobby/hot-seat.tsx')).HotSeatScreen),
  },
  { path: '/tables', ...later(async () => (await import('../lobby/tables.tsx')).TablesScreen) },
  { path: '/t/:id', ...later(async () => (await import('../lobby/at-table.tsx')).AtTableScreen) },
  { path: '/here/:id', ...later(async () => (await import('../table/here.tsx')).HereScreen) },
  {
    path: '/rules/:game/:section?',
    ...later(async () => (await import('../rules-reader/reader.tsx')).RulesScreen),
  },
  {
    path: '/settings',
    ...later(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen),
  },
  { path: '/credits', ...later(async () => (await import('../credits/credits.tsx')).CreditsScreen) },
];
