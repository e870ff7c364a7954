import { formatNumber, t } from './index.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

/** 2:05, 1:10:00 or whole days and hours, as one reads a clock of that size. */
export function clockText(milliseconds: number): string {
  if (milliseconds >= DAY) {
    const days = Math.floor(milliseconds / DAY);
    return t('table.clocks.days', { days, hours: Math.floor((milliseconds % DAY) / HOUR) });
  }
  const seconds = Math.ceil(milliseconds / SECOND);
  const parts = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60), seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => formatNumber(part, { minimumIntegerDigits: at === 0 ? 1 : 2 })).join(':');
}
