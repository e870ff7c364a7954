// One card as it lies in a hand: battle icon, what defending with it costs, shields, picture, name and Event.

import { card } from '../data/data.ts';
import type { CardId } from '../data/ids.ts';
import { clsx } from 'clsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import * as kit from '@three-thrones/game-kit/board/card.tsx';
import { CardArt } from './card-art.tsx';
import { Coin } from './pieces.tsx';
import { cardName, eventText, houses, iconWords, t } from './words/names.ts';
import { BATTLE } from './words/options.ts';
import './card.css';

export function CardFace({ id }: { readonly id: CardId }) {
  const { kind, battle, shields } = card(id);
  return (
    <kit.CardFace
      className={clsx('te-face', { hero: kind === 'hero' })}
      house={kind === 'hero' ? shields[0] : undefined}
    >
      <CardArt id={id} />
      <kit.CardCorner>
        {battle.type === 'strength' ? (
          <b>{formatNumber(battle.strength)}</b>
        ) : (
          <Icon name={BATTLE[battle.type]} />
        )}
      </kit.CardCorner>
      {battle.defendCost > 0 && (
        <span className="te-card-cost" aria-hidden="true">
          <Coin />
          {formatNumber(battle.defendCost)}
        </span>
      )}
      <span className="te-card-shields" aria-hidden="true">
        {shields.map((house, at) => (
          <Shield key={at} house={house} />
        ))}
      </span>
      <kit.CardName>{plain(cardName(id))}</kit.CardName>
      <kit.CardText>{eventText(id)}</kit.CardText>
      <span className="unseen">
        {t('card.face.battle', { icon: iconWords(id) })}.{' '}
        {t('card.face.defence', { gold: battle.defendCost })}.{' '}
        {plain(t('card.face.shields', { shields: houses(shields) }))}
      </span>
    </kit.CardFace>
  );
}
