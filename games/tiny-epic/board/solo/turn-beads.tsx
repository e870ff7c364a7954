// The four turns of the round with their dice: you, the Rival, you, the Rival.

import { clsx } from 'clsx';
import { Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import { Die } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { action, house, t } from '../words/names.ts';
import { type TurnOfRound, turnsOfRound } from './turns-of-round.ts';
import './turn-beads.css';

export function TurnBeads({ view, log }: Props) {
  return (
    <ol className="te-beads" aria-label={t('rival.turns')}>
      {turnsOfRound(view, log).map((turn, at) => (
        <li
          key={at}
          className={clsx('te-bead', turn.state)}
          data-about={turn.die ? `die:${turn.die}` : 'term:turn'}
          {...(turn.state === 'now' && { 'aria-current': 'step' })}
        >
          <span className="unseen">{words(turn)}</span>
          <Shield house={turn.seat} />
          {turn.die ? <Die face={turn.die} house={turn.seat} small /> : <span className="te-no-die" />}
        </li>
      ))}
    </ol>
  );
}

function words({ seat, state, die }: TurnOfRound): string {
  const values = { house: house(seat), state: t(`mat.turn.${state}`) };
  return plain(die ? t('rival.turn.die', { ...values, die: action(die) }) : t('rival.turn', values));
}
