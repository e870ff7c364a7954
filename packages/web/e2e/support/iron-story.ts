// A whole game of The Iron Throne that is known before it is played: a deal is made and kept, another is made and broken,
// and then everybody helps whoever challenges until somebody wins. The browser gets its beginning and gives the same answers.

import { catalogue } from '@three-thrones/catalogue';
import {
  answer,
  type Choice,
  type Decision,
  decisions,
  isOver,
  isRefusal,
  type Random,
  randomFrom,
  seeded,
  type State,
} from '@three-thrones/kernel';
import { replay } from '@three-thrones/match';
import { isTruce, valueOf } from '@three-thrones/iron-throne/data/data.ts';
import { isPayable, type Asking, type Deal, sideOf, type World } from '@three-thrones/iron-throne/queries';
import type { CardId } from '@three-thrones/iron-throne/data/ids.ts';
import type { LocalRecord } from '../../src/engine/records.ts';

/** What becomes of the talks: in this order the story wants them. */
const FATES = ['kept', 'broken'] as const;
type Fate = (typeof FATES)[number];

export interface Told {
  readonly seat: string;
  readonly kind: string;
  readonly choice: Choice;
  /** Nothing else could be answered: the device does that itself. */
  readonly isOnly: boolean;
  /** It proposes this, or records it. */
  readonly deal?: Deal;
  /** It brings the cards to light on which the last deal depends. */
  readonly decides?: Fate;
}

interface Fact {
  readonly kind: string;
  readonly data: unknown;
}

export interface Story {
  /** Its beginning: nobody has answered yet. */
  readonly record: LocalRecord;
  readonly seats: readonly string[];
  readonly told: readonly Told[];
  readonly winners: readonly string[];
}

/** A page draws the table after every answer: a story of more is another one's. */
const MOST = 170;
const TRIES = 60;

export async function ironStory(seed: string): Promise<Story> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const found = await tell(`${seed}-${attempt}`);
    if (found) return found;
  }
  throw new Error(`no game of ${seed} tells that story`);
}

async function tell(seed: string): Promise<Story | undefined> {
  const game = orThrow(await catalogue.rules('iron-throne'));
  const config = orThrow(game.configure({ players: 4 }, randomFrom(seeded(`${seed}/chairs`))));
  const base = { game: game.id, rulesVersion: game.rulesVersion, config, seed };
  let { state } = orThrow(replay(game, { ...base, answers: [] })) as { state: State<unknown> };
  const chance = randomFrom(seeded(`${seed}/story`));
  const told: Told[] = [];
  let fate = 0;
  while (!isOver(state)) {
    if (told.length >= MOST) return undefined;
    const asked = decisions(game, state).find((one) => !one.answered)!;
    const world = state.world as World;
    const choice = answerTo(asked as Asking, world, FATES[fate], chance);
    const next = orThrow(answer(game, state, asked.seat, asked.id, choice));
    ({ state } = next);
    const facts = next.facts as readonly Fact[];
    const dealt = facts.find(({ kind }) => kind === 'deal.proposed' || kind === 'deal.recorded');
    const decided = facts.find(({ kind }) => kind === 'clash.decided');
    const isTold = decided && world.encounter?.deal && FATES[fate] === fateOf(decided);
    told.push({
      ...{ seat: asked.seat, kind: asked.kind, choice },
      isOnly: asked.shape === 'one' && asked.options.length === 1,
      ...(dealt && { deal: (dealt.data as { deal: Deal }).deal }),
      ...(isTold && { decides: FATES[fate++]! }),
    });
  }
  if (fate < FATES.length) return undefined;
  const seats = game.chairs(config);
  const now = Date.now();
  return {
    seats,
    told,
    winners: (state.world as World).winners,
    record: {
      ...{ ...base, id: `e2e-story-${seed}`, answers: [], over: false, createdAt: now, changedAt: now },
      players: Object.fromEntries(seats.map((seat) => [seat, { kind: 'person', name: seat }])),
      standing: { asked: [] },
    },
  };
}

/** What became of a deal by the cards that were revealed. */
function fateOf({ data }: Fact): Fate | undefined {
  const { outcome } = data as { readonly outcome: string };
  return outcome === 'truce' ? 'kept' : outcome === 'betrayal' ? 'broken' : undefined;
}

function answerTo(asked: Asking, world: World, fate: Fate | undefined, chance: Random): Choice {
  const { options } = asked;
  const among = (...wanted: readonly (string | undefined)[]): string =>
    wanted.find((one) => one !== undefined && options.includes(one)) ?? chance.pick(options);
  switch (asked.kind as string) {
    case 'card.play':
    case 'leader.use':
      return 'pass';
    case 'hostages.handle':
      return 'done';
    case 'offer.offer':
      return among(options.find((one) => one.startsWith('challenger:')));
    case 'offer.answer':
      return 'accept';
    case 'move.choose':
      return fate === undefined ? 'pass' : among('accept', 'propose');
    case 'move.terms':
      return termsFor(asked, world);
    case 'choose.card':
      return cardOf(options as readonly CardId[], sideOf(world, asked.seat), fate);
    default:
      return anyOf(asked, chance);
  }
}

/** The challenger gives influence and power for influence, as far as it can be paid. */
function termsFor(asked: Asking, world: World): string[] {
  const side = sideOf(world, asked.seat)!;
  return ['give-influence', 'give-power:1', 'take-influence', 'take-open:1'].filter((term) =>
    isPayable(world, side, term),
  );
}

/** Two truces keep a deal, a truce and hostility break it; without a deal the challenger is to win. */
function cardOf(cards: readonly CardId[], side: string | undefined, fate: Fate | undefined): string {
  const hostile = cards.filter((card) => !isTruce(card)).sort((one, two) => valueOf(two) - valueOf(one));
  const truce = cards.find((card) => isTruce(card));
  const isTruceWanted = fate === 'kept' || (fate === 'broken' && side === 'challenger');
  if (isTruceWanted && truce !== undefined) return truce;
  return (side === 'challenger' || fate === 'broken' ? hostile[0] : hostile.at(-1)) ?? cards[0]!;
}

function anyOf(asked: Decision, chance: Random): Choice {
  if (asked.shape === 'number') return asked.min;
  return asked.shape === 'one' ? chance.pick(asked.options) : asked.options.slice(0, asked.min);
}

function orThrow<T>(found: T): Exclude<T, { refused: true }> {
  if (isRefusal(found)) throw new Error(found.code);
  return found as Exclude<T, { refused: true }>;
}
