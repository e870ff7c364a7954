// What a thing is that was touched and stands for no option, and why not, where a rule says so. Refusals of anything else
// stand in the middle of the screen.

import type { Reason } from '@three-thrones/kernel';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { announce } from '@three-thrones/ui/announcer.tsx';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { Floating } from '@three-thrones/ui/floating.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { RuleLink } from '@three-thrones/ui/rule-link.tsx';
import { useObjecting, useShown } from '../state/table-context.tsx';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import { reasonWords } from '@three-thrones/game-kit/board/board-words.ts';
import './bubble.css';

const STAYS = 8_000;
/** More than this would cover what was touched. */
const MOST_LINES = 4;

export function Bubble() {
  const { board, view, snapshot } = useShown();
  const { objection, object } = useObjecting();
  const { reason, thing, at } = objection ?? {};
  const about = thing && board.about(thing, view);
  const told = about?.lines.slice(0, MOST_LINES) ?? [];
  useEffect(() => {
    if (!objection) return undefined;
    const said = [...told, ...(reason ? [sentence(board, reason)] : [])];
    announce(plain(said.join(' ')), { urgent: reason !== undefined });
    const gone = setTimeout(() => object(undefined), STAYS);
    return () => clearTimeout(gone);
  }, [objection, object]);
  if (!objection || (!reason && told.length === 0)) return null;
  return (
    <Floating at={at} className={clsx('bubble', thing && 'bubble-tells')}>
      {thing !== undefined && <b>{about?.title ?? board.nameOf(thing)}</b>}
      {told.map((line) => (
        <p key={line}>
          <Rich text={line} />
        </p>
      ))}
      {reason && (
        <p className="bubble-reason">
          <Rich text={sentence(board, reason)} /> <RuleLink game={snapshot.game} rule={reason.rule} />
        </p>
      )}
      <CloseButton onClose={() => object(undefined)} />
    </Floating>
  );
}

function sentence(board: AnyBoard, reason: Reason): string {
  if (reason.code === 'earlier-moment') return t('table.past.touched');
  if (reason.code === 'answers-stopped') return t('table.ahead.stopped');
  if (reason.code === 'not-without-them') return t('table.ahead.not-without');
  return reasonWords(board, reason);
}
