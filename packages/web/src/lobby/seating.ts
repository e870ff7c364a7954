// Taking a chair: first a name, and one chair at a time, however slow the line.

import { isRefusal, type Refusal, type Seat } from '@three-thrones/kernel';
import { useState } from 'react';
import { introduceMyself, type TableSummary } from '../tables/online/api.ts';
import { thisDevice } from '../tables/online/device.ts';
import { sitDown } from '../tables/online/invite.ts';

interface Seating {
  readonly name: string;
  readonly isNameMissing: boolean;
  setName(name: string): void;
  /** Nothing, or why not; without a name nothing is asked of the server. */
  take(seat: Seat): Promise<Refusal | undefined>;
}

export function useSeating(summary: TableSummary): Seating {
  const [name, setName] = useState(() => chosenName());
  const [isNameMissing, setNameMissing] = useState(false);
  const take = async (seat: Seat): Promise<Refusal | undefined> => {
    const wanted = name.trim();
    setNameMissing(wanted === '');
    if (wanted === '') return undefined;
    const me = await introduceMyself(wanted);
    return isRefusal(me) ? me : sitDown(summary, seat);
  };
  return { name, isNameMissing, setName, take };
}

/** What this person is called, if they have said so: not what all guests are called. */
export function chosenName(): string {
  const me = thisDevice();
  return me?.named ? me.person.name : '';
}
