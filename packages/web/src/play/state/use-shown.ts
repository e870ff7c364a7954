// What is shown of a table: how it stands now or stood at an earlier moment, and what everybody is called.

import type { Seat, View } from '@three-thrones/kernel';
import { useMemo } from 'react';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { TableClient, TableSnapshot } from '../../tables/client.ts';
import type { Director, OnScreen } from '../director/director.ts';
import { useDirector } from '../director/use-director.ts';
import { type Past, usePast } from './use-past.ts';

export interface Shown {
  readonly client: TableClient;
  readonly board: AnyBoard;
  /** As it is shown: it may be behind the client's. */
  readonly snapshot: TableSnapshot;
  readonly names: Readonly<Record<Seat, string>>;
  /** The view that is shown, now or an earlier one. */
  readonly view: View<unknown>;
  readonly past: Past;
  /** What the screen shows of it, one thing after another. */
  readonly screen: OnScreen;
  readonly director: Director;
}

/** There is no view while chairs are being taken. */
export type MaybeShown = Omit<Shown, 'view'> & { readonly view: View<unknown> | undefined };

export function useShownTable(
  client: TableClient,
  board: AnyBoard,
  people: Readonly<Record<Seat, string>>,
): MaybeShown {
  const { director, screen } = useDirector(client, board);
  const { snapshot } = screen;
  const past = usePast(client, snapshot);
  const names = useMemo(() => ({ ...people, ...namesIn(snapshot) }), [people, snapshot]);
  return { client, board, snapshot, names, past, screen, director, view: past.view ?? snapshot.view };
}

/** People and bots by their chairs, online. */
function namesIn({ lobby }: TableSnapshot): Record<Seat, string> {
  return Object.fromEntries(
    (lobby?.chairs ?? []).flatMap(({ seat, person, bot }) => {
      const name = bot === undefined ? person?.name : t('table.bot');
      return name === undefined ? [] : [[seat, name]];
    }),
  );
}
