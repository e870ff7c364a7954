// The pages of the help: this game, its words, its rules, the keys. Fetched when somebody asks for help.

import type { AnyHelp } from '@three-thrones/game-kit/board/help.ts';
import { Dialog } from '@three-thrones/ui/dialog.tsx';
import { t, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { KeyList } from '@three-thrones/ui/shortcuts.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { gameName } from '../../games/covers.ts';
import { loadHelp } from '../../games/help.ts';
import { useShown } from '../state/table-context.tsx';
import { GamePage } from './game-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { WordsPage } from './words-page.tsx';
import './help-dialog.css';

const PAGES = ['game', 'words', 'rules', 'keys'] as const;
type HelpPage = (typeof PAGES)[number];

/** What somebody wants to see. */
export interface HelpWish {
  readonly page: HelpPage;
  /** A section of the rules or an entry of their appendix. */
  readonly section?: string;
}

export interface HelpDialogProps {
  readonly wish: HelpWish;
  onWish(wish: HelpWish): void;
  onClose(): void;
}

export function HelpDialog({ wish, onWish, onClose }: HelpDialogProps) {
  const { game } = useShown().snapshot;
  const { page, section } = wish;
  return (
    <Dialog className="help" title={t('help.of', { game: gameName(game) })} onClose={onClose}>
      <Pages page={page} onPage={(next) => onWish({ page: next })} />
      <div
        key={`${page} ${section ?? ''}`}
        className="help-page"
        role="tabpanel"
        id="help-page"
        aria-labelledby={`help-${page}`}
        tabIndex={0}
      >
        {page === 'rules' ? (
          <RulesPage game={game} section={section} onWhole={() => onWish({ page: 'rules' })} />
        ) : page === 'keys' ? (
          <KeyList />
        ) : (
          <OfGame game={game} page={page} />
        )}
      </div>
    </Dialog>
  );
}

interface PagesProps {
  readonly page: HelpPage;
  onPage(page: HelpPage): void;
}

function Pages({ page, onPage }: PagesProps) {
  const tabs = useRef<HTMLDivElement>(null);
  // As everywhere: arrows go from tab to tab, in the direction of the language.
  const onKey = (event: KeyboardEvent): void => {
    const isForward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const step = event.key === isForward ? 1 : /^Arrow(Left|Right)$/.test(event.key) ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = PAGES[(PAGES.indexOf(page) + step + PAGES.length) % PAGES.length]!;
    onPage(next);
    tabs.current?.querySelector<HTMLElement>(`#help-${next}`)?.focus();
  };
  return (
    <div ref={tabs} role="tablist" className="help-pages" aria-label={t('help.title')} onKeyDown={onKey}>
      {PAGES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`help-${name}`}
          aria-selected={page === name}
          {...(page === name && { 'aria-controls': 'help-page' })}
          tabIndex={page === name ? 0 : -1}
          onClick={() => onPage(name)}
        >
          {t(`help.page.${name}`)}
        </button>
      ))}
    </div>
  );
}

/** What the game itself says. */
function OfGame({ game, page }: { readonly game: string; readonly page: 'game' | 'words' }) {
  useLanguage();
  const [help, setHelp] = useState<AnyHelp | 'failed'>();
  useEffect(() => {
    let isGone = false;
    void loadHelp(game).then(
      (loaded) => isGone || setHelp(loaded ?? 'failed'),
      () => isGone || setHelp('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  if (help === undefined) return <p className="loading">{t('common.loading')}</p>;
  if (help === 'failed') return <p className="note bad">{t('error.rules-not-here')}</p>;
  return page === 'game' ? <GamePage game={game} help={help} /> : <WordsPage game={game} help={help} />;
}
