// The steps and windows of a round in words: what happens there, and whose abilities belong there.

import { formatList } from '@three-thrones/ui/i18n/index.ts';
import { ability, characterOn, house, sequence } from '../../data/data.ts';
import { type AbilityId, HOUSES, type WindowId, WINDOWS } from '../../data/ids.ts';
import { has } from '@three-thrones/game-kit/board/names.ts';
import { hasWords, say } from '../words/names.ts';
import { helpWords } from './words.ts';

const isWindow: (id: string) => id is WindowId = has(WINDOWS);

const PHASES = [...new Set(sequence.map(({ phase }) => phase))];

/** Phases and what they consist of, in the order of a round; at the end what interrupts. */
export const MOMENTS: readonly string[] = [
  ...PHASES.flatMap((phase) => [
    phase,
    ...sequence.filter((moment) => moment.phase === phase).map(({ id }) => id),
  ]),
  'special_power_removal' satisfies WindowId,
];

/** What happens, in the words of the table where it has some. */
export function momentText(id: string): string {
  const key = `about.moment.${id}`;
  return hasWords(key) ? say(key) : helpWords.t(`moment.${id}` as 'moment.clash');
}

const PERSONS = HOUSES.flatMap((id) => house(id).characters);

/** Whose abilities belong to a window, leaders before cards. */
export function momentAbilities(id: string): readonly string[] {
  if (!isWindow(id)) return [];
  const line = (key: 'moment.cards' | 'moment.leaders', of: readonly AbilityId[]): string[] => {
    const names = of.filter((one) => ability(one).window === id).map(person);
    return names.length === 0 ? [] : [helpWords.t(key, { names: formatList(names) })];
  };
  return [
    ...line(
      'moment.leaders',
      PERSONS.map(({ leader }) => leader),
    ),
    ...line(
      'moment.cards',
      PERSONS.map(({ card }) => card),
    ),
  ];
}

function person(id: AbilityId): string {
  return say(`character.${characterOn(id)}.name`);
}
