// One game of A Game of Thrones, and moments of it: squires fill the map of six houses once, and whoever wants to see
// a moment gets the game up to there.

import { catalogue } from '@three-thrones/catalogue';
import { type Decision, decisions, isOver, isRefusal } from '@three-thrones/kernel';
import { play, replay } from '@three-thrones/match';
import type { LocalRecord, Player } from '../../src/engine/records.ts';
import { gameAt } from './positions.ts';

interface Wish {
  readonly kind: string;
  /** Not before so many answers: the map is to be full. */
  readonly after?: number;
  /** With so many options at least. */
  readonly options?: number;
}

const WISHES = {
  planning: { kind: 'planning.placeOrders', after: 150 },
  'a westeros card': { kind: 'westerosCard.choose' },
  bidding: { kind: 'track.bid', after: 100 },
  march: { kind: 'marchMove.chooseDestination', after: 150, options: 5 },
  combat: { kind: 'combat.chooseCard', after: 150, options: 3 },
  support: { kind: 'support.declare', after: 100 },
  wildlings: { kind: 'wildlings.bid', after: 100 },
  muster: { kind: 'muster.buy', options: 6 },
} satisfies Record<string, Wish>;

export type Moment = keyof typeof WISHES | 'end';

/** Who sees a moment. */
export const PERSON = 'Anna';

const SEEDS = ['winter', 'wall', 'gate', 'tower', 'ford', 'reach'];

let told: Promise<ReadonlyMap<Moment, LocalRecord>> | undefined;

/** The game at this moment, with the house that is asked as the one person. */
export async function agotAt(moment: Moment): Promise<LocalRecord> {
  told ??= tell();
  const found = (await told).get(moment);
  if (!found) throw new Error(`no game comes to ${moment}`);
  return found;
}

/** Rules and squires change, and with them what happens in a game: then the next one has the rest of the moments. */
async function tell(): Promise<ReadonlyMap<Moment, LocalRecord>> {
  const found = new Map<Moment, LocalRecord>();
  for (const seed of SEEDS) {
    const whole = await gameAt({ game: 'agot', seed, players: 6, squiresFor: 60 });
    for (const [moment, record] of await momentsOf(whole)) if (!found.has(moment)) found.set(moment, record);
    if (Object.keys(WISHES).every((moment) => found.has(moment as Moment))) break;
  }
  return found;
}

async function momentsOf(whole: LocalRecord): Promise<ReadonlyMap<Moment, LocalRecord>> {
  const found = new Map<Moment, LocalRecord>([['end', seenBy(whole, Object.keys(whole.players)[0]!, 'end')]]);
  const game = await catalogue.rules('agot');
  if (isRefusal(game)) throw new Error(game.code);
  let match = replay(game, { ...whole, answers: [] });
  for (const [at, answer] of whole.answers.entries()) {
    if (isRefusal(match)) throw new Error(match.code);
    if (isOver(match.state)) break;
    const open = decisions(game, match.state).filter(({ answered }) => !answered);
    for (const [moment, wish] of Object.entries(WISHES) as [Moment, Wish][]) {
      const asked = found.has(moment) ? undefined : open.find((decision) => isWished(wish, decision, at));
      if (asked)
        found.set(moment, seenBy({ ...whole, answers: whole.answers.slice(0, at) }, asked.seat, moment));
    }
    match = play(game, match, answer);
  }
  return found;
}

function isWished({ kind, after = 0, options = 0 }: Wish, decision: Decision, answered: number): boolean {
  return decision.kind === kind && answered >= after && decision.options.length >= options;
}

function seenBy(record: LocalRecord, seat: string, moment: Moment): LocalRecord {
  const player = (one: string): Player =>
    one === seat ? { kind: 'person', name: PERSON } : { kind: 'bot', level: 'squire' };
  return {
    ...record,
    id: `e2e-agot-${moment.replaceAll(' ', '-')}`,
    over: moment === 'end',
    players: Object.fromEntries(Object.keys(record.players).map((one) => [one, player(one)])),
  };
}
