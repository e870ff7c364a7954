// Plans in the table talk: moves that were drawn for somebody, and who agrees. They are messages, and nothing is played by
// them; the last one of each seat counts, until it is taken back.

import type { Seat } from '@three-thrones/kernel';
import type { Link, Walk } from '@three-thrones/match';
import type { AnyBoard } from '@three-thrones/game-kit/board/board.ts';
import type { Chat } from '@three-thrones/protocol';
import { t } from '@three-thrones/ui/i18n/index.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';

export interface Plan {
  /** Of the message that proposed it. */
  readonly number: number;
  readonly by: Seat;
  /** Whose move it is. */
  readonly mover: Seat;
  readonly steps: readonly Link[];
  /** The table's last entry when it was drawn. */
  readonly seq: number;
  /** The plan it answers. */
  readonly instead?: number;
  /** Who is for it; whoever proposed it is. */
  readonly agreed: readonly Seat[];
  readonly state: 'open' | 'replaced' | 'withdrawn';
}

/** Every line of the talk that is a plan wants them all, and the talk of a long evening has hundreds. */
const readings = new WeakMap<readonly Chat[], { readonly seats: string; readonly plans: readonly Plan[] }>();

/** All plans of the talk with their votes. What names a seat that is not at the table is none. */
export function plansIn(chat: readonly Chat[], seats: readonly Seat[]): readonly Plan[] {
  const before = readings.get(chat);
  if (before?.seats === seats.join()) return before.plans;
  const plans = readPlans(chat, seats);
  readings.set(chat, { seats: seats.join(), plans });
  return plans;
}

function readPlans(chat: readonly Chat[], seats: readonly Seat[]): readonly Plan[] {
  const found = new Map<number, Plan>();
  const last = new Map<Seat, number>();
  for (const { number, seat, to, plan, vote } of chat) {
    if (seat === undefined || to !== undefined || !seats.includes(seat)) continue;
    if (plan && seats.includes(plan.for)) {
      const old = found.get(last.get(seat) ?? number);
      if (old?.state === 'open') found.set(old.number, { ...old, state: 'replaced' });
      last.set(seat, number);
      const { for: mover, steps, seq, instead } = plan;
      const answers = instead === undefined ? {} : { instead };
      found.set(number, { number, by: seat, mover, steps, seq, ...answers, agreed: [seat], state: 'open' });
    }
    const meant = vote && found.get(vote.plan);
    if (meant) found.set(meant.number, voted(meant, seat, vote.agree));
  }
  return [...found.values()];
}

function voted(plan: Plan, seat: Seat, agree: boolean): Plan {
  if (seat === plan.by) return agree || plan.state !== 'open' ? plan : { ...plan, state: 'withdrawn' };
  const others = plan.agreed.filter((one) => one !== seat);
  return { ...plan, agreed: agree ? [...others, seat] : others };
}

type Step = Walk<unknown>['steps'][number];

/** A plan as somebody reads it: its steps in words, and the things it leads by. */
export interface PlanWords {
  readonly text: string;
  readonly way: readonly Thing[];
}

export function planWords(board: AnyBoard, { steps }: Pick<Walk<unknown>, 'steps'>): PlanWords {
  const told = steps.filter((step) => !goesWithoutSaying(board, step));
  const labels = (told.length > 0 ? told : steps.slice(-1)).map((step) => stepWords(board, step));
  const [first = '', ...others] = labels.filter((label, at) => label !== labels[at - 1]);
  return {
    text: others.reduce((before, next) => t('table.plan.then', { before, next }), first),
    way: wayOf(board, steps),
  };
}

function stepWords(board: AnyBoard, { decision, choice, view }: Step): string {
  if (typeof choice === 'number') return String(choice);
  const options = typeof choice === 'string' ? [choice] : choice;
  return options.map((option) => board.option(decision, option, view).label).join(', ');
}

function goesWithoutSaying({ ahead }: AnyBoard, { decision, choice, view }: Step): boolean {
  const said = JSON.stringify(choice);
  return [ahead?.opens(decision, view, []), ahead?.ends(decision, view, [])].some(
    (answer) => answer !== undefined && JSON.stringify(answer) === said,
  );
}

/** The things on the stage it leads by, each once in a row. */
function wayOf(board: AnyBoard, steps: readonly Step[]): readonly Thing[] {
  const isOnStage = (thing: Thing): boolean => board.kinds[thing.split(':')[0]!]?.at === 'stage';
  const things = steps.flatMap(({ decision, choice, view }) => {
    const aims = typeof choice === 'string' ? board.things(decision, choice, view).filter(isOnStage) : [];
    const from = aims.length > 0 ? board.origin?.(decision, view) : undefined;
    return from === undefined ? aims : [from, ...aims];
  });
  return things.filter((thing, at) => thing !== things[at - 1]);
}
