// Pictures for the opening chapter of the manual.

import type { Help } from '@three-thrones/game-kit/board/help.ts';
import { Picture, Signs, Then } from '@three-thrones/game-kit/board/picture.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { tables } from '../../data/data.ts';
import type { World } from '../../rules/queries.ts';

/** Seven castles and strongholds of one house. */
function Aim() {
  const castles = Array.from({ length: tables.areasToWin }, (_, at) =>
    at % 3 === 1 ? 'stronghold' : 'castle',
  );
  return (
    <Picture>
      <Signs house="stark" names={castles} worth={formatNumber(tables.areasToWin)} />
      <Then />
      <Signs names={['iron-throne']} isGoal />
    </Picture>
  );
}

/** Cards of Westeros, secret orders, then raids, marches and power. */
function Round() {
  const orders = ['march', 'defense', 'support', 'raid', 'consolidate'].map((kind) => `order-${kind}`);
  return (
    <Picture>
      <Signs names={['raven', 'wildling']} />
      <Then />
      <Signs names={orders} />
      <Then />
      <Signs names={['hostility']} />
      <Then />
      <Signs names={['power']} />
    </Picture>
  );
}

function Tracks() {
  return (
    <Picture>
      <Signs names={['power']} />
      <Then />
      <Signs names={['iron-throne', 'valyrian-blade', 'raven']} />
      <Then />
      <Signs names={['castle', 'stronghold']} isGoal />
    </Picture>
  );
}

/** Points of castles and strongholds become units. */
function Muster() {
  return (
    <Picture>
      <Signs names={['castle']} worth={formatNumber(1)} />
      <Signs names={['stronghold']} worth={formatNumber(2)} />
      <Then />
      <Signs names={['footman', 'ship']} worth={formatNumber(1)} />
      <Signs names={['knight', 'siege-engine']} worth={formatNumber(2)} />
    </Picture>
  );
}

/** Units, order, support and a card on each side. */
function Combat() {
  return (
    <Picture>
      <Signs house="stark" names={['footman', 'knight', 'order-march', 'order-support', 'card']} />
      <Signs names={['hostility']} isGoal />
      <Signs house="lannister" names={['footman', 'garrison', 'order-defense', 'card']} />
    </Picture>
  );
}

/** All bid together against the threat. */
function Wildlings() {
  return (
    <Picture>
      <Signs house="stark" names={['power']} />
      <Signs house="lannister" names={['power']} />
      <Signs house="baratheon" names={['power']} />
      <Then />
      <Signs names={['wildling']} isGoal />
    </Picture>
  );
}

export const pictures: Help<World>['pictures'] = {
  'minute.1': Aim,
  'minute.2': Round,
  'minute.3': Tracks,
  '6': Muster,
  '7': Tracks,
  '13': Combat,
  '15': Wildlings,
};
