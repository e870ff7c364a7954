// A table on a small screen: the map first, the question and its main options under the thumb, the rest in drawers.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { useSettings } from '@three-thrones/ui/settings.ts';
import { formatNumber, t } from '@three-thrones/ui/i18n/index.ts';
import { type Away, awayFrom } from '@three-thrones/ui/anchored.ts';
import { PromptClocks, SeatNotes } from './clocks/clocks.tsx';
import { type Drawer, drawerFor, DRAWERS, type Drawn, drawnWhileOthersAct, nextDrawn } from './drawers.ts';
import { Guide } from './help/guide.tsx';
import { InWords } from './in-words.tsx';
import { Log } from './timeline/log.tsx';
import { entriesAtHand, grouped } from './options/option-groups.ts';
import { Arrange, ChooseNumber, Confirm, OptionButton, Options } from './options/options.tsx';
import { Because } from './showing/because.tsx';
import { Caption } from './showing/caption.tsx';
import { OtherWays } from './prompt/other-ways.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { WhoOnMap } from './prompt/who-on-map.tsx';
import { PlansPanel, SignalBar } from './together/parts.ts';
import { useUnread } from './talk/use-unread.ts';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import { useAutomaton } from './state/use-automaton.ts';
import { useBoardProps, useQuestion, useShown, useTalkWish } from './state/table-context.tsx';
import { Undo } from './prompt/undo.tsx';
import './compact.css';

const Talk = later(async () => (await import('./talk/talk.tsx')).Talk);

export function Compact({ timeline }: { readonly timeline: ReactNode }) {
  const { board, snapshot, past } = useShown();
  const { decision } = useQuestion();
  const { Stage, Chips } = board.parts;
  const props = useBoardProps();
  const [drawn, setDrawn] = useState<Drawn>({
    drawer: snapshot.eye === 'spectator' ? undefined : 'hand',
    isOwn: false,
  });
  const drawer = useOthersAct() ? drawnWhileOthersAct(drawn) : drawn.drawer;
  const [isFull, setFull] = useState(false);
  useFittingDrawer(setDrawn);
  // The next question starts with the map again. Before it is painted: nothing moves under a finger afterwards.
  useLayoutEffect(() => setFull(false), [decision?.id]);
  return (
    <main id="main" className="compact" data-full={isFull}>
      <div className="stage" data-past={past.at !== undefined}>
        <Chips {...props} />
        <Stage {...props} />
        <Caption />
        <OtherWays />
        <WhoOnMap />
        {snapshot.lobby?.together && <SignalBar isBare />}
        {past.at !== undefined && <p className="replay-sign">{t('table.replay')}</p>}
        {timeline}
        {props.marked !== undefined && (
          <MarkedPreview isTold={props.preview !== undefined && drawer !== 'outlook'} />
        )}
      </div>
      <div className="table-sheet">
        <Grab isFull={isFull} onChange={setFull} />
        <PromptClocks />
        <AutomatonBrief />
        <div className="sheet-ask">
          <Prompt hasClocks={false} />
          <Because />
          <Guide />
          {snapshot.lobby?.together && <PlansPanel />}
          {isFull ? <Options /> : <MainOptions key={decision?.id} onAll={() => setFull(true)} />}
          <Undo />
        </div>
        <Drawers drawer={drawer} onDrawer={(next) => setDrawn({ drawer: next, isOwn: true })} />
      </div>
    </main>
  );
}

function AutomatonBrief() {
  const { automaton, isAtIt } = useAutomaton();
  const props = useBoardProps();
  return automaton && isAtIt && <automaton.Brief {...props} />;
}

/** Milliseconds between two questions of mine that are no time of others: nothing is to fold and unfold. */
const A_MOMENT = 400;

/** Nobody has asked me anything for a while. Before it is painted: my question finds its drawer open. */
function useOthersAct(): boolean {
  const { decision, pending } = useQuestion();
  const { snapshot, past } = useShown();
  const isAsked = decision !== undefined || pending !== undefined;
  const isPlayed = !isAsked && snapshot.outcome === undefined && past.at === undefined;
  const [isLong, setLong] = useState(false);
  useLayoutEffect(() => {
    if (!isPlayed) {
      setLong(false);
      return undefined;
    }
    const timer = setTimeout(() => setLong(true), A_MOMENT);
    return () => clearTimeout(timer);
  }, [isPlayed]);
  return isPlayed && isLong;
}

/** Opens what a question calls for. */
function useFittingDrawer(show: (change: (before: Drawn) => Drawn) => void): void {
  const { board, view } = useShown();
  const { decision } = useQuestion();
  const wanted =
    decision &&
    drawerFor(
      board,
      decision.options.map((id) => decision.things[id]!),
      board.isFight(view),
    );
  useLayoutEffect(() => {
    if (wanted) show((before) => nextDrawn(before, wanted));
  }, [decision?.id, wanted]);
}

interface MarkedPreviewProps {
  /** Otherwise it is not found out yet, or told in a drawer. */
  readonly isTold: boolean;
}

