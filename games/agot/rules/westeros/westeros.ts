// §4 The Westeros phase.

import { look, type Sub } from '@three-thrones/kernel';
import { tables, westerosCard as cardOf, westerosDecks } from '../../data/data.ts';
import { type TrackId, TRACKS, type WesterosId } from '../../data/ids.ts';
import type { Table } from '../facts.ts';
import { ask, call, flow, go, step } from '../kit.ts';
import { type Ban, turnOrder, type World } from '../state.ts';
import { gainFromMap } from './income.ts';

export const westeros = flow('westeros', [
  // 4.2 All three lie open before the first choice is made (4.4)
  step('draw', (w, _a, table) => {
    for (const deck of westerosDecks.keys()) w.drawn[deck] = drawFrom(w, table, deck);
    table.tell('westeros.drawn', { cards: [...w.drawn] });
  }),
  // 4.3 Icons left over at 12 are lost
  step('icons', (w, a, table) => {
    const icons = w.drawn.reduce((sum, id, deck) => sum + cardOf(deck, id).wildlingIcons, 0);
    if (icons === 0) return;
    const { perIcon, attackAt } = tables.wildlings;
    w.threat = Math.min(attackAt, w.threat + icons * perIcon);
    table.tell('threat.rose', { icons, threat: w.threat });
    if (w.threat === attackAt) a.attack = true;
  }),
  call('attack', (w, a) => (a.attack ? go('wildlings', { strength: w.threat }) : undefined)),
  call('deckI', () => go('westerosCard', { deck: 0 })),
  call('deckII', () => go('westerosCard', { deck: 1 })),
  call('deckIII', () => go('westerosCard', { deck: 2 })),
]);

/** R2 Winter Is Coming is handled while drawing: the whole deck is shuffled, and drawn from again. */
function drawFrom(w: World, table: Table, deck: number): WesterosId {
  const last = w.drawn[deck];
  if (last) w.westerosDiscards[deck]!.push(last);
  for (;;) {
    const cards = look(w.westeros[deck]!);
    const top = cards.shift()!;
    if (cardOf(deck, top).effect !== 'reshuffle-deck-and-redraw') return top;
    const all = [...cards, top, ...w.westerosDiscards[deck]!];
    w.westeros[deck]!.secret = table.random.shuffle(all);
    w.westerosDiscards[deck] = [];
    table.tell('westeros.winter', { deck });
  }
}

/** Who chooses, where a card gives a choice: the holder of a token when the card is carried out (R95). */
const CHOOSERS: readonly TrackId[] = ['iron-throne', 'kings-court', 'fiefdoms'];

/** 4.4 One card, completely. */
export const westerosCard = flow('westerosCard', [
  ask('choose', {
    openly: true,
    rule: 'R95',
    about: (_w, { deck }) => ({ deck }),
    who: (w, a) => (shown(w, a.deck).effect === 'choice' ? w.holders[CHOOSERS[a.deck]!] : undefined),
    options: (w, a) => shown(w, a.deck).options,
    resolve: (w, a, effect, table, house) => {
      a.effect = effect;
      table.tell('westeros.chosen', { deck: a.deck, card: w.drawn[a.deck]!, house, effect });
    },
  }),
  step('now', (w, a, table) => {
    const { effect, isChoice } = effectOf(w, a);
    if (effect === 'gain-power-from-icons')
      gainFromMap(w, table, !isChoice || w.switches.darkWingsCountsPorts);
    else if (effect.startsWith('forbid:')) forbid(w, table, effect.slice('forbid:'.length));
  }),
  call('carryOut', (w, a): Sub | undefined => {
    switch (effectOf(w, a).effect) {
      case 'supply':
        return go('supply', { waiting: [...turnOrder(w)] });
      case 'mustering':
        return go('mustering', { waiting: [...turnOrder(w)] });
      case 'bid-influence-tracks':
        return go('clash', { tracks: [...TRACKS] });
      case 'wildling-attack':
        return go('wildlings', { strength: w.threat });
      default:
        return undefined;
    }
  }),
]);

function shown(w: World, deck: number) {
  return cardOf(deck, w.drawn[deck]!);
}

function effectOf(w: World, { deck, effect }: { deck: number; effect?: string }) {
  return effect === undefined
    ? { effect: shown(w, deck).effect, isChoice: false }
    : { effect, isChoice: true };
}

/** 4.5 */
function forbid(w: World, table: Table, what: string): void {
  const ban = (what === 'consolidate-power' ? 'consolidate' : what) as Ban;
  w.bans.push(ban);
  table.tell('orders.banned', { ban });
}
