// My House Mat: Force Track, Gold Track with its castles, Ally Pool.

import { house as matOf, type ForceTrackSpace, tables } from '../data/data.ts';
import type { HouseId } from '../data/ids.ts';
import { activeSeat, allianceCount, castles, throneHolder } from '../rules/queries.ts';
import { clsx } from 'clsx';
import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { GoldTrack } from './gold-track.tsx';
import { Coin, Token } from './pieces.tsx';
import { Touchable } from './touchable.tsx';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import type { Props } from './types.ts';
import { cards, house, say, t } from './words/names.ts';
import { objectiveLine } from './words/objectives.ts';
import './mat.css';

export function Mat(props: Props) {
  const { eye, view, decision } = props;
  // Where all look together, whoever is asked; else whoever is at it.
  const { rival, handOfTheKing } = view.world;
  const watched = rival?.person ?? decision?.seat ?? activeSeat(view) ?? handOfTheKing;
  const seat = (eye === 'spectator' ? watched : eye) as HouseId;
  return (
    <section className="te-mat panel" data-house={seat} aria-label={say(`house.${seat}.name`)}>
      <MatHead seat={seat} props={props} />
      <ForceTrack seat={seat} props={props} />
      <GoldTrack seat={seat} world={view.world} />
      <AllyPool seat={seat} props={props} />
    </section>
  );
}

interface MatPart {
  readonly seat: HouseId;
  readonly props: Props;
}

function MatHead({ seat, props }: MatPart) {
  const { world } = props.view;
  const player = world.players[seat]!;
  return (
    <header className="te-mat-head">
      <Shield house={seat} />
      <div>
        <h2>{say(`house.${seat}.name`)}</h2>
        <small>
          {props.eye === seat && <>{t('mat.you')} · </>}
          <span data-about="term:castle">{t('castles.count', { n: castles(world, seat) })}</span> ·{' '}
          <span data-about="term:victory-point">
            <Icon name="order-star" className="star" />
            <Counted value={player.score} />
          </span>
        </small>
        <span className="te-badges">
          {!world.rival && world.handOfTheKing === seat && (
            <span className="te-badge" data-about="term:hand-of-the-king">
              <Icon name="power" />
              {t('mat.hand-of-the-king')}
            </span>
          )}
          {throneHolder(world) === seat && (
            <span className="te-badge" data-about="term:iron-throne">
              <Icon name="iron-throne" />
              {t('mat.iron-throne')}
            </span>
          )}
          {player.vengeance > 0 && (
            <span className="te-badge" data-about="term:vengeance-token">
              <Icon name="valyrian-blade" />
              {t('mat.vengeance', { n: player.vengeance })}
            </span>
          )}
          {player.faceUp.length > 0 && (
            <span className="te-badge used">
              <Rich text={t('mat.face-up', { cards: cards(player.faceUp) })} />
            </span>
          )}
        </span>
      </div>
      <button type="button" className="te-ability" {...thingProps(props, `ability:${seat}`)}>
        {say(`ability.${seat}.text`)}
      </button>
    </header>
  );
}

const ICONS = { card: 'card', vp: 'order-star' } as const;

export function ForceTrack({ seat, props }: MatPart) {
  const { forceTrack, powerTokens } = matOf(seat);
  const { recruited } = props.view.world.players[seat]!;
  return (
    <div className="te-track">
      <div className="te-track-name" data-about="term:force-track">
        <b>{t('mat.force')}</b>
        <small>{t('mat.force.cost')}</small>
      </div>
      <Touchable
        board={props}
        thing={`force:${seat}`}
        label={t('mat.force.summary', { n: recruited, all: powerTokens })}
        className="te-force"
      >
        {forceTrack.map((space) => (
          <Space
            key={space.slot}
            space={space}
            seat={seat}
            isOpen={space.slot <= recruited}
            isNext={space.slot === recruited + 1}
          />
        ))}
      </Touchable>
    </div>
  );
}

interface SpaceProps {
  readonly space: ForceTrackSpace;
  readonly seat: HouseId;
  readonly isOpen: boolean;
  readonly isNext: boolean;
}

function Space({ space: { icon, cost }, seat, isOpen, isNext }: SpaceProps) {
  return (
    <span className={clsx('te-space', { open: isOpen, next: isNext })} aria-hidden="true">
      {isOpen ? icon === 'gold' ? <Coin /> : <Icon name={ICONS[icon]} /> : <Token house={seat} />}
      {!isOpen && <em>{formatNumber(cost)}</em>}
    </span>
  );
}

function AllyPool({ seat, props }: MatPart) {
  const { world } = props.view;
  const { allies } = world.players[seat]!;
  const owned = world.mats.filter((id) => (allies[id] ?? 0) > 0 || world.nonPlayers[id]!.ally === seat);
  return (
    <div className="te-track">
      <div className="te-track-name" data-about="term:ally-pool">
        <b>{t('mat.allies')}</b>
        <small>{t('mat.allies.pool')}</small>
      </div>
      <ul className="te-pool" data-many={owned.length > 2}>
        {owned.length === 0 && (
          <li>
            <small>{t('mat.allies.none')}</small>
          </li>
        )}
        {owned.map((id) => {
          const isAllied = world.nonPlayers[id]!.ally === seat;
          const due = tables.limits.allianceMinimumTokens - allianceCount(world, seat, id);
          const n = allies[id] ?? 0;
          const words = isAllied
            ? t('mat.allies.summary.allied', { house: house(id), n })
            : t('mat.allies.summary', { house: house(id), n });
          return (
            <li key={id}>
              <Touchable
                board={props}
                thing={isAllied && props.open.has(`ability:${id}`) ? `ability:${id}` : `pool:${id}`}
                label={plain(words)}
                className={clsx('te-ally', { allied: isAllied })}
              >
                <Shield house={id} />
                <b>{plain(house(id))}</b>
                {Array.from({ length: n }, (_, at) => (
                  <Token key={at} house={id} />
                ))}
                {!isAllied && due > 0 && (
                  <small data-about="term:ally-pool" title={t('mat.allies.more', { n: due })}>
                    {formatSigned(due)}
                  </small>
                )}
              </Touchable>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** For the tooltip of the mat: what scores besides castles. */
export function objectiveLines(seat: HouseId): string[] {
  return matOf(seat).objectives.map(objectiveLine);
}
