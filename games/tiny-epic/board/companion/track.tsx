// The rounds with their scoring, and the turns of this one.

import { clsx } from 'clsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { plain } from '@three-thrones/ui/rich.ts';
import type { HouseId } from '../../data/ids.ts';
import type { Place } from '../../companion/dialogue.ts';
import { NIGHT_ROUNDS, turnsOf } from '../../companion/king/game.ts';
import type { KingSetup } from '../../companion/king/notes.ts';
import { ROUNDS } from '../../companion/rival/game.ts';
import type { Setup } from '../../companion/session.ts';
import { house } from '../words/names.ts';
import { c } from './words.ts';
import './track.css';

interface TrackProps {
  readonly setup: Setup;
  readonly place: Place;
}

export function roundsOf({ mode }: Setup): typeof ROUNDS {
  return mode === 'solo' ? ROUNDS : NIGHT_ROUNDS;
}

export function Track({ setup, place }: TrackProps) {
  const { rounds, scoringAfterRounds } = roundsOf(setup);
  return (
    <>
      <ol className="te-cp-rounds" aria-label={c('rounds')}>
        {Array.from({ length: rounds }, (_, at) => at + 1).map((n) => (
          <li
            key={n}
            className={clsx({ now: n === place.round, past: n < place.round })}
            aria-current={n === place.round ? 'step' : undefined}
          >
            <span className="unseen">
              {c(scoringAfterRounds.includes(n) ? 'round.scoring' : 'round', { n })}
            </span>
            <b aria-hidden="true">{formatNumber(n)}</b>
            {scoringAfterRounds.includes(n) && <Icon name="order-star" />}
          </li>
        ))}
      </ol>
      <ol className="te-cp-turns" aria-label={c('turns')}>
        {shownTurns(setup).map(({ house: id, words, icon, isShort }, at) => (
          <li
            key={`${id ?? icon} ${String(at)}`}
            className={clsx({ now: at === place.turn, past: at < place.turn })}
            aria-current={at === place.turn ? 'step' : undefined}
          >
            {id ? <Shield house={id} /> : <Icon name={icon ?? 'order-star'} />}
            <span className={isShort ? 'short' : undefined}>{words}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

interface Turn {
  readonly house?: HouseId;
  readonly icon?: string;
  readonly words: string;
  /** There is always room for it. */
  readonly isShort?: boolean;
}

function turnOf(id: HouseId, { teammate }: KingSetup): Turn {
  if (teammate === undefined) return { house: id, words: plain(house(id)) };
  return { house: id, words: c(id === teammate ? 'turn.teammate' : 'turn.you') };
}

function shownTurns(setup: Setup): readonly Turn[] {
  const end: Turn = { icon: 'order-star', words: c('turn.end') };
  if (setup.mode === 'coop')
    return [
      { icon: 'white-walker', words: c('turn.ranger') },
      ...turnsOf(setup).map((id): Turn => turnOf(id, setup)),
      end,
    ];
  const pair: readonly Turn[] = [
    { house: setup.person, words: c('turn.you'), isShort: true },
    { house: setup.rival, words: c('turn.rival'), isShort: true },
  ];
  return [...pair, ...pair, end];
}
