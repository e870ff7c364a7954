// Signals and plans of others, said aloud once: whoever does not look at the map hears them.

import { useEffect, useRef } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { isolate, t } from '@three-thrones/ui/i18n/index.ts';
import { plain, sentences } from '@three-thrones/ui/rich.ts';
import { useKeptTalk } from '../diplomacy/kept-talk.ts';
import { useShown } from '../state/table-context.tsx';
import { signalIn, unseenSeats } from './signals.ts';
import { usePlans } from './use-plans.ts';

export function TeamNews() {
  const { board, names, snapshot } = useShown();
  const { id, chat, eye, liveFrom, lobby, view } = snapshot;
  const { unseen = [] } = useKeptTalk(id);
  const plans = usePlans();
  const heard = useRef({ signal: 0, plan: 0 });
  const name = (seat: string): string => isolate(names[seat] ?? board.houseName(seat));
  useEffect(() => {
    if (liveFrom === undefined || !view) return;
    const hidden = unseenSeats(lobby, unseen);
    const lines: string[] = [];
    for (const message of chat) {
      const signal = message.number >= liveFrom ? signalIn(message, board, view) : undefined;
      if (!signal || signal.number <= heard.current.signal) continue;
      heard.current.signal = signal.number;
      if (signal.by === eye || hidden.has(signal.by)) continue;
      const said = { signal: t(`table.signal.${signal.what}`), thing: board.nameOf(signal.thing) };
      lines.push(t('table.signal.told', { name: name(signal.by), ...said }));
    }
    if (lines.length > 0) announce(sentences(lines));
  }, [chat, liveFrom]);
  useEffect(() => {
    const last = plans.at(-1);
    if (!last || liveFrom === undefined || last.number < liveFrom || last.number <= heard.current.plan)
      return;
    heard.current.plan = last.number;
    if (last.by !== eye) announce(t('table.plan.told', { name: name(last.by), what: plain(last.text) }));
  }, [plans, liveFrom]);
  return null;
}
