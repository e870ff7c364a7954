// One card as it lies in a hand: battle icon, what defending with it costs, shields, picture, name and Event.

import { card } from '../data/data.ts';
import type { CardId } from '../data/ids.ts';
import { clsx } from 'clsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { CardArt } from './card-art.tsx';
import { Coin } from './pieces.tsx';
import { cardName, eventText, houses, iconWords, t } from './words/names.ts';
import { BATTLE } from './words/options.ts';

export function CardFace({ id }: { readonly id: CardId }) {
  const { kind, battle, shields } = card(id);
  return (
    <span
      className={clsx('card-face', { hero: kind === 'hero' })}
      data-house={kind === 'hero' ? shields[0] : undefined}
    >
      <CardArt id={id} />
      <span className="card-battle" aria-hidden="true">
        {battle.type === 'strength' ? (
          <b>{formatNumber(battle.strength)}</b>
        ) : (
          <Icon name={BATTLE[battle.type]} />
        )}
      </span>
      {battle.defendCost > 0 && (
        <span className="card-cost" aria-hidden="true">
          <Coin />
          {formatNumber(battle.defendCost)}
        </span>
      )}
      <span className="card-shields" aria-hidden="true">
        {shields.map((house, at) => (
          <Shield key={at} house={house} />
        ))}
      </span>
      <b className="card-name">{plain(cardName(id))}</b>
      <span className="card-text">{eventText(id)}</span>
      <span className="unseen">
        {t('card.face.battle', { icon: iconWords(id) })}.{' '}
        {t('card.face.defence', { gold: battle.defendCost })}.{' '}
        {plain(t('card.face.shields', { shields: houses(shields) }))}
      </span>
    </span>
  );
}
