// The rules over the table: one of them where a link led to it, else the whole manual.

import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { Manual } from '../../manual/manual.tsx';
import { Passage } from '../../manual/passage.tsx';
import { useRules } from '../../manual/use-manual.ts';

interface RulesPageProps {
  readonly game: string;
  readonly section: string | undefined;
  onWhole(): void;
}

export function RulesPage({ game, section, onWhole }: RulesPageProps) {
  const rules = useRules(game);
  if (rules === 'loading') return <p className="loading">{t('common.loading')}</p>;
  if (typeof rules === 'string') return <p className="note bad">{t('error.rules-not-here')}</p>;
  if (section === undefined) return <Manual game={game} sections={rules} wanted={undefined} isNarrow />;
  return (
    <>
      <button type="button" className="button help-whole" onClick={onWhole}>
        <Icon name="options-list" />
        {t('help.rules.whole')}
      </button>
      <Passage game={game} sections={rules} wanted={section} />
    </>
  );
}
