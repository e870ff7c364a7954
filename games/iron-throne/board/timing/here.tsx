// Where in the round we are, in one line: a small screen has no room for the wall with its windows.

import { sequence } from '../../data/data.ts';
import { momentWords } from '../moments/words.ts';
import { Piece } from '../piece.tsx';
import type { Props } from '../types.ts';
import { momentNow, placeOf, SPECIAL } from './moments.ts';
import { MomentSign } from './signs.tsx';
import './here.css';

export function Here(props: Props) {
  const { view, asked, decision } = props;
  const now = momentNow(view.world, decision ? [...asked, decision] : asked);
  if (now === undefined) return null;
  const { kind, phase } = sequence[placeOf(now)] ?? { kind: 'window', phase: 'special' };
  return (
    <Piece board={props} thing={`moment:${now}`} className="it-here">
      <MomentSign kind={kind} isLit />
      <b>{momentWords(`timing.short.${phase}`)}</b>
      {now !== SPECIAL && <span>{momentWords(`timing.short.${now}`)}</span>}
    </Piece>
  );
}
