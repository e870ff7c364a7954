// The one question in words, and whom we wait for.

import type { Decision, View } from '@three-thrones/kernel';
import type { Asked } from '@three-thrones/protocol';
import { tables } from '@three-thrones/tiny-epic/data/data.ts';
import type { World } from '@three-thrones/tiny-epic/queries';
import type { Values } from '../../../i18n/index.ts';
import { activeSeat, cardInPlay, type Notes, notes } from './frames.ts';
import { action, cardName, hasWords, house, housed, placed, placeForms, say, t, units } from './names.ts';

interface Question {
  /** The variant of the title, and of the line under it. */
  readonly title?: string;
  readonly detail?: string;
  readonly values?: Values;
}

export function prompt(decision: Decision, view: View<World>): { title: string; detail?: string } {
  const { kind } = decision;
  const base = hasWords(`prompt.${kind}`) ? `prompt.${kind}` : `prompt.${kind.split('.')[1]}`;
  const { title = '', detail = '', values = {} } = question(decision, view);
  const all = { ...common(decision, view), ...values };
  const detailKey = `${base}${detail}.detail`;
  return {
    title: say(`${base}${title}`, all),
    ...(hasWords(detailKey) && { detail: say(detailKey, all) }),
  };
}

/** What most questions speak of. */
function common(decision: Decision, view: View<World>): Values {
  const card = cardInPlay(view);
  const { gold = 0 } = view.world.players[decision.seat] ?? {};
  return { gold, ...(card && { card: cardName(card) }) };
}

function question(decision: Decision, view: View<World>): Question {
  const a = notes(view);
  const { world } = view;
  switch (decision.kind) {
    case 'draft.takeDie':
      return a.queue?.[0]?.into === 'bottom' ? { title: '.bottom', detail: '.bottom' } : {};
    case 'turn.placeDie':
      return isLastTurn(world, decision.seat) ? { detail: '.last' } : {};
    case 'action.perform':
      return {
        detail: `.${a.as}`,
        values: { action: action(a.action!), house: house(activeSeat(view) ?? world.handOfTheKing) },
      };
    case 'recruit.deploy':
      return { ...(a.free && { detail: '.free' }), values: { n: a.left ?? 0 } };
    case 'plot.chooseCard':
      return a.free ? { detail: '.free' } : {};
    case 'battle.attackerCard':
    case 'battle.defenderCard':
      return {
        values: { in: placed(world.battle!.domain, 'in'), house: house(world.battle!.attacker) },
      };
    case 'battle.defenderRetreat':
    case 'battle.attackerRetreat': {
      const variant = world.battle!.retreated ? { title: '.left', detail: '.left' } : {};
      return { ...variant, values: { in: placed(world.battle!.domain, 'in') } };
    }
    case 'loss.chooseLoss': {
      const { domain, loser } = world.battle!;
      const variant = loser === decision.seat ? {} : { title: '.other', detail: '.other' };
      return { ...variant, values: { in: placed(domain, 'in'), house: house(loser!) } };
    }
    case 'retreat.chooseTarget':
      return {
        values: { house: house(world.retreating!.side), ...placeForms(world.retreating!.from) },
      };
    case 'refuge.chooseRefuge':
    case 'leaveShared.chooseGroup':
      return { values: housed({ house: a.house! }) };
    case 'buy-ally-tokens.buy':
      return { values: { n: decision.max } };
    case 'sell-ally-tokens.giveUpToken':
      return { values: { n: a.count ?? 0 } };
    case 'swap-ally-token.giveToken':
    case 'swap-ally-token.takeToken':
      return { values: housed({ house: a.owner! }) };
    case 'multi-march.perform': // by the first rules both Marches were asked for here
      return { values: { n: (a.count ?? 0) + 1 } };
    case 'multi-march.performAgain':
      return { values: { n: 2 } };
    case 'converge-battle.callUnit':
      return { values: placeForms(a.domain!) };
    case 'eliminate-and-rout.eliminate':
      return { values: { in: placed(a.domain!, 'in') } };
    default:
      return decision.kind.startsWith('movement.') ? movement(decision, view, a) : {};
  }
}

function movement({ kind }: Decision, view: View<World>, a: Notes): Question {
  const card = cardInPlay(view);
  const { mode = 'march' } = a;
  const what = card ? cardName(card) : action(mode);
  if (kind === 'movement.chooseOrigin')
    return { detail: `.${mode}`, values: { action: what, n: a.range ?? tables.limits.sailCards } };
  if (kind === 'movement.chooseArmy') return { values: { action: what, in: placed(a.origin!, 'in') } };
  const { at, force } = view.world.army!;
  return {
    values: { action: what, from: placed(at, 'from'), in: placed(at, 'in'), units: units(view.world, force) },
  };
}

/** After the last turn of a round no die is handed on. */
function isLastTurn(w: World, seat: string): boolean {
  const next = w.order[(w.order.indexOf(seat) + 1) % w.order.length];
  return next === w.handOfTheKing;
}

/** Most kinds of questions are one activity to those who wait. */
const ACTIVITIES: readonly [start: string, key: string][] = [
  ['recruit', 'waits.recruit'],
  ['movement', 'waits.movement'],
  ['whisper', 'waits.whisper'],
  ['plot', 'waits.plot'],
  ['loss', 'waits.loss'],
  ['retreat', 'waits.retreat'],
  ['refuge', 'waits.retreat'],
  ['leaveShared', 'waits.alliance'],
];

export function waits(asked: Asked): string {
  const values = { house: house(asked.seat) };
  if (asked.answered) return t('waits.answered', values);
  const own = `waits.${asked.kind}`;
  if (hasWords(own)) return say(own, values);
  const flow = asked.kind.split('.')[0];
  return say(ACTIVITIES.find(([start]) => start === flow)?.[1] ?? 'waits.event', values);
}
