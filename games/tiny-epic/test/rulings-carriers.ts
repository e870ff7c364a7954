// What carries out each ruling: the question, step, refusal or fact a scenario about it cannot do without, and what it must
// have looked at (see `exercised` in the testkit). A number that is not here is carried by the question or refusal that cites it.
// Of a list within a list one is enough.

import type { Carriers } from '@three-thrones/testkit';

const general: Carriers = {
  '0.5': ['does alliances.take', 'checks tellings alliance.taken'],
  '0.8': [
    'checks asked retreat.chooseTarget',
    ['checks notAsked stark', 'checks asked loss.chooseLoss', 'tells action.skipped march'],
  ],
  '0.9': ['checks shows'],
  '2.6': ['does bottomDie.perform'],
  '2.7': ['does turn.passDie', 'checks dice', 'checks round'],
  '4.1.1': ['rule 4.1.1', 'tells unit.recruited jaime-lannister', 'checks asked turn.placeDie'],
  '4.2.1': ['refuses too-far', 'checks asked movement.chooseSecondDestination'],
  '4.2.5': ['answers movement.chooseSecondDestination starfall', 'checks castle starfall'],
  '4.4.2': ['asks whisper.discard', 'checks refused jaime-lannister'],
  '4.5.2': ['refuses no-usable-shield', 'asks plot.chooseCard'],
  '5.1': ['checks told gold.gained', 'checks gold'],
  '5.2': ['checks happened gold.cut', 'does refuge.hide'],
  '5.7': ['tells deck.shuffled', 'checks deck'],
  '5.8': ['asks movement.goOn', 'checks goldMaximum'],
};

const battles: Carriers = {
  '6.7': ['tells battle.decided conscripts', 'checks lines'],
  '6.9a': ['answers loss.chooseLoss tyrell', 'checks pool'],
  '6.9b': ['answers loss.chooseLoss olenna-tyrell', 'checks options'],
  '26.1': [
    ['refuses no-room', 'checks strength attacker'],
    ['answers movement.goOn lannister-3', 'answers movement.chooseSecondDestination pyke'],
  ],
  '26.2': ['does battle.start', 'tells gold.paid', 'checks asked battle.attackerCard'],
  '26.3': ['asks battle.attackerCard', 'checks hears'],
  '26.4': [['answers battle.defenderCard hoster-tully', 'checks told battle.topCard']],
  '26.6': ['tells battle.secretReplaced lannister', 'tells battle.secretReplaced stark', 'checks strength'],
  '26.7': [['asks battle.defenderRetreat', 'asks battle.attackerRetreat'], 'checks score'],
  '26.9': [
    'does battle.determineWinner',
    'checks strength attacker',
    'checks strength defender',
    'checks score',
  ],
  '26.10': ['answers loss.chooseLoss stark', 'checks goldMaximum stark'],
  '26.12': ['does battle.takeControl', ['checks castle the-reach', 'checks throne']],
  '26.13': ['does battle.cleanUp', ['checks holds', 'checks faceUp']],
  '26.15': ['asks battle.defenderCard', 'checks notAsked'],
  E10: [
    ['does battle.attackerRetreats', 'refuses cannot-pay-defence'],
    ['checks gold stark', 'checks refused poisoning'],
  ],
  E11: [
    'tells battle.secretReplaced lone-wolf',
    'tells battle.secretReplaced the-kings-roads',
    'checks discard',
  ],
  E12: ['tells battle.secretReplaced drain-the-coffers', 'asks battle.defenderRetreat'],
  E13: ['tells event.played critical-battle', 'asks battle.attackerRetreat'],
  E14: [
    'tells battle.decided conscripts',
    'answers battle.attackerCard unjust-trial',
    ['checks strength', 'checks lines'],
  ],
  E15: ['tells battle.topCard unjust-trial', 'tells battle.decided conscripts', 'checks strength defender'],
  E62: ['tells points.gained vengeance', 'does battle.defenderRetreats', 'checks score'],
  E63: ['tells battle.topCard drain-the-coffers', 'tells battle.retreat greyjoy', 'checks allies greyjoy'],
  E64: ['tells battle.retreat greyjoy', 'tells unit.lost greyjoy', 'checks pool greyjoy'],
  E65: [
    'tells battle.started stark',
    'checks told battle.started',
    'answers battle.defenderCard honor-from-your-allies',
  ],
  E93: ['tells battle.committed jaime-lannister', 'checks faceUp'],
};

