// One quiet line at the first meeting of something. It stays for its question and is never said again.

import { useEffect, useMemo, useState } from 'react';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { useSettings } from '@three-thrones/ui/settings.ts';
import { useQuestion, useShown } from '../state/table-context.tsx';
import { dueHints, rememberHint, saidHints } from './hints.ts';
import './hint-line.css';

/** Milliseconds in which such a line can be read. */
const LONG_ENOUGH = 2_500;

export function HintLine() {
  const { hints } = useSettings();
  const { decision } = useQuestion();
  // A new question looks anew at what has been said.
  return hints && decision && !decision.answered ? <Due key={decision.id} question={decision.kind} /> : null;
}

function Due({ question }: { readonly question: string }) {
  const { board, snapshot, view } = useShown();
  const { game } = snapshot;
  const [said, setSaid] = useState(() => saidHints(game));
  const facts = useMemo(() => new Set(snapshot.log.map(({ fact }) => fact.kind)), [snapshot.log]);
  const hint = dueHints(board.hints, { view, question, facts }, said)[0];
  useEffect(() => {
    if (!hint) return undefined;
    // A question that is answered sooner was answered without it: it comes again.
    const read = setTimeout(() => rememberHint(game, hint.id), LONG_ENOUGH);
    return () => clearTimeout(read);
  }, [game, hint]);
  if (!hint) return null;
  return (
    <div className="hint-line" role="note" aria-label={t('help.hint')}>
      <Icon name="why" />
      <p>
        {board.hint(hint.id)} <RuleLink game={game} rule={hint.rule} />
      </p>
      <CloseButton
        onClose={() => {
          rememberHint(game, hint.id);
          setSaid(new Set([...said, hint.id]));
        }}
      />
    </div>
  );
}
