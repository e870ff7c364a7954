// What happened, in words. Facts are data; a line says one of them.

import { type Eye, type Fact, type Hidden, size } from '@three-thrones/kernel';
import { type Line, total } from '@three-thrones/tiny-epic/queries';
import type { FactWords, Section } from '../../board.ts';
import type { Logged } from '../../../engine/seen.ts';
import {
  action,
  actions,
  cardName,
  cards,
  group,
  house,
  housed,
  isHouse,
  placed,
  placeForms,
  say,
  t,
  unit,
} from './names.ts';

/** What facts of this game carry; each carries only what it needs. */
interface Data {
  readonly seat?: string;
  readonly side?: string;
  readonly house?: string;
  readonly attacker?: string | readonly string[];
  readonly defender?: string | readonly string[];
  readonly winner?: string;
  readonly loser?: string;
  /** The two houses of a battle. */
  readonly sides?: readonly string[];
  readonly former?: string;
  readonly from?: string;
  readonly to?: string;
  readonly domain?: string;
  readonly die?: string;
  readonly dice?: readonly string[];
  readonly slot?: string;
  readonly into?: string;
  readonly action?: string;
  readonly as?: string;
  readonly mode?: string;
  readonly unit?: string;
  readonly units?: string;
  readonly hero?: string;
  readonly handOfTheKing?: string;
  readonly card?: string | Hidden<string>;
  readonly cards?: readonly string[] | number | Hidden<readonly string[]>;
  readonly by?: string;
  readonly attack?: readonly Line[];
  readonly defence?: readonly Line[];
  readonly round?: number;
  readonly gold?: number;
  readonly lost?: number;
  readonly points?: number;
  readonly count?: number;
  readonly reason?: string;
}

/** Repeats what other facts say already, or too small for a line. */
const SILENT = new Set([
  'alliances.counted',
  'battle.ended',
  'scoring.tally',
  'army.departed',
  'round.ended',
]);

export function fact({ fact: told }: Logged): FactWords | undefined {
  if (SILENT.has(told.kind)) return undefined;
  const data = told.data as Data;
  const owner =
    data.seat ?? data.side ?? data.winner ?? data.from ?? data.attacker ?? data.house ?? data.handOfTheKing;
  const houses = [
    data.seat,
    data.side,
    data.house,
    data.attacker,
    data.defender,
    data.from,
    data.to,
    data.former,
    data.winner,
    data.loser,
    ...(data.sides ?? []),
  ];
  return {
    text: line(told, data),
    ...(typeof owner === 'string' && isHouse(owner) && { house: owner }),
    houses: houses.filter((id): id is string => typeof id === 'string' && isHouse(id)),
  };
}

function line({ kind }: Fact, d: Data): string {
  const who = house(d.seat ?? d.side ?? d.house ?? 'arryn');
  switch (kind) {
    case 'round.began':
      return t('fact.round.began', { round: d.round ?? 0, house: house(d.handOfTheKing!) });
    case 'dice.rolled':
      return t('fact.dice.rolled', { dice: actions(d.dice!) });
    case 'dice.kept':
      return t('fact.dice.kept', { house: who, dice: actions(d.dice!) });
    case 'die.drafted':
      return say(d.into === 'bottom' ? 'fact.die.drafted.bottom' : 'fact.die.drafted', {
        house: who,
        die: action(d.die!),
      });
    case 'die.changed':
      return say(d.house === d.seat ? 'fact.die.changed.own' : 'fact.die.changed', {
        house: who,
        ...housed({ by: d.house! }),
        dice: actions(d.dice!),
      });
    case 'die.placed':
      return t('fact.die.placed', { house: who, die: action(d.die!), slot: action(d.slot!) });
    case 'die.passed':
      return t('fact.die.passed', { ...housed({ house: d.from!, to: d.to! }), die: action(d.die!) });
    case 'action.performed':
      return say(`fact.action.performed.${d.as}`, { house: who, action: action(d.action!) });
    case 'action.skipped':
      return t('fact.action.skipped', { house: who, action: action(d.action!) });
    case 'army.moved':
      return say(`fact.army.moved.${d.mode}`, {
        house: who,
        from: placed(d.from!, 'from'),
        to: placed(d.to!, 'to'),
        units: group(d.units!),
      });
    case 'domain.taken':
      return t('fact.domain.taken', { house: who, ...placeForms(d.domain!) });
    case 'unit.recruited':
      return t('fact.unit.recruited', { house: who, in: placed(d.domain!, 'in'), unit: unit(d.unit!) });
    case 'unit.eliminated':
      return t('fact.unit.eliminated', { in: placed(d.domain!, 'in'), unit: group(d.unit!) });
    case 'unit.lost':
      return t('fact.unit.lost', { house: who, in: placed(d.domain!, 'in'), unit: unit(d.unit!) });
    case 'units.retreated':
      return t('fact.units.retreated', {
        house: who,
        from: placed(d.from!, 'from'),
        to: placed(d.to!, 'to'),
        units: group(d.units!),
      });
    case 'hero.left':
      return t('fact.hero.left', { hero: cardName(d.hero!), ...placeForms(d.domain!) });
    case 'hero-card.readied':
      return t('fact.hero-card.readied', { house: who, hero: cardName(d.hero!) });
    case 'throne.lost':
      return t('fact.throne.lost', { house: who });
    case 'plot.played':
    case 'event.played':
      return say(`fact.${kind}`, { house: who, card: cardName(d.card as string) });
    case 'cards.drawn':
      return drawn(d, who);
    case 'cards.discarded':
      return discarded(d, who);
    case 'deck.shuffled':
      return t('fact.deck.shuffled', { n: d.cards as number });
    case 'gold.gained':
      return say((d.lost ?? 0) > 0 ? 'fact.gold.gained.lost' : 'fact.gold.gained', {
        house: who,
        gold: d.gold ?? 0,
        lost: d.lost ?? 0,
      });
    case 'gold.paid':
    case 'gold.cut':
      return say(`fact.${kind}`, { house: who, gold: d.gold ?? 0 });
    case 'points.gained':
      return t('fact.points.gained', {
        house: who,
        points: d.points ?? 0,
        reason: say(`points.${d.reason}`),
      });
    case 'points.lost':
      return t('fact.points.lost', { house: who, points: d.points ?? 0 });
    case 'ally-token.captured':
    case 'ally-token.taken':
    case 'ally-token.returned':
      return say(`fact.${kind}`, { house: who, n: d.count ?? 1, ...housed({ of: d.house! }) });
    case 'ally-token.passed':
      return t('fact.ally-token.passed', housed({ house: d.from!, to: d.to!, of: d.house! }));
    case 'alliance.taken':
      return say(
        d.former === undefined ? 'fact.alliance.taken' : 'fact.alliance.taken.former',
        housed({ house: d.house!, ally: d.seat!, former: d.former ?? d.seat! }),
      );
    case 'alliance.lapsed':
      return t('fact.alliance.lapsed', housed({ house: d.house!, former: d.former! }));
    case 'vengeance.taken':
      return t('fact.vengeance.taken', { house: who });
    case 'vengeance.removed':
      return t('fact.vengeance.removed');
    default:
      return kind.startsWith('battle.') ? ofBattle(kind, d, who) : kind;
  }
}

