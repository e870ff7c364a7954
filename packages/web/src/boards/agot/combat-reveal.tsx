// Cards turn over: how a combat was decided, over the map, for a moment. It blocks nothing and goes when touched.

import { useEffect, useRef, useState } from 'react';
import { Icon, Shield } from '../../app/icon.tsx';
import { formatNumber, t as words } from '../../i18n/index.ts';
import type { Logged } from '../../table/client.ts';
import { plain } from '../../table/rich.ts';
import { CardFace } from './card.tsx';
import { type Fought, type FoughtSide, lastCombat } from './last-combat.ts';
import { house, placed, t } from './words/names.ts';

const STAYS = 4_500;

interface CombatRevealProps {
  readonly log: readonly Logged[];
  /** Something else matters more by now. */
  readonly isOver: boolean;
}

export function CombatReveal({ log, isOver }: CombatRevealProps) {
  const seen = useRef(lastCombat(log)?.seq);
  const [shown, setShown] = useState<Fought>();
  useEffect(() => {
    const last = lastCombat(log);
    if (!last || last.seq === seen.current) return;
    seen.current = last.seq;
    setShown(last);
  }, [log]);
  useEffect(() => {
    if (!shown) return undefined;
    const gone = setTimeout(() => setShown(undefined), STAYS);
    return () => clearTimeout(gone);
  }, [shown]);
  if (!shown || isOver) return null;
  const { attacker, defender, winner, area } = shown;
  return (
    <section
      key={shown.seq}
      className="gt-reveal panel"
      aria-hidden="true"
      onClick={() => setShown(undefined)}
    >
      <h2>{plain(t('outlook.combat', { in: placed(area, 'in') }))}</h2>
      <div className="gt-reveal-sides">
        <RevealedSide side={attacker} wins={winner === attacker.house} />
        <Icon name="hostility" />
        <RevealedSide side={defender} wins={winner === defender.house} />
      </div>
      <p>{plain(t('outlook.won', { house: house(winner) }))}</p>
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
