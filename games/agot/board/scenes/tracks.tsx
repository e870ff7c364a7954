// An influence track: houses slide to their new places, and the token goes to the first.

import { starsFor } from '../../data/data.ts';
import type { HouseId, TrackId } from '../../data/ids.ts';
import type { CSSProperties } from 'react';
import { Icon, Shield } from '@three-thrones/ui/icon.tsx';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { plain } from '@three-thrones/ui/rich.ts';
import { from } from '@three-thrones/game-kit/board/scene/paced.ts';
import { TOKEN_ICONS } from '../pieces.tsx';
import type { Props } from '../types.ts';
import { fact } from '../words/facts.ts';
import { house, housed, t, token, track as trackName } from '../words/names.ts';
import { causeOf } from '../words/telling.ts';
import { Sheet } from './sheet.tsx';
import { type AgotBeat, lastOf, orderBefore, toldUpTo } from './told.ts';
import './tracks.css';

interface TrackSceneProps extends Pick<Props, 'goOn' | 'log'> {
  readonly beat: AgotBeat;
  readonly id: TrackId;
}

export function TrackScene({ beat, id, goOn, log }: TrackSceneProps) {
  const { main, before, after, facts } = beat;
  const order = after.world.tracks[id];
  const isFilled = main.kind === 'track.filled';
  const told = toldUpTo(log, beat);
  const was = isFilled ? orderBefore(told, id, order.length) : before.world.tracks[id];
  const bids = isFilled ? lastOf(told, 'bids.revealed')?.bids : undefined;
  const passed = lastOf(facts, 'token.passed');
  const first = order[0];
  return (
    <Sheet className="ag-scene-track" {...{ beat, goOn }} title={plain(trackName(id))}>
      <ol className="ag-places" style={{ '--places': order.length } as CSSProperties}>
        {order.map((one, at) => (
          <li key={one} style={{ '--moved': moved(was, one, at) } as CSSProperties}>
            <i>{formatNumber(at + 1)}</i>
            <span className="ag-place">
              <Shield house={one} label={plain(house(one))} />
              <small>{placeWords(id, at, order.length, bids?.[one])}</small>
            </span>
            {at === 0 && (
              <span className="ag-place-token board-lands" style={from(0.6)}>
                <Icon name={TOKEN_ICONS[id]} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {main.kind === 'track.moved' && (
        <p className="ag-note">{plain((causeOf(beat) ?? fact({ seq: beat.seq, fact: main }))?.text ?? '')}</p>
      )}
      {first !== undefined && (isFilled || passed) && (
        <p className="ag-note board-comes" style={from(0.6)}>
          {plain(
            t(passed ? 'fact.token.passed' : 'scene.track.keeps', {
              ...housed({ house: first }),
              token: token(id),
            }),
          )}
        </p>
      )}
    </Sheet>
  );
}

/** How many places it has come from, towards the end of the row; a house that had none is simply there. */
function moved(was: readonly HouseId[], id: HouseId, at: number): number {
  const place = was.indexOf(id);
  return place < 0 ? 0 : place - at;
}

/** Stars at the King's Court, and what was bid. */
function placeWords(id: TrackId, at: number, players: number, bid: number | undefined): string {
  const stars = id === 'kings-court' ? [t('mat.stars.n', { n: starsFor(players)[at] ?? 0 })] : [];
  return [...(bid === undefined ? [] : [t('scene.bids.of', { n: bid })]), ...stars].join(' · ');
}
