// Why not, in one sentence, at the thing that was touched, with the rule behind it.

import { useEffect } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Floating } from '@three-thrones/ui/floating.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { useObjecting, useShown } from '../state/table-context.tsx';
import type { Objection } from '../state/use-objections.ts';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { reasonWords } from '@three-thrones/game-kit/board/board-words.ts';
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
