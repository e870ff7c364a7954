// Whether somebody looked when something happened. What came while nobody did is told when somebody looks again.

/** Fewer answers than this one remembers, or finds in the prompt. */
const WORTH = 4;
/** Shorter than this nobody was away. */
const MOMENT = 5_000;

export interface Attention {
  /** The last answer somebody saw; nothing at a table nobody has seen yet. */
  readonly seen: number | undefined;
  /** Since when nobody looks, if nobody does. */
  readonly goneAt?: number;
  /** Happened unseen: the answers after `from`, up to `to`. */
  readonly missed?: { readonly from: number; readonly to: number };
}

export interface Look {
  /** The page is in view, and connected. */
  readonly isThere: boolean;
  readonly seq: number;
  readonly now: number;
}

export function attend(before: Attention, { isThere, seq, now }: Look): Attention {
  const { goneAt, seen = seq, missed } = before;
  if (!isThere) return goneAt === undefined ? { ...before, goneAt: now } : before;
  const isNews = goneAt !== undefined && now - goneAt >= MOMENT && seq - seen >= WORTH;
  if (isNews) return { seen: seq, missed: { from: missed?.from ?? seen, to: seq } };
  return { seen: seq, ...(missed && { missed }) };
}
