// Where the manual explains a word of the table.

export const TERM_RULES = {
  'available-power': '1.6',
  'combat-strength': '13.9',
  'home-area': '16.4',
  'house-card': '13.3',
  'influence-track': '1.11',
  'neutral-force': '19.2',
  'order-ban': '4.5',
  'power-icon': '14.1',
  'power-token': '16.3',
  'sea-area': '16.2',
  'ship-transport': '12.8',
  'skull-icon': '13.12',
  'special-order': '9.2',
  'supply-icon': '5.1',
  'sword-icon': '13.11',
  'tower-icon': '13.11',
  'turn-order': '1.5',
  'westeros-card': '4.2',
  'wildling-card': '15.6',
  'wildling-threat': '15.1',
  army: '1.3',
  bidding: '7.2',
  castle: '6.2',
  discards: '13.15',
  garrison: '19.5',
  impassable: '19.4',
  mustering: '6.1',
  pool: '2.8',
  port: '17.1',
  routed: '13.17',
  stronghold: '6.2',
  supply: '5.3',
  support: '13.1',
  victory: '3.2',
} as const;

export const TRACK_RULES = {
  'iron-throne': '1.5',
  'kings-court': '9.2',
  fiefdoms: '13.9',
  round: '3.1',
  supply: '5.3',
  victory: '3.2',
  wildlings: '15.1',
} as const;

export const TOKEN_RULES = { 'iron-throne': '7.8', fiefdoms: '13.7', 'kings-court': '9.7' } as const;

export const PHASE_RULES = {
  westeros: '4',
  planning: '9',
  action: '10',
  raids: '11',
  marches: '12',
  consolidate: '14',
} as const;

export const ORDER_RULES = {
  march: '12.1',
  defense: '13.2',
  support: '13.1',
  raid: '11.1',
  consolidate: '14.1',
} as const;

export const UNIT_RULES = { footman: '6.3', knight: '6.3', siegeEngine: '13.2', ship: '12.8' } as const;
