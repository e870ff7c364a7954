// What a manual is made of, fetched when somebody reads it.

import type { Appendix, AppendixChapter } from '@three-thrones/game-kit/board/appendix.ts';
import type { AnyHelp } from '@three-thrones/game-kit/board/help.ts';
import { useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { useEffect, useMemo, useState } from 'react';
import { loadHelp } from '../games/help.ts';
import { loadAppendix, loadRules, type Section } from './rules.ts';

type Loaded = readonly Section[] | 'loading' | 'none' | 'failed';

export function useRules(game: string): Loaded {
  const language = useLanguage();
  const [rules, setRules] = useState<Loaded>('loading');
  useEffect(() => {
    let isGone = false;
    void loadRules(game, language).then(
      (found) => isGone || setRules(found ?? 'none'),
      () => isGone || setRules('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return rules;
}

/** The appendix comes behind the rules: nobody waits for it. */
export function useAppendix(game: string): readonly AppendixChapter[] {
  const language = useLanguage();
  const appendix = useLater<Appendix>(game, loadAppendix);
  return useMemo(() => appendix?.() ?? [], [appendix, language]);
}

/** Pictures by section. */
export function usePictures(game: string): AnyHelp['pictures'] {
  return useLater(game, loadHelp)?.pictures ?? NONE;
}

const NONE: AnyHelp['pictures'] = {};

/** What may be missing for a while: the rules themselves are there, and say what is missing of them. */
function useLater<T extends object>(
  game: string,
  load: (game: string) => Promise<T | undefined>,
): T | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: string; readonly part: T | undefined }>();
  useEffect(() => {
    let isGone = false;
    void load(game).then(
      (part) => isGone || setLoaded({ of: game, part }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [game, load]);
  return loaded?.of === game ? loaded.part : undefined;
}
