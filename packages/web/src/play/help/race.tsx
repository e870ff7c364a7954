// How the game stands for me, in a sentence a newcomer understands; touching it opens the help with all the numbers.

import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { useShown } from '../state/table-context.tsx';
import { useHelp } from './help-at-table.tsx';
import './race.css';

export function Race() {
  const { board, view, snapshot } = useShown();
  const open = useHelp();
  // The end has a screen of its own.
  if (snapshot.outcome) return null;
  return (
    <button type="button" className="race" title={t('help.now.more')} onClick={() => open({ page: 'game' })}>
      <span>{plain(board.race(view, snapshot.eye))}</span>
      <Icon name="why" />
    </button>
  );
}
