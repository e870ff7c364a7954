// What carries out each number of the cooperative game: see rulings-carriers.ts.

import type { Carriers } from '@three-thrones/testkit';

const sections: Carriers = {
  '21.3': ['checks happened dice.rolled'],
  '21.4': ['does ranger.reveal', 'checks tellings token.revealed'],
  '21.4a': ['does nightToken.lay'],
  '21.6': ['does addWalker.come'],
  '21.8': ['tells terror.evoked'],
  '21.9': ['tells battle.started night-king'],
  '21.12': ['tells battle.started ice-dragon'],
  '21.14': [['does terror.compare', 'does coopRound.cull', 'checks lines defender']],
  '21.15': ['does coopRound.taxes'],
  '21.16': [['does coopRound.scoring', 'checks notTold scoring.tally']],
  '21.26': ['asks assault.chooseChampion', 'tells battle.committed stark'],
  '21.29': [['tells battle.started night-king', 'refuses night-king-too-strong']],
  '22.3': ['does rivalMove.plan'],
  '30.3': ['tells terror.counted', 'checks happened terror.counted'],
  '30.4': ['checks happened gold.gained'],
  '30.5': ['checks happened scoring.tally'],
};

const rulings: Carriers = {
  E16: ['tells battle.decided conscripts', 'checks lines attacker'],
  E75: ['tells token.used ashemark'],
  E76: ['asks assault.chooseChampion'],
  E77: ['tells terror.token greyjoy', 'does displace.leave'],
  E78: ['checks lines defender'],
  E79: ['answers battle.defenderRetreat retreat', 'tells king.destroyed winterfell'],
  E80: [['refuses night-king-too-strong', 'tells rival.target closed']],
  E81: ['tells walker.removed', 'tells dragon.beaten', 'checks tellings battle.started'],
  E82: ['checks options'],
  E83: [['tells token.used loss-of-gold', 'tells token.used evoke-terror']],
  E104: ['tells units.retreated greyjoy'],
  E105: ['tells king.points walker-there'],
  E106: ['tells king.points walker-there', 'tells king.destroyed winterfell'],
  E107: [['tells token.added', 'checks options']],
  E108: ['does secondAttack.move', 'checks happened king.moved'],
};

const examples: Carriers = {
  X70: ['tells ranger.revealed ranger-1', 'tells king.waited'],
  X71: ['tells king.points walker-there'],
  X72: ['tells terror.evoked a-crown-for-a-king', 'tells terror.walker targaryen'],
  X73: ['tells battle.decided conscripts', 'checks lines defender'],
  X74: ['tells battle.started night-king'],
  X75: ['tells king.routed', 'asks rout.chooseLoss'],
  X76: ['tells terror.counted', 'tells terror.terrified tully'],
  X77: ['tells terror.returned arryn'],
  X78: ['tells token.revealed gold-2'],
  X79: ['tells dragon.came', 'tells token.used dragon-glass'],
  X80: ['tells king.beaten'],
  X95: ['asks assault.chooseChampion', 'tells terror.token tully'],
  X96: ['tells terror.token greyjoy', 'tells units.retreated greyjoy'],
  X97: ['checks notTold token.revealed'],
  X98: ['tells dragon.beaten'],
};

export const COOP_CARRIERS: Carriers = { ...sections, ...rulings, ...examples };
