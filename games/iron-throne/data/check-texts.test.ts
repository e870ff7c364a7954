// Proves that the four languages speak of the same things, and of nothing else.

import { checkTexts } from '@three-thrones/testkit';
import en from '../text/en.json' with { type: 'json' };
import fa from '../text/fa.json' with { type: 'json' };
import hu from '../text/hu.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import { conditions, deckOf, eventDeck, house, options, sequence } from './data.ts';
import { HOUSES } from './ids.ts';

const keysOfIds = [
  ...HOUSES.flatMap((id) => [`house.${id}.name`, `house.${id}.short`]),
  ...HOUSES.flatMap((id) => house(id).characters).flatMap(({ id, leader, card }) => [
    `character.${id}.name`,
    `leader.${leader}.name`,
    ...[leader, card].map((one) => `ability.${one}.text`),
  ]),
  ...HOUSES.flatMap((id) => deckOf(id)).map((id) => `card.${id}.name`),
  ...eventDeck(HOUSES).map((id) => `event.${id}.name`),
  ...sequence.map(({ id }) => `moment.${id}.name`),
  ...Object.keys(conditions).map((id) => `condition.${id}`),
  ...Object.entries(options).flatMap(([setting, words]) => [
    `term.${setting}`,
    ...words.map((word) => `term.${word}`),
  ]),
];

checkTexts({ languages: { en, uk, hu, fa }, keysOfIds, rules: /\.text$/ });