function ofBattle(kind: string, d: Data, who: string): string {
  switch (kind) {
    case 'battle.started':
      return t('fact.battle.started', {
        ...housed({ house: d.attacker as string, foe: d.defender as string }),
        in: placed(d.domain!, 'in'),
      });
    case 'battle.committed': {
      const { secret } = d.card as Hidden<string>;
      return secret === undefined
        ? t('fact.battle.committed', { house: who })
        : t('fact.battle.committed.known', { house: who, card: cardName(secret) });
    }
    case 'battle.topCard':
      return d.card === undefined
        ? t('fact.battle.topCard.none', { house: who })
        : t('fact.battle.topCard', { house: who, card: cardName(d.card as string) });
    case 'battle.revealed':
      return t('fact.battle.revealed', {
        attacker: cards(d.attacker as readonly string[]),
        defender: cards(d.defender as readonly string[]),
      });
    case 'battle.secretReplaced':
      return d.by === undefined
        ? t('fact.battle.secretReplaced.none', { house: who, card: cardName(d.card as string) })
        : t('fact.battle.secretReplaced', {
            house: who,
            card: cardName(d.card as string),
            by: cardName(d.by),
          });
    case 'battle.decided':
      return t('fact.battle.decided', { house: house(d.winner!), ...strengths(d.attack!, d.defence!) });
    default:
      return say(`fact.${kind}`, { house: who });
  }
}

/** The winner's strength first, whichever side it was on. */
function strengths(attack: readonly Line[], defence: readonly Line[]): { won: number; lost: number } {
  const [one, other] = [total(attack), total(defence)];
  return { won: Math.max(one, other), lost: Math.min(one, other) };
}

/** The own cards by name, those of others by number. */
function drawn(d: Data, who: string): string {
  const hand = d.cards as Hidden<readonly string[]>;
  return hand.secret
    ? t('fact.cards.drawn.known', { house: who, cards: cards(hand.secret) })
    : t('fact.cards.drawn', { house: who, n: size(hand) });
}

function discarded(d: Data, who: string): string {
  const given = d.cards as readonly string[];
  return given.length === 0
    ? t('fact.cards.discarded.none', { house: who })
    : t('fact.cards.discarded', { house: who, n: given.length, cards: cards(given) });
}

// The log is cut where the rulebook cuts the round.

export function section({ fact: told }: Logged, round: number): Section | undefined {
  const d = told.data as Data;
  switch (told.kind) {
    case 'round.began':
      return { key: `draft:${d.round}`, title: t('log.draft'), round: d.round ?? 0 };
    case 'die.changed':
    case 'die.placed':
      return {
        key: `turn:${round}:${d.seat}`,
        title: t('log.turn', { house: house(d.seat!) }),
        round,
        house: d.seat!,
      };
    case 'action.performed':
    case 'action.skipped':
      return d.as === 'bottom' ? { key: `bottom:${round}`, title: t('log.bottom'), round } : undefined;
    case 'alliances.counted':
      return { key: `end:${round}`, title: t('log.end-of-round'), round };
    case 'scoring.tally':
      return { key: `scoring:${round}`, title: t('log.scoring'), round };
    default:
      return undefined;
  }
}

export function sound({ fact: { kind, data } }: Logged, eye: Eye): 'battle' | 'card' | 'coin' | undefined {
  const { seat } = data as Data;
  switch (kind) {
    case 'battle.started':
    case 'battle.revealed':
      return 'battle';
    case 'event.played':
    case 'plot.played':
      return 'card';
    case 'cards.drawn':
      return seat === eye ? 'card' : undefined;
    case 'gold.gained':
      return seat === eye ? 'coin' : undefined;
    default:
      return undefined;
  }
}
