// What only a cooperative table's scenes show comes as at other tables: when the table is touched, or with the first of them.

import { later } from '@three-thrones/game-kit/board/later.tsx';
import type { Props } from '../types.ts';

const Scenes = later<Props>(async () => (await import('./scenes/scene.tsx')).Scene);

export function Scene(props: Props) {
  return props.beat ? <Scenes {...props} /> : null;
}
