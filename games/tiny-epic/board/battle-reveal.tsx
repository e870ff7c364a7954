// Cards turn over: how a battle ended, over the map, for a moment. It blocks nothing and goes when touched.
// What I fought myself is not pushed aside by the battles of others.

import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber, t as words, withDigits } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { useReveals } from '@three-thrones/game-kit/board/use-reveals.ts';
import { CardFace } from './card.tsx';
import { battlesAfter, type FoughtSide, isTie, TIE } from './last-battle.ts';
import type { Props } from './types.ts';
import { house, placed, t } from './words/names.ts';

/** My own battle is read, not glanced at. */
const MINE_STAYS = 7_000;

export function BattleReveal(props: Props) {
  const { world } = props.view;
  const { shown, next } = useReveals(props, { after: battlesAfter, mineStay: MINE_STAYS });
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
