// A combat while it is decided, over the map: both cards, strengths line by line, who loses what and who retreats.

import { plain } from '@three-thrones/ui/rich.ts';
import { StagedFight, type StagedSide } from '@three-thrones/game-kit/board/reveal.tsx';
import { CardFace } from './card.tsx';
import { stagedLine } from './combat-lines.tsx';
import { fightShown, type FightShown, type FoughtSide } from './last-combat.ts';
import type { Props } from './types.ts';
import { fact } from './words/facts.ts';
import { house, placed, t, units } from './words/names.ts';
import './combat-reveal.css';

export function CombatReveal({ beat, log, eye, goOn }: Props) {
  const fight = beat && fightShown(log, beat);
  if (!beat || !fight) return null;
  const { area, attacker, defender, winner, tie, turns } = fight;
  return (
    <StagedFight
      className="ag-fight"
      title={plain(t('outlook.combat', { in: placed(area, 'in') }))}
      attacker={staged(attacker, fight, roleOf('attacker', attacker.house === eye))}
      defender={staged(defender, fight, roleOf('defender', defender.house === eye))}
      {...{ beat, goOn, turns }}
    >
      <p>
        {winner
          ? plain(t('outlook.won', { house: house(winner) }))
          : plain(fact({ seq: beat.seq, fact: beat.main })?.text ?? '')}
      </p>
      {winner && tie && <small>{plain(t('outlook.tie', { house: house(winner) }))}</small>}
    </StagedFight>
  );
}

function roleOf(side: 'attacker' | 'defender', isMine: boolean): string {
  if (side === 'attacker') return isMine ? t('outlook.you-attack') : t('outlook.attacks');
  return isMine ? t('outlook.you-defend') : t('outlook.defends');
}

/** Strengths are counted when it is decided; a card may end a combat before (then nothing was compared). */
function staged(side: FoughtSide, { winner }: FightShown, role: string): StagedSide {
  const { house: id, card, lines, total } = side;
  const isCounted = winner !== undefined && lines.length > 0;
  return {
    ...{ house: id, name: plain(house(id)), role, wins: winner === id },
    cards: card ? [{ id: card, face: <CardFace id={card} /> }] : [],
    noCard: t('cards.none'),
    lines: isCounted ? lines.map(stagedLine) : [],
    total: isCounted ? total : undefined,
    losses: lossesOf(side),
  };
}

function lossesOf({ lost, garrison, retreat }: FoughtSide): readonly string[] {
  return [
    ...(lost.length > 0 ? [t('outlook.lost', { units: units(lost) })] : []),
    ...(garrison ? [t('scene.fight.garrison')] : []),
    ...(retreat ? [t('scene.fight.retreats', { to: placed(retreat, 'to') })] : []),
  ].map(plain);
}
