// Arguments of the flows of the Action phase.

import type { AreaId, HouseId, PortId } from '../../data/ids.ts';

/** The orders that are resolved, in the order of the phase (10.1). */
export type Resolved = 'raid' | 'march' | 'consolidate';

export interface ActionFlows {
  /** 10.1 One step of the phase: around in turn order until no order of the type is left. */
  cycle: { type: Resolved; at: number; acted: HouseId[] };
  /** §11 One raid order. */
  raid: { house: HouseId; from?: AreaId };
  /** §14 One Consolidate Power order. */
  consolidate: { house: HouseId; from?: AreaId; use?: 'power' | 'muster' };
  /** §12 One march order, its combat included. */
  march: { house: HouseId; from?: AreaId; leavesToken?: boolean };
  /** R100 The order and where everybody goes; the march itself lies in the world. */
  declareMarch: object;
  /** One destination and the units that go there, or the end of the declaration. */
  marchMove: object;
  /** R102 Other houses are asked for support against a neutral force. */
  neutralForce: { waiting: HouseId[] };
  neutralHelp: { house: HouseId; helps?: boolean };
  /** 17.6-17.7 Ports whose land has changed hands; called after whatever may change control. */
  ports: object;
  /** 17.7 One house takes what lies in one of these ports. */
  portCapture: { house: HouseId; ports: PortId[] };
}
