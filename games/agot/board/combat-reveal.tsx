// Cards turn over: how a combat was decided, over the map, for a moment. It blocks nothing and goes when touched;
// one of my own waits for its turn and stays longer.

import { clsx } from 'clsx';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t as words } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { useReveals } from '@three-thrones/game-kit/board/use-reveals.ts';
import { CardFace } from './card.tsx';
import { combatsAfter, type FoughtSide } from './last-combat.ts';
import type { Props } from './types.ts';
import { house, placed, t } from './words/names.ts';

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
    <section
      key={shown.seq}
      className={clsx('gt-reveal panel', { small: isOver })}
      aria-hidden="true"
      onClick={next}
    >
      <h2>{plain(t('outlook.combat', { in: placed(area, 'in') }))}</h2>
      <div className="gt-reveal-sides">
        <RevealedSide side={attacker} wins={winner === attacker.house} />
        <Icon name="hostility" />
        <RevealedSide side={defender} wins={winner === defender.house} />
      </div>
      <p>{plain(t('outlook.won', { house: house(winner) }))}</p>
      {tie && <small>{plain(t('outlook.tie', { house: house(winner) }))}</small>}
      <button type="button" className="icon-button" tabIndex={-1} aria-label={words('common.close')}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function RevealedSide({ side, wins }: { readonly side: FoughtSide; readonly wins: boolean }) {
  return (
    <div className="gt-reveal-side" data-wins={wins}>
      <Shield house={side.house} />
      <strong>{formatNumber(side.total)}</strong>
      {side.card ? (
        <span className="gt-turning" data-about={`card:${side.card}`}>
          <CardFace id={side.card} />
        </span>
      ) : (
        <small>{t('cards.none')}</small>
      )}
    </div>
  );
}
