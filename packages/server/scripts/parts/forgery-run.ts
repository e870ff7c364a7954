// Many forgeries of many games, each held against the check with the receipt of somebody who was there.

import { catalogue } from '@three-thrones/catalogue';
import { isRefusal, randomFrom, seeded } from '@three-thrones/kernel';
import { verifyExport } from '../../src/tables/verify.ts';
import type { Finished } from './finished.ts';
import { type Forger, forgedText, lootOf } from './forger.ts';
import { KINDS } from './forgery-kinds.ts';

/** What became of the forgeries of one kind. */
export interface Caught {
  readonly kind: string;
  readonly by: Forger;
  readonly made: number;
  readonly refused: number;
  /** The reason that must be given, if only one will do. */
  readonly because?: string | undefined;
  /** How often each reason was given. */
  readonly codes: Readonly<Record<string, number>>;
}

export async function forgeryRun(games: readonly Finished[], each: number, seed: string): Promise<Caught[]> {
  const loot = games.map(lootOf);
  const chance = randomFrom(seeded(seed));
  const caught: Caught[] = [];
  for (const { name, by, forge, operatorBecause } of KINDS)
    for (const forger of by) {
      const codes: Record<string, number> = {};
      let refused = 0;
      for (let made = 0; made < each; ) {
        const one = loot[made % loot.length]!;
        const text = forgedText(one, forge(one, chance), forger, chance);
        if (isTheSame(text, one.text)) continue;
        made++;
        const verdict = await verifyExport(text, catalogue, one.receipt);
        if (!isRefusal(verdict)) continue;
        refused++;
        codes[verdict.code] = (codes[verdict.code] ?? 0) + 1;
      }
      const because = forger === 'operator' ? operatorBecause : undefined;
      caught.push({ kind: name, by: forger, made: each, refused, because, codes });
    }
  return caught;
}

/** The same game in the same words is no forgery, whoever signs it. */
function isTheSame(text: string, original: string): boolean {
  const bodyOf = (whole: string): string => whole.slice(0, whole.lastIndexOf('}'));
  return bodyOf(text) === bodyOf(original);
}
