// What carries out each ruling of the solo game (see rulings-carriers.ts).

import type { Carriers } from '@three-thrones/testkit';

/** The Rival acts. */
const IN_ITS_TURN = 'does rivalTurn.secondAction';
/** Somebody looked at what the card names, or at how NEXT TARGET was found. */
const LOOKS_AT_TARGET = ['checks told rival.target', 'checks tellings rival.target'];
const LOOKS_AT_NEXT = [
  'checks told rival.nextTarget',
  'checks options lannister',
  'answers rivalMove.chooseTarget winterfell',
];

const turns: Carriers = {
  '20.2': [
    'checks goldMaximum lannister',
    ['checks castles', 'checks castle dragonstone'],
    'checks gold lannister',
  ],
  '20.3': ['does soloRound.layCoins', 'does rivalTurn.roll', 'checks happened alliances.counted'],
  '20.4': ['asks turn.placeDie', ['checks dice', 'checks offered slot']],
  '20.6': [
    IN_ITS_TURN,
    ['checks offered follow', 'answers action.perform perform', 'checks told rival.rolled'],
  ],
  '20.16': [
    'does soloRound.cull',
    ['checks refused', 'checks gold stark', 'checks allies stark', 'checks hand'],
  ],
  '29.1': ['does rivalTurn.reveal', ['checks tellings rival.card', 'checks told rival.rolled']],
  '29.9': ['does soloRound.layCoins', 'checks happened rival.coins'],
  E73: ['checks castles stark', 'checks goldMaximum lannister', 'checks gold lannister'],
  E102: ['checks castles stark', 'checks goldMaximum lannister', 'asks loss.chooseLoss'],
  E103: ['answers action.perform perform', 'checks told action.performed', 'checks dice lannister'],
};

const moves: Carriers = {
  '20.7': [
    IN_ITS_TURN,
    [
      'checks told rival.skips',
      'asks rivalRecruit.chooseAlly',
      'checks told rival.removed',
      'checks recruited stark',
    ],
  ],
  '20.8': [
    'does rivalMove.plan',
    [...LOOKS_AT_TARGET, 'checks told rival.leaves', 'checks told army.moved', 'checks tellings rival.card'],
  ],
  '20.9': ['tells rival.nextTarget', LOOKS_AT_NEXT],
  '29.2': [LOOKS_AT_TARGET],
  '29.3': [
    'does rivalMove.plan',
    [
      'checks told rival.leaves',
      'checks notTold rival.leaves',
      'checks told army.moved',
      'checks army hornwood',
      'checks army flints-finger',
      'checks castle winterfell',
      'checks army white-harbor',
    ],
  ],
  '29.4': ['does rivalMove.settle', ['checks throne', 'checks castle dragonstone']],
  '29.5': ['tells rival.nextTarget', LOOKS_AT_NEXT],
  D13: ['checks told rival.nextTarget', 'tells rival.nextTarget kings-landing'],
  D30: [
    'tells rival.nextTarget',
    LOOKS_AT_NEXT,
    [
      'tells rival.nextTarget ashemark',
      'tells rival.nextTarget winterfell',
      'tells rival.nextTarget kings-landing',
    ],
  ],
  E72: ['does rivalMove.plan', ['checks notTold rival.leaves', 'checks army winterfell']],
  E74: ['checks throne stark', 'checks notTold throne.lost'],
  E100: [['tells rival.target protected', 'checks told rival.nextTarget', 'checks told rival.target']],
  E101: ['tells rival.target hero-alone'],
  X65: ['checks told rival.leaves', 'checks army casterly-rock'],
  X67: ['tells rival.nextTarget dragonstone', 'checks controls stark'],
  X92: ['tells rival.nextTarget', 'checks told rival.nextTarget', 'checks options lannister'],
  X93: ['answers rivalMove.chooseTarget white-harbor', 'checks army flints-finger'],
  X94: ['tells rival.target protected', 'checks army white-harbor'],
};

const actions: Carriers = {
  '20.10': ['does rivalRecruit.readCard', ['checks army', 'checks options lannister', 'checks recruited']],
  '20.11': [
    'does rivalPlotCard.reveal',
    [
      'checks told rival.shield',
      'checks tellings rival.shield',
      'checks told deck.shuffled',
      'checks allies baratheon',
      'checks options lannister',
    ],
  ],
  '20.12': [
    [
      'asks rivalToken.choose',
      'does rivalSpecial.removeTop',
      'tells battle.decided rival-card',
      'does soloRound.cleanUp',
      'tells battle.retreat stark',
    ],
    [
      'checks holds',
      'checks told',
      'checks notTold',
      'checks options',
      'checks army',
      'checks score',
      'checks gold',
      'checks hand',
    ],
  ],
  '29.6': ['does rivalRecruit.readCard', ['checks army', 'checks options lannister', 'checks recruited']],
  '29.7': ['checks told rival.special'],
  D8: ['checks told rival.removed', 'checks deck'],
  D12: ['does rivalPlotCard.reveal', 'checks options lannister', 'answers rivalToken.choose arryn'],
  X63: ['checks told rival.skips'],
  X64: ['checks tellings rival.action', 'checks happened rival.removed'],
};

const battles: Carriers = {
  '20.13': [
    'does battle.reveal',
    ['tells battle.topCard stark'],
    ['checks strength', 'checks lines', 'checks army', 'checks tellings'],
  ],
  '20.14': [
    'tells battle.topCard stark',
    'does battle.loss',
    ['checks options', 'checks notTold', 'checks pool', 'checks recruited', 'checks army'],
  ],
  '20.15': ['answers loss.chooseLoss tully', 'checks allies stark'],
  '29.8': [['checks tellings battle.topCard', 'checks tellings gold.paid']],
  D11: ['checks tellings battle.topCard', 'tells battle.topCard tully'],
  D32: [
    'does battle.defenderRetreats',
    'tells battle.topCard stark',
    ['checks options winterfell', 'checks army castle-black', 'checks castles stark'],
  ],
  E70: ['asks battle.defenderRetreat', 'checks score stark'],
  E71: ['does battle.attackerRetreats', 'checks told units.retreated'],
  X66: ['checks told gold.cut'],
};

const rest: Carriers = {
  '20.17': [
    ['does soloRound.scoring', 'checks notTold scoring.tally', 'tells points.gained vengeance'],
    ['does soloRound.cleanUp', 'does soloRound.scoring', 'tells battle.topCard stark'],
  ],
  '20.18': [
    ['asks event.chooseCard', 'asks plot.chooseCard', 'refuses final-unit-attacked'],
    ['does rivalTurn.roll', 'tells battle.started stark', 'refuses final-unit-attacked'],
  ],
  '20.19': [IN_ITS_TURN, ['checks options lannister', 'checks asked retreat.chooseTarget']],
  '20.20': [['does soloRound.alliances', 'checks notTold die.changed']],
  '20.21': ['does soloRound.scoring', 'checks wins'],
  X68: ['refuses slot-blocked', 'checks told rival.coins'],
};
export const SOLO_CARRIERS: Carriers = { ...turns, ...moves, ...actions, ...battles, ...rest };
