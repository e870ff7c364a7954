// Where the manual explains a word of the table.

/** Words that only some ways of playing have. */
const SOLO_RULES = {
  'blocked-slot': '20.5',
  'golden-rule': '20.7',
  'next-target': '20.9',
  'rival-card': '20.6',
  'solo-hero-card': '20.13',
  rival: '20.1',
} as const;

const COOP_RULES = {
  'dragon-glass': '21.9',
  'evoke-terror': '21.8',
  'exploration-token': '21.5',
  'ice-dragon': '21.12',
  'night-king': '21.9',
  'ranger-card': '21.4',
  'terrified-house': '21.14',
  'terror-pool': '21.14',
  'the-wall': '21.7',
  'three-eyed-raven': '21.5',
  'valyrian-steel': '21.10',
  'white-walker': '21.10',
  teammate: '22.1',
  treaty: '21.1',
} as const;

const DRAGON_RULES = { dragon: '23.5', egg: '23.3' } as const;

const MODE_RULES = { ...SOLO_RULES, ...COOP_RULES, ...DRAGON_RULES } as const;

export const TERM_RULES = {
  'action-mat': '3.2',
  'ally-pool': '12.1',
  'bottom-die': '2.6',
  'castle-scoring': '15.1',
  'collect-taxes': '13',
  'defence-cost': '6.3',
  'force-track': '0.6',
  'gold-track': '5.1',
  'hand-of-the-king': '2.1',
  'iron-throne': '8.2',
  'plot-card': '4.6',
  'plot-deck': '5.7',
  'power-token': '0.6',
  'round-track': '2.1',
  'score-track': '16.1',
  'scoring-phase': '15',
  'token-pool': '1.4',
  'unknown-card': '6.3',
  'vengeance-token': '15.4',
  'victory-point': '16.1',
  alliance: '12.6',
  castle: '0.4',
  fief: '13.1',
  hero: '11.1',
  objective: '15.2',
  shields: '4.5.1',
  strength: '6.6',
  turn: '3',
  ...MODE_RULES,
} as const;

export const ACTION_RULES = {
  recruit: '4.1',
  march: '4.2',
  sail: '4.3',
  whisper: '4.4',
  plot: '4.5',
  event: '4.6',
} as const;

export const BATTLE_RULES = { strength: '6.6', secret: '6.4', retreat: '6.5', conscripts: '6.7' } as const;
