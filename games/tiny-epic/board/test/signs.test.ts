// Every line of a battle has its sign: a sign that nobody drew would be a blank.

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SIGNS } from '../preview/battle-lines.tsx';

const drawn = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const art = [
  drawn('../../../../packages/ui/src/art/interface.svg'),
  drawn('../../../../packages/game-kit/src/board/art/signs.svg'),
  drawn('../coop/art/night.svg'),
].join();

it('every sign of a line of strength is drawn', () => {
  const missing = Object.values(SIGNS).filter((sign) => !art.includes(`id="icon-${sign}"`));
  expect(missing).toEqual([]);
});
