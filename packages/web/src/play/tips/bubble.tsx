// Why not, in one sentence, at the thing that was touched, with the rule behind it.

import { useEffect } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { t } from '../../i18n/index.ts';
import { Floating } from '../../ui/floating.tsx';
import { plain } from '../../ui/rich.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import type { Objection, TableState } from '../state/use-table.ts';
import { reasonWords } from '../../boards/board-words.ts';

const STAYS = 8_000;

export function Bubble({ table }: { readonly table: TableState }) {
  const { objection, object } = table;
  useEffect(() => {
    if (!objection) return undefined;
    announce(plain(sentence(table, objection)), { urgent: true });
    const gone = setTimeout(() => object(undefined), STAYS);
    return () => clearTimeout(gone);
  }, [objection, object]);
  if (!objection) return null;
  const { reason, thing, at } = objection;
  return (
    <Floating at={at} className="bubble">
      {thing !== undefined && <b>{table.board.nameOf(thing)}</b>}
      <p>
        <Rich text={sentence(table, objection)} /> <RuleLink game={table.snapshot.game} rule={reason.rule} />
      </p>
      <CloseButton onClose={() => object(undefined)} />
    </Floating>
  );
}

function sentence({ board }: TableState, { reason, thing }: Objection): string {
  if (reason.code === 'earlier-moment') return t('table.past.touched');
  if (reason.code === 'not-asked-about')
    return t('table.not-asked-about', { thing: thing ? board.nameOf(thing) : '' });
  return reasonWords(board, reason);
}
