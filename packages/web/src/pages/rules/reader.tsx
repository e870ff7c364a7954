import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { gameIds } from '@three-thrones/catalogue';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { BackToTable } from '@three-thrones/ui/back-to-table.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { NotFound } from '@three-thrones/ui/message-page.tsx';
import { Page } from '@three-thrones/ui/page.tsx';
import { Link, type Params } from '@three-thrones/ui/router.tsx';
import { directionOf, t, useLanguage, withDigits } from '@three-thrones/ui/i18n/index.ts';
import { gameName } from '../../games/covers.ts';
import type { Appendix, AppendixChapter } from '@three-thrones/game-kit/board/appendix.ts';
import { chapterOf, searchAppendix } from './entries.ts';
import { AppendixText, Place } from './entry.tsx';
import { RichText } from './rich-text.tsx';
import {
  isChapter,
  isNumbered,
  isWithin,
  loadAppendix,
  loadRules,
  nearestSection,
  searchRules,
  type Section,
} from './rules.ts';
import './reader.css';

export function RulesScreen({ params }: { params: Params }) {
  const game = params['game'] ?? '';
  const rules = useRules(game);
  if (rules === 'none') return <NotFound />;
  return (
    <Page title={t('rules.title')}>
      <BackToTable />
      <div className="page-head">
        <h1>{t('rules.title')}</h1>
        <GameList game={game} />
      </div>
      {rules === 'loading' && <p className="loading">{t('common.loading')}</p>}
      {rules === 'failed' && <p className="note bad on-wood">{t('error.rules-not-here')}</p>}
      {Array.isArray(rules) && <Rules game={game} sections={rules} wanted={params['section'] ?? hash()} />}
    </Page>
  );
}

/** `/rules/:game#card-…` is an address too. */
function hash(): string | undefined {
  return location.hash === '' ? undefined : decodeURIComponent(location.hash.slice(1));
}

/** The rules of the other games are one step away. */
function GameList({ game }: { readonly game: string }) {
  return (
    <nav className="rules-games" aria-label={t('rules.games')}>
      {gameIds.map((id) => (
        <Link key={id} to={`/rules/${id}`} aria-current={id === game ? 'page' : undefined}>
          {gameName(id)}
        </Link>
      ))}
    </nav>
  );
}

type Loaded = Section[] | 'loading' | 'none' | 'failed';

function useRules(game: string): Loaded {
  const language = useLanguage();
  const [rules, setRules] = useState<Loaded>('loading');
  useEffect(() => {
    let isGone = false;
    void loadRules(game, language).then(
      (found) => isGone || setRules(found ? [...found] : 'none'),
      () => isGone || setRules('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [game, language]);
  return rules;
}

/** The appendix comes behind the rules: nobody waits for it. */
function useAppendix(game: string): readonly AppendixChapter[] {
  const language = useLanguage();
  const [appendix, setAppendix] = useState<{ readonly of: string; readonly chapters: Appendix }>();
  useEffect(() => {
    let isGone = false;
    void loadAppendix(game).then(
      (chapters) => isGone || setAppendix({ of: game, chapters }),
      () => undefined, // the rules themselves are there, and say what is missing of them
    );
    return () => {
      isGone = true;
    };
  }, [game]);
  return useMemo(() => (appendix?.of === game ? appendix.chapters() : []), [appendix, game, language]);
}

interface RulesProps {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly wanted: string | undefined;
}

function Rules({ game, sections, wanted }: RulesProps) {
  const [query, setQuery] = useState('');
  const index = useRef<HTMLDetailsElement>(null);
  const appendix = useAppendix(game);
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
    <div className="rules">
      <aside className="panel sheet rules-index">
        <Search query={query} onChange={setQuery} />
        <details ref={index} className="fold" open={matchMedia('(min-width: 1001px)').matches}>
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
          <SectionText key={one.number} game={game} section={one} isCurrent={one.number === current} />
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

function Search({ query, onChange }: { query: string; onChange(query: string): void }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t('rules.search')}</label>
      <input
        id={id}
        type="search"
        className="input"
        value={query}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

interface SectionTextProps {
  readonly game: string;
  readonly section: Section;
  readonly isCurrent: boolean;
}

function SectionText({ game, section, isCurrent }: SectionTextProps) {
  const reader = useLanguage();
  const { number, title, text, language } = section;
  const Heading = isChapter(section) ? 'h2' : 'h3';
  const isForeign = language !== reader;
  const own = { lang: language, dir: directionOf(language) };
  return (
    <Place anchor={`section-${number}`} isCurrent={isCurrent} className="rule">
      {isNumbered(section) ? (
        <Link to={`/rules/${game}/${number}`} className="number">
          {withDigits(number)}
        </Link>
      ) : (
        <span className="number">{isChapter(section) && <Icon name="clock" />}</span>
      )}
      <div>
        {title !== undefined && <Heading {...own}>{title}</Heading>}
        <div {...own}>
          <RichText game={game} text={text} language={language} />
        </div>
        {isForeign && isCurrent && <p className="foreign">{t('rules.not-translated')}</p>}
      </div>
    </Place>
  );
}
