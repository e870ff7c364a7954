// §20.6, §29.1 The Rival's turn: a die, a card, two actions; then its person may follow the die.

import { look, type Sub } from '@three-thrones/kernel';
import { ACTIONS, type ActionId } from '../../data/ids.ts';
import { partnerOf, rivalCard } from '../../data/solo.ts';
import { mayTeammateExplore, teammateExplores } from '../coop/teammate/explores.ts';
import type { Table } from '../facts.ts';
import { call, flow, go, step } from '../kit.ts';
import type { World } from '../state.ts';
import type { RivalOccasion } from './flow-args.ts';
import { automatonOf } from './rival.ts';

export const rivalTurn = flow('rivalTurn', [
  step('roll', (w, a, table) => {
    const rival = w.rival!;
    const die = table.random.pick(ACTIONS);
    a.die = die;
    rival.dice.push(die);
    table.tell('rival.rolled', { ...automatonOf(w), die, slot: rival.dice.length });
  }),
  step('reveal', (w, a, table) => {
    const rival = w.rival!;
    if (rival.card) rival.gone.push(rival.card);
    const next = look(rival.deck).shift()!;
    rival.card = next;
    const second = a.die!;
    table.tell('rival.card', {
      seat: rival.seat,
      card: next,
      first: partnerOf(rivalCard(next), second),
      second,
    });
  }),
  call('firstAction', (w, a, table) => act(w, table, partnerOf(rivalCard(w.rival!.card!), a.die!), 'first')),
  call('exploreAfterFirst', teammateExplores, mayTeammateExplore),
  call('secondAction', (w, a, table) => act(w, table, a.die!, 'second')),
  call('exploreAfterSecond', teammateExplores, mayTeammateExplore),
  // §20.6 Never the first action; E103: without a die or a slot
  call('follow', (w, a) => go('action', { seat: w.rival!.person, action: a.die!, as: 'follow' })),
]);

function act(w: World, table: Table, action: ActionId, as: RivalOccasion): Sub {
  const { card } = w.rival!;
  table.tell('rival.action', { ...automatonOf(w), action, as });
  switch (action) {
    case 'recruit':
      return go('rivalRecruit', { card: card! });
    case 'march':
    case 'sail':
      return go('rivalMove', { card: card!, move: action });
    case 'plot':
      return go('rivalPlot', { cards: 1 });
    case 'whisper':
    case 'event':
      return go('rivalSpecial', { card: card! });
  }
}
