// Parts of the table that another way of playing has in another form. They are fetched when such a table opens, and with no
// other.

import { type ComponentType, createElement } from 'react';
import type { World } from '../rules/queries.ts';
import type { Props } from './types.ts';

type Part = ComponentType<Props>;
type Mode = NonNullable<World['mode']>;

/** The part as it usually is, but where the mode has its own. */
export function byMode(usual: Part, others: Partial<Record<Mode, Part>>): Part {
  return function ByMode(props: Props) {
    const { mode } = props.view.world;
    return createElement((mode && others[mode]) ?? usual, props);
  };
}
