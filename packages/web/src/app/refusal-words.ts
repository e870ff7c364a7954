// A coded no, in words: what happened, what was kept, what to do.

import type { Reason } from '@three-thrones/kernel';
import { formatNumber, hasKey, t } from '../i18n/index.ts';

/** Codes that mean the same to a person. */
const SAME: Readonly<Record<string, string>> = {
  ...sameAs('not-understood', [
    'malformed-json',
    'wrong-shape',
    'wrong-media-type',
    'too-large',
    'no-such-route',
    'malformed-choice',
    'malformed-request',
    'chosen-twice',
    'binary-frame',
    'unknown-type',
    'hello-first',
    'hello-too-late',
    'hello-twice',
    'too-many-subscriptions',
    'config-malformed',
    'config-unknown-key',
  ]),
  ...sameAs('export-damaged', [
    'another-end',
    'another-game',
    'another-outcome',
    'another-export-version',
    'another-table-plan',
    'answer-does-not-hold',
    'line-malformed',
    'lines-after-the-end',
    'log-out-of-order',
    'other-seats',
    'record-malformed',
    'seat-commitment-broken',
    'seed-not-mixed',
    'signature-broken',
    'too-long',
    'unknown-chance',
  ]),
  'no-key': 'unknown-key',
  'another-round': 'nothing-to-reveal',
  'nothing-to-commit': 'nothing-to-reveal',
  'receipt-does-not-match': 'commitment-broken',
  'too-many-connections': 'too-many-sockets',
  ...sameAs('stopping', ['draining']),
};

function sameAs(code: string, others: readonly string[]): Record<string, string> {
  return Object.fromEntries(others.map((other) => [other, code]));
}

export function refusalWords({ code, args = {} }: Reason): string {
  const key = `error.${SAME[code] ?? code}`;
  if (!hasKey(key)) return t('error.unknown', { code });
  return t(key, {
    wait: Math.max(1, Math.ceil(Number(args['seconds'] ?? 0) / 60)),
    least: Number(args['least'] ?? 0),
    most: Number(args['most'] ?? 0),
    // The cases of a message cannot have hyphens.
    why: typeof args['why'] === 'string' ? args['why'].replaceAll('-', '_') : 'other',
    version: formatNumber(Number(args['rulesVersion'] ?? 0)),
  });
}
