// Where a server keeps its data.

import { join } from 'node:path';

/** The file everything is kept in. */
export function storePath(data: string): string {
  return join(data, 'three-thrones.sqlite');
}
