// Scenes come when the table is touched, or when the first of them is shown: it is there without them, and goes on
// without them.

import { later } from '@three-thrones/game-kit/board/later.tsx';
import type { Props } from './types.ts';

const Scenes = later<Props>(async () => (await import('./scenes/scene.tsx')).Scene);

export function ScenePart(props: Props) {
  return props.beat ? <Scenes {...props} /> : null;
}
