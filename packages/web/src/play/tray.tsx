// A table that shows everybody itself, with room: the question hangs over its far edge, what is done in turn runs across the
// screen, and what is mine lies in a tray below. The order in the page is the order of the Tab key.

import type { ReactNode } from 'react';
import { WholeInView } from '@three-thrones/game-kit/board/map/places.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { SeatNotes } from './clocks/clocks.tsx';
import { Guide } from './help/guide.tsx';
import { Options } from './options/options.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { Undo } from './prompt/undo.tsx';
import { Caption } from './showing/caption.tsx';
import { PlansPanel, SignalBar } from './together/parts.ts';
import { SideTabs } from './side-tabs.tsx';
import { useBoardProps, useShown } from './state/table-context.tsx';
import './tray.css';

export function Tray({ timeline }: { readonly timeline: ReactNode }) {
  const { board, snapshot, past } = useShown();
  const { Stage, Preview, Mat, Hand, Actions } = board.parts;
  const props = useBoardProps();
  const isWatching = snapshot.mine.length === 0;
  return (
    <main id="main" className="wide tray-table">
      <div className="ask">
        <Prompt hasClocks tellsBeats />
        <Undo />
        <Caption isBelowPrompt />
      </div>
      <div className="right">
        <Guide />
        {timeline}
        {snapshot.lobby?.together && <PlansPanel />}
        {!isWatching && <Options />}
        <Preview {...props} />
      </div>
      <div className="in-turn">
        <Actions {...props} />
      </div>
      <div className="stage" data-past={past.at !== undefined}>
        <WholeInView value={true}>
          <SeatNotes>
            <Stage {...props} />
          </SeatNotes>
        </WholeInView>
        {snapshot.lobby?.together && <SignalBar />}
        {past.at !== undefined && <p className="replay-sign">{t('table.replay')}</p>}
      </div>
      <div className="tray">
        <div className="tray-hand">
          <Hand {...props} />
        </div>
        <div className="tray-mine">
          <Mat {...props} />
        </div>
        <SideTabs />
      </div>
    </main>
  );
}
