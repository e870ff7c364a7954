// Everybody else at a table against the Rival: the Rival, the turns of the round, and the houses nobody plays.

import { Deck, NonPlayers } from '../non-players.tsx';
import type { Props } from '../types.ts';
import { RivalMat } from './rival-mat.tsx';
import { TurnBeads } from './turn-beads.tsx';
import { useLitParts } from './why-walk.ts';
import './solo-others.css';

export function SoloOthers(props: Props) {
  return (
    <div className="te-others te-solo" {...useLitParts()}>
      <RivalMat {...props} />
      <TurnBeads {...props} />
      <NonPlayers {...props} />
      <Deck {...props} />
    </div>
  );
}
