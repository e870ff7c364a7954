// What has not been read yet, by channel: it is read when its channel is seen, and not before.

import { useEffect, useMemo } from 'react';
import { useSettings } from '@three-thrones/ui/settings.ts';
import { useBargains } from '../diplomacy/use-bargains.ts';
import { useShown } from '../state/table-context.tsx';
import { inChannel, unreadIn } from './channels.ts';
import { type Channel, keepTalk, keptTalk, useKeptTalk } from '../diplomacy/kept-talk.ts';

export function useUnreadIn(): ReadonlyMap<Channel, number> {
  const { id, chat, eye } = useShown().snapshot;
  const { read } = useKeptTalk(id);
  const { talk } = useSettings();
  const bargains = useBargains();
  return useMemo(
    () => (talk ? unreadIn(chat, eye, read, bargains) : new Map<Channel, number>()),
    [talk, chat, eye, read, bargains],
  );
}

/** All of them, for the sign on the way to the talk. */
export function useUnread(): number {
  return [...useUnreadIn().values()].reduce((sum, count) => sum + count, 0);
}

/** Whatever stands in the channel on the screen is read, once somebody looks at the page. */
export function useReading(channel: Channel): void {
  const { id, chat, eye } = useShown().snapshot;
  const last = inChannel(chat, eye, channel || undefined).at(-1)?.number ?? 0;
  useEffect(() => {
    const look = (): void => {
      const { read } = keptTalk(id);
      if (!document.hidden && last > (read[channel] ?? 0))
        keepTalk(id, { read: { ...read, [channel]: last } });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [id, channel, last]);
}
