// The flows of a combat.

import { abilities } from './abilities.ts';
import { cancelCard } from './cards/cancel-card.ts';
import { destroyFootman } from './cards/destroy-footman.ts';
import { discardFromHand } from './cards/discard-from-hand.ts';
import { dropOnTrack } from './cards/drop-on-track.ts';
import { removeAdjacentOrder, removeLosersOrder } from './cards/remove-order.ts';
import { swapCard } from './cards/swap-card.ts';
import { upgradeFootman } from './cards/upgrade-footman.ts';
import { casualties } from './casualties.ts';
import { combat } from './combat.ts';
import { retreat } from './retreat.ts';
import { support, supports } from './support.ts';
import { tides } from './tides.ts';

export const combatFlows = [
  combat,
  supports,
  support,
  abilities,
  cancelCard,
  swapCard,
  destroyFootman,
  removeAdjacentOrder,
  removeLosersOrder,
  dropOnTrack,
  upgradeFootman,
  discardFromHand,
  tides,
  casualties,
  retreat,
];
