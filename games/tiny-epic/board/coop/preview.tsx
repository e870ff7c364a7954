// The panel beside the options: what is marked or fought, and while nothing is, what the Night King is about to do.

import { PreviewPanel } from '../preview/panel.tsx';
import type { Props } from '../types.ts';
import { useMemo } from 'react';
import { nightAhead } from '../../rules/queries.ts';
import { Threat, titleOf } from './threat.tsx';
import { c } from './words.ts';

export function Preview(props: Props) {
  const { world } = props.view;
  const ahead = useMemo(() => nightAhead(world), [world]);
  const idle = {
    title: titleOf(ahead),
    ...(ahead.cards.length > 0 && { note: c('next.round', { n: world.round + 1 }) }),
    children: <Threat world={world} ahead={ahead} />,
  };
  return <PreviewPanel {...props} idle={idle} />;
}
