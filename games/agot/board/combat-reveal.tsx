// How a combat was decided, over the map, for a moment; one of my own waits for its turn and stays longer.

import { clsx } from 'clsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Reveal, RevealedSide, TurnedCard } from '@three-thrones/game-kit/board/reveal.tsx';
import { useReveals } from '@three-thrones/game-kit/board/use-reveals.ts';
import { CardFace } from './card.tsx';
import { combatsAfter, type Fought, type FoughtSide } from './last-combat.ts';
import type { Props } from './types.ts';
import { house, placed, t } from './words/names.ts';
import './combat-reveal.css';

/** My own combat is read, not glanced at. */
const MINE_STAYS = 8_000;

interface CombatRevealProps extends Props {
  /** Something else matters more by now. */
  readonly isOver: boolean;
}

export function CombatReveal({ isOver, ...props }: CombatRevealProps) {
  const { shown, isMine, next } = useReveals(props, { after: combatsAfter, mineStay: MINE_STAYS });
  if (!shown || (isOver && !isMine)) return null;
  const { attacker, defender, winner, area, tie } = shown;
  return (
    <Reveal
      key={shown.seq}
      className={clsx('ag-reveal', { aside: isOver })}
      title={plain(t('outlook.combat', { in: placed(area, 'in') }))}
      attacker={<Side side={attacker} winner={winner} />}
      defender={<Side side={defender} winner={winner} />}
      next={next}
    >
      <p>{plain(t('outlook.won', { house: house(winner) }))}</p>
      {tie && <small>{plain(t('outlook.tie', { house: house(winner) }))}</small>}
    </Reveal>
  );
}

function Side({ side, winner }: { readonly side: FoughtSide; readonly winner: Fought['winner'] }) {
  return (
    <RevealedSide house={side.house} total={side.total} wins={winner === side.house}>
      {side.card ? (
        <TurnedCard id={side.card}>
          <CardFace id={side.card} />
        </TurnedCard>
      ) : (
        <small>{t('cards.none')}</small>
      )}
    </RevealedSide>
  );
}
