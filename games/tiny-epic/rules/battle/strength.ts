// §6.6-6.7 and §26.8 Strength, line by line.

import { coopTables } from '../../data/coop.ts';
import { card, domain, tables } from '../../data/data.ts';
import type { CardId, DomainId } from '../../data/ids.ts';
import { enemyAt, isEnemy } from '../coop/state.ts';
import { enemyConscripts, enemyLines } from '../coop/strength.ts';
import { teammateLines } from '../coop/teammate/strength.ts';
import { geographyOf } from '../geography.ts';
import { heroOf, isRival, type Rival } from '../solo/rival.ts';
import { rivalLines } from '../solo/strength.ts';
import { type Battle, type BattleTerms, type Force, sideFor, sideOf, type World } from '../state.ts';
import type { Line, Side } from './lines.ts';

/** Everything that counts for a side, from the table as it is. */
export function strengthOf(w: World, battle: Battle, side: Side): Line[] {
  const fighter = battle[side];
  if (w.coop !== undefined && isEnemy(fighter))
    return enemyLines(w, fighter, battle.domain, battle.cards[side].up);
  const lines =
    side === 'attacker'
      ? attackLines(w, w.army!.force, battle.terms, battle.domain)
      : defenceLines(w, battle.domain, isEnemy(battle.attacker) ? battle.terms.heroStrength : undefined);
  if (isRival(w, battle[side])) {
    const force = side === 'attacker' ? w.army!.force : w.map[battle.domain];
    lines.push(
      ...(w.coop === undefined
        ? rivalLines(w.rival!, force, side, battle.domain)
        : teammateLines(w, battle, side, force)),
    );
  }
  const beside = w.players[battle[side]]?.beside;
  if (beside) lines.push(...companionLines(beside));
  // §21.12 Whoever came upon Dragon Glass defends, with what an Event gives to its battle
  if (side === 'defender' && isEnemy(battle.attacker)) lines.push(...eventLines(battle.terms, battle.domain));
  for (const id of battle.cards[side].up) {
    const { type, strength } = card(id).battle;
    if (type === 'strength') lines.push({ what: 'card', strength, card: id });
    if (type === 'conscripts') {
      lines.push({ what: 'conscripts', strength: conscripts(w, battle[side], battle.domain), card: id });
    }
  }
  return lines;
}

/** §18.10 Cards that stay beside a mat help in every battle of their owner. */
export function companionLines(beside: readonly CardId[]): Line[] {
  return beside.map((id) => ({ what: 'companion', strength: card(id).event.params.bonus ?? 0, card: id }));
}

/** An attacking army before any card. */
export function attackLines(
  w: { readonly rival?: Pick<Rival, 'seat'> | undefined },
  force: Force,
  terms: BattleTerms,
  at: DomainId,
): Line[] {
  const lines = unitLines(force, terms.heroStrength ?? tables.strength.hero, w.rival);
  lines.push(...eventLines(terms, at));
  return lines;
}

function eventLines({ bonus = 0, bonusAt }: BattleTerms, at: DomainId): Line[] {
  const event = bonus + (bonusAt?.kinds.includes(domain(at).kind) ? bonusAt.bonus : 0);
  return event > 0 ? [{ what: 'event', strength: event }] : [];
}

/** Those who stand in a domain before any card. Whoever defends there holds its castle or the Throne. */
export function defenceLines(w: World, at: DomainId, hero: number = tables.strength.hero): Line[] {
  const enemy = w.coop && w.map[at].length === 0 ? enemyAt(w.coop, at) : undefined;
  if (enemy) return enemyLines(w, enemy, at, []);
  const lines = unitLines(w.map[at], hero, w.rival);
  const { kind } = domain(at);
  if (kind === 'castle') lines.push({ what: 'castle', strength: tables.strength.castleForDefender });
  if (kind === 'kings-landing')
    lines.push({ what: 'throne', strength: tables.strength.ironThroneForDefender });
  if (w.coop?.terrified.some((id) => id === w.map[at][0]?.house))
    lines.push({ what: 'terrified', strength: coopTables.terrifiedBonus });
  return lines;
}

function unitLines(force: Force, hero: number, rival: Pick<Rival, 'seat'> | undefined): Line[] {
  let tokens = 0;
  let heroes = 0;
  let strength = 0;
  let dragons = 0;
  for (const stack of force) {
    tokens += stack.tokens;
    if (stack.dragons) dragons += stack.dragons.length;
    if (!stack.hero) continue;
    heroes++;
    strength += rival?.seat === stack.house ? heroOf(rival).strength : hero; // §20.13
  }
  const lines: Line[] = [];
  if (tokens > 0)
    lines.push({ what: 'tokens', count: tokens, strength: tokens * tables.strength.powerToken });
  if (heroes > 0) lines.push({ what: 'heroes', count: heroes, strength });
  if (dragons > 0) lines.push({ what: 'dragons', count: dragons, strength: dragons * hero }); // §23.5
  return lines;
}

/** §6.7 Units of the same side next to the battle; E15: an unallied house counts only its own. */
export function conscripts(w: World, fighter: string, at: DomainId): number {
  if (isEnemy(fighter)) return fighter === 'night-king' ? 0 : enemyConscripts(w, at);
  const side = sideFor(w, fighter);
  let strength = 0;
  for (const next of geographyOf(w).neighbours(at)) {
    for (const { house, tokens, hero, dragons } of w.map[next]) {
      if (sideOf(w, house) !== side) continue;
      strength += tokens * tables.strength.conscriptToken + (hero ? tables.strength.conscriptHero : 0);
      if (dragons) strength += dragons.length * tables.dragons.dragonStrength;
    }
  }
  return strength;
}
