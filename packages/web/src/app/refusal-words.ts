// A coded no, in words: what happened, what was kept, what to do.

import type { Reason } from '@three-thrones/kernel';
import { formatNumber, hasKey, t } from '../i18n/index.ts';

export function refusalWords({ code, args = {} }: Reason): string {
  const key = `error.${code}`;
  if (!hasKey(key)) return t('error.unknown', { code });
  const seconds = Number(args['seconds'] ?? 0);
  return t(key, {
    wait: Math.max(1, Math.ceil(seconds / 60)),
    most: Number(args['most'] ?? 0),
    why: String(args['why'] ?? 'other'),
    version: formatNumber(Number(args['rulesVersion'] ?? 0)),
  });
}
