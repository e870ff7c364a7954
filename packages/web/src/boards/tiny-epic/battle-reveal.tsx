// Cards turn over: how a battle ended, over the map, for a moment. It blocks nothing and goes when touched.

import type { World } from '@three-thrones/tiny-epic/queries';
import { useEffect, useRef, useState } from 'react';
import { Icon, Shield } from '../../app/icon.tsx';
import { formatNumber, t as words } from '../../i18n/index.ts';
import type { Logged } from '../../table/client.ts';
import { plain } from '../../table/rich.ts';
import { CardFace } from './card.tsx';
import { type Fought, type FoughtSide, lastBattle } from './last-battle.ts';
import { house, placed, t } from './words/names.ts';

const STAYS = 4_500;

export function BattleReveal({ log, world }: { readonly log: readonly Logged[]; readonly world: World }) {
  const seen = useRef(lastBattle(log)?.seq);
  const [shown, setShown] = useState<Fought>();
  useEffect(() => {
    const last = lastBattle(log);
    if (!last || last.seq === seen.current) return undefined;
    seen.current = last.seq;
    setShown(last);
    return undefined;
  }, [log]);
  useEffect(() => {
    if (!shown) return undefined;
    const gone = setTimeout(() => setShown(undefined), STAYS);
    return () => clearTimeout(gone);
  }, [shown]);
  if (!shown || world.round === 0) return null;
  const { attacker, defender, winner, fled, domain } = shown;
  return (
    <section
      key={shown.seq}
      className="te-reveal panel"
      aria-hidden="true"
      onClick={() => setShown(undefined)}
    >
      <h2>{plain(t('battle.title', { in: placed(domain, 'in') }))}</h2>
      <div className="te-reveal-sides">
        <RevealedSide side={attacker} wins={winner === attacker.house} />
        <Icon name="hostility" />
        <RevealedSide side={defender} wins={winner === defender.house} />
      </div>
      <p>
        {fled !== undefined
          ? plain(t('battle.fled', { house: house(fled) }))
          : plain(t('battle.won', { house: house(winner!) }))}
      </p>
      <button type="button" className="icon-button" tabIndex={-1} aria-label={words('common.close')}>
        <Icon name="close" />
      </button>
    </section>
  );
}

function RevealedSide({ side, wins }: { readonly side: FoughtSide; readonly wins: boolean }) {
  return (
    <div className="te-reveal-side" data-wins={wins}>
      <Shield house={side.house} />
      {side.total !== undefined && <strong>{formatNumber(side.total)}</strong>}
      <span className="te-reveal-cards">
        {side.cards.length === 0 && <small>{t('battle.no-card')}</small>}
        {side.cards.map((id) => (
          <span key={id} className="te-turning" data-about={`card:${id}`}>
            <CardFace id={id} />
          </span>
        ))}
      </span>
    </div>
  );
}
