// One section of the rules.

import { Icon } from '@three-thrones/ui/icon.tsx';
import { Link } from '@three-thrones/ui/router.tsx';
import { directionOf, t, useLanguage, withDigits } from '@three-thrones/ui/i18n/index.ts';
import type { ComponentType } from 'react';
import { Place } from './entry.tsx';
import { RichText } from './rich-text.tsx';
import { isChapter, isNumbered, type Section } from './rules.ts';

interface SectionTextProps {
  readonly game: string;
  readonly section: Section;
  readonly isCurrent: boolean;
  readonly Picture?: ComponentType | undefined;
}

export function SectionText({ game, section, isCurrent, Picture }: SectionTextProps) {
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
        {Picture && (
          <div className="rule-picture" aria-hidden="true">
            <Picture />
          </div>
        )}
        {isForeign && isCurrent && <p className="foreign">{t('rules.not-translated')}</p>}
      </div>
    </Place>
  );
}
