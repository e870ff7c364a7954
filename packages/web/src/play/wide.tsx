// A table with room: the map as high as the window, a rail at each side of it. The order in the page is the order of the
// Tab key.

import { type ReactNode, useState } from 'react';
import { WholeInView } from '@three-thrones/game-kit/board/map/places.ts';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { SeatNotes } from './clocks/clocks.tsx';
import { HandStrip } from './hand-strip.tsx';
import { Guide } from './help/guide.tsx';
import { Options } from './options/options.tsx';
import { Because } from './showing/because.tsx';
import { Caption } from './showing/caption.tsx';
import { OtherWays } from './prompt/other-ways.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { WhoOnMap } from './prompt/who-on-map.tsx';
import { PlansPanel, SignalBar } from './together/parts.ts';
import { SideTabs } from './side-tabs.tsx';
import { useBoardProps, useShown } from './state/table-context.tsx';
import { Undo } from './prompt/undo.tsx';
import './wide.css';

export function Wide({ timeline }: { readonly timeline: ReactNode }) {
  const { snapshot } = useShown();
  // Around one device all look at some questions together, and are no spectators.
  const isWatching = snapshot.mine.length === 0;
  return (
    <main id="main" className="wide">
      <RightRail isWatching={isWatching} timeline={timeline} />
      <Middle />
      <LeftRail />
    </main>
  );
}

interface RightRailProps {
  readonly isWatching: boolean;
  readonly timeline: ReactNode;
}

function RightRail({ isWatching, timeline }: RightRailProps) {
  const { board, snapshot } = useShown();
  const isTogether = snapshot.lobby?.together === true;
  const { Preview, Mat } = board.parts;
  const props = useBoardProps();
  return (
    <div className="right">
      <div className="ask">
        <Prompt hasClocks />
        <Undo />
      </div>
      <Guide />
      {timeline}
      {isTogether && <PlansPanel />}
      {isWatching ? (
        <SideTabs />
      ) : (
        <>
          <div className="work">
            <Options />
            <Preview {...props} />
          </div>
          <Fold>
            <Mat {...props} />
          </Fold>
          <HandStrip />
        </>
      )}
    </div>
  );
}

/** In a low window one line; all of it rises over what is above it, for a pointer, a key or a touch. */
function Fold({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      className="mat-fold"
      data-open={isOpen}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onPointerDown={({ pointerType }) => pointerType === 'touch' && setOpen(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      {children}
    </div>
  );
}

function Middle() {
  const { board, past, snapshot } = useShown();
  const { Stage } = board.parts;
  const props = useBoardProps();
  return (
    <div className="stage" data-past={past.at !== undefined}>
      <WholeInView value={true}>
        <Stage {...props} />
      </WholeInView>
      <Caption />
      <Because />
      <OtherWays />
      <WhoOnMap />
      {snapshot.lobby?.together && <SignalBar />}
      {past.at !== undefined && <p className="replay-sign">{t('table.replay')}</p>}
    </div>
  );
}

function LeftRail() {
  const { board, snapshot } = useShown();
  const { Actions, Others } = board.parts;
  const props = useBoardProps();
  return (
    <aside className="left" aria-label={t('table.others')}>
      <div className="left-others">
        <SeatNotes>
          <Others {...props} />
        </SeatNotes>
      </div>
      <div className="left-actions">
        <Actions {...props} />
      </div>
      {snapshot.mine.length > 0 && <SideTabs />}
    </aside>
  );
}
