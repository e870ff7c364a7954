// A coded no, in words: what happened, what was kept, what to do.

import type { Reason } from '@three-thrones/kernel';
import type { Code, OperatorCode } from '@three-thrones/protocol/codes';
import { formatNumber, hasAllKeys, hasKey, type Key, t } from './index.ts';

type Sentence<K extends Key> = K extends `error.${infer Name}` ? Name : never;
/** What there is a sentence of its own for. */
type Said = Sentence<Key>;
/** What a page may be told; the rest is for whoever runs a server. */
type Told = Exclude<Code, OperatorCode>;

/** Codes that mean the same to a person as another. Every code has a sentence or stands here: otherwise this does not compile. */
const SAME: Readonly<Record<Exclude<Told, Said>, Said>> = {
  'malformed-json': 'not-understood',
  'malformed-request': 'not-understood',
  'wrong-shape': 'not-understood',
  'wrong-media-type': 'not-understood',
  'too-large': 'not-understood',
  'no-such-route': 'not-understood',
  'binary-frame': 'not-understood',
  'unknown-type': 'not-understood',
  'hello-first': 'not-understood',
  'hello-too-late': 'not-understood',
  'hello-twice': 'not-understood',
  'too-many-subscriptions': 'not-understood',
  'another-end': 'export-damaged',
  'another-game': 'export-damaged',
  'another-outcome': 'export-damaged',
  'another-export-version': 'export-damaged',
  'another-table-plan': 'export-damaged',
  'answer-does-not-hold': 'export-damaged',
  'line-malformed': 'export-damaged',
  'lines-after-the-end': 'export-damaged',
  'log-out-of-order': 'export-damaged',
  'other-seats': 'export-damaged',
  'record-malformed': 'export-damaged',
  'seat-commitment-broken': 'export-damaged',
  'seed-not-mixed': 'export-damaged',
  'signature-broken': 'export-damaged',
  'too-long': 'export-damaged',
  'unknown-chance': 'export-damaged',
  'no-key': 'unknown-key',
  'another-round': 'nothing-to-reveal',
  'nothing-to-commit': 'nothing-to-reveal',
  'receipt-does-not-match': 'commitment-broken',
  'request-timeout': 'unreachable',
  draining: 'stopping',
};

/** Reasons of the kernel and the games that mean the same to a person as another. */
const OF_THE_RULES: Readonly<Record<string, Said>> = {
  'malformed-choice': 'not-understood',
  'chosen-twice': 'not-understood',
  'config-malformed': 'not-understood',
  'config-unknown-key': 'not-understood',
};

const sameAs: Readonly<Record<string, Said>> = { ...SAME, ...OF_THE_RULES };

export function refusalWords({ code, args = {} }: Reason): string {
  const key = `error.${sameAs[code] ?? code}`;
  // What is not here yet is asked for: most of these words come when they are wanted.
  if (!hasKey(key) && hasAllKeys()) return t('error.unknown', { code });
  return t(key as Key, {
    wait: Math.max(1, Math.ceil(Number(args['seconds'] ?? 0) / 60)),
    least: Number(args['least'] ?? 0),
    most: Number(args['most'] ?? 0),
    // The cases of a message cannot have hyphens.
    why: typeof args['why'] === 'string' ? args['why'].replaceAll('-', '_') : 'other',
    version: formatNumber(Number(args['rulesVersion'] ?? 0)),
  });
}
