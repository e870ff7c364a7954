// The panel beside the options: a battle line by line, or what the marked option leads to.

import type { CardId, HouseId } from '../../data/ids.ts';
import { income, prospectNow, scoringRounds, type Side, tally } from '../../rules/queries.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Rich } from '@three-thrones/ui/rich-text.tsx';
import { Barrier, Consequences, emptyWords, Outlook } from '@three-thrones/game-kit/board/outlook.tsx';
import { later } from '@three-thrones/game-kit/board/later.tsx';
import type { ReactNode } from 'react';
import { objectiveLines } from '../mat.tsx';
import { consequences, sureConsequences } from './consequences.ts';
import { Coin } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { isCard, placed, t } from '../words/names.ts';
import { option } from '../words/options.ts';
import './panel.css';

const BattleLines = later(async () => (await import('./battle-lines.tsx')).BattleLines);

interface PanelProps extends Props {
  /** What it shows while nothing is marked: how one stands, if nothing else is said. */
  readonly idle?: { readonly title: string; readonly note?: string; readonly children: ReactNode };
}

export function PreviewPanel({ idle, ...props }: PanelProps) {
  const { view, preview, decision } = props;
  const { world } = view;
  const ahead = preview?.view.world;
  const fighting = prospectNow(world, props.eye, tried(props));
  const coming = !fighting && !preview?.barrier && ahead ? prospectNow(ahead, props.eye) : undefined;
  const lines = preview && decision && !fighting ? sureConsequences(world, preview, decision.seat) : [];
  const stopped = preview?.stopped?.world;
  const ifStopped = stopped && decision && !fighting ? consequences(world, stopped, decision.seat) : [];
  const battle = fighting ?? coming;
  if (idle && !battle && !preview)
    return (
      <Outlook className="te-outlook" title={idle.title} note={idle.note}>
        {idle.children}
      </Outlook>
    );
  const title = battle ? plain(t('outlook.battle', { in: placed(battle.domain, 'in') })) : t('outlook.title');
  return (
    <Outlook className="te-outlook" title={title} note={coming && t('outlook.battle.preview')}>
      {battle && <BattleLines battle={battle} {...props} />}
      {ifStopped.length === 0 && <Consequences lines={lines} />}
      {ifStopped.length > 0 && (
        <>
          <h3>{t('outlook.stop')}</h3>
          <Consequences lines={ifStopped} />
        </>
      )}
      {preview?.barrier && <Barrier words={t('outlook.barrier')} />}
      {!battle && !preview?.barrier && lines.length === 0 && ifStopped.length === 0 && (
        <p className="quiet">{emptyWords(props, option, t)}</p>
      )}
      {!battle && !preview && <Standing {...props} />}
    </Outlook>
  );
}

/** While nothing is marked: what the round and the next scoring would bring. */
function Standing({ view, eye, asked }: Props) {
  const { world } = view;
  if (!world.players[eye] || asked.length === 0) return null;
  const points = tally(world, eye);
  const next = scoringRounds(world).scoringAfterRounds.find((round) => round >= world.round);
  return (
    <div className="te-standing">
      <h3>{t('outlook.now')}</h3>
      <ul>
        <li data-about="term:collect-taxes">
          <Coin /> {t('outlook.now.taxes', { gold: income(world, eye) })}
        </li>
        <li data-about="term:scoring-phase">
          <Icon name="order-star" />{' '}
          {t('outlook.now.scoring', { points: points.castles + points.objectives + points.alliances })}
          <small>{t('outlook.now.parts', { ...points })}</small>
          {next !== undefined && <small>{t('outlook.now.scored-after', { round: next })}</small>}
        </li>
      </ul>
      <h3 data-about="term:objective">{t('mat.objectives')}</h3>
      <ul data-about="term:objective">
        {objectiveLines(eye as HouseId).map((line) => (
          <li key={line}>
            <Rich text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The card one is about to commit, counted in as if it lay there already. */
function tried({ decision, marked }: Props): { side: Side; card: CardId } | undefined {
  if (marked === undefined || !isCard(marked)) return undefined;
  if (decision?.kind === 'battle.attackerCard') return { side: 'attacker', card: marked };
  return decision?.kind === 'battle.defenderCard' ? { side: 'defender', card: marked } : undefined;
}
