// The table as a board shows it: the stage, with one line of the timing strip where there is no room for all of it.

import { Stage } from './stage/stage.tsx';
import { Here } from './timing/here.tsx';
import type { Props } from './types.ts';

export function CouncilTable(props: Props) {
  return <Stage props={props} here={<Here {...props} />} />;
}