const retreats: Carriers = {
  '7.3': [
    'does retreat.leave',
    ['checks asked retreat.chooseTarget', 'checks army dragonstone'],
    ['rule 7.3', 'tells units.retreated dragonstone'],
  ],
  '7.4': ['asks retreat.chooseTarget', 'checks options lannister', 'tells battle.started the-eyrie'],
  '7.5': [
    'does retreat.leave',
    [
      'does refuge.hide',
      'asks retreat.chooseSurplus',
      'checks recruited',
      'checks asked retreat.chooseTarget',
    ],
  ],
  '7.6': ['asks leaveShared.chooseGroup', 'checks tellings units.retreated'],
  '7.7': ['does leaveShared.retreat', 'checks army shield-islands', 'checks army old-town'],
  '7.8': [
    'tells unit.lost ashemark',
    [
      'answers recruit.deploy lannister@casterly-rock',
      'checks refused lannister@casterly-rock',
      'checks notAsked lannister',
    ],
  ],
  E6: ['asks retreat.chooseSurplus', 'tells points.gained returned-hero', 'checks hand', 'checks gold'],
  E7: ['tells units.retreated stark-2+tully-1', 'checks army hornwood'],
  E8: [
    'tells units.retreated',
    'does battle.loserRetreats',
    ['checks army ashemark', 'checks unoccupied casterly-rock'],
  ],
  E9: ['does battle.defenderRetreats', 'does battle.attackerRetreats', 'checks unoccupied', 'checks castle'],
  E19: ['tells throne.lost', 'tells unit.lost kings-landing', 'checks unoccupied kings-landing'],
  E20: ['tells battle.started the-eyrie', 'does battle.loserRetreats', ['checks army', 'checks options']],
  E91: ['asks leaveShared.chooseGroup', 'checks army old-town'],
  E92: ['does battle.defenderRetreats', 'does battle.attackerRetreats', 'checks army blackhaven'],
};

const kingsLanding: Carriers = {
  '8.3': ['does consequences.leaveKingsLanding', 'checks throne'],
  '8.4': ['tells alliance.lapsed', 'checks army kings-landing'],
  '8.5': ['refuses no-usable-shield', 'checks refused a-betrayers-gift'],
  '8.6': ['does alliance.changeSides', 'checks throne', 'tells alliances.counted greyjoy'],
  E17: [
    ['refuses needs-three-castles', 'tells domain.taken kings-landing'],
    'asks movement.chooseDestination',
  ],
  E18: ['tells throne.lost', 'checks asked martell', 'checks asked action.perform'],
  E31: [
    ['tells throne.lost', 'tells alliance.lapsed'],
    ['checks ally tully', 'checks controls'],
    ['checks throne', 'checks controls', 'tells alliances.counted tully'],
  ],
  E88: ['refuses needs-three-castles', 'asks movement.goOn'],
  E90: ['tells army.departed kings-landing', 'checks throne', 'checks ally'],
};

const finalUnits: Carriers = {
  '10.1': ['does event.carryOut', ['checks notTold unit.lost', 'checks refused greyjoy@pyke']],
  '10.3': ['tells units.retreated greyjoy', 'checks army'],
  E1: [
    ['refuses final-unit-attacked', 'tells action.performed sail'],
    ['checks refused pyke', 'checks refused winterfell', 'checks options lannister'],
  ],
  E2: ['tells units.retreated the-rills', ['tells unit.lost tully', 'tells unit.lost hoster-tully']],
  E3: ['refuses final-unit-attacks', 'refuses final-unit-attacked'],
  E4: [
    ['answers movement.chooseArmy tyrell-1', 'answers movement.chooseArmy tyrell-1+lannister-1'],
    ['refuses final-unit-attacks', 'checks options'],
  ],
  E5: ['refuses final-unit-attacked', 'tells unit.recruited'],
  E95: ['checks refused tully', 'tells units.retreated eddard-stark+tully-1'],
  E96: ['tells units.retreated greyjoy-1', 'tells ally-token.captured greyjoy'],
};

