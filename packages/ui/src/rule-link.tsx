import { Link } from './router.tsx';
import { t, withDigits } from './i18n/index.ts';

/** The section of the rules behind a question or a refusal; 0 is no rule of the game. */
export function RuleLink({ game, rule }: { readonly game: string; readonly rule: string }) {
  if (rule === '0') return null;
  return (
    <Link to={`/rules/${game}/${rule}`} className="rule-link">
      {t('table.rule', { rule: withDigits(rule) })}
    </Link>
  );
}
