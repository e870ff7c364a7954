// What a board is given and what it gives back: a view and options in, one option out. No rule lives in a board.
// The table places the parts of a board where the screen has room for them; a board never asks how wide it is.

import type { Decision, Eye, Fact, Outcome, Reason, Refused, Seat, View } from '@three-thrones/kernel';
import type { ComponentType } from 'react';
import type { Form } from '@three-thrones/ui/i18n/index.ts';
import type { AnswersAhead } from './ahead.ts';
import type { Beat, Showing } from './beat.ts';
import type { GoesBy, GoingBy } from './goes-by.ts';
import type { Logged, Preview } from './seen.ts';
import type { Sound } from './sounds.ts';
import type { Thing } from '@three-thrones/ui/rich.ts';

/** Who is asked what; everything about the question only for the seat that is asked. */
export type AskedOf<D extends Decision> = D | Pick<D, 'seat' | 'kind' | 'answered'>;

/** `W`, `D` and `F` are the game's own world, questions and facts. */
export interface BoardProps<W, D extends Decision = Decision, F extends Fact = Fact> {
  readonly view: View<W>;
  readonly eye: Eye;
  /** What people are called, by seat. */
  readonly names: Readonly<Record<Seat, string>>;
  /** My open question, unless an earlier moment is shown. */
  readonly decision: D | undefined;
  readonly asked: readonly AskedOf<D>[];
  readonly refused: readonly Refused[];
  /** What is marked now, by pointer or keyboard; everything that names the same option lights up with it. */
  readonly marked: string | undefined;
  /** What has been taken up first, where an option needs two touches: a die, then its slot. */
  readonly held: Thing | undefined;
  /** Options picked so far, where several may be chosen. */
  readonly picked: readonly string[];
  /** The number that is set, where one is asked for. */
  readonly number: number | undefined;
  /** What is picked has been sent already; it may still be revised. */
  readonly isSent: boolean;
  readonly preview: Preview<W, F> | undefined;
  /** What is being shown now, one thing after another. */
  readonly beat: Showing<W, F> | undefined;
  /** Ends what is being shown, at its end: whoever touches it is in a hurry, or has read it. */
  goOn(): void;
  /** Pixels of the stage that the screen lays something over. */
  readonly covered: { readonly top: number; readonly bottom: number };
  /** What has happened up to the moment that is shown. */
  readonly log: readonly Logged<F>[];
  /** An earlier moment is shown. */
  readonly isPast: boolean;
  /** Things that stand for an option now; with something held only those that go with it. */
  readonly open: ReadonlySet<Thing>;
  /** Those among them that take more than one step. */
  readonly far: ReadonlySet<Thing>;
  /** What is marked takes several steps: the things it leads by, the last one included. */
  readonly way: readonly Thing[];
  /** Things of the option that is marked, and of those that are picked. */
  readonly lit: ReadonlySet<Thing>;
  /** Things a person would look for that are refused. */
  readonly barred: ReadonlySet<Thing>;
  mark(option: string | undefined): void;
  /** The pointer is over a thing: if it stands for one option, that one is marked. */
  point(thing: Thing | undefined): void;
  /**
   * Something on the table was touched. The table finds out which options it stands for: one is chosen, several are
   * offered, and where there is none the table says why in a bubble at this element.
   */
  touch(thing: Thing, at: Element): void;
  /** Chooses an option, or picks it where several may be chosen. */
  choose(option: string): void;
  /** Picks exactly these, where several may be chosen. */
  repick(options: readonly string[]): void;
  /** Sends what has been picked, if it is enough. */
  confirm(): void;
  /** Opens the private talk with a seat, where there is one. */
  readonly talkTo: ((seat: Seat) => void) | undefined;
  /** Letting questions go by, in games that have such. */
  readonly goingBy?: GoingBy | undefined;
}

/** Options offered at one place, drawn by the board itself. */
export interface PlaceMenuProps<W, D extends Decision = Decision, F extends Fact = Fact>
  extends BoardProps<W, D, F> {
  readonly offered: readonly string[];
  /** The place has been dealt with. */
  close(): void;
}

/** An option in words. */
export interface OptionWords {
  /** One line for the options list, in the reader's language. */
  readonly label: string;
  /** A second, smaller line: what it costs, what it leads to. */
  readonly detail?: string;
  /** More about it, for whoever marks it. */
  readonly hint?: string;
  /** Options of one group stand together in the list. */
  readonly group?: string;
  /** A sign from the sprites. */
  readonly icon?: string;
  /** Smaller numbers stand higher in the list; without one the rules' order holds. */
  readonly order?: number;
  /** It begins a fight: a finger asks twice. */
  readonly fights?: boolean;
  /** `main` options are what the question is about; others end or decline it. */
  readonly weight?: 'main' | 'aside';
}

