// One person's place at the table: shows it, hears what is typed, lets the bots answer in between.

import type { Bot } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import {
  type Decision,
  factsFor,
  ONLY_CHOICE,
  type Random,
  refusedOptions,
  type Seat,
  view,
} from '@three-thrones/kernel';
import { chanceOfBots, type Match, MatchHost } from '@three-thrones/match';
import { choiceFrom } from './choice.ts';
import type { Paint, Renderer, Scene } from '@three-thrones/game-kit/terminal/renderer.ts';
import { sentenceOf } from './words.ts';

const LINES_OF_LOG = 30;

const HELP = `  1, 2, …   choose the option with that number; several numbers where several may be chosen, 0 for none
  u         take your last answer back, if nothing has been learnt since
  ?         what you might look for among the options, and why it is not there; and what goes together
  t         the table again
  l [N]     the last N things that happened
  q         leave`;

export interface Place {
  readonly game: AnyGame;
  readonly match: Match<unknown>;
  readonly seat: Seat;
  readonly bot: Bot;
  readonly renderer: Renderer;
  readonly paint: Paint;
  out(line: string): void;
}

export class Sitting {
  readonly #place: Place;
  readonly #chance: Random;
  readonly #host: MatchHost<unknown>;
  /** What happened, with the number of answers it took to get there, so that undo can forget it. */
  #log: { readonly after: number; readonly line: string }[] = [];
  #told = 0;
  #asked: Decision | undefined;
  /** Somebody else has done something since the table was last shown. */
  #hasChanged = true;
  isOver = false;

  constructor(place: Place) {
    this.#place = place;
    this.#host = new MatchHost(place.game, place.match);
    this.#chance = chanceOfBots(place.match.start.seed);
    this.#note();
  }

  /** Lets everybody else answer, then shows what is new and the next question to this seat, or the end. */
  goOn(): void {
    this.#letBotsAnswer();
    if (this.#host.isOver) {
      this.#showTable();
      this.#showEnd();
      this.isOver = true;
      return;
    }
    this.#asked = this.#mine();
    if (this.#hasChanged) this.#showTable();
    this.#showNews();
    this.#showQuestion();
  }

  /** A line the person typed. */
  hear(said: string): void {
    const { out } = this.#place;
    const [word = '', number] = said.split(/\s+/);
    switch (word) {
      case 'q':
        out('Good bye.');
        this.isOver = true;
        return;
      case 'h':
        return out(HELP);
      case 't':
        this.#showTable();
        return this.#showQuestion();
      case 'l':
        return this.#showLog(Number(number) || LINES_OF_LOG);
      case 'u':
        return this.#takeBack();
      case '?':
        return this.#showRefused();
      default:
        return this.#choose(said);
    }
  }

  #choose(said: string): void {
    const choice = choiceFrom(this.#asked!, said);
    if ('hint' in choice) return this.#place.out(choice.hint);
    const { seat, id: decision } = this.#asked!;
    const no = this.#host.answer({ seat, decision, choice: choice.choice });
    if (no) return this.#place.out(this.#place.renderer.reason(no));
    this.#note();
    this.goOn();
  }

  #takeBack(): void {
    const no = this.#host.undo(this.#place.seat);
    if (no) return this.#place.out(sentenceOf(no));
    this.#log = this.#log.filter(({ after }) => after <= this.#host.length);
    this.#told = Math.min(this.#told, this.#log.length);
    this.#place.out('Taken back.');
    this.#hasChanged = true;
    this.goOn();
  }

  #letBotsAnswer(): void {
    const { seat: mine, bot } = this.#place;
    this.#host.letBotsAnswer((seat) => (seat === mine ? undefined : bot), this.#chance, {
      after: () => {
        this.#note();
        this.#hasChanged = true;
      },
    });
  }

  /** Writes down what the last answer told. */
  #note(): void {
    const { renderer, paint, seat } = this.#place;
    for (const fact of factsFor(this.#host.match.facts, seat)) {
      const line =
        fact.kind === ONLY_CHOICE
          ? `${renderer.name((fact.data as { seat: Seat }).seat, paint)} has one choice`
          : renderer.fact(fact, paint);
      if (line !== undefined) this.#log.push({ after: this.#host.length, line });
    }
  }

  #mine(): Decision {
    return this.#host.open.find(({ seat }) => seat === this.#place.seat)!;
  }

  #scene(): Scene {
    const { seat, paint } = this.#place;
    return { seen: view(this.#host.state, seat), seat, paint };
  }

  #showTable(): void {
    const { out, renderer } = this.#place;
    this.#hasChanged = false;
    out('');
    for (const line of renderer.table(this.#scene())) out(line);
  }

  #showNews(): void {
    const { out, paint } = this.#place;
    if (this.#told < this.#log.length) out('');
    for (const { line } of this.#log.slice(this.#told)) out(`${paint('·', 'dim')} ${line}`);
    this.#told = this.#log.length;
  }

  #showLog(lines: number): void {
    const { out, paint } = this.#place;
    if (this.#log.length === 0) out('Nothing has happened yet.');
    for (const { line } of this.#log.slice(-lines)) out(`${paint('·', 'dim')} ${line}`);
  }

  #showQuestion(): void {
    const { out, paint, renderer, seat } = this.#place;
    const asked = this.#asked!;
    const scene = this.#scene();
    const back = this.#host.undoable(seat) > 0 ? paint('  (u takes back)', 'dim') : '';
    out('');
    out(
      `${paint(renderer.question(asked, scene), 'bold')} ${paint(`§${asked.rule}`, 'dim')}${howMany(asked)}${back}`,
    );
    for (const [at, option] of asked.options.entries())
      out(`${String(at + 1).padStart(4)}  ${renderer.option(option, asked, scene)}`);
  }

  #showRefused(): void {
    const { out, renderer, game, seat } = this.#place;
    const refused = refusedOptions(game, this.#host.state, seat);
    if (refused.length === 0) out('Everything you might look for here can be chosen.');
    const scene = this.#scene();
    for (const no of refused)
      out(`   –  ${renderer.option(no.id, this.#asked!, scene)}: ${renderer.reason(no)}`);
    const { limits = [] } = this.#asked!;
    if (limits.length > 0) out('What goes together:');
    for (const { code, rule, args, words, min, max } of limits)
      out(`   –  ${renderer.reason({ code, rule, args: { ...args, words, min, max } })}`);
  }

  #showEnd(): void {
    const { out, paint, renderer, game } = this.#place;
    this.#showNews();
    const { ranking, scores, reason } = game.outcome(this.#host.state.world);
    out('');
    out(paint(`The game is over (${reason}).`, 'bold'));
    for (const [place, seats] of ranking.entries())
      for (const seat of seats)
        out(`${String(place + 1).padStart(4)}. ${renderer.name(seat, paint)}  ${scores[seat]}`);
  }
}

function howMany({ shape, min, max, options, limits }: Decision): string {
  if (shape === 'one') return '';
  if (shape === 'number') return ` – a number from ${min} to ${max}`;
  const together = limits ? ' that go together (see ?)' : '';
  if (min === max) return ` – choose ${min}${together}`;
  const number = max >= options.length && min === 0 ? 'any number of them' : `from ${min} to ${max} of them`;
  return ` – ${number}${together}`;
}
