// The Rival of a game played here beside the companion's, which is told of the board only what it asks for.

import type { Deed } from '../../companion/deeds.ts';
import type { Standing } from '../../companion/dialogue.ts';
import type { About, Change, Kind, Prompt, Said } from '../../companion/prompts.ts';
import { rivalGame } from '../../companion/rival/game.ts';
import type { RivalSetup } from '../../companion/rival/notes.ts';
import { tables } from '../../data/data.ts';
import { ALL_DOMAINS, type DomainId, type HouseId } from '../../data/ids.ts';
import { boardOf } from '../../rules/solo/board.ts';
import type { BoardReads, Sought } from '../../rules/solo/reads.ts';
import { alliesOf, domainsAt, player, stackOf, type World } from '../../rules/state.ts';
import { type Done, earlier, follow, type Followed, yesNo } from './follow.ts';
import { type EngineTurn, engineTurns } from './rival-engine.ts';

/** Plays a game here and tells the companion of it, whatever it asks. */
export function followRival(
  config: object & { readonly rival: HouseId },
  seed: string,
): Followed & { turns: number } {
  const turns = engineTurns(config, seed);
  const first = turns[0]!.since;
  const { rival } = config;
  const setup: RivalSetup = {
    mode: 'solo',
    rival,
    person: first.rival!.person,
    mats: first.mats,
    allies: alliesOf(first, rival),
  };
  const turnAt = ({ place }: Standing): EngineTurn | undefined =>
    place.turn > TURNS ? undefined : turns[(place.round - 1) * TURNS_OF_RIVAL + Math.floor(place.turn / 2)];
  const followed = follow({
    script: (talk) => rivalGame(setup, talk),
    phaseAt: turnAt,
    answer: (prompt, now, next, w) => answerTo(prompt, now, next?.deed, w, turnAt(now)!),
    plainly,
    isAlike: (deed, done) => deed.does === 'token' && isEmptyPool(deed.house, done),
  });
  return { ...followed, turns: turns.length };
}

const TURNS_OF_RIVAL = tables.dice.solo.rival;
/** The last place in a round that is somebody's turn. */
const TURNS = 2 * TURNS_OF_RIVAL - 1;

/** The companion lets its person see that a Token Pool is empty; the engine looks itself. */
export function isEmptyPool(id: HouseId, done: Done): boolean {
  return (
    done.deed.does === 'no-token' && done.deed.how === 'take' && boardOf(done.world).poolTokens(id) === 0
  );
}

/** What both must agree on: of equally near targets the companion knows only the one that was named. */
export function plainly(deed: Deed): object {
  if (deed.does === 'recruit') return { does: deed.does, unit: deed.unit, at: deed.at, where: deed.where };
  if (deed.does === 'token')
    return { does: deed.does, how: deed.how, house: deed.house, shield: deed.shield };
  if (deed.does === 'no-token') return { does: deed.does, how: deed.how, shield: deed.shield };
  if (deed.does !== 'move' && deed.does !== 'stay') return deed;
  const { from, stays, row, named, verdict, next, army } = deed.plan;
  const units = army.map((stack) => `${stack.house} ${stack.tokens} ${stack.hero}`).sort();
  const by = next && { begins: next.begins, skipped: next.skipped, section: next.section };
  const to = deed.does === 'move' ? { to: deed.to, meets: deed.meets } : {};
  return { does: deed.does, move: deed.move, from, stays, row, named, verdict, ...by, units, ...to };
}

/** What somebody who looks at the table can say. */
export interface RivalLook {
  readonly prompt: Prompt;
  readonly now: Standing;
  /** What the Rival did next in the game. */
  readonly deed: Deed | undefined;
  readonly w: World;
  readonly reads: BoardReads;
  readonly turn: EngineTurn;
}

type Answers = { readonly [K in Kind]?: (about: About<K>, look: RivalLook) => Said };

