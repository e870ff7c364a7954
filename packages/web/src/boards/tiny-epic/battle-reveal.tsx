// Cards turn over: how a battle ended, over the map, for a moment. It blocks nothing and goes when touched.
// What I fought myself is not pushed aside by the battles of others.

import type { World } from '@three-thrones/tiny-epic/queries';
import { useEffect, useRef, useState } from 'react';
import { Icon, Shield } from '../../app/icon.tsx';
import { formatNumber, t as words, withDigits } from '../../i18n/index.ts';
import type { Logged } from '../../table/client.ts';
import { plain } from '../../table/rich.ts';
import { CardFace } from './card.tsx';
import { battles, type Fought, type FoughtSide, inLine, isTie, TIE, tookPart } from './last-battle.ts';
import { house, placed, t } from './words/names.ts';

/** For how long it stays unless it is touched: a battle of others, and one I fought myself. */
const STAYS = 4_500;
const MINE_STAYS = 7_000;

interface BattleRevealProps {
  readonly log: readonly Logged[];
  readonly world: World;
  readonly eye: string;
}

export function BattleReveal({ log, world, eye }: BattleRevealProps) {
  const seen = useRef<number>(undefined);
  const [waiting, setWaiting] = useState<readonly Fought[]>([]);
  useEffect(() => {
    const all = battles(log);
    // What was fought before the table was opened is old news.
    const before = seen.current ?? Infinity;
    const fresh = all.filter(({ seq }) => seq > before);
    seen.current = all.at(-1)?.seq ?? -1;
    if (fresh.length > 0) setWaiting((line) => fresh.reduce((so, fought) => inLine(so, fought, eye), line));
  }, [log, eye]);
  const shown = waiting[0];
  const next = (): void => setWaiting((line) => line.slice(1));
  useEffect(() => {
    if (!shown) return undefined;
    const gone = setTimeout(next, tookPart(shown, eye) ? MINE_STAYS : STAYS);
    return () => clearTimeout(gone);
  }, [shown, eye]);
  if (!shown || world.round === 0) return null;
  const { attacker, defender, winner, fled, domain } = shown;
  return (
    <section key={shown.seq} className="te-reveal panel" aria-hidden="true" onClick={next}>
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
      {fled !== undefined && <small>{t('battle.nobody')}</small>}
      {isTie(shown) && (
        <small>
          {t('battle.tie')} ({words('table.rule', { rule: withDigits(TIE) })})
        </small>
      )}
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
