// What a scene shows.

import type { Props } from '../types.ts';

export type Shown = NonNullable<Props['beat']>;
