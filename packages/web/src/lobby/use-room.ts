// What goes on in a waiting room while somebody sits there: who comes, who is there, and the dice.

import type { Seat } from '@three-thrones/kernel';
import { useEffect, useRef, useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import type { TableSummary } from '../tables/online/api.ts';
import { seatsShaking } from '../tables/online/dice.ts';
import { forgetTable, mySeatAt, thisDevice } from '../tables/online/device.ts';
import { openTableClient } from '../tables/online/open.ts';
import { diceAt } from './dice-at.ts';

const EVERY = 10_000;

/** Whoever comes or goes is said once. */
export function useAnnouncedArrivals(chairs: TableSummary['chairs']): void {
  const known = useRef<string>(undefined);
  useEffect(() => {
    const people = chairs.flatMap(({ person }) => (person ? [person.name] : []));
    const before = known.current?.split('\n') ?? people;
    known.current = people.join('\n');
    for (const name of people)
      if (!before.includes(name)) announce(t('lobby.arrived', { name: isolate(name) }));
  }, [chairs]);
}

/** Whoever waits here is at the table: the others see it, and what changes there is seen here at once. */
export function usePresence(summary: TableSummary, refresh: () => Promise<void>): void {
  const mine = mySeatAt(summary);
  useEffect(() => {
    if (mine === undefined) return undefined;
    const client = openTableClient(summary, { turnedAway: () => void refresh() });
    let seen = client.snapshot().lobby;
    const stop = client.subscribe(() => {
      const { lobby } = client.snapshot();
      if (lobby === seen) return;
      seen = lobby;
      void refresh();
    });
    return () => {
      stop();
      client.close();
    };
  }, [summary.table, mine, refresh]);
}

/** My part in the dice, whenever something is asked of me, and again if it could not be done. */
export function useMyDice(summary: TableSummary, refresh: () => Promise<void>): void {
  const mine = mySeatAt(summary);
  useEffect(() => {
    if (mine === undefined) return undefined;
    const isAsked = seatsShaking(summary).includes(mine);
    const look = async (): Promise<void> => {
      await diceAt(summary, mine);
      if (isAsked) await refresh();
    };
    void look();
    if (!isAsked) return undefined;
    const again = setInterval(() => void look(), EVERY);
    return () => clearInterval(again);
  }, [summary, mine, refresh]);
}

/** Whether a chair was mine and was taken from me; whoever gets up themselves says so first. */
export function useLostSeat(
  table: string,
  mine: Seat | undefined,
): { readonly isLost: boolean; getsUp(isSo: boolean): void } {
  const me = thisDevice()?.person.id;
  const before = useRef({ mine, me });
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const was = before.current;
    before.current = { mine, me };
    if (mine !== undefined) setLost(false);
    // Who has become somebody else in another window has lost nothing.
    else if (was.mine !== undefined && was.me === me) {
      setLost(true);
      forgetTable(table);
    }
  }, [table, mine, me]);
  return {
    isLost,
    getsUp: (isSo) => {
      before.current = { mine: isSo ? undefined : mine, me };
    },
  };
}
