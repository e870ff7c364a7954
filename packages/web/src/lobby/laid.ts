// A table as it is being laid: the mode, its rules, and who sits where. One follows from the other.

import type { Mode, RuleValue, Rules } from '@three-thrones/game-kit/set-up.ts';
import {
  type Choosable,
  configOf,
  type Draft,
  type DraftChair,
  draftFor,
  housesOf,
  inMode,
  modeOf,
  rulesAsked,
  rulesConfig,
  withPlayers,
} from './draft.ts';

export interface Laid {
  readonly mode: Mode | undefined;
  readonly rules: Rules;
  readonly draft: Draft;
}

/** A table of the mode of this name, or of the usual one. */
export function laidFor(choice: Choosable, mode: string | undefined, of: 'least' | 'usual'): Laid {
  const found = modeOf(choice, mode);
  return { mode: found, rules: {}, draft: draftFor(inMode(choice, found, {})[of]) };
}

export function withMode(choice: Choosable, laid: Laid, id: string): Laid {
  return fitted(choice, { ...laid, mode: modeOf(choice, id) });
}

export function withRule(choice: Choosable, laid: Laid, path: string, value: RuleValue): Laid {
  return fitted(choice, { ...laid, rules: { ...laid.rules, [path]: value } });
}

export function withDraft(choice: Choosable, laid: Laid, draft: Draft): Laid {
  return fitted(choice, { ...laid, draft });
}

/** What no longer goes together with what was chosen last is as usual again. */
function fitted(choice: Choosable, { mode, rules, draft }: Laid): Laid {
  const here = inMode(choice, mode, rules);
  const players = draft.length < here.least ? here.usual : Math.min(draft.length, here.most);
  const asked = [...rulesAsked(mode, players, rules), ...(choice.rules ?? [])].map(({ path }) => path);
  const kept = Object.entries(rules).filter(([path]) => asked.includes(path));
  const chairs = players === draft.length ? draft : withPlayers(draft, players);
  // A rule that goes may take another with it.
  if (kept.length < Object.keys(rules).length)
    return fitted(choice, { mode, rules: Object.fromEntries(kept), draft: chairs });
  const houses = housesOf(here, players).map(({ id }) => id);
  const isLost = ({ house }: DraftChair): boolean => house !== undefined && !houses.includes(house);
  return { mode, rules, draft: chairs.map((chair) => (isLost(chair) ? undressed(chair) : chair)) };
}

function undressed({ by, name }: DraftChair): DraftChair {
  return { by, name };
}

/** What the game is given: houses nobody chose are drawn, rules as usual are left out. */
export function configOfLaid(
  choice: Choosable,
  { mode, rules, draft }: Laid,
  random: () => number = Math.random,
): { seats: string[]; leaders: Record<string, string>; rules: Readonly<Record<string, unknown>> } {
  return {
    ...configOf(draft, inMode(choice, mode, rules), random),
    rules: rulesConfig(choice, { mode, rules, players: draft.length }),
  };
}
