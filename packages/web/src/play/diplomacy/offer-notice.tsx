// An offer that waits for my answer, said where I look: the talk may be closed or speak with somebody else.

import { useState } from 'react';
import { CloseButton } from '@three-thrones/ui/close-button.tsx';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { t } from '@three-thrones/ui/i18n/index.ts';
import { offersTo } from './promises.ts';
import { roundOf, useBargains } from './use-bargains.ts';
import { useBoardProps, useShown } from '../state/table-context.tsx';
import { houseForms } from '@three-thrones/game-kit/board/board-words.ts';
import './offer-notice.css';

export function OfferNotice() {
  const shown = useShown();
  const { board, snapshot } = shown;
  const { talkTo } = useBoardProps();
  const [put, setPut] = useState(0);
  const offer = offersTo(snapshot.eye, useBargains(), roundOf(shown)).findLast(({ number }) => number > put);
  if (!offer || !talkTo) return null;
  const { number, from, isPrivate } = offer;
  return (
    <div className="offer-notice panel">
      <button type="button" className="button primary" onClick={() => talkTo(isPrivate ? from : '')}>
        <Shield house={from} />
        {t('table.bargain.for-you', houseForms(board, { house: from }))}
      </button>
      <CloseButton onClose={() => setPut(number)} />
    </div>
  );
}
