// Several options at one place: a short list beside it.

import { useEffect, useRef } from 'react';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Floating } from '@three-thrones/ui/floating.tsx';
import { grouped } from './option-groups.ts';
import { OptionButton } from './options.tsx';
import type { Asking } from '../state/use-asked.ts';
import type { PlaceMenu as Menu } from '../state/use-marks.ts';
import { plain, type Thing } from '@three-thrones/ui/rich.ts';
import { SignalRow } from '../together/parts.ts';
import { useBoardProps, useQuestion, useShown } from '../state/table-context.tsx';
import './place-menu.css';

export function PlaceMenu() {
  const { placeMenu, decision } = useQuestion();
  if (!placeMenu || !decision) return null;
  return <OptionsAtPlace key={placeMenu.options.join(' ')} menu={placeMenu} decision={decision} />;
}

interface OptionsAtPlaceProps {
  readonly menu: Menu;
  readonly decision: Asking;
}

function OptionsAtPlace({ menu: { options, at }, decision }: OptionsAtPlaceProps) {
  const { board } = useShown();
  const { letGo } = useQuestion();
  const props = useBoardProps();
  const list = useRef<HTMLDivElement>(null);
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
  const Own = board.placeMenu?.(decision);
  if (Own)
    return (
      <Floating at={at} className="offer panel" role="group" label={t('table.offer')}>
        <div ref={list}>
          <Own {...props} offered={options} close={letGo} />
          <SignalHere at={at} />
        </div>
      </Floating>
    );
  const groups = grouped(options.map((id) => ({ id, ...decision.words[id]! })));
  return (
    <Floating at={at} className="offer panel" role="group" label={t('table.offer')}>
      <div ref={list}>
        {groups.map(({ heading, entries }, place) => (
          <div key={heading ?? place}>
            {heading !== undefined && <h3>{plain(heading)}</h3>}
            {entries.map(({ key: _, ...entry }) => (
              <OptionButton key={entry.id} entry={entry} shape={decision.shape} />
            ))}
          </div>
        ))}
        <SignalHere at={at} />
      </div>
    </Floating>
  );
}

/** Where players win or lose together, the place can be pointed at as well. */
function SignalHere({ at }: { readonly at: Element }) {
  const { snapshot } = useShown();
  const { letGo } = useQuestion();
  const thing = at.closest('[data-about]')?.getAttribute('data-about') as Thing | null | undefined;
  return snapshot.lobby?.together && thing ? <SignalRow thing={thing} onSent={letGo} /> : null;
}
