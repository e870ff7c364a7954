// Rounds, the points of both sides on one rule, and whether the Wall stands, in the top bar.

import { TracksInBar } from '@three-thrones/game-kit/board/tracks.tsx';
import { ScoreRule, RoundTrack } from '../tracks.tsx';
import { dragonAt, isSecondPhase, TREATY, type World } from '../../rules/queries.ts';
import { Icon } from '@three-thrones/ui/icon.tsx';
import type { Props } from '../types.ts';
import { c } from './words.ts';
import './tracks.css';

export function Tracks({ view }: Props) {
  const { world } = view;
  const { treaty, nightKing } = world.coop!;
  return (
    <TracksInBar className="te-tracks">
      <RoundTrack world={world} />
      <ScoreRule
        eye={TREATY}
        apart={apartFor(Math.max(treaty.score, nightKing.score))}
        standing={[
          { seat: TREATY, n: treaty.score },
          { seat: 'night-king', n: nightKing.score },
        ]}
      />
      <WallChip world={world} />
    </TracksInBar>
  );
}

/** The rule is short, and the Night King may go far: three figures have room, the last one beside its stroke. */
function apartFor(most: number): { figures: number; strokes: number } {
  if (most > 40) return { figures: 20, strokes: 10 };
  return most > 30 ? { figures: 20, strokes: 5 } : { figures: 15, strokes: 5 };
}

/** What stands between him and us. */
export function wallWords({ coop }: World): {
  readonly icon: string;
  readonly title: string;
  readonly means: string;
} {
  if (dragonAt(coop!) === undefined)
    return { icon: 'wall', title: c('wall.stands'), means: c('wall.stands.means') };
  const means = isSecondPhase(coop!) ? c('wall.dragon.rides') : c('wall.dragon.guards');
  return { icon: 'wall-broken', title: c('wall.down'), means };
}

function WallChip({ world }: { readonly world: World }) {
  const { icon, title, means } = wallWords(world);
  return (
    <p className="te-wall-chip" data-stands={world.coop!.wall} data-about="term:the-wall">
      <Icon name={icon} />
      <span>
        <b>{title}</b>
        <small>{means}</small>
      </span>
    </p>
  );
}
