// §6.6-6.7 and §26.8 Strength, line by line.

import { card, domain, tables } from '../../data/data.ts';
import type { DomainId } from '../../data/ids.ts';
import { type Battle, type BattleTerms, type Force, sideOf, type World } from '../state.ts';

/** The two sides of a battle. */
export type Side = 'attacker' | 'defender';

/** One line of a side's strength, for the log and for previews. */
export interface Line {
  what: 'tokens' | 'heroes' | 'castle' | 'throne' | 'card' | 'conscripts' | 'event';
  strength: number;
  /** How many units it stands for. */
  count?: number;
  card?: string;
}

export function total(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.strength, 0);
}

/** Everything that counts for a side, from the table as it is. */
export function strengthOf(w: World, battle: Battle, side: Side): Line[] {
  const lines =
    side === 'attacker'
      ? attackLines(w.army!.force, battle.terms, battle.domain)
      : defenceLines(w, battle.domain);
  for (const id of battle.cards[side].up) {
    const { type, strength } = card(id).battle;
    if (type === 'strength') lines.push({ what: 'card', strength, card: id });
    if (type === 'conscripts') {
      lines.push({ what: 'conscripts', strength: conscripts(w, battle[side], battle.domain), card: id });
    }
  }
  return lines;
}

/** An attacking army before any card. */
export function attackLines(force: Force, terms: BattleTerms, at: DomainId): Line[] {
  const lines = unitLines(force, terms.heroStrength ?? tables.strength.hero);
  const { bonus = 0, bonusAt } = terms;
  const event = bonus + (bonusAt?.kinds.includes(domain(at).kind) ? bonusAt.bonus : 0);
  if (event > 0) lines.push({ what: 'event', strength: event });
  return lines;
}

/** Those who stand in a domain before any card. Whoever defends there holds its castle or the Throne. */
export function defenceLines(w: World, at: DomainId): Line[] {
  const lines = unitLines(w.map[at], tables.strength.hero);
  const { kind } = domain(at);
  if (kind === 'castle') lines.push({ what: 'castle', strength: tables.strength.castleForDefender });
  if (kind === 'kings-landing')
    lines.push({ what: 'throne', strength: tables.strength.ironThroneForDefender });
  return lines;
}

function unitLines(force: Force, hero: number): Line[] {
  let tokens = 0;
  let heroes = 0;
  for (const stack of force) {
    tokens += stack.tokens;
    if (stack.hero) heroes++;
  }
  const lines: Line[] = [];
  if (tokens > 0)
    lines.push({ what: 'tokens', count: tokens, strength: tokens * tables.strength.powerToken });
  if (heroes > 0) lines.push({ what: 'heroes', count: heroes, strength: heroes * hero });
  return lines;
}

/** §6.7 Units of the same side next to the battle; E15: an unallied house counts only its own. */
export function conscripts(w: World, side: string, at: DomainId): number {
  let strength = 0;
  for (const next of domain(at).neighbours) {
    for (const { house, tokens, hero } of w.map[next]) {
      if (sideOf(w, house) !== side) continue;
      strength += tokens * tables.strength.conscriptToken + (hero ? tables.strength.conscriptHero : 0);
    }
  }
  return strength;
}
