// What the worker finds out about my open question: what is refused and why, and what each option leads to.

import type { Decision, Refused } from '@three-thrones/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Preview } from '@three-thrones/game-kit/board/seen.ts';
import type { TableClient } from '../../tables/client.ts';

const NOTHING: readonly Refused[] = [];

export function useRefused(client: TableClient, decision: Decision | undefined): readonly Refused[] {
  const [found, setFound] = useState<{ id: string; refused: readonly Refused[] }>();
  useEffect(() => {
    if (!decision) return undefined;
    let isCurrent = true;
    void client.refused().then(
      (refused) => isCurrent && setFound({ id: decision.id, refused }),
      () => undefined, // the rules have not come over the network; touching a thing asks again
    );
    return () => {
      isCurrent = false;
    };
  }, [client, decision]);
  return found && found.id === decision?.id ? found.refused : NOTHING;
}

type Choice = string | readonly string[] | number;

export interface Previews {
  /** What this choice leads to, if it has been found out already. */
  of(choice: Choice | undefined): Preview | undefined;
  /** Finds it out; what is asked for last comes first. */
  want(choice: Choice): void;
}

/** What has been found out about one question, and what is being found out. */
interface Searches {
  readonly decision: string | undefined;
  readonly found: Map<string, Preview | undefined>;
  readonly sought: Map<string, Promise<unknown>>;
}

/** More options than this are foreseen one by one, when they are marked. */
const AHEAD = 40;

export function usePreviews(client: TableClient, decision: Decision | undefined): Previews {
  const [, setCount] = useState(0);
  const place = useRef<Searches>(undefined);
  if (!place.current || place.current.decision !== decision?.id)
    place.current = { decision: decision?.id, found: new Map(), sought: new Map() };
  const { found, sought } = place.current;

  const find = useCallback(
    (choice: Choice): Promise<unknown> => {
      const key = JSON.stringify(choice);
      const search =
        sought.get(key) ??
        client.preview(choice).then(
          (preview) => void found.set(key, preview),
          () => void sought.delete(key),
        );
      sought.set(key, search);
      return search;
    },
    [client, found, sought],
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
    of: (choice) => (choice === undefined ? undefined : found.get(JSON.stringify(choice))),
    want: (choice) => {
      if (!found.has(JSON.stringify(choice))) void find(choice).then(() => setCount((count) => count + 1));
    },
  };
}
