// An aid for people who play a game at a real table: a page of its own, which needs no table here and no network.

import type { ComponentType } from 'react';

export interface Companion {
  /** Words and drawings, before anything is shown. */
  load(): Promise<void>;
  /** What the page is called. */
  title(): string;
  readonly Page: ComponentType;
}
