// Why not, in one sentence, at the thing that was touched, with the rule behind it.

import { useEffect } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { CloseButton } from '../../ui/close-button.tsx';
import { t } from '../../i18n/index.ts';
import { Floating } from '../../ui/floating.tsx';
import { plain } from '../../ui/rich.ts';
import { Rich } from '../../ui/rich-text.tsx';
import { RuleLink } from '../../ui/rule-link.tsx';
import { useObjecting, useShown } from '../state/table-context.tsx';
import type { Objection } from '../state/use-objections.ts';
import type { AnyBoard } from '../../boards/registry.ts';
import { reasonWords } from '../../boards/board-words.ts';
import './bubble.css';

const STAYS = 8_000;

export function Bubble() {
  const { board, snapshot } = useShown();
  const { objection, object } = useObjecting();
  useEffect(() => {
    if (!objection) return undefined;
    announce(plain(sentence(board, objection)), { urgent: true });
    const gone = setTimeout(() => object(undefined), STAYS);
    return () => clearTimeout(gone);
  }, [objection, object]);
  if (!objection) return null;
  const { reason, thing, at } = objection;
  return (
    <Floating at={at} className="bubble">
      {thing !== undefined && <b>{board.nameOf(thing)}</b>}
      <p>
        <Rich text={sentence(board, objection)} /> <RuleLink game={snapshot.game} rule={reason.rule} />
      </p>
      <CloseButton onClose={() => object(undefined)} />
    </Floating>
  );
}

function sentence(board: AnyBoard, { reason, thing }: Objection): string {
  if (reason.code === 'earlier-moment') return t('table.past.touched');
  if (reason.code === 'not-asked-about')
    return t('table.not-asked-about', { thing: thing ? board.nameOf(thing) : '' });
  return reasonWords(board, reason);
}
