// What the worker finds out about my open question: what is refused and why, and what each option leads to.

import type { Choice, Decision, Refused } from '@three-thrones/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { Answerable } from './plan-table.ts';
import type { Foresee } from './unfold.ts';

const NOTHING: readonly Refused[] = [];

/** `before` are the answers ahead of the question, which have not been sent. */
export function useRefused(
  client: Answerable,
  decision: Decision | undefined,
  before: readonly Choice[],
): readonly Refused[] {
  const [found, setFound] = useState<{ id: string; refused: readonly Refused[] }>();
  useEffect(() => {
    if (!decision) return undefined;
    let isCurrent = true;
    void client.refused(before).then(
      (refused) => isCurrent && setFound({ id: decision.id, refused }),
      () => undefined, // the rules have not come over the network; touching a thing asks again
    );
    return () => {
      isCurrent = false;
    };
  }, [client, decision]);
  return found && found.id === decision?.id ? found.refused : NOTHING;
}

export interface Previews {
  /** What this choice leads to, if it has been found out already. */
  of(choice: Choice | undefined): Preview | undefined;
  /** Finds it out; what is asked for last comes first. */
  want(choice: Choice): void;
  /** Waits until it is found out. */
  find(choice: Choice): Promise<Preview | undefined>;
}

/** What has been found out about one question, and what is being found out. */
interface Searches {
  readonly about: string;
  readonly found: Map<string, Preview | undefined>;
  readonly sought: Map<string, Promise<Preview | undefined>>;
}

/** More options than this are foreseen one by one, when they are marked. */
const AHEAD = 40;

/** `lookAt` finds out what a choice leads to; `about` says of which question, and behind which answers. */
export function usePreviews(
  decision: Decision | undefined,
  about: string,
  lookAt: (choice: Choice) => ReturnType<Foresee>,
): Previews {
  const [, setCount] = useState(0);
  const place = useRef<Searches>(undefined);
  if (!place.current || place.current.about !== about)
    place.current = { about, found: new Map(), sought: new Map() };
  const { found, sought } = place.current;
  const look = useRef(lookAt);
  look.current = lookAt;

  const find = useCallback(
    (choice: Choice): Promise<Preview | undefined> => {
      const key = JSON.stringify(choice);
      const search =
        sought.get(key) ??
        look.current(choice).then(
          (preview) => {
            found.set(key, preview);
            return preview;
          },
          () => {
            sought.delete(key);
            return undefined;
          },
        );
      sought.set(key, search);
      return search;
    },
    [found, sought],
  );

  useEffect(() => {
    if (decision?.shape !== 'one' || decision.options.length > AHEAD) return undefined;
    let isCurrent = true;
    void (async () => {
      for (const option of decision.options) {
        if (!isCurrent) return;
        await find(option);
      }
      // All together: to draw the table again for each of them would take longer than to find them out.
      if (isCurrent) setCount((count) => count + 1);
    })();
    return () => {
      isCurrent = false;
    };
  }, [decision, find]);

  return {
    find,
    of: (choice) => (choice === undefined ? undefined : found.get(JSON.stringify(choice))),
    want: (choice) => {
      if (!found.has(JSON.stringify(choice))) void find(choice).then(() => setCount((count) => count + 1));
    },
  };
}
