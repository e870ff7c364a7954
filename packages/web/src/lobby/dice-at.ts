// This device's part in the dice of a table, wherever somebody looks at it: in the waiting room, or only at a list.

import type { Seat } from '@three-thrones/kernel';
import type { TableSummary } from '../tables/online/api.ts';
import { shareDice } from '../tables/online/dice.ts';
import { keepRecovery } from '../tables/online/recovery.ts';

/** Does what is asked of my seat; a code that was lost on its way is kept until it has been seen. */
export async function diceAt(summary: TableSummary, mine: Seat): Promise<void> {
  const { recovery } = await shareDice(summary, mine);
  if (recovery !== undefined) keepRecovery(summary.table, recovery);
}
