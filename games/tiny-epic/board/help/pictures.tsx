// Pictures for the opening chapter of the manual.

import type { Help } from '@three-thrones/game-kit/board/help.ts';
import { Picture, Signs, Then } from '@three-thrones/game-kit/board/picture.tsx';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { tables } from '../../data/data.ts';
import { ACTIONS } from '../../data/ids.ts';
import { Die } from '../pieces.tsx';
import type { World } from '../../rules/queries.ts';

const { alliancePerScoring, battleWon } = tables.victoryPoints;

/** Castles, battles, allies and the Throne: all of them lead to points. */
function Aim() {
  return (
    <Picture>
      <Signs house="stark" names={['castle', 'castle', 'castle']} />
      <Signs names={['hostility']} />
      <Signs house="tully" names={['truce']} />
      <Signs names={['iron-throne']} />
      <Then />
      <Signs names={['victory-point']} isGoal />
    </Picture>
  );
}

/** Dice become actions, actions battles; alliances and taxes end the round. */
function Round() {
  return (
    <Picture>
      <span className="board-picture-signs">
        <Die face="march" />
        <Die face="plot" />
      </span>
      <Then />
      <Signs names={ACTIONS.map((action) => `action-${action}`)} />
      <Then />
      <Signs names={['hostility']} />
      <Then />
      <Signs names={['truce', 'gold']} />
    </Picture>
  );
}

function Points() {
  return (
    <Picture>
      <Signs names={['hostility']} worth={formatSigned(battleWon)} />
      <Signs names={['castle']} worth={formatSigned(tables.castleScoring.byPlayers[3][0]!)} />
      <Signs names={['order-star']} worth={formatSigned(1)} />
      <Signs names={['truce']} worth={formatSigned(alliancePerScoring)} />
      <Then />
      <Signs names={['victory-point']} isGoal />
    </Picture>
  );
}

/** Units and a card on each side; a castle helps whoever defends. */
function Battle() {
  return (
    <Picture>
      <Signs house="stark" names={['power-token', 'hero', 'card']} />
      <Signs names={['hostility']} isGoal />
      <Signs house="lannister" names={['power-token', 'castle', 'card']} />
    </Picture>
  );
}

/** Shields bring tokens, tokens an ally. */
function Alliance() {
  const { allianceMinimumTokens } = tables.limits;
  return (
    <Picture>
      <Signs names={['action-plot']} />
      <Then />
      <Signs
        house="tully"
        names={['power-token', 'power-token']}
        worth={formatNumber(allianceMinimumTokens)}
      />
      <Then />
      <Signs house="tully" names={['truce']} isGoal />
    </Picture>
  );
}

export const pictures: Help<World>['pictures'] = {
  'minute.1': Aim,
  'minute.2': Round,
  'minute.3': Points,
  '6': Battle,
  '12': Alliance,
  '15': Points,
};
