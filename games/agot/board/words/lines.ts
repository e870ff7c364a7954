// A line of strength in words: what stands behind a side of a combat.

import { formatList, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import type { Line } from '../../rules/queries.ts';
import { cardName, housed, order, placed, say, t, tide } from './names.ts';

export function lineWords({ what, by = '', count = 0, house: of }: Line): string {
  switch (what) {
    case 'units':
      return say(`unit.${by}.count`, { n: count });
    case 'routed':
      return t('outlook.line.routed', { n: count });
    case 'march':
    case 'defense':
      return order(by);
    case 'garrison':
    case 'blade':
      return t(`outlook.line.${what}`);
    case 'support': {
      const from = placed(by, 'from');
      return of
        ? t('outlook.line.support.of', { from, ...housed({ house: of }) })
        : t('outlook.line.support', { from });
    }
    case 'card':
      return cardName(by);
    case 'ability':
      return t('outlook.line.ability', { card: cardName(by) });
    case 'tides':
      return tide(by);
  }
}

/** All of them in a row, each with what it adds: 2 Footmen +2, Tywin Lannister +4. */
export function linesInRow(lines: readonly Line[]): string {
  return formatList(
    lines
      .filter(({ amount }) => amount !== 0)
      .map((line) => t('about.possible.part', { part: lineWords(line), n: formatSigned(line.amount) })),
  );
}
