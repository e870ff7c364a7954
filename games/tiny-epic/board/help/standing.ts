// What scores, and how much of it a player has now. Everything is asked of the rules' queries.

import { type StandingLine, standingLines } from '@three-thrones/game-kit/board/help.ts';
import type { Eye, View } from '@three-thrones/kernel';
import { formatNumber, formatSigned } from '@three-thrones/ui/i18n/index.ts';
import { tables } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import {
  alliesOf,
  castles,
  income,
  objectivesOf,
  scoringRounds,
  tally,
  throneHolder,
  TREATY,
  type World,
} from '../../rules/queries.ts';
import { objectiveLine } from '../words/objectives.ts';
import { leaders } from '../words/race.ts';
import { house, houses, say } from '../words/names.ts';
import { helpWords } from './words.ts';

const line = standingLines((term) => say(`term.${term}`));

export function standing({ world }: View<World>, eye: Eye): readonly StandingLine[] {
  if (world.coop) return ofTreaty(world, eye);
  return world.players[eye] ? ofPlayer(world, eye as HouseId) : ofAll(world);
}

function ofPlayer(w: World, seat: HouseId): readonly StandingLine[] {
  const { score } = w.players[seat]!;
  const points = tally(w, seat);
  const allies = alliesOf(w, seat);
  const held = say('castles.count', { n: castles(w, seat) });
  return [
    line('victory-point', 'score', '16.1', [place(w, seat)], pointWords(score)),
    ...nextScoring(w),
    line(
      ...(['castle', 'castle-scoring', '15.1'] as const),
      [held, say('about.castle-scoring')],
      pointWords(points.castles),
    ),
    line('order-star', 'objective', '15.2', objectives(w, seat), pointWords(points.objectives)),
    line(
      ...(['truce', 'alliance', '15.3'] as const),
      [allies.length > 0 ? houses(allies) : say('about.ally-pool')],
      pointWords(points.alliances),
    ),
    line('hostility', 'battle', '6.8', [helpWords.t('now.battles')], formatSigned(1)),
    line(
      ...(['gold', 'collect-taxes', '13.1'] as const),
      [say('about.collect-taxes')],
      helpWords.t('now.gold', { n: income(w, seat) }),
    ),
    line('iron-throne', 'iron-throne', '8.1', [throne(w, seat)]),
    ...(w.mode === 'solo' ? ofAutomaton('rival', '20.1') : []),
  ];
}

/** What is different against the Rival, or with a Teammate. */
function ofAutomaton(who: 'rival' | 'teammate', rule: string): readonly StandingLine[] {
  return [
    line('leader', who, rule, [say(`about.${who}`), say('about.rival-card')]),
    line('lock', 'blocked-slot', '20.5', [say('about.blocked-slot')]),
  ];
}

/** §21 What counts where all play together, and against whom. */
function ofTreaty(w: World, eye: Eye): readonly StandingLine[] {
  const { treaty, nightKing, walkers } = w.coop!;
  const points = tally(w, TREATY);
  const allies = alliesOf(w, TREATY);
  return [
    line('victory-point', 'treaty', '21.23', [say('about.treaty')], pointWords(treaty.score)),
    line('white-walker', 'night-king', '21.9', [say('about.night-king')], pointWords(nightKing.score)),
    line('skull', 'white-walker', '21.10', [say('about.white-walker')], formatNumber(walkers.length)),
    ...nextScoring(w),
    line(
      ...(['castle', 'treaty-mat', '21.16'] as const),
      [say('castles.count', { n: castles(w, TREATY) })],
      pointWords(points.castles),
    ),
    line(
      ...(['order-star', 'objective', '21.16'] as const),
      w.players[eye] ? objectives(w, eye as HouseId) : [],
      pointWords(points.objectives),
    ),
    line(
      ...(['truce', 'alliance', '21.14'] as const),
      [allies.length > 0 ? houses(allies) : say('about.terror-pool')],
      pointWords(points.alliances),
    ),
    line(
      ...(['gold', 'collect-taxes', '21.15'] as const),
      [say('about.collect-taxes')],
      helpWords.t('now.gold', { n: income(w, TREATY) }),
    ),
    line('raven', 'ranger-card', '21.4', [say('about.ranger-card')]),
    line('search', 'exploration-token', '21.5', [say('about.exploration-token')]),
    ...(w.rival ? ofAutomaton('teammate', '22.1') : []),
  ];
}

function ofAll(w: World): readonly StandingLine[] {
  const scores = w.order.map((seat) => `${house(seat)} ${formatNumber(w.players[seat]!.score)}`);
  return [line('victory-point', 'score', '16.1', scores), ...nextScoring(w)];
}

function pointWords(n: number): string {
  return helpWords.t('now.points', { n });
}

function place(w: World, seat: HouseId): string {
  const { ahead, most } = leaders(w);
  if (!ahead.includes(seat)) return helpWords.t('now.behind', { house: houses(ahead), most });
  return helpWords.t(ahead.length > 1 ? 'now.level' : 'now.leads');
}

function nextScoring(w: World): readonly StandingLine[] {
  const next = scoringRounds(w).scoringAfterRounds.find((round) => round >= w.round);
  if (next === undefined) return [];
  const left = helpWords.t('now.left', { n: next - w.round });
  return [line('clock', 'scoring-phase', '15', [left], helpWords.t('now.after', { round: next }))];
}

function objectives(w: World, seat: HouseId): readonly string[] {
  return objectivesOf(w, seat).map(({ objective, holds }) =>
    helpWords.t(holds ? 'now.met' : 'now.open', { line: objectiveLine(objective) }),
  );
}

function throne(w: World, seat: HouseId): string {
  const holder = throneHolder(w);
  if (holder === seat) return helpWords.t('now.throne.mine');
  if (holder !== undefined) return helpWords.t('now.throne.of', { house: house(holder) });
  return helpWords.t('now.throne.free', { n: tables.limits.castlesForKingsLanding });
}
