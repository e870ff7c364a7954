// A battle while it is decided, over the map: both sides' cards, strengths line by line, who loses what, and who has won.

import { t as words, withDigits } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { StagedFight, type StagedSide } from '@three-thrones/game-kit/board/reveal.tsx';
import { CardFace } from './card.tsx';
import { battleShown, type BattleShown, type FoughtSide, isTie, TIE } from './last-battle.ts';
import { lineWords, SIGNS } from './preview/battle-lines.tsx';
import type { Props } from './types.ts';
import { house, placed, placeForms, t, unit } from './words/names.ts';
import './battle-reveal.css';

export function BattleReveal({ beat, log, eye, goOn }: Props) {
  const battle = beat && battleShown(log, beat);
  if (!beat || !battle) return null;
  const { attacker, defender, winner, fled, domain, points, taken, turns } = battle;
  return (
    <StagedFight
      className="te-fight"
      title={plain(t('battle.title', { in: placed(domain, 'in') }))}
      attacker={staged(
        attacker,
        battle,
        attacker.house === eye ? t('outlook.you-attack') : t('outlook.attacks'),
      )}
      defender={staged(
        defender,
        battle,
        defender.house === eye ? t('outlook.you-defend') : t('outlook.defends'),
      )}
      {...{ beat, goOn, turns }}
    >
      <p>
        {fled !== undefined
          ? plain(t('battle.fled', { house: house(fled) }))
          : plain(t('battle.won', { house: house(winner!) }))}
      </p>
      {fled !== undefined && <small>{t('battle.nobody')}</small>}
      {isTie(battle) && (
        <small>
          {t('battle.tie')} ({words('table.rule', { rule: withDigits(TIE) })})
        </small>
      )}
      {taken && (
        <small>
          {plain(t('fact.domain.taken', { house: house(attacker.house), ...placeForms(domain) }))}
        </small>
      )}
      {points.map((gained) => (
        <small key={gained.seat}>
          {plain(house(gained.seat))}: {t('points.count', { n: gained.points })}
        </small>
      ))}
    </StagedFight>
  );
}

function staged(side: FoughtSide, battle: BattleShown, role: string): StagedSide {
  const { house: id, cards, lines, total } = side;
  return {
    ...{ house: id, name: plain(house(id)), role, total, wins: battle.winner === id },
    cards: cards.map((card) => ({ id: card, face: <CardFace id={card} /> })),
    noCard: t('battle.no-card'),
    lines: (lines ?? []).map((line) => ({
      sign: SIGNS[line.what],
      words: plain(lineWords(line)),
      about: line.card === undefined ? undefined : (`card:${line.card}` as const),
      amount: line.strength,
    })),
    losses: lossesOf(id, battle),
  };
}

function lossesOf(id: string, { lost, retreats }: BattleShown): readonly string[] {
  return [
    ...lost.filter(({ side }) => side === id).map((one) => t('scene.fight.loses', { unit: unit(one.unit) })),
    ...retreats
      .filter(({ side }) => side === id)
      .map(({ to }) => t('scene.fight.retreats', { to: placed(to, 'to') })),
  ].map(plain);
}
