// A measurement as lines of a table, with the budgets of the design beside it.

import type { Budgets } from '@three-thrones/game-kit/manifest.ts';
import type { Measurement } from './measure.ts';
import type { Standard } from './record.ts';

const MOST_COPY_MICROSECONDS = 10;
const MOST_VIEW_GZIP = 3 * 1024;
const MOST_LIVE_MEMORY = 60 * 1024;
const MOST_UPDATE = { median: 250, p99: 1024 };
const MOST_OPENING = 1;
const MOST_REPLAY = 60;

export function rowsOf(
  budget: Budgets | undefined,
  { rates, sizes, copyMicroseconds, opening }: Measurement,
  now: Standard,
  recorded: Standard | undefined,
): (string | number)[][] {
  const rate = (title: string, name: keyof typeof rates, least?: number): string[] => [
    title,
    number(rates[name]),
    least === undefined ? '' : `${least} of the loop`,
    least === undefined ? '' : now.ratios[name] >= least ? 'ok' : 'MISSED',
    now.ratios[name].toPrecision(3),
    recorded ? recorded.ratios[name].toPrecision(3) : '',
    recorded ? change(recorded.ratios[name], now.ratios[name]) : '',
  ];
  const bytes = (title: string, name: keyof typeof sizes, most?: number): string[] => [
    title,
    number(sizes[name]),
    most === undefined ? '' : number(most),
    most === undefined ? '' : sizes[name] <= most ? 'ok' : 'MISSED',
    '',
    recorded?.sizes[name] ? number(recorded.sizes[name]) : '',
    recorded?.sizes[name] ? change(recorded.sizes[name], now.sizes[name]) : '',
  ];
  const time = (title: string, value: number, most?: number): (string | number)[] => [
    title,
    value.toFixed(1),
    most ?? '',
    most === undefined ? '' : value <= most ? 'ok' : 'MISSED',
  ];
  const [, , , , ...ratios] = rate('', 'copiesPerSecond');
  return [
    rate('decisions per second, random play', 'decisionsPerSecond', budget?.decisionsPerSecond),
    rate('whole random games per second', 'gamesPerSecond', budget?.gamesPerSecond),
    rate('answers at the border per second', 'answersPerSecond', budget?.answersPerSecond),
    [
      'copy of a mid-game state, µs',
      copyMicroseconds.toFixed(1),
      MOST_COPY_MICROSECONDS,
      copyMicroseconds <= MOST_COPY_MICROSECONDS ? 'ok' : 'MISSED',
      ...ratios,
    ],
    bytes('largest view on joining, bytes of JSON', 'viewJson'),
    bytes('the same, compressed', 'viewGzip', MOST_VIEW_GZIP),
    bytes('update to a seat on the wire, bytes, median', 'updateMedian', MOST_UPDATE.median),
    bytes('the same, p99', 'updateP99', MOST_UPDATE.p99),
    bytes('memory of a live state, bytes', 'stateMemory', MOST_LIVE_MEMORY),
    time('a finished game opened from its snapshot, ms', opening.snapshot, MOST_OPENING),
    time('the same from its answers alone, ms', opening.answers, MOST_REPLAY),
  ];
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function change(from: number, to: number): string {
  const percent = Math.round((to / from - 1) * 100);
  return `${percent >= 0 ? '+' : ''}${percent} %`;
}
