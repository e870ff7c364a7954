// Receipts as files: what somebody kept may have been kept badly.

import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type Receipt, refuse } from '@three-thrones/protocol';
import * as z from 'zod/mini';

const word = z.string().check(z.maxLength(200));
const receiptSchema: z.ZodMiniType<Receipt> = z.strictObject({
  format: z.literal('three-thrones-receipt'),
  version: z.literal(1),
  table: word,
  game: word,
  seat: word,
  round: z.int(),
  commitment: word,
  commitments: z.record(z.string(), word),
  entropy: word,
  serverKey: word,
  seats: z.array(word),
});

/** The receipt in a text of JSON, or why there is none. */
export function receiptIn(text: string): Receipt | Refusal {
  const value = parsed(text);
  if (isRefusal(value)) return value;
  const receipt = receiptSchema.safeParse(value);
  return receipt.success
    ? receipt.data
    : refuse('receipt-malformed', { path: receipt.error.issues[0]?.path.join('.') });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('receipt-malformed');
  }
}
