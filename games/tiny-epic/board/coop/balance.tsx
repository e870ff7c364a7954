// The houses nobody plays, each between the tokens the Treaty has of it and those in the Terror Pool.

import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { thingProps } from '@three-thrones/game-kit/board/use-thing.ts';
import { coopTables } from '../../data/coop.ts';
import type { HouseId } from '../../data/ids.ts';
import { claimantOf, terrorOf, tokensOf, throneHolder, TREATY, type World } from '../../rules/queries.ts';
import { Token } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { house } from '../words/names.ts';
import { c } from './words.ts';
import '../others.css';
import './balance.css';

export function Balance(props: Props) {
  const { world } = props.view;
  const { terror, nightKing } = world.coop!;
  return (
    <section className="te-balance" aria-label={c('balance.title')}>
      <header>
        <span data-about="term:treaty">
          <Icon name="treaty" /> {c('balance.treaty')}
          {throneHolder(world) === TREATY && <Icon name="iron-throne" />}
        </span>
        <span data-about="term:terror-pool">
          {nightKing.throne && <Icon name="iron-throne" />}
          {c('balance.terror')} <Icon name="terror" />
        </span>
      </header>
      <ul>
        {world.mats.map((id) => (
          <li key={id}>
            <House id={id} props={props} />
          </li>
        ))}
      </ul>
      {terror.walkers > 0 && (
        <p data-about="term:terror-pool" title={c('balance.walkers.cost')}>
          {c('balance.walkers')}
          {Array.from({ length: terror.walkers }, (_, at) => (
            <Icon key={at} name="white-walker" />
          ))}
        </p>
      )}
    </section>
  );
}

type How = 'ally' | 'free' | 'terrified' | 'joins' | 'lost' | 'leaves';

/** What a house is to us, and what it becomes when tokens are compared. */
function howItStands(world: World, id: HouseId): How {
  const isAlly = world.nonPlayers[id]!.ally === TREATY;
  const isTerrified = world.coop!.terrified.includes(id);
  const claimant = claimantOf(world, id);
  if (claimant === 'treaty') return isAlly ? 'ally' : 'joins';
  if (claimant === 'night-king') return isTerrified ? 'terrified' : 'lost';
  return isAlly ? 'leaves' : 'free';
}

function House({ id, props }: { readonly id: HouseId; readonly props: Props }) {
  const { world } = props.view;
  const how = howItStands(world, id);
  const words = c(`balance.${how}`, { n: coopTables.terrifiedBonus });
  const [treaty, terror] = [tokensOf(world, TREATY, id), terrorOf(world, id)];
  const { pool } = world.nonPlayers[id]!;
  const label = c('balance.house', { house: house(id), treaty, terror, pool, how: words });
  return (
    <button
      type="button"
      className="te-non-player te-balanced"
      data-how={how}
      {...thingProps(props, `house:${id}`)}
    >
      <span className="unseen">{plain(label)}</span>
      <Tokens house={id} n={treaty} />
      <span className="te-balanced-name" aria-hidden="true">
        <Shield house={id} />
        <b>{plain(house(id))}</b> <small>{words}</small>
      </span>
      <Tokens house={id} n={terror} isFeared />
      <em aria-hidden="true">{formatNumber(pool)}</em>
    </button>
  );
}

/** More of them are counted. */
const MOST_DRAWN = 2;

interface TokensProps {
  readonly house: HouseId;
  readonly n: number;
  readonly isFeared?: boolean;
}

function Tokens({ house: id, n, isFeared = false }: TokensProps) {
  return (
    <span className="te-balanced-tokens" data-feared={isFeared} aria-hidden="true">
      {Array.from({ length: n > MOST_DRAWN ? 1 : n }, (_, at) => (
        <Token key={at} house={id} />
      ))}
      {n > MOST_DRAWN && <b>{`×${formatNumber(n)}`}</b>}
    </span>
  );
}
