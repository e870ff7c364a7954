// Every coded no of a server, of a file it is shown, and of the way to it. A code that is not here does not compile where it
// is said; one that has no words does not compile where it is shown to people.

import { type Refusal, refusal } from '@three-thrones/kernel';

/** What the server refuses, and what that means as a status over HTTP. */
export const STATUS = {
  'malformed-json': 400,
  'malformed-request': 400,
  'wrong-shape': 400,
  'no-key': 401,
  'unknown-key': 401,
  'wrong-login': 401,
  'wrong-token': 401,
  banned: 403,
  'not-your-seat': 403,
  'not-the-host': 403,
  'not-at-this-table': 403,
  muted: 403,
  kicked: 403,
  'seat-not-open': 403,
  'has-seen-a-hand': 403,
  'no-such-route': 404,
  'no-such-table': 404,
  'no-such-person': 404,
  'no-such-ban': 404,
  'no-such-seat': 404,
  'no-such-game': 404,
  'no-such-code': 404,
  'no-such-proposal': 404,
  'no-such-plan': 404,
  'no-such-listener': 404,
  'no-such-moment': 404,
  'request-timeout': 408,
  'login-taken': 409,
  'has-account': 409,
  'seat-taken': 409,
  'already-seated': 409,
  'seat-is-with-a-bot': 409,
  'seat-is-empty': 409,
  'nobody-to-take-over': 409,
  'table-not-open': 409,
  'table-not-playing': 409,
  'table-in-play': 409,
  'game-not-over': 409,
  'game-over': 409,
  'stale-decision': 409,
  'no-clocks-here': 409,
  'not-together': 409,
  'plan-does-not-hold': 409,
  'nothing-to-take-back': 409,
  'still-at-the-table': 409,
  'your-own-seat': 409,
  'undo-timeout': 409,
  'undo-no-time': 409,
  'another-rules-version': 409,
  'too-soon': 409,
  'too-far-back': 409,
  'too-many-take-backs': 409,
  'undo-limit': 409,
  'table-full': 409,
  'nothing-to-commit': 409,
  'nothing-to-reveal': 409,
  'another-round': 409,
  'commitment-broken': 409,
  'too-large': 413,
  'wrong-media-type': 415,
  'bad-name': 422,
  'bad-login': 422,
  'password-too-short': 422,
  'empty-text': 422,
  'too-fast': 429,
  'too-many-tables': 429,
  'too-many-attempts': 429,
  'too-many-sockets': 429,
  'server-failed': 500,
  'table-damaged': 500,
  busy: 503,
  'too-heavy': 503,
  starting: 503,
  draining: 503,
  stopping: 503,
  'storage-failed': 503,
  'storage-full': 507,
} as const satisfies Record<string, number>;

/** Only the socket has these. */
export const SOCKET_CODES = [
  'binary-frame',
  'unknown-type',
  'hello-first',
  'hello-too-late',
  'hello-twice',
  'protocol-version',
  'too-many-subscriptions',
] as const;

/** Why a game from elsewhere does not hold, or a receipt of one. */
export const EVIDENCE_CODES = [
  'not-an-export',
  'export-damaged',
  'another-end',
  'another-export-version',
  'another-game',
  'another-outcome',
  'another-table-plan',
  'answer-does-not-hold',
  'line-malformed',
  'lines-after-the-end',
  'log-out-of-order',
  'other-seats',
  'receipt-does-not-match',
  'receipt-malformed',
  'record-malformed',
  'seat-commitment-broken',
  'seed-not-mixed',
  'signature-broken',
  'too-long',
  'unknown-chance',
] as const;

/** What a client says of the way to its server. */
export const TRANSPORT_CODES = ['unreachable', 'connection-lost', 'no-answer-in-time'] as const;

/** Only whoever runs a server, or checks a file on a terminal, ever meets these. */
export type OperatorCode = 'wrong-token' | 'no-such-ban' | 'receipt-malformed';

export type ServerCode = keyof typeof STATUS;
export type Code =
  | ServerCode
  | (typeof SOCKET_CODES)[number]
  | (typeof EVIDENCE_CODES)[number]
  | (typeof TRANSPORT_CODES)[number];

export function isServerCode(code: string): code is ServerCode {
  return Object.hasOwn(STATUS, code);
}

/** A no that is no rule's. */
export function refuse(code: Code, args?: Readonly<Record<string, unknown>>): Refusal {
  return refusal(code, NO_RULE, args);
}

/** Stands in every refusal on the wire where a section of a game's rules would. */
export const NO_RULE = '0';
