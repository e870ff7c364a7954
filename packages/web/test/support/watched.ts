// What nobody may miss who watches: fights, alliances, points, cards that are played, orders that are carried out.

/** Kinds of facts, by game. */
export const WATCHED: Readonly<Record<string, readonly string[]>> = {
  'tiny-epic': [
    ...['battle.started', 'battle.retreat', 'battle.decided', 'unit.eliminated', 'units.retreated'],
    ...['alliance.taken', 'alliance.lapsed', 'throne.lost'],
    ...['scoring.tally', 'points.gained', 'points.lost', 'vengeance.taken', 'vengeance.removed'],
    ...['plot.played', 'event.played'],
    ...['round.began', 'dice.rolled', 'die.placed', 'army.moved'],
    ...['dragon.egg-placed', 'dragon.hatched'],
    ...['rival.rolled', 'rival.card', 'rival.plot', 'rival.special', 'rival.action'],
    ...['ranger.revealed', 'token.revealed', 'walker.added', 'king.moved', 'king.routed', 'king.destroyed'],
    ...['king.throne', 'king.beaten', 'wall.fell', 'dragon.came', 'dragon.beaten', 'terror.evoked'],
    ...['terror.terrified', 'terror.calmed'],
  ],
  agot: [
    ...['combat.began', 'support.declared', 'cards.revealed', 'card.used', 'blade.used', 'combat.decided'],
    ...['neutral.beaten', 'units.retreated'],
    ...['round.began', 'westeros.drawn', 'westeros.chosen', 'bids.revealed', 'track.filled', 'track.moved'],
    ...['wildlings.attack', 'wildlings.result', 'wildlings.card', 'wildlings.chosen', 'supply.set'],
    ...['orders.revealed', 'order.swapped', 'order.raided', 'march.declared', 'units.moved'],
    ...['consolidate.resolved', 'unit.mustered', 'unit.upgraded', 'game.won'],
  ],
  'iron-throne': [
    ...['cards.revealed', 'clash.decided', 'card.used', 'ability.used', 'cards.swapped'],
    ...['deal.proposed', 'deal.recorded', 'deal.carried-out', 'answer.untrue'],
    ...['influence.spread', 'influence.returned', 'character.died', 'character.revived', 'power.left'],
    ...['hostage.taken', 'hostage.released', 'hostage.tortured'],
    ...['round.began', 'leaders.shown', 'event.shown', 'defender.named', 'support.joined', 'game.won'],
  ],
};

const SCORED = ['scoring.tally', 'points.gained', 'vengeance.taken', 'vengeance.removed'];

/** What the board draws of a beat besides what it is mainly about: by game and main fact. */
export const DRAWN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'tiny-epic': {
    ...Object.fromEntries(SCORED.map((main) => [main, SCORED])),
    'battle.decided': ['points.gained'],
    'terror.terrified': ['alliance.lapsed'],
    'terror.calmed': ['alliance.taken', 'alliance.lapsed'],
    'wall.fell': ['king.moved'],
  },
  agot: {
    'units.moved': ['march.declared', 'units.moved'],
    'neutral.beaten': ['march.declared', 'units.moved'],
    'combat.began': ['march.declared', 'units.moved'],
    'consolidate.resolved': ['consolidate.resolved'],
    'supply.set': ['supply.set'],
  },
  'iron-throne': {},
};