/** What the marked option leads to. It lies over the map, but not over the place it speaks of. */
function MarkedPreview({ isTold }: MarkedPreviewProps) {
  const { Preview } = useShown().board.parts;
  const { letGo } = useQuestion();
  const props = useBoardProps();
  const box = useRef<HTMLDivElement>(null);
  const [{ end, side, room }, place] = useState<Away>(AT_THE_SHEET);
  useLayoutEffect(() => {
    const stage = box.current?.closest('.stage');
    const target = stage?.querySelector('.map-chosen');
    place(
      stage && target
        ? awayFrom(target.getBoundingClientRect(), stage.getBoundingClientRect())
        : AT_THE_SHEET,
    );
  }, [props.marked]);
  return (
    <div ref={box} className="stage-outlook" data-end={end} data-side={side} style={{ maxBlockSize: room }}>
      {isTold && <Preview {...props} />}
      <p className="touch-again">
        <Icon name="check" />
        {t('table.touch-again')}
      </p>
      <CloseButton onClose={letGo} />
    </div>
  );
}

const AT_THE_SHEET: Away = { end: 'bottom', room: 286 };

/** The handle of the sheet: a touch or a swipe opens the whole list. */
function Grab({ isFull, onChange }: { readonly isFull: boolean; onChange(full: boolean): void }) {
  const start = useRef<number>(undefined);
  return (
    <button
      type="button"
      className="grab"
      aria-expanded={isFull}
      aria-label={isFull ? t('table.sheet.less') : t('table.sheet.more')}
      onClick={() => onChange(!isFull)}
      onPointerDown={({ clientY }) => {
        start.current = clientY;
      }}
      onPointerUp={({ clientY }) => {
        const moved = clientY - (start.current ?? clientY);
        if (Math.abs(moved) > 24) onChange(moved < 0);
      }}
    />
  );
}

function MainOptions({ onAll }: { onAll(): void }) {
  const { decision, touched, arranging } = useQuestion();
  if (!decision) return null;
  if (arranging) return <Arrange key={decision.id} decision={decision} arranging={arranging} />;
  if (decision.shape === 'number') return <ChooseNumber key={decision.id} decision={decision} />;
  const isSome = decision.shape === 'some';
  const all = grouped(decision.options.map((id) => ({ id, ...decision.words[id]! }))).flatMap(
    ({ entries }) => entries,
  );
  // Only for a touch: a mouse is not to push away what it points at by making the list longer or shorter.
  const shown = isSome ? [] : entriesAtHand(all, touched);
  return (
    <div className="main-options">
      {isSome && <Confirm decision={decision} />}
      {shown.map(({ key: _, ...entry }) => (
        <OptionButton key={entry.id} entry={entry} shape={decision.shape} />
      ))}
      {shown.length < all.length && (
        <button type="button" className="entry all" onClick={onAll}>
          <Icon name="options-list" />
          <span className="entry-words">
            <b>{t('table.options.show', { count: all.length })}</b>
          </span>
        </button>
      )}
    </div>
  );
}

interface DrawersProps {
  readonly drawer: Drawer | undefined;
  onDrawer(drawer: Drawer | undefined): void;
}

function Drawers({ drawer, onDrawer }: DrawersProps) {
  const { client, board, snapshot, view } = useShown();
  const { icons } = board;
  const wish = useTalkWish();
  const { talk } = useSettings();
  const hasTalk = talk && client.talk !== undefined;
  const count = useUnread();
  useEffect(() => {
    if (wish) onDrawer('talk');
  }, [wish]);
  const { automaton } = useAutomaton();
  const isThere = (name: Drawer): boolean => {
    if (name === 'talk') return hasTalk;
    if (name === 'automaton') return automaton !== undefined;
    return name !== 'hand' || snapshot.eye !== 'spectator';
  };
  const signs: Readonly<Record<Drawer, string>> = {
    ...{ ...icons, log: 'log', talk: 'talk' },
    automaton: automaton?.icon ?? '',
  };
  const nameOf = (name: Drawer): string =>
    name === 'automaton' ? (automaton?.title(view) ?? '') : t(`table.drawer.${name}`);
  return (
    <>
      {drawer && (
        <div
          className="drawer"
          id="drawer"
          role="tabpanel"
          tabIndex={0}
          aria-labelledby={`drawer-${drawer}`}
          data-drawer={drawer}
        >
          <DrawerContent drawer={drawer} />
        </div>
      )}
      <div className="tab-bar" role="tablist" aria-label={t('table.drawers')}>
        {DRAWERS.filter(isThere).map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`drawer-${name}`}
            aria-selected={drawer === name}
            {...(drawer === name && { 'aria-controls': 'drawer' })}
            onClick={() => onDrawer(drawer === name ? undefined : name)}
          >
            <Icon name={signs[name]} />
            <span>{nameOf(name)}</span>
            {name === 'talk' && count > 0 && (
              <sup aria-label={t('table.talk.unread', { count })}>{formatNumber(count)}</sup>
            )}
          </button>
        ))}
      </div>
    </>
  );
}

function DrawerContent({ drawer }: { readonly drawer: Drawer }) {
  const { client, board } = useShown();
  const { Hand, Preview, Mat, Others, Actions } = board.parts;
  const props = useBoardProps();
  switch (drawer) {
    case 'hand':
      return <Hand {...props} />;
    case 'outlook':
      return <Preview {...props} />;
    case 'mats':
      return (
        <SeatNotes>
          <Mat {...props} />
          <Others {...props} />
        </SeatNotes>
      );
    case 'automaton':
      return board.automaton && <board.automaton.Turn {...props} />;
    case 'actions':
      return <Actions {...props} />;
    case 'log':
      return (
        <>
          <InWords />
          <Log />
        </>
      );
    case 'talk':
      return client.talk && <Talk talk={client.talk} />;
  }
}
