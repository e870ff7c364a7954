// Log and table talk side by side, with the number of messages nobody has read.

import { useEffect, useState } from 'react';
import { useSettings } from '@three-thrones/ui/settings.ts';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { unread } from './talk/channels.ts';
import { InWords } from './in-words.tsx';
import { Log } from './timeline/log.tsx';
import { Talk } from './talk/talk.tsx';
import { useBargains } from './diplomacy/use-bargains.ts';
import { useShown, useTalkWish } from './state/table-context.tsx';
import './side-tabs.css';

/** How many messages of others came in since the talk was last looked at. */
export function useUnread(isReading: boolean): number {
  const { snapshot } = useShown();
  const last = snapshot.chat.at(-1)?.number ?? 0;
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isReading) setRead(last);
  }, [isReading, last]);
  const { talk } = useSettings();
  const bargains = useBargains();
  return talk && !isReading ? unread(snapshot.chat, snapshot.eye, read, bargains) : 0;
}

export function SideTabs() {
  const { client } = useShown();
  const wish = useTalkWish();
  const [tab, setTab] = useState<SideTab>('log');
  const { talk } = useSettings();
  const channel = talk ? client.talk : undefined;
  const count = useUnread(tab === 'talk');
  const shown = channel ? tab : 'log';
  useEffect(() => {
    if (wish) setTab('talk');
  }, [wish]);
  return (
    <section className="side-tabs panel" aria-label={t('table.log')}>
      <div role="tablist" aria-label={t('table.log')}>
        <Tab name="log" label={t('table.log')} shown={shown} onShow={setTab} />
        {channel && <Tab name="talk" label={t('table.talk')} shown={shown} count={count} onShow={setTab} />}
      </div>
      <div role="tabpanel" id="side-panel" aria-labelledby={`side-${shown}`} tabIndex={-1}>
        {shown === 'log' && <Log />}
        {shown === 'talk' && channel && <Talk talk={channel} />}
        {shown === 'log' && <InWords />}
      </div>
    </section>
  );
}

type SideTab = 'log' | 'talk';

interface TabProps {
  readonly name: SideTab;
  readonly label: string;
  readonly shown: string;
  readonly count?: number;
  onShow(name: SideTab): void;
}

function Tab({ name, label, shown, count = 0, onShow }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`side-${name}`}
      aria-selected={shown === name}
      aria-controls="side-panel"
      onClick={() => onShow(name)}
    >
      {label}
      {count > 0 && <sup aria-label={t('table.talk.unread', { count })}>{formatNumber(count)}</sup>}
    </button>
  );
}
