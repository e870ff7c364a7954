// The parts of a table whose players win or lose together; other tables do without them.

import { later } from '@three-thrones/game-kit/board/later.tsx';

export const PlansPanel = later(async () => (await import('./plans-panel.tsx')).PlansPanel, 'wanted');
export const SignalBar = later(async () => (await import('./signal-bar.tsx')).SignalBar, 'wanted');
export const SignalRow = later(async () => (await import('./signal-row.tsx')).SignalRow, 'wanted');
export const TeamLine = later(async () => (await import('./team-line.tsx')).TeamLine, 'wanted');
export const TeamMarks = later(async () => (await import('./team-marks.tsx')).TeamMarks, 'wanted');
export const TeamNews = later(async () => (await import('./team-news.tsx')).TeamNews, 'wanted');
