// What wins, and how much of it a house has now. Everything is asked of the rules' queries.

import { type StandingLine, standingLines } from '@three-thrones/game-kit/board/help.ts';
import type { Eye, View } from '@three-thrones/kernel';
import { formatNumber } from '@three-thrones/ui/i18n/index.ts';
import { supplyLimits, tables } from '../../data/data.ts';
import { type HouseId, TRACKS } from '../../data/ids.ts';
import { armySizes, landsOf, structuresOf, type World } from '../../rules/queries.ts';
import { house, houses, say, sizes, t } from '../words/names.ts';
import { leaders } from '../words/race.ts';
import { helpWords } from './words.ts';

const line = standingLines((term) => say(`term.${term}`));

export function standing({ world }: View<World>, eye: Eye): readonly StandingLine[] {
  return world.players[eye] ? ofHouse(world, eye as HouseId) : ofAll(world);
}

function ofHouse(w: World, id: HouseId): readonly StandingLine[] {
  const { power, supply } = w.players[id]!;
  const n = structuresOf(w, id).length;
  const armies = { armies: sizes(armySizes(w, id)), limits: sizes(supplyLimits[supply]!) };
  return [
    line('castle', 'victory-areas', '3.2', [place(w, id)], of(n, tables.areasToWin)),
    round(w),
    line('stronghold', 'tiebreaker', '3.4', ties(w, id)),
    line('supply', 'supply', '5.3', [t('about.armies', armies)], formatNumber(supply)),
    line('power', 'available-power', '7.2', [helpWords.t('now.power')], formatNumber(power)),
    ...positions(w, id),
    threat(w),
  ];
}

function ofAll(w: World): readonly StandingLine[] {
  const castles = w.order.map((id) => `${house(id)} ${formatNumber(structuresOf(w, id).length)}`);
  return [line('castle', 'victory-areas', '3.2', castles), round(w), threat(w)];
}

function of(n: number, all: number): string {
  return helpWords.t('now.of', { n, all });
}

function place(w: World, id: HouseId): string {
  const { ahead, most } = leaders(w);
  if (!ahead.includes(id)) return helpWords.t('now.behind', { house: houses(ahead), most });
  return helpWords.t(ahead.length > 1 ? 'now.level' : 'now.leads');
}

function round(w: World): StandingLine {
  return line('clock', 'round', '3.3', [helpWords.t('now.rounds')], of(w.round, tables.rounds));
}

/** What is compared first where houses have equally many castles and strongholds. */
function ties(w: World, id: HouseId): readonly string[] {
  const first = w.profile === 'faq2' ? landsOf(w, id).length : undefined;
  const { supply } = w.players[id]!;
  return [
    ...(first === undefined ? [] : [`${say('tiebreak.land-areas')}: ${formatNumber(first)}`]),
    `${say('tiebreak.supply')}: ${formatNumber(supply)}`,
  ];
}

/** While the houses bid the tracks are empty. */
function positions(w: World, id: HouseId): readonly StandingLine[] {
  const [throne, fiefdoms, court] = TRACKS.map((track) => w.tracks[track].indexOf(id) + 1) as [
    number,
    number,
    number,
  ];
  if (throne === 0 || fiefdoms === 0 || court === 0) return [];
  return [line('influence', 'influence-track', '7', [t('about.positions', { throne, fiefdoms, court })])];
}

function threat({ threat: n }: World): StandingLine {
  const all = tables.wildlings.attackAt;
  return line('wildling', 'wildling-threat', '15.1', [t('term.wildling-threat.text')], of(n, all));
}
