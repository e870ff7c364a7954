// Entries of the appendix, each with its picture, what is printed on it and what it does.

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import { t, withDigits } from '@three-thrones/ui/i18n/index.ts';
import type { AppendixChapter, Entry } from '@three-thrones/game-kit/board/appendix.ts';
import type { Section } from './rules.ts';

interface AppendixTextProps {
  readonly game: string;
  readonly chapters: readonly AppendixChapter[];
  readonly sections: readonly Section[];
  readonly current: string | undefined;
}

export function AppendixText({ game, chapters, sections, current }: AppendixTextProps) {
  return chapters.map(({ id, icon, title, intro, entries }) => (
    <section key={id} className="appendix">
      <Place anchor={id} isCurrent={id === current} className="rule">
        <Link to={`/rules/${game}/${id}`} className="number" aria-label={title}>
          <Icon name={icon} />
        </Link>
        <div>
          <h2>{title}</h2>
          {intro}
          {entries.some((entry) => entry.isReconstructed) && (
            <p className="rules-entry-note">
              {t('rules.appendix.reconstructed')}. {t('rules.appendix.reconstructed.text')}
            </p>
          )}
        </div>
      </Place>
      {entries.map((entry) => (
        <EntryText
          key={entry.anchor}
          game={game}
          entry={entry}
          also={sectionsAbout(entry, sections)}
          isCurrent={entry.anchor === current}
        />
      ))}
    </section>
  ));
}

/** Sections that bear its name. */
function sectionsAbout({ anchor, title }: Entry, sections: readonly Section[]): readonly Section[] {
  return anchor.startsWith('card-') ? sections.filter((section) => section.title?.includes(title)) : [];
}

interface EntryTextProps {
  readonly game: string;
  readonly entry: Entry;
  readonly also: readonly Section[];
  readonly isCurrent: boolean;
}

function EntryText({ game, entry, also, isCurrent }: EntryTextProps) {
  const { anchor, title, face, lines, needs, picture, isReconstructed } = entry;
  return (
    <Place anchor={anchor} isCurrent={isCurrent} className="rule rules-entry">
      <div className="rules-entry-picture" aria-hidden="true">
        {picture}
      </div>
      <div>
        <h3>
          <Link to={`/rules/${game}/${anchor}`} className="rules-entry-name">
            {title}
          </Link>
          {isReconstructed && <span className="rules-entry-mark">{t('rules.appendix.reconstructed')}</span>}
        </h3>
        {face.length > 0 && <p className="rules-entry-face">{face.join(' · ')}</p>}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {needs !== undefined && needs.length > 0 && <p className="rules-entry-needs">{needs.join(' ')}</p>}
        {also.length > 0 && (
          <p className="rules-entry-also">
            {also.map(({ number, title: about }) => (
              <Link key={number} to={`/rules/${game}/${number}`} className="rule-link">
                §{withDigits(number)} {about}
              </Link>
            ))}
          </p>
        )}
      </div>
    </Place>
  );
}

interface PlaceProps {
  readonly anchor: string;
  readonly isCurrent: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** A place in the page that an address leads to. */
export function Place({ anchor, isCurrent, className, children }: PlaceProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    place.current?.scrollIntoView({ block: 'start' });
    place.current?.focus({ preventScroll: true });
  }, [isCurrent]);
  return (
    <section
      ref={place}
      id={anchor}
      tabIndex={-1}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </section>
  );
}
