// What a set-up or waiting room needs to know of a game before it can say anything: its words, and what can be chosen.

import { catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { useEffect, useReducer, useState } from 'react';
import { loadGameWords } from '../games/words.ts';
import type { Choosable } from './draft.ts';

/** Whether the words are there. A page that waits for them shows nothing rather than ids. */
export function useGameWords(game: string | undefined): boolean {
  useLanguage();
  const [ready, setReady] = useState<string>();
  useEffect(() => {
    let isGone = false;
    const settle = (): void => {
      if (!isGone) setReady(game);
    };
    // Without words there are still ids: better than nothing at all.
    if (game !== undefined) void loadGameWords(game).then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [game]);
  return game !== undefined && ready === game;
}

/** Draws again when the words of these games are there; until then houses stand for themselves. */
export function useWordsOf(games: readonly string[]): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const wanted = [...new Set(games)].sort().join();
  useEffect(() => {
    for (const game of wanted.split(',').filter(Boolean))
      void loadGameWords(game).then(drawAgain, () => undefined);
  }, [wanted]);
}

/** What can be chosen in a game; nothing for one that does not exist. Fails if it does not come. */
export async function choosable(game: string): Promise<Choosable | undefined> {
  const manifest = catalogue.find(game);
  return isRefusal(manifest) ? undefined : { ...manifest.players, ...(await manifest.setUp()) };
}

export type Choice = Choosable | 'loading' | 'failed' | 'none';

export function useChoosable(game: string): Choice {
  const [found, setFound] = useState<{ readonly game: string; readonly choice: Choice }>();
  useEffect(() => {
    let isGone = false;
    const settle = (choice: Choice): void => {
      if (!isGone) setFound({ game, choice });
    };
    void choosable(game).then(
      (choice) => settle(choice ?? 'none'),
      () => settle('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return found?.game === game ? found.choice : 'loading';
}
