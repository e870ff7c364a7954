// A table with room: three columns and a tray. The order in the page is the order of the Tab key.

import type { ReactNode } from 'react';
import { t } from '../i18n/index.ts';
import { Clocks } from './clocks/clocks.tsx';
import { Options } from './options/options.tsx';
import { Prompt } from './prompt/prompt.tsx';
import { SideTabs } from './side-tabs.tsx';
import type { TableState } from './state/use-table.ts';
import { Undo } from './prompt/undo.tsx';

export function Wide({ table, timeline }: { readonly table: TableState; readonly timeline: ReactNode }) {
  const { Map, Outlook, Hand, Mat, Actions, Others } = table.board.parts;
  const { props } = table;
  return (
    <main id="main" className="wide">
      <Prompt table={table} hasClocks />
      <div className="right">
        <Options table={table} />
        <Outlook {...props} />
      </div>
      <Undo table={table} />
      <div className="stage" data-past={table.past.at !== undefined}>
        <Map {...props} />
        {timeline}
      </div>
      <div className="tray">
        <Hand {...props} />
        <Mat {...props} />
        <Actions {...props} />
      </div>
      <aside className="left" aria-label={t('table.others')}>
        <Clocks table={table} />
        <div className="left-others">
          <Others {...props} />
        </div>
        <SideTabs table={table} />
      </aside>
    </main>
  );
}
