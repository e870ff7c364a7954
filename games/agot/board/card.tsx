// A House card as it lies in a hand: strength, swords and towers, name and ability.

import { card } from '../data/data.ts';
import type { CardId, HouseId } from '../data/ids.ts';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Marks } from './pieces.tsx';
import { cardName, say } from './words/names.ts';
import { cardFace } from './words/options.ts';

export function CardFace({ id }: { readonly id: CardId }) {
  const { strength, swords, towers, house, timing } = card(id);
  return (
    <span className="gt-face" data-house={house}>
      <CardArt house={house} />
      <b className="gt-strength" aria-hidden="true">
        {formatNumber(strength)}
      </b>
      <Marks swords={swords} towers={towers} />
      <b className="gt-card-name">{plain(cardName(id))}</b>
      <span className="unseen">{cardFace(id)}</span>
      {timing !== 'none' && <span className="gt-card-text">{say(`card.${id}.text`)}</span>}
    </span>
  );
}

/** Colours, pattern and charge of the house. */
export function CardArt({ house }: { readonly house: HouseId }) {
  return (
    <svg className="gt-art" viewBox="0 0 134 62" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="134" height="62" className="gt-art-field" />
      <rect width="134" height="62" fill={`url(#pattern-${house})`} opacity="0.55" />
      <use href={`#sigil-${house}`} x="72" y="4" width="54" height="54" className="gt-art-charge" />
    </svg>
  );
}