export interface FactWords {
  readonly text: string;
  /** Whose doing it was: the colour of the line. */
  readonly house?: string;
  /** Everybody it concerns, for the filter. */
  readonly houses: readonly string[];
}

/** A question in words. */
export interface PromptText {
  readonly title: string;
  readonly detail?: string;
  /** What sending the picked options is called. */
  readonly confirm?: string;
  /** What sending a number is called, or so many options. */
  number?(n: number): string;
}

/** A thing of the table explained. */
export interface About {
  readonly title: string;
  readonly house?: string;
  readonly lines: readonly string[];
  /** The section of the manual that says more. */
  readonly rule?: string;
}

/** Said once, when something is met for the first time: a question of mine, or something that happened. */
export interface Hint<W = unknown> {
  /** Its words are `hint.<id>`. */
  readonly id: string;
  /** Kinds of questions at which it is said; without them and without facts at the first question of all. */
  readonly questions?: readonly string[];
  /** Kinds of facts after which it is said. */
  readonly facts?: readonly string[];
  /** The section of the manual that says more. */
  readonly rule: string;
  /** At which tables it is true; left out: at every one. */
  isFor?(view: View<W>): boolean;
}

/** One heading of the log; facts of the same key stand under it. */
export interface Section {
  readonly key: string;
  readonly title: string;
  readonly round: number;
  readonly house?: string;
  /** An automaton's doing: that it had no choice goes without saying. */
  readonly isAutomatic?: true;
}

/** Where the points of a finished game came from. */
export interface Ending {
  readonly title: string;
  readonly reason: string;
  readonly rows: readonly {
    readonly label: string;
    readonly values: Readonly<Record<Seat, number>>;
    /** A measure of its own, not a part of the total. */
    readonly apart?: true;
  }[];
  readonly total: Readonly<Record<Seat, number>>;
  /** What the total is called, where it is not a score. */
  readonly totalLabel?: string;
  /** Where all play on one side: the sides, in place of the seats, whose rows and total these are. */
  readonly sides?: readonly string[];
  /** Houses without a person that won or lost with them, and what they are called. */
  readonly beside?: Readonly<Record<Seat, string>>;
}

/** What the table knows of a thing without knowing the game. */
export interface KindOfThing {
  /** Where a small screen has it. */
  readonly at?: 'stage' | 'hand' | 'mats' | 'actions';
  /** One takes it up first, to put it somewhere. */
  readonly isTakenUp?: true;
  /** Where every option has one of them, nothing else is asked about. */
  readonly comesFirst?: true;
}

/** A place in words: Winterfell, and as where one goes, to Winterfell. */
export interface PlaceWords {
  readonly name: string;
  readonly to: string;
}

type Part<W, D extends Decision, F extends Fact> = ComponentType<BoardProps<W, D, F>>;

/** An opponent, or a teammate, without a will of its own: what it does is read off cards and dice, and can be followed step by step. */
export interface Automaton<W, D extends Decision, F extends Fact> {
  /** Whether one sits at this table. */
  isThere(view: View<W>): boolean;
  /** What its tab and its drawer are called. */
  title(view: View<W>): string;
  readonly icon: string;
  /** It is at it, or the next question belongs to what it does: its tab opens by itself. */
  isAtIt(view: View<W>): boolean;
  /** What it does now, step by step, and why. */
  readonly Turn: Part<W, D, F>;
  /** The same in one row, over the question of a small screen. */
  readonly Brief: Part<W, D, F>;
  /** Beside the question: walks through the reasons for where it goes. */
  readonly Why: Part<W, D, F>;
  /** These reasons in words, for as long as the walk takes. */
  readonly Because: Part<W, D, F>;
}

