// How a battle ended, over the map, for a moment. What I fought myself is not pushed aside by the battles of others.

import { t as words, withDigits } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { Reveal, RevealedSide, TurnedCard } from '@three-thrones/game-kit/board/reveal.tsx';
import { useReveals } from '@three-thrones/game-kit/board/use-reveals.ts';
import { CardFace } from './card.tsx';
import { battlesAfter, type Fought, type FoughtSide, isTie, TIE } from './last-battle.ts';
import type { Props } from './types.ts';
import { house, placed, t } from './words/names.ts';
import './battle-reveal.css';

/** My own battle is read, not glanced at. */
const MINE_STAYS = 7_000;

export function BattleReveal(props: Props) {
  const { world } = props.view;
  const { shown, next } = useReveals(props, { after: battlesAfter, mineStay: MINE_STAYS });
  if (!shown || world.round === 0) return null;
  const { attacker, defender, winner, fled, domain } = shown;
  return (
    <Reveal
      key={shown.seq}
      className="te-reveal"
      title={plain(t('battle.title', { in: placed(domain, 'in') }))}
      attacker={<Side side={attacker} winner={winner} />}
      defender={<Side side={defender} winner={winner} />}
      next={next}
    >
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
    </Reveal>
  );
}

function Side({ side, winner }: { readonly side: FoughtSide; readonly winner: Fought['winner'] }) {
  return (
    <RevealedSide house={side.house} total={side.total} wins={winner === side.house}>
      <span className="te-reveal-cards">
        {side.cards.length === 0 && <small>{t('battle.no-card')}</small>}
        {side.cards.map((id) => (
          <TurnedCard key={id} id={id}>
            <CardFace id={id} />
          </TurnedCard>
        ))}
      </span>
    </RevealedSide>
  );
}
