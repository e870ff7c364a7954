// What a set-up or waiting room needs to know of a game before it can say anything: its words.

import { useEffect, useState } from 'react';
import { gameWords } from '../i18n/game-words.ts';
import { useLanguage } from '../i18n/index.ts';

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
    if (game !== undefined) void (gameWords(game)?.load() ?? Promise.resolve()).then(settle, settle);
    return () => {
      isGone = true;
    };
  }, [game]);
  return game !== undefined && ready === game;
}
