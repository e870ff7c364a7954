// Whole turns of the Rival, each Rival Card with each face of the die. Baratheon is the Rival: Robert at Storm's End with a
// token, another one in The Reach, Tully its ally in Riverrun. Lannister holds Casterly Rock and Ashemark.

import type { ActionId, DomainId, HouseId, PlotCardId } from '../data/ids.ts';
import { rivalCardNamed, scenario } from './solo-table.ts';

type Then = Parameters<Parameters<typeof scenario>[1]>[0]['then'];
type Tokens = Partial<Record<HouseId, number>>;

/** What the card and the rules say about one face; what is left out stays as it lay. */
export interface RivalTurn {
  /** The partner of the face: the first action. */
  readonly first: ActionId;
  readonly about: string;
  /** The top of the Plot deck. */
  readonly deck: readonly PlotCardId[];
  /** What Lannister says to what is asked, one after the other. */
  readonly answers: readonly string[];
  /** Who stands where in the end; nobody is the empty word. */
  readonly units?: Partial<Record<DomainId, string>>;
  /** Baratheon's Power Tokens off the track, and the points of both. */
  readonly recruited?: number;
  readonly score?: number;
  readonly yours?: number;
  readonly gold?: number;
  /** The Ally Pools. */
  readonly rivals?: Tokens;
  readonly mine?: Tokens;
  /** The Plot Card that leaves the game. */
  readonly removed?: PlotCardId;
  readonly and?: (then: Then) => void;
}

/** What each action of a turn is about. */
const SECTIONS: Readonly<Record<ActionId, string>> = {
  ...{ recruit: '20.10', march: '20.8', sail: '20.8' },
  ...{ plot: '20.11', whisper: '20.12', event: '20.12' },
};

const UNITS: Partial<Record<DomainId, string>> = {
  'storms-end': 'baratheon-1+robert-baratheon',
  'the-reach': 'baratheon-1',
  riverrun: 'tully-2',
  'casterly-rock': 'lannister-1+jaime-lannister',
  ashemark: 'lannister-1',
  'the-eyrie': 'arryn-3',
  highgarden: 'tyrell-3',
  pyke: 'greyjoy-3',
};
const RIVALS: Tokens = { tully: 2 };
const MINE: Tokens = { greyjoy: 2, arryn: 1 };
const MATS: readonly HouseId[] = ['arryn', 'tyrell', 'tully', 'greyjoy'];

export function turnsWith(card: number, turns: Readonly<Record<ActionId, RivalTurn>>): void {
  for (const [die, turn] of Object.entries(turns) as [ActionId, RivalTurn][]) playTurn(card, die, turn);
}

function playTurn(card: number, die: ActionId, turn: RivalTurn): void {
  const numbers = ['20.6', '29.1', ...new Set([SECTIONS[turn.first], SECTIONS[die]])].join(', ');
  scenario(`${numbers} Rival Card ${card}, ${die}: ${turn.about}`, ({ given, when, then }) => {
    given.rivalHouse('baratheon');
    for (const [at, units] of Object.entries(UNITS)) given.army(at as DomainId, units);
    given.alliance('tully', 'baratheon');
    given.allies('baratheon', RIVALS);
    given.allies('lannister', MINE);
    given.gold('lannister', 4);
    given.hand('lannister', ['dealmaking']);
    given.deck(...turn.deck);
    given.rivalTurn(die, card);
    when('lannister').answers(...turn.answers);

    then.tellings('rival.card').are({ card: rivalCardNamed(card), first: turn.first, second: die });
    then.tellings('rival.action').are({ action: turn.first, as: 'first' }, { action: die, as: 'second' });
    then.offered('lannister', die, 'follow');
    for (const [at, units] of Object.entries({ ...UNITS, ...turn.units }))
      then.army(at as DomainId).is(units);
    then.recruited('baratheon').is(turn.recruited ?? 2);
    then.score('baratheon').is(turn.score ?? 0);
    then.score('lannister').is(turn.yours ?? 0);
    then.gold('lannister').is(turn.gold ?? 4);
    for (const id of MATS) then.allies('baratheon', id).is((turn.rivals ?? RIVALS)[id] ?? 0);
    for (const id of MATS) then.allies('lannister', id).is((turn.mine ?? MINE)[id] ?? 0);
    then.tellings('rival.removed').are(...(turn.removed ? [{ card: turn.removed }] : []));
    turn.and?.(then);
  });
}
