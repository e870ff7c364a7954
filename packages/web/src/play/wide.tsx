// A table with room: three columns and a tray. The order in the page is the order of the Tab key.

import type { ReactNode } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Clocks } from './clocks/clocks.tsx';
import { Options } from './options/options.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { SideTabs } from './side-tabs.tsx';
import { useBoardProps, useShown } from './state/table-context.tsx';
import { Undo } from './prompt/undo.tsx';
import './wide.css';

export function Wide({ timeline }: { readonly timeline: ReactNode }) {
  const { board, past } = useShown();
  const { Stage, Preview, Hand, Mat, Actions, Others } = board.parts;
  const props = useBoardProps();
  return (
    <main id="main" className="wide">
      <Prompt hasClocks />
      <div className="right">
        <Options />
        <Preview {...props} />
      </div>
      <Undo />
      <div className="stage" data-past={past.at !== undefined}>
        <Stage {...props} />
        {timeline}
      </div>
      <div className="tray">
        <Hand {...props} />
        <Mat {...props} />
        <Actions {...props} />
      </div>
      <aside className="left" aria-label={t('table.others')}>
        <Clocks />
        <div className="left-others">
          <Others {...props} />
        </div>
        <SideTabs />
      </aside>
    </main>
  );
}
