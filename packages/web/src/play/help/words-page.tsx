// Every word of the table, to be searched.

import type { AnyHelp } from '@three-thrones/game-kit/board/help.ts';
import { LOCALES, t, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { useState } from 'react';
import { holding } from '../../manual/rules.ts';
import { SearchField } from '../../manual/search-field.tsx';

interface WordsPageProps {
  readonly game: string;
  readonly help: AnyHelp;
}

export function WordsPage({ game, help }: WordsPageProps) {
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const holds = holding(query);
  const { compare } = new Intl.Collator(LOCALES[language]);
  const words = help
    .glossary()
    .filter(({ word, text }) => holds(`${word} ${text}`))
    .toSorted((one, other) => compare(one.word, other.word));
  return (
    <>
      <SearchField label={t('help.words.search')} query={query} onChange={setQuery} />
      <p className="help-found" role="status">
        {t('help.words.found', { count: words.length })}
      </p>
      <dl className="help-words">
        {words.map(({ id: key, word, text, rule }) => (
          <div key={key}>
            <dt>{word}</dt>
            <dd>
              {text} <RuleLink game={game} rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
