// A House card as it lies in a hand: strength, swords and towers, name and ability.

import { card } from '../data/data.ts';
import type { CardId, HouseId } from '../data/ids.ts';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import * as kit from '@three-thrones/game-kit/board/card.tsx';
import { Marks } from './pieces.tsx';
import { cardName, say } from './words/names.ts';
import { cardFace } from './words/options.ts';
import './card.css';

export function CardFace({ id }: { readonly id: CardId }) {
  const { strength, swords, towers, house, timing } = card(id);
  return (
    <kit.CardFace house={house} className="ag-face">
      <CardArt house={house} />
      <kit.CardCorner>
        <b>{formatNumber(strength)}</b>
      </kit.CardCorner>
      <Marks swords={swords} towers={towers} />
      <kit.CardName>{plain(cardName(id))}</kit.CardName>
      <span className="unseen">{cardFace(id)}</span>
      {timing !== 'none' && <kit.CardText>{say(`card.${id}.text`)}</kit.CardText>}
    </kit.CardFace>
  );
}

const [WIDTH, HEIGHT] = [134, 62];

/** Colours, pattern and charge of the house. */
export function CardArt({ house }: { readonly house: HouseId }) {
  return (
    <kit.CardArt size={[WIDTH, HEIGHT]}>
      <rect width={WIDTH} height={HEIGHT} className="board-art-field" />
      <rect width={WIDTH} height={HEIGHT} fill={`url(#pattern-${house})`} opacity="0.55" />
      <use
        href={`#sigil-${house}`}
        x="72"
        y="4"
        width="54"
        height="54"
        className="ag-charge board-art-charge"
      />
    </kit.CardArt>
  );
}
