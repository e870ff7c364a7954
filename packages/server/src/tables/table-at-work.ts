// What those who carry out a command may do with their table.

import type { Eye, Refusal } from '@three-thrones/kernel';
import type { ServerMessage } from '@three-thrones/protocol';
import type { TableSummary } from '@three-thrones/protocol/http';
import type { Person } from '../store/store.ts';
import type { Act, Situation } from './policy.ts';
import type { TableState } from './table-state.ts';

export interface TableAtWork {
  readonly state: TableState;
  /** Why this person may not do this here. */
  readonly mayNot: (who: Person | undefined, act: Act) => Refusal | undefined;
  /** The table as the policy sees it. */
  situation(): Situation;
  /** The table from outside, as it is now. */
  summary(): TableSummary;
  /** To all who look, or only to some eyes. */
  send(message: ServerMessage, toEyes?: readonly Eye[]): void;
}
