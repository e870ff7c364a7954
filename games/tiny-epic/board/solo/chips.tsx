// Who has how much against the Rival, and the turns of the round, over the map of a small screen.

import { Counted } from '@three-thrones/ui/counted.tsx';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { SeatChips } from '@three-thrones/game-kit/board/chips.tsx';
import { castles, isRival } from '../../rules/queries.ts';
import { Coin } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { house, t } from '../words/names.ts';
import { TurnBeads } from './turn-beads.tsx';
import '../chips.css';

export function SoloChips(props: Props) {
  const { world } = props.view;
  const { order, players } = world;
  return (
    <SeatChips
      board={props}
      seats={order}
      className="te-chips"
      words={(seat) => {
        const { score: points, gold } = players[seat]!;
        const held = t('castles.count', { n: castles(world, seat) });
        return plain(
          isRival(world, seat)
            ? t('rival.chip', { house: house(seat), points, castles: held })
            : t('mat.chip', { house: house(seat), points, gold }),
        );
      }}
      end={<TurnBeads {...props} />}
    >
      {(seat) => (
        <>
          <b>
            <Counted value={players[seat]!.score} />
          </b>
          {isRival(world, seat) ? (
            <small>
              <Icon name="castle" />
              {formatNumber(castles(world, seat))}
            </small>
          ) : (
            <small>
              <Coin />
              <Counted value={players[seat]!.gold} />
            </small>
          )}
        </>
      )}
    </SeatChips>
  );
}
