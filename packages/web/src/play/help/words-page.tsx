// Every word of the table, to be searched.

import type { AnyHelp } from '@three-thrones/game-kit/board/help.ts';
import { LOCALES, t, useLanguage } from '@three-thrones/ui/i18n/index.ts';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { useId, useState } from 'react';
import { holding } from '../../manual/rules.ts';

interface WordsPageProps {
  readonly game: string;
  readonly help: AnyHelp;
}

export function WordsPage({ game, help }: WordsPageProps) {
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const id = useId();
  const holds = holding(query);
  const { compare } = new Intl.Collator(LOCALES[language]);
  const words = help
    .glossary()
    .filter(({ word, text }) => holds(`${word} ${text}`))
    .toSorted((one, other) => compare(one.word, other.word));
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{t('help.words.search')}</label>
        <input
          id={id}
          type="search"
          className="input"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </div>
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
