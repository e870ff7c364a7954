// Every address there is. A screen is loaded when somebody goes there.

import { type ComponentType, lazy } from 'react';
import { StartScreen } from '../start/start.tsx';
import type { Params, Route } from './router.tsx';

type Screen = ComponentType<{ params: Params }>;

const later = (load: () => Promise<Screen>): Screen => lazy(async () => ({ default: await load() }));

export const routes: readonly Route[] = [
  { path: '/', Screen: StartScreen },
  { path: '/new/:game', Screen: later(async () => (await import('../lobby/new-table.tsx')).NewTableScreen) },
  {
    path: '/hot-seat/:game',
    Screen: later(async () => (await import('../lobby/hot-seat.tsx')).HotSeatScreen),
  },
  { path: '/tables', Screen: later(async () => (await import('../lobby/tables.tsx')).TablesScreen) },
  { path: '/t/:id', Screen: later(async () => (await import('../lobby/at-table.tsx')).AtTableScreen) },
  { path: '/here/:id', Screen: later(async () => (await import('../table/here.tsx')).HereScreen) },
  {
    path: '/rules/:game/:section?',
    Screen: later(async () => (await import('../rules-reader/reader.tsx')).RulesScreen),
  },
  {
    path: '/settings',
    Screen: later(async () => (await import('../settings/settings-screen.tsx')).SettingsScreen),
  },
  { path: '/credits', Screen: later(async () => (await import('../credits/credits.tsx')).CreditsScreen) },
];
