// A house card as it lies in a hand: figure, branch, or a person with the window it belongs to and what it does.

import { clsx } from 'clsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import * as kit from '@three-thrones/game-kit/board/card.tsx';
import { ability, houseOf, isCharacterCard, isTruce, valueOf } from '../data/data.ts';
import type { CardId, CharacterCardId } from '../data/ids.ts';
import { emblem } from './pieces.tsx';
import { words } from './stage/words.ts';
import { cardName, say } from './words/names.ts';
import './card.css';

interface FaceProps {
  readonly id: CardId;
  /** What can be said of it now: it may be played, or counts for nothing. */
  readonly note?: { readonly kind: 'now' | 'void'; readonly text: string } | undefined;
}

const [WIDTH, HEIGHT] = [134, 60];

export function CardFace({ id, note }: FaceProps) {
  const house = houseOf(id);
  const kind = isTruce(id) ? 'truce' : isCharacterCard(id) ? 'person' : 'hostility';
  return (
    <kit.CardFace house={house} className={clsx('it-face', kind, note?.kind)}>
      <kit.CardArt size={[WIDTH, HEIGHT]}>
        <rect width={WIDTH} height={HEIGHT} className="board-art-field" />
        <rect width={WIDTH} height={HEIGHT} fill={`url(#pattern-${house})`} opacity=".55" />
        <use
          href={isCharacterCard(id) ? emblem(ability(id).character) : `#sigil-${house}`}
          x="76"
          y="5"
          width="50"
          height="50"
          className="it-charge"
        />
      </kit.CardArt>
      <kit.CardCorner>
        {isTruce(id) ? <Icon name="truce" /> : <b>{formatNumber(valueOf(id))}</b>}
      </kit.CardCorner>
      {isCharacterCard(id) ? <Person id={id} /> : <Plain id={id} />}
      {note && <span className="it-note">{note.text}</span>}
    </kit.CardFace>
  );
}

function Plain({ id }: { readonly id: CardId }) {
  return (
    <>
      <span className="it-big" aria-hidden="true">
        <Icon name={isTruce(id) ? 'truce' : 'hostility'} />
        {!isTruce(id) && <b>{formatNumber(valueOf(id))}</b>}
      </span>
      <kit.CardName>{plain(cardName(id))}</kit.CardName>
    </>
  );
}

function Person({ id }: { readonly id: CharacterCardId }) {
  const { window, source } = ability(id);
  return (
    <>
      <kit.CardName>{plain(cardName(id))}</kit.CardName>
      <span className="it-when" data-about={`moment:${window}`}>
        {say(`moment.${window}.name`)}
      </span>
      <kit.CardText>{say(`ability.${id}.text`)}</kit.CardText>
      {source === 'reconstructed' && <small className="it-ours">{words('face.ours')}</small>}
      <span className="unseen">{words('face.zero')}</span>
    </>
  );
}