const alliances: Carriers = {
  '12.1': ['does alliances.count', 'checks ally tyrell', 'checks ally stark'],
  '12.3': ['tells alliance.taken tully', 'checks hand stark', 'checks ally tully'],
  '12.4': ['does alliance.heroLeaves', 'tells alliance.lapsed tully'],
  '28.1': ['checks told alliances.counted', 'tells alliance.lapsed'],
  '28.2': ['does alliances.take', 'checks tellings alliance.taken'],
  '28.2b': ['does alliance.leaveShared', 'checks army riverrun', 'tells alliance.taken tyrell'],
  '28.3': ['does alliance.heroLeaves', 'tells hero.left'],
  '28.4': [
    'does leaveShared.retreat',
    'checks ally tyrell',
    'checks ally tully',
    'tells alliances.counted lannister',
  ],
  E28: ['does round.cull', 'tells ally-token.returned', 'checks allies', 'checks throne'],
  E29: [
    'does alliances.count',
    'tells alliances.counted lannister',
    'tells alliance.taken tyrell',
    'checks ally tully',
  ],
  E30: ['does alliances.count', 'checks ally tyrell'],
  E32: ['does alliances.take', 'checks handOfTheKing'],
  E33: ['tells alliance.taken tully', 'checks hand stark', 'does leaveShared.retreat'],
  E34: ['does leaveShared.retreat', 'checks army highgarden', 'checks army old-town'],
  E35: ['refuses no-room', 'checks army highgarden', 'answers movement.chooseOrigin old-town'],
  E36: ['does leaveShared.retreat', 'rule 7.5', 'tells unit.lost highgarden'],
  E37: ['does leaveShared.retreat', 'checks castle highgarden', 'checks tellings gold.cut'],
  E94: ['tells throne.lost', 'checks tellings alliance.taken'],
};

const moneyAndCards: Carriers = {
  '15.4': ['tells vengeance.taken', 'checks vengeance'],
  '17.1': ['tells die.changed arryn', 'tells die.changed tyrell', 'checks refused'],
  '17.3': ['does bottomDie.perform', 'checks refused lannister:whisper>event'],
  '17.4': ['asks turn.placeDie', 'refuses not-enough-gold'],
  E21: ['checks offered martell', 'tells plot.played stark'],
  E22: ['tells battle.started casterly-rock', 'tells action.performed follow'],
  E23: ['does round.taxes', 'checks hand lannister'],
  E24: ['answers whisper.discard nothing', 'checks hand'],
  E26: [
    ['checks told gold.gained', 'checks goldMaximum'],
    ['asks whisper.discard', 'tells domain.taken the-reach'],
    'checks gold',
  ],
  E27: ['checks goldMaximum', 'tells domain.taken sunspear', 'answers whisper.discard vendetta'],
  E38: [
    'asks plot.chooseCard',
    ['answers plot.useShield arryn:return:arryn:lannister', 'refuses no-usable-shield'],
  ],
  E39: [['answers plot.useShield stark:steal:arryn', 'does round.cull'], 'checks allies arryn'],
  E40: ['tells plot.played complex-negotiations', 'checks allies'],
  E41: ['tells plot.played jaime-lannister', 'checks faceUp', 'checks allies'],
  E42: ['tells unit.lost jaime-lannister', 'checks faceUp', 'checks hand'],
  E43: ['tells unit.lost jaime-lannister', 'tells unit.recruited jaime-lannister', 'checks hand'],
  E59: ['does round.scoring', 'checks told scoring.tally', 'tells points.gained castles'],
  E60: ['does round.scoring', 'checks told scoring.tally', 'tells points.gained objectives'],
  E61: ['tells vengeance.removed', 'checks vengeance'],
  E66: ['answers turn.placeDie place:march@recruit', 'answers action.perform skip', 'checks dice'],
  E67: ['rule 2.2', 'refuses slot-covered'],
  E68: ['tells die.changed', 'tells die.passed event', 'checks dice'],
  '31.1': [
    ['checks happened throne.lost', 'checks told gold.cut', 'checks faceUp'],
    ['does consequences.cutGold', 'does event.consequences'],
  ],
};

const movement: Carriers = {
  '27.1': ['asks movement.chooseArmy', 'refuses no-friendly-units', 'checks options'],
  '27.2': [
    ['checks asked battle.attackerCard', 'refuses needs-three-castles'],
    ['does movement.fight', 'asks movement.chooseSecondDestination'],
  ],
  '27.3': ['asks movement.goOn', 'checks castle casterly-rock'],
  '27.4': [
    'answers movement.goOn lannister-1',
    'tells domain.taken',
    'checks asked movement.chooseSecondDestination',
  ],
  '27.6': ['refuses no-room', ['checks refused stop', 'checks refused ashemark']],
  '27.7': ['asks movement.chooseDestination', 'checks refused stop', 'checks refused casterly-rock'],
  '27.9': ['refuses same-map-card', 'refuses too-far-by-sea', 'tells army.moved sail'],
  E86: ['answers movement.chooseSecondDestination casterly-rock', 'checks unoccupied ashemark'],
  E87: ['asks movement.goOn', 'checks army white-harbor', 'checks army flints-finger'],
  E89: [
    'asks movement.goOn',
    'tells domain.taken the-reach',
    ['checks gold', 'checks throne', 'checks army', 'checks refused', 'checks options'],
  ],
};

