// Log and table talk side by side, with the number of messages nobody has read.

import { useEffect, useState } from 'react';
import { useSettings } from '@three-thrones/ui/settings.ts';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { InWords } from './in-words.tsx';
import { Log } from './timeline/log.tsx';
import { useUnread } from './talk/use-unread.ts';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { useAutomaton } from './state/use-automaton.ts';
import { useBoardProps, useShown, useTalkWish } from './state/table-context.tsx';
import './side-tabs.css';

const Talk = later(async () => (await import('./talk/talk.tsx')).Talk);

export function SideTabs() {
  const { client } = useShown();
  const props = useBoardProps();
  const wish = useTalkWish();
  const { automaton, isAtIt } = useAutomaton();
  const [tab, setTab] = useState<SideTab>(automaton ? 'automaton' : 'log');
  const { talk } = useSettings();
  const channel = talk ? client.talk : undefined;
  const count = useUnread();
  const isGone = (tab === 'talk' && !channel) || (tab === 'automaton' && !automaton);
  const shown = isGone ? 'log' : tab;
  useEffect(() => {
    if (wish) setTab('talk');
  }, [wish]);
  useEffect(() => {
    if (isAtIt) setTab('automaton');
  }, [isAtIt]);
  return (
    <section className="side-tabs panel" aria-label={t('table.log')}>
      <div role="tablist" aria-label={t('table.log')}>
        {automaton && (
          <Tab name="automaton" label={automaton.title(props.view)} shown={shown} onShow={setTab} />
        )}
        <Tab name="log" label={t('table.log')} shown={shown} onShow={setTab} />
        {channel && <Tab name="talk" label={t('table.talk')} shown={shown} count={count} onShow={setTab} />}
      </div>
      {/* An automaton's turn may have nothing to press, and be longer than its panel: keys scroll it. */}
      <div
        role="tabpanel"
        id="side-panel"
        aria-labelledby={`side-${shown}`}
        tabIndex={shown === 'automaton' ? 0 : -1}
      >
        {shown === 'automaton' && automaton && <automaton.Turn {...props} />}
        {/* First, for the log ends with its newest line. */}
        {shown === 'log' && <InWords />}
        {shown === 'log' && <Log />}
        {shown === 'talk' && channel && <Talk talk={channel} />}
      </div>
    </section>
  );
}

type SideTab = 'automaton' | 'log' | 'talk';

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
