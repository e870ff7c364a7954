// The manual of a game with its chapters.

import { type RefObject, useEffect, useRef, useState } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import { t, withDigits } from '@three-thrones/ui/i18n/index.ts';
import type { AppendixChapter } from '@three-thrones/game-kit/board/appendix.ts';
import { chapterOf, searchAppendix } from './entries.ts';
import { AppendixText } from './entry.tsx';
import { isChapter, isNumbered, isWithin, nearestSection, searchRules, type Section } from './rules.ts';
import { SearchField } from './search-field.tsx';
import { SectionText } from './section.tsx';
import { useAppendix, usePictures } from './use-manual.ts';
import './manual.css';

export interface ManualProps {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly wanted: string | undefined;
  /** Where there is little room the chapters are folded away. */
  readonly isNarrow?: boolean;
}

export function Manual({ game, sections, wanted, isNarrow = false }: ManualProps) {
  const [query, setQuery] = useState('');
  const index = useRef<HTMLDetailsElement>(null);
  const appendix = useAppendix(game);
  const pictures = usePictures(game);
  const found = searchRules(sections, query);
  const entries = searchAppendix(appendix, query);
  const isSearching = query.trim() !== '';
  const count = found.length + entries.reduce((sum, chapter) => sum + chapter.entries.length, 0);
  const section = wanted === undefined ? undefined : nearestSection(sections, wanted)?.number;
  const current = section ?? wanted;
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => announce(t('rules.found', { count })), 600);
    return () => clearTimeout(timer);
  }, [isSearching, count]);

  return (
    <div className="rules" data-narrow={isNarrow}>
      <aside className="panel sheet rules-index">
        <SearchField label={t('rules.search')} query={query} onChange={setQuery} />
        <details ref={index} className="fold" open={!isNarrow && matchMedia('(min-width: 1001px)').matches}>
          <summary>
            <Icon name="chevron" />
            {t('rules.chapters')}
          </summary>
          <Index game={game} sections={sections} appendix={appendix} current={current} />
        </details>
      </aside>
      <article className="panel sheet rules-text">
        {isSearching && <p className="found">{t('rules.found', { count })}</p>}
        {found.map((one) => (
          <SectionText
            key={one.number}
            game={game}
            section={one}
            isCurrent={one.number === current}
            Picture={pictures[one.number]}
          />
        ))}
        <AppendixText game={game} chapters={entries} sections={sections} current={current} />
        {sections.length === 0 && <p>{t('rules.none')}</p>}
      </article>
      <ToIndex index={index} />
    </div>
  );
}

/** On a small screen the chapters are far up: one touch leads back to them. */
function ToIndex({ index }: { readonly index: RefObject<HTMLDetailsElement | null> }) {
  const show = (): void => {
    if (!index.current) return;
    index.current.open = true;
    index.current.scrollIntoView({ block: 'start' });
    index.current.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="rules-to-index" aria-label={t('rules.chapters')} onClick={show}>
      <Icon name="options-list" />
    </button>
  );
}

interface IndexProps {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly appendix: readonly AppendixChapter[];
  readonly current: string | undefined;
}

function Index({ game, sections, appendix, current }: IndexProps) {
  const inAppendix = current === undefined ? undefined : chapterOf(appendix, current)?.id;
  return (
    <nav aria-label={t('rules.chapters')}>
      <ol>
        {sections.filter(isChapter).map((chapter) => (
          <li key={chapter.number}>
            <Link
              to={`/rules/${game}/${chapter.number}`}
              aria-current={isWithin(current, chapter.number) ? 'true' : undefined}
            >
              <ChapterNumber section={chapter} />
              <span lang={chapter.language}>{chapter.title}</span>
            </Link>
          </li>
        ))}
      </ol>
      {appendix.length > 0 && <h2>{t('rules.appendix')}</h2>}
      <ol>
        {appendix.map(({ id, icon, title }) => (
          <li key={id}>
            <Link to={`/rules/${game}/${id}`} aria-current={id === inAppendix ? 'true' : undefined}>
              <span className="number">
                <Icon name={icon} />
              </span>
              <span>{title}</span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The number of a section; a sign where it has none. */
function ChapterNumber({ section }: { readonly section: Section }) {
  return (
    <span className="number">{isNumbered(section) ? withDigits(section.number) : <Icon name="clock" />}</span>
  );
}