const events: Carriers = {
  '18.1': [
    ['refuses prerequisite-missing', 'refuses must-start-a-battle'],
    ['checks refused assault-by-sea', 'does march-battle.move'],
  ],
  '18.2': [['does direct-move-battle.move', 'does hero-led-direct-move.move'], 'refuses needs-three-castles'],
  '18.3': [['does relocate-hero.arrive', 'checks refused faith-militant-returns']],
  '18.4': ['does recruit-free.recruit', 'asks recruit.deploy'],
  '18.6': ['does whisper-then-event.event', 'checks refused lone-wolf'],
  '18.7': ['tells points.gained trial-by-combat'],
  '18.8': ['does capture-single-token.move', ['checks refused', 'checks notTold battle.started']],
  '18.9': ['does tax-the-throne.tax', 'checks gold stark'],
  '18.13': ['does long-sail.sail', 'checks gold lannister'],
  '18.17': [['does recruit-extended.recruit', 'does recruit-fixed-price.recruit'], 'asks recruit.deploy'],
  '18.18': ['does plot-free.plot', 'checks allies'],
  '18.19': [
    ['checks asked trade-ally-token.takeTokens', 'does multi-whisper.whisper'],
    ['asks event.giveUpToken', 'tells deck.shuffled'],
  ],
  '18.20': [
    [
      'refuses not-enough-gold',
      'answers trade-ally-token.takeTokens tully',
      'tells event.played a-loyal-squire',
    ],
    ['checks refused vendetta', 'checks discard', 'checks allies'],
  ],
  '18.21': ['asks return-opponent-ally-tokens.sendBack', 'checks notAsked stark'],
  '18.22': ['answers recruit.deploy done', 'checks offered'],
  '18.29': ['tells event.played critical-battle', ['checks strength', 'checks lines']],
  '18.30': [
    ['rule 18.30', 'does relocate-hero.occupantsRetreat'],
    ['tells units.retreated', 'checks notTold units.retreated', 'checks options'],
  ],
  '18.31': [
    ['checks refused a-secret-heir', 'checks refused a-betrayers-gift'],
    ['refuses prerequisite-missing', 'refuses no-usable-shield'],
  ],
  E44: [['does hero-card-drill.drill', 'checks refused instruction-in-swords']],
  E45: ['tells unit.eliminated tully-1', 'checks pool tully'],
  E46: ['asks eliminate-token.eliminate', 'checks refused eddard-stark@winterfell'],
  E47: ['refuses prerequisite-missing', 'checks refused kingslayer'],
  E48: ['asks eliminate-and-rout.chooseDomain', ['checks unoccupied', 'checks options']],
  E49: [
    'does relocate-hero.arrive',
    'tells event.played faith-militant-returns',
    'checks army casterly-rock',
  ],
  E50: ['tells event.played forced-march', 'refuses too-far', 'checks strength'],
  E51: ['tells event.played assault-by-sea', 'does direct-move-battle.move', 'checks strength'],
  E52: [['does single-combat.move', 'checks refused trial-by-combat'], 'checks refused'],
  E53: [['does hero-duel.move', 'checks refused oberyn-martell']],
  E54: ['does hero-led-direct-move.move', ['checks army', 'checks gold']],
  E55: [['asks buy-vp.buy', 'checks refused safe-passage']],
  E56: ['does sell-ally-tokens.gainPoints', 'checks score'],
  E57: ['does gold-per-alliance.gainGold', 'checks gold'],
  E58: ['does gold-per-domain.gainGold', 'checks gold'],
  E97: ['does relocate-hero.arrive', 'checks castle castle-black', 'checks unoccupied starfall'],
  E98: ['does movement.capture', 'tells ally-token.captured tyrell', 'checks allies'],
  E99: ['does hero-led-direct-move.move', 'checks gold greyjoy', 'tells battle.started hornwood'],
};

export const CARRIERS: Carriers = {
  ...general,
  ...battles,
  ...retreats,
  ...kingsLanding,
  ...finalUnits,
  ...alliances,
  ...moneyAndCards,
  ...movement,
  ...events,
};
