// Everything a table against the Rival shows besides what every table has.

export { SoloChips } from './chips.tsx';
export { RivalMap } from './rival-map.tsx';
export { RivalBrief, RivalTurnTab } from './rival-turn.tsx';
export { SoloOthers } from './solo-others.tsx';
export { Because, WhyThere } from './why.tsx';
