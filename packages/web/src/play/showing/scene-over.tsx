// What a game lays over the whole table while something large is shown, and the controls that go with it.

import { SceneControls } from '@three-thrones/game-kit/board/scene/controls.ts';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { useBoardProps, useShown } from '../state/table-context.tsx';
import { PaceControls } from './pace-controls.tsx';

export function SceneOver() {
  const { board, screen } = useShown();
  const { Scene } = board.parts;
  const props = useBoardProps();
  // An earlier moment stays as long as somebody looks at it: what lay over the table then goes away again.
  const isThere = props.beat !== undefined && !(props.isPast && props.beat.phase === 'rest');
  return (
    <>
      {screen.isBusy && <PaceKeys />}
      {Scene && isThere && (
        <div className="scene-over" data-paused={screen.isPaused}>
          <SceneControls value={<PaceControls />}>
            <Scene {...props} />
          </SceneControls>
        </div>
      )}
    </>
  );
}

/** Keys of a show under way; my question has them back when it opens. What waits for somebody goes on with any of them. */
function PaceKeys() {
  const { director, screen } = useShown();
  const { beat } = screen;
  const isWaiting = beat?.waits === true && beat.phase === 'rest';
  useShortcuts([
    {
      key: ' ',
      does: t('pace.key.pause'),
      run: () => (isWaiting ? director.hurry() : director.pause(!screen.isPaused)),
    },
    ...(isWaiting ? [{ key: 'Enter', does: t('pace.key.end'), run: () => director.hurry() }] : []),
    { key: 'ArrowRight', does: t('pace.key.end'), run: () => director.hurry() },
    { key: 'Escape', does: t('pace.key.skip'), run: () => director.skip() },
  ]);
  return null;
}
