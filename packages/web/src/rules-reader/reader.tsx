import { useEffect, useId, useRef, useState } from 'react';
import { announce } from '../a11y/announcer.tsx';
import { BackToTable } from '../app/back-to-table.tsx';
import { Icon } from '../app/icon.tsx';
import { NotFound } from '../app/message-page.tsx';
import { Page } from '../app/page.tsx';
import { Link, type Params } from '../app/router.tsx';
import { directionOf, t, useLanguage, withDigits } from '../i18n/index.ts';
import { gameName } from '../lobby/table-row.tsx';
import { RichText } from './rich-text.tsx';
import {
  gamesWithRules,
  isChapter,
  isWithin,
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
      {Array.isArray(rules) && <Rules game={game} sections={rules} wanted={params['section']} />}
    </Page>
  );
}

/** The rules of the other games are one step away. */
function GameList({ game }: { readonly game: string }) {
  return (
    <nav className="rules-games" aria-label={t('rules.games')}>
      {gamesWithRules.map((id) => (
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

interface RulesProps {
  readonly game: string;
  readonly sections: readonly Section[];
  readonly wanted: string | undefined;
}

function Rules({ game, sections, wanted }: RulesProps) {
  const [query, setQuery] = useState('');
  const found = searchRules(sections, query);
  const isSearching = query.trim() !== '';
  const current = wanted === undefined ? undefined : nearestSection(sections, wanted)?.number;
  useEffect(() => {
    if (!isSearching) return undefined;
    const timer = setTimeout(() => announce(t('rules.found', { count: found.length })), 600);
    return () => clearTimeout(timer);
  }, [isSearching, found.length]);

  return (
    <div className="rules">
      <aside className="panel sheet rules-index">
        <Search query={query} onChange={setQuery} />
        <details className="fold" open={matchMedia('(min-width: 1001px)').matches}>
          <summary>
            <Icon name="chevron" />
            {t('rules.chapters')}
          </summary>
          <nav aria-label={t('rules.chapters')}>
            <ol>
              {sections.filter(isChapter).map(({ number, title, language }) => (
                <li key={number}>
                  <Link
                    to={`/rules/${game}/${number}`}
                    aria-current={isWithin(current, number) ? 'true' : undefined}
                  >
                    <span className="number">{withDigits(number)}</span>
                    <span lang={language}>{title}</span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        </details>
      </aside>
      <article className="panel sheet rules-text">
        {isSearching && <p className="found">{t('rules.found', { count: found.length })}</p>}
        {found.map((section) => (
          <SectionText
            key={section.number}
            game={game}
            section={section}
            isCurrent={section.number === current}
          />
        ))}
        {sections.length === 0 && <p>{t('rules.none')}</p>}
      </article>
    </div>
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
  const place = useRef<HTMLElement>(null);
  const reader = useLanguage();
  useEffect(() => {
    if (!isCurrent) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isCurrent]);

  const { number, title, text, language } = section;
  const Heading = isChapter(section) ? 'h2' : 'h3';
  const isForeign = language !== reader;
  const own = { lang: language, dir: directionOf(language) };
  return (
    <section ref={place} tabIndex={-1} className="rule" aria-current={isCurrent ? 'true' : undefined}>
      <Link to={`/rules/${game}/${number}`} className="number">
        {withDigits(number)}
      </Link>
      <div>
        {title !== undefined && <Heading {...own}>{title}</Heading>}
        <div {...own}>
          <RichText game={game} text={text} language={language} />
        </div>
        {isForeign && isCurrent && <p className="foreign">{t('rules.not-translated')}</p>}
      </div>
    </section>
  );
}
