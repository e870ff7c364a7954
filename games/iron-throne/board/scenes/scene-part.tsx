// Scenes come while the table is being looked at: it is there without them, and goes on without them.

import { type ComponentType, lazy, Suspense } from 'react';
import type { Props } from '../types.ts';

const Nothing = (): null => null;

const load = (): Promise<{ default: ComponentType<Props> }> =>
  import('./scene.tsx').then(({ Scene }) => ({ default: Scene })).catch(() => ({ default: Nothing }));

const Scenes = lazy(load);

export function fetchScenes(): void {
  void load();
}

export function ScenePart(props: Props) {
  if (!props.beat) return null;
  return (
    <Suspense fallback={null}>
      <Scenes {...props} />
    </Suspense>
  );
}
