// §21.3 Six rounds against the Night King: the Ranger card, the players' turns with Evoke Terror, alliances and terror, taxes.

import { tables } from '../../data/data.ts';
import type { HouseId } from '../../data/ids.ts';
import { RIVAL_CARDS, type RivalCardId } from '../../data/solo.ts';
import type { Talk } from '../dialogue.ts';
import { CHANGES, NIGHT_CHANGES, type TreatyChange } from '../prompts.ts';
import { changeAllies, firstNotes, forgetOthers, forgetUnits, type Notes } from '../rival/notes.ts';
import { teammateTurn } from '../teammate/turn.ts';
import { evokeTerror, type Night, secondAttack } from './attack.ts';
import { heardNight, walkersInTerror, walkersOnMap } from './heard.ts';
import {
  firstNightNotes,
  forgetOccupants,
  forgetTokens,
  forgetWalkers,
  type KingSetup,
  type NightNotes,
} from './notes.ts';
import { placeAll, ranger } from './ranger.ts';

export const NIGHT_ROUNDS = tables.rounds.cooperative;

/** Whose turns a round has: the players', or in turn a single player's and the Teammate's (§22.2). */
export function turnsOf({ seats, teammate }: KingSetup): readonly HouseId[] {
  if (teammate === undefined) return seats;
  return Array.from({ length: TEAMMATE_TURNS }, () => [...seats, teammate]).flat();
}

const TEAMMATE_TURNS = tables.dice.solo.rival;

export function kingGame(setup: KingSetup, talk: Talk): void {
  const notes = firstNightNotes(setup);
  const friend = firstFriend(setup);
  const night: Night = {
    ...{ talk, notes, reads: heardNight(talk, notes), placeAll },
    ...(friend && { onRetreat: () => forgetUnits(friend.notes) }),
  };
  const turns = turnsOf(setup);
  for (let round = 1; round <= NIGHT_ROUNDS.rounds; round++) {
    talk.at({ round, turn: 0 });
    if (!ranger(night, round)) return;
    for (let turn = 1; turn <= turns.length; turn++) {
      talk.at({ round, turn });
      const isTeammate = friend !== undefined && turn % 2 === 0;
      if (isTeammate && !actTeammate(night, friend, turn / 2)) return;
      if (!treatyTurn(night, friend, turn, isTeammate)) return;
    }
    talk.at({ round, turn: turns.length + 1 });
    endRound(night, friend, round);
  }
}

/** What the companion knows of the Teammate. */
interface FriendAtTable {
  readonly notes: Notes;
  deck: readonly RivalCardId[];
}

function firstFriend({ seats, mats, teammate }: KingSetup): FriendAtTable | undefined {
  const [person] = seats;
  if (teammate === undefined || person === undefined) return undefined;
  return { notes: firstNotes({ rival: teammate, person, mats, allies: [] }), deck: RIVAL_CARDS };
}

/** Whether the game goes on. */
function actTeammate({ talk, notes: night }: Night, friend: FriendAtTable, slot: number): boolean {
  const { notes, deck } = friend;
  const card = teammateTurn({
    ...{ talk, notes, night, deck, slot },
    changes: () => changesOf(night, true),
    changed: (what) => change(talk, night, friend, what),
  });
  friend.deck = deck.filter((id) => id !== card);
  return !night.isBeaten;
}

/** §30.2 A turn with its follows, then Evoke Terror, then in the second phase his additional attack. */
function treatyTurn(
  night: Night,
  friend: FriendAtTable | undefined,
  turn: number,
  isTeammate: boolean,
): boolean {
  const { talk, notes } = night;
  const options = changesOf(notes, friend !== undefined);
  change(talk, notes, friend, talk.ask('treaty-turn', { turn, isTeammate }, options));
  evokeTerror(night);
  return !notes.isSecondPhase || secondAttack(night);
}

function changesOf({ wall, isSecondPhase }: NightNotes, hasTeammate: boolean): TreatyChange[] {
  const ofNight = NIGHT_CHANGES.filter((one) => one !== 'glass' || (!wall && !isSecondPhase));
  return hasTeammate ? [...ofNight, ...CHANGES] : ofNight;
}

/** What others have done, as far as it is told. */
function change(
  talk: Talk,
  notes: NightNotes,
  friend: FriendAtTable | undefined,
  changed: readonly TreatyChange[],
): void {
  forgetOccupants(notes);
  if (changed.includes('walkers')) forgetWalkers(notes);
  if (changed.includes('tokens')) forgetTokens(notes);
  if (changed.includes('glass')) notes.isSecondPhase = true;
  if (!friend) return;
  forgetOthers(friend.notes);
  if (changed.includes('units')) forgetUnits(friend.notes);
  if (changed.includes('allies')) askAllies(talk, friend);
}

/** §28 Whoever leaves the Treaty parts from its units, which may have to go elsewhere. */
function askAllies(talk: Talk, { notes }: FriendAtTable): void {
  const before = notes.allies;
  changeAllies(notes, talk.ask('allies', { before }, notes.setup.mats));
  if (before.some((id) => !notes.allies.includes(id))) forgetUnits(notes);
}

/** White Walkers of the Terror Pool that cost the Treaty one token (§21.14). */
const WALKERS_PER_TOKEN = 2;

function hasBottomDice({ seats }: KingSetup): boolean {
  const slots: Readonly<Record<string, number>> = tables.dice.bottomSlots;
  return (slots[seats.length] ?? 0) > 0;
}

/** §30.3-30.5 */
function endRound({ talk, notes }: Night, friend: FriendAtTable | undefined, round: number): void {
  // §2.6 With two or three players there are dice that everybody uses after the last turn
  if (hasBottomDice(notes.setup))
    change(talk, notes, friend, talk.ask('bottom-dice', {}, changesOf(notes, false)));
  const walkers = walkersInTerror(talk, notes);
  if (walkers > 0)
    talk.tell({ does: 'terror-toll', walkers, tokens: Math.floor(walkers / WALKERS_PER_TOKEN) });
  if (notes.pool !== undefined) notes.pool += walkers;
  notes.terror = 0;
  talk.tell({ does: 'compare' });
  if (friend) {
    talk.show();
    askAllies(talk, friend);
  }
  talk.tell({ does: 'cull-both' });
  talk.tell({ does: 'treaty-taxes' });
  const points = walkersOnMap(talk, notes);
  if (points > 0) talk.tell({ does: 'king-points', points });
  talk.tell({ does: friend ? 'coins' : 'hand' });
  if (NIGHT_ROUNDS.scoringAfterRounds.includes(round)) talk.tell({ does: 'treaty-scoring' });
  if (round === NIGHT_ROUNDS.rounds) talk.tell({ does: 'lost' });
  talk.show();
  forgetOccupants(notes);
}
