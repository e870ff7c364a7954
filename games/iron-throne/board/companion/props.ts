// What every part of the aid is given.

import type { Dispatch, SetStateAction } from 'react';
import type { Aid } from './aid.ts';

export interface AidProps {
  readonly aid: Aid;
  readonly change: Dispatch<SetStateAction<Aid>>;
}
