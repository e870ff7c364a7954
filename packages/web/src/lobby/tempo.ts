// How fast people play: a few good choices, and their names.

import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import type { Tempo } from '../tables/online/api.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const TEMPOS = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 15 * MINUTE, increment: 20 * SECOND },
  calm: { kind: 'live', bank: 45 * MINUTE, increment: 45 * SECOND },
  day: { kind: 'days', perMove: DAY },
  'three-days': { kind: 'days', perMove: 3 * DAY },
  week: { kind: 'days', perMove: 7 * DAY },
} as const satisfies Record<string, Tempo>;

export type TempoName = keyof typeof TEMPOS;

export function tempoWords(tempo: Tempo): string {
  switch (tempo.kind) {
    case 'none':
      return t('lobby.tempo.none');
    case 'live':
      return t('lobby.tempo.live', {
        minutes: formatNumber(Math.round(tempo.bank / MINUTE)),
        seconds: formatNumber(Math.round(tempo.increment / SECOND)),
      });
    case 'days':
      return t('lobby.tempo.days', { days: Math.max(1, Math.round(tempo.perMove / DAY)) });
  }
}