/** What a game brings to the web client. Loaded only when a table of it opens. */
export interface Board<W, D extends Decision = Decision, F extends Fact = Fact> {
  readonly parts: {
    /** Round and score, in the top bar. */
    readonly Tracks: Part<W, D, F>;
    /** The same for a phone: who has how much, in one row. */
    readonly Chips: Part<W, D, F>;
    /** Everybody else at the table. */
    readonly Others: Part<W, D, F>;
    /** What lies in the middle: a map, or whatever the game is played on. */
    readonly Stage: Part<W, D, F>;
    /** What the marked option leads to, or the battle that is being fought. */
    readonly Preview: Part<W, D, F>;
    readonly Mat: Part<W, D, F>;
    readonly Hand: Part<W, D, F>;
    readonly Actions: Part<W, D, F>;
    /** What is laid over the whole table while something large is shown: a scoring, a ceremony. */
    readonly Scene?: Part<W, D, F>;
    /** A card of the hand, to be read large. */
    readonly Card?: ComponentType<{ readonly id: string }>;
  };
  /** In games that can be played against one. */
  readonly automaton?: Automaton<W, D, F>;
  /** Width to height of what lies in the middle, where it is a drawing that has a shape of its own. */
  readonly aspect?: number;
  /**
   * How a large screen lays the parts out: rails beside what lies in the middle, or, where that itself shows everybody,
   * no rail for the others: Actions across the screen, Mat and Hand in a tray below.
   */
  readonly arrangement?: 'rails' | 'tray';
  /** Signs of the drawers on a small screen. */
  readonly icons: {
    readonly hand: string;
    readonly outlook: string;
    readonly mats: string;
    readonly actions: string;
  };
  /** How options at one place are offered, where a list of words would be clumsy. */
  placeMenu?(decision: D): ComponentType<PlaceMenuProps<W, D, F>> | undefined;
  /** What several questions have in common, where one touch is to answer them. */
  readonly ahead?: AnswersAhead<W, D>;
  /** Questions somebody may let go by for a while. */
  readonly goesBy?: GoesBy<W, D>;
  /** Words and drawings, before anything is shown. */
  load(): Promise<void>;
  /** What only tables like this one say, once it is known how it stands. */
  loadFor?(world: W): Promise<void>;
  /** What a house is called, bent where the language bends it. */
  houseName(seat: Seat, form?: Form): string;
  /** What kinds of things lie on the table: the part of a thing's id before the colon. */
  readonly kinds: Readonly<Record<string, KindOfThing>>;
  /** What houses can promise each other beside peace, leaving a place and fighting a third: help in battles of others. */
  readonly promises?: readonly 'support'[];
  /** Where the game is played on places, so that players can promise to leave one. */
  readonly places?: {
    readonly ids: readonly string[];
    /** Every place there is, where some tables have more than the others. */
    readonly all?: readonly string[];
    words(id: string): PlaceWords;
  };
  /** The round under way, and the last one. */
  rounds(view: View<W>): { readonly now: number; readonly last: number };
  /** What a round is called in the log, where a language has a word for it that is this game's own; none goes before the first. */
  roundName?(round: number): string;
  /** The one question, in words: title and the smaller line under it. */
  prompt(decision: D, view: View<W>): PromptText;
  /** Whom we wait for, and for what. */
  waits(asked: AskedOf<D>): string;
  option(decision: D, option: string, view: View<W>): OptionWords;
  /** The things on the table that stand for an option, so that the same option lights up everywhere. */
  things(decision: D, option: string, view: View<W>): readonly Thing[];
  /** The thing on the stage from which those set out who are asked about, where they set out from one. */
  origin?(decision: D, view: View<W>): Thing | undefined;
  /** One line of the log, or nothing for facts too small for it. */
  fact(logged: Logged<F>): FactWords | undefined;
  /**
   * What a beat is about, where its main fact does not say that: before it is known how it ends, and where something else
   * brought it about. Without it the fact speaks for itself, once it may.
   */
  telling?(beat: Beat<W, F>, isKnown: boolean): FactWords | undefined;
  /** The heading a fact begins, in the round that was under way. */
  section(logged: Logged<F>, round: number): Section | undefined;
  /** How much a fact matters to those who watch, as the game's data say. */
  weight(fact: F): number;
  /** Begins something of its own: never shown together with what came before, however alike the two are. */
  isApart?(fact: F): boolean;
  /** A sound that goes with a fact, if any. */
  sound(logged: Logged<F>, eye: Eye): Sound | undefined;
  /** Why not, in one sentence; nothing if the code is none of this game's. */
  reason(reason: Reason): string | undefined;
  /** A fight is on: on a small screen its panel comes first. */
  isFight(view: View<W>): boolean;
  about(thing: Thing, view: View<W>): About | undefined;
  /** The entry of the appendix that explains a thing. */
  entryOf(thing: Thing): string | undefined;
  nameOf(thing: Thing): string;
  ending(view: View<W>, log: readonly Logged<F>[], outcome: Outcome): Ending;
  /** How the game stands for this eye, in a sentence a newcomer understands. */
  race(view: View<W>, eye: Eye): string;
  /** What newcomers are told, in the order in which they may meet it. */
  readonly hints: readonly Hint<W>[];
  hint(id: string): string;
  /** Everything on the map as a list, for those who do not look at it. */
  inWords(view: View<W>, decision: D | undefined): readonly { heading: string; lines: readonly string[] }[];
}

/** A board without its types: the table treats every world as closed. */
export type AnyBoard = Board<unknown>;
