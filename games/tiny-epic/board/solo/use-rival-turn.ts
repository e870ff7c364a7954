import { useMemo } from 'react';
import type { Props } from '../types.ts';
import { type RivalTurn, rivalTurn } from './turn-shown.ts';

export function useRivalTurn({ view, log, asked }: Props): RivalTurn | undefined {
  return useMemo(
    () =>
      rivalTurn(
        view,
        log,
        asked.filter(({ answered }) => !answered).map(({ kind }) => kind),
      ),
    [view, log, asked],
  );
}
