// The Night King and all that is his, the houses between the two sides, and whoever plays with me.

import { Deck } from '../non-players.tsx';
import type { Props } from '../types.ts';
import { Balance } from './balance.tsx';
import { KingPanel } from './king.tsx';
import { TeammateMat } from './teammate-mat.tsx';
import { Teammates } from './teammates.tsx';
import '../others.css';
import './others.css';

export function Others(props: Props) {
  return (
    <div className="te-others te-coop">
      <KingPanel world={props.view.world} />
      <Balance {...props} />
      {props.view.world.rival ? <TeammateMat {...props} /> : <Teammates {...props} />}
      <Deck {...props} />
    </div>
  );
}
