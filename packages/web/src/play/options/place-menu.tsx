// Several options at one place: a short list beside it.

import { useEffect, useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { Floating } from '../../ui/floating.tsx';
import { grouped } from './option-groups.ts';
import { OptionButton } from './options.tsx';
import { plain } from '../../ui/rich.ts';
import type { TableState } from '../state/use-table.ts';

export function Offered({ table }: { readonly table: TableState }) {
  const { offer, decision } = table;
  if (!offer || !decision) return null;
  return <OfferedList key={offer.options.join(' ')} table={table} />;
}

function OfferedList({ table }: { readonly table: TableState }) {
  const { offer, decision, letGo } = table;
  const list = useRef<HTMLDivElement>(null);
  const at = offer!.at;
  useEffect(() => {
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    const close = (event: Event): void => {
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !list.current?.contains(event.target as Node)
      ) {
        letGo();
        if (event instanceof KeyboardEvent && (at instanceof HTMLElement || at instanceof SVGElement))
          at.focus();
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
    // The list lives as long as the place it belongs to.
  }, []);
  const Own = table.board.offer?.(decision!);
  if (Own)
    return (
      <Floating at={at} className="offer panel" role="group" label={t('table.offer')}>
        <div ref={list}>
          <Own {...table.props} offered={offer!.options} close={letGo} />
        </div>
      </Floating>
    );
  const groups = grouped(offer!.options.map((id) => ({ id, ...decision!.words[id]! })));
  return (
    <Floating at={at} className="offer panel" role="group" label={t('table.offer')}>
      <div ref={list}>
        {groups.map(({ heading, entries }, place) => (
          <div key={heading ?? place}>
            {heading !== undefined && <h3>{plain(heading)}</h3>}
            {entries.map(({ key: _, ...entry }) => (
              <OptionButton key={entry.id} table={table} entry={entry} shape={decision!.shape} />
            ))}
          </div>
        ))}
      </div>
    </Floating>
  );
}
