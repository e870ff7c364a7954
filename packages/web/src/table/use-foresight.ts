// What the worker finds out about my open question: what is refused and why, and what each option leads to.

import type { Decision, Refused } from '@three-thrones/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Preview, TableClient } from './client.ts';

const NOTHING: readonly Refused[] = [];

export function useRefused(client: TableClient, decision: Decision | undefined): readonly Refused[] {
  const [found, setFound] = useState<{ id: string; refused: readonly Refused[] }>();
  useEffect(() => {
    if (!decision) return undefined;
    let isCurrent = true;
    void client.refused().then((refused) => isCurrent && setFound({ id: decision.id, refused }));
    return () => {
      isCurrent = false;
    };
  }, [client, decision]);
  return found && found.id === decision?.id ? found.refused : NOTHING;
}

type Choice = string | readonly string[] | number;

interface Foresight {
  /** What this choice leads to, if it has been found out already. */
  of(choice: Choice | undefined): Preview | undefined;
  /** Finds it out; what is asked for last comes first. */
  want(choice: Choice): void;
}

/** More options than this are foreseen one by one, when they are marked. */
const AHEAD = 40;

export function useForesight(client: TableClient, decision: Decision | undefined): Foresight {
  const [, setCount] = useState(0);
  const known = useRef(new Map<string, Preview | undefined>());
  const decisionOf = useRef<string>(undefined);
  if (decisionOf.current !== decision?.id) {
    decisionOf.current = decision?.id;
    known.current = new Map();
  }

  const find = useCallback(
    async (choice: Choice): Promise<void> => {
      const place = known.current;
      const key = JSON.stringify(choice);
      if (place.has(key)) return;
      place.set(key, undefined);
      const preview = await client.preview(choice);
      if (place !== known.current) return;
      place.set(key, preview);
      setCount((count) => count + 1);
    },
    [client],
  );

  useEffect(() => {
    if (decision?.shape !== 'one' || decision.options.length > AHEAD) return undefined;
    let isCurrent = true;
    void (async () => {
      for (const option of decision.options) {
        if (!isCurrent) return;
        await find(option);
      }
    })();
    return () => {
      isCurrent = false;
    };
  }, [decision, find]);

  return {
    of: (choice) => (choice === undefined ? undefined : known.current.get(JSON.stringify(choice))),
    want: (choice) => void find(choice),
  };
}
