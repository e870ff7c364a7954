// Help over the table: "?" opens a page of this game, and every link to a rule opens that rule here. The table stays
// where it is behind it, with everything that has been placed and not yet sent.

import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useState,
} from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { useShortcuts } from '@three-thrones/ui/shortcuts.tsx';
import { useShown } from '../state/table-context.tsx';
import type { HelpDialogProps, HelpWish } from './help-dialog.tsx';
import './help-at-table.css';

const HelpPart = createContext<(wish: HelpWish) => void>(() => undefined);

/** Opens a page of the help. */
export function useHelp(): (wish: HelpWish) => void {
  return use(HelpPart);
}

export function HelpAtTable({ children }: { readonly children: ReactNode }) {
  const { game } = useShown().snapshot;
  const [wish, setWish] = useState<HelpWish>();
  const [Dialog, setDialog] = useState<ComponentType<HelpDialogProps>>();
  const open = useCallback((next: HelpWish) => {
    setWish(next);
    void import('./help-dialog.tsx').then(
      ({ HelpDialog }) => setDialog(() => HelpDialog),
      () => announce(t('error.rules-not-here'), { urgent: true }),
    );
  }, []);
  useShortcuts([{ key: '?', does: t('help.title'), run: () => open({ page: 'game' }) }]);
  // One listener for all: links stand in prompts, bubbles, tips, boards and in the rules themselves.
  const follow = (event: MouseEvent): void => {
    const section = sectionOf(event, game);
    if (section === undefined) return;
    event.preventDefault();
    open({ page: 'rules', ...(section !== '' && { section }) });
  };
  return (
    <HelpPart value={open}>
      <div className="help-at-table" onClickCapture={follow}>
        {children}
        {Dialog && wish && <Dialog wish={wish} onWish={open} onClose={() => setWish(undefined)} />}
      </div>
    </HelpPart>
  );
}

/** The section a plain click on a link to the rules of this game leads to; empty for their beginning. */
function sectionOf(event: MouseEvent, game: string): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a[href^="/rules/"]') : null;
  if (!isPlain || !link) return undefined;
  const [, , of, section = ''] = link.getAttribute('href')!.split('/');
  return of === game ? decodeURIComponent(section) : undefined;
}

export function HelpButton() {
  const open = useHelp();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={t('help.title')}
      title={t('help.title')}
      aria-keyshortcuts="?"
      aria-haspopup="dialog"
      onClick={() => open({ page: 'game' })}
    >
      <Icon name="why" />
    </button>
  );
}