const ANSWERS: Answers = {
  die: (_, { turn }) => turn.die,
  'rival-card': (_, { turn }) => turn.card,
  shields: (_, { turn, now }) => turn.plots[earlier(now, 'shields')]!,
  changed: (_, { turn }) => changesBetween(turn.since, turn.before),
  allies: (_, { turn, reads }) => alliesOf(turn.before, reads.rival),
  hero: (_, { reads }) => reads.heroDomain(),
  holder: ({ at }, { reads }) => reads.holder(at),
  protected: ({ at }, { reads }) => yesNo(reads.isProtected(at)),
  'last-unit': ({ house }, { reads }) => yesNo(reads.isLastUnit(house)),
  force: ({ at }, { w, reads }) =>
    Object.fromEntries(
      w.map[at].flatMap(({ house: id, tokens, hero }) => [
        [id, tokens],
        ...(hero && id !== reads.rival ? [[`${id}-hero`, 1]] : []),
      ]),
    ),
  domains: ({ side }, { reads }) => reads.domainsOf(side),
  nearest: ({ from, sought }, { reads, prompt, deed }) =>
    nearestIn(reads, from, sought, prompt.options, placeOf(deed)),
  castles: (_, { reads }) => yesNo(reads.hasAsManyCastles()),
  recruited: (_, { reads }) => String(reads.recruited()),
  'your-token': (_, { deed }) => (deed?.does === 'token' && deed.how !== 'take' ? deed.house : 'none'),
  strongest: ({ side }, { reads, deed, turn }) => {
    const strongest = reads.strongest(side);
    const inGame = deed?.does === 'token' ? deed.house : turn.allies[0];
    return strongest.find((id) => id === inGame) ?? strongest[0] ?? 'none';
  },
  'empty-pools': (_, { w, reads, prompt }) =>
    w.mats.filter((id) => prompt.options.includes(id) && reads.poolTokens(id) === 0),
  battle: ({ at }, { w, reads }) => yesNo(reads.holder(at) === 'rival' || w.coop?.won === true),
  target: (_, { deed, prompt }) => placeOf(deed) ?? prompt.options[0]!,
  'recruit-at': (_, { deed, prompt }) => (deed?.does === 'recruit' ? deed.at : prompt.options[0]!),
  'which-token': (_, { deed, prompt }) => (deed?.does === 'token' ? deed.house : prompt.options[0]!),
};

function answerTo(prompt: Prompt, now: Standing, deed: Deed | undefined, w: World, turn: EngineTurn): Said {
  return rivalAnswer(prompt, { prompt, now, deed, w, reads: boardOf(w), turn });
}

export function rivalAnswer(prompt: Prompt, look: RivalLook): Said {
  const answer = ANSWERS[prompt.kind] as ((about: Prompt['about'], look: RivalLook) => Said) | undefined;
  if (!answer) throw new Error(`${prompt.kind} is no question of the Rival`);
  return answer(prompt.about, look);
}

/** Where it went, or took somebody away. */
function placeOf(deed: Deed | undefined): DomainId | undefined {
  if (deed?.does === 'move') return deed.to;
  return deed?.does === 'eliminate' || deed?.does === 'remove-walker' ? deed.at : undefined;
}

/** A careful person: the nearest of those offered; of equally near ones the one that was chosen in the game. */
function nearestIn(
  reads: BoardReads,
  from: DomainId,
  sought: Sought,
  options: readonly string[],
  chosen: DomainId | undefined,
): DomainId | 'none' {
  const offered = ALL_DOMAINS.filter((at) => options.includes(at));
  const found = reads.nearest(from, offered, sought, (at) => options.includes(at));
  const [nearest] = found;
  if (nearest === undefined) return 'none';
  return chosen && found.includes(chosen) ? chosen : nearest;
}

export function changesBetween(before: World, now: World): Change[] {
  const seat = before.rival!.seat;
  const isSame = JSON.stringify(alliesOf(before, seat)) === JSON.stringify(alliesOf(now, seat));
  return [...(isChanged(before, now) ? (['units'] as const) : []), ...(isSame ? [] : (['allies'] as const))];
}

/** Whether units of the Rival's side stand otherwise than before. */
function isChanged(before: World, now: World): boolean {
  const seat = before.rival!.seat;
  const side = [seat, ...alliesOf(now, seat)]; // those who left are asked for with the allies
  const units = (w: World): string =>
    JSON.stringify(domainsAt(w).map((at) => side.map((id) => stackOf(w.map[at], id) ?? 0)));
  return units(before) !== units(now) || player(before, seat).recruited !== player(now, seat).recruited;
}
