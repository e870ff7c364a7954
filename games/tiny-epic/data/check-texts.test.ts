// Proves that the four languages speak of the same things, and of nothing else.
import { checkTexts } from '@three-thrones/testkit';
import { describe, expect, it } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import fa from '../text/fa.json' with { type: 'json' };
import hu from '../text/hu.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };
import housesJson from './houses.json' with { type: 'json' };
import { ACTIONS, BATTLE_TYPES, DOMAINS, HEROES, HOUSES, PLOT_CARDS } from './ids.ts';
import mapJson from './map.json' with { type: 'json' };
import plotCardsJson from './plot-cards.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
const english: Texts = en;
const languages: Readonly<Record<'en' | 'uk' | 'hu' | 'fa', Texts>> = { en, uk, hu, fa };

/** Keys that follow from the ids. General terms and the words of play are listed by the English file. */
const keysOfIds = [
  ...HOUSES.flatMap((id) => [`house.${id}.name`, `house.${id}.short`, `ability.${id}.text`]),
  ...DOMAINS.flatMap((id) => ['name', 'from', 'to', 'in'].map((form) => `domain.${id}.${form}`)),
  ...ACTIONS.flatMap((id) => [`action.${id}.name`, `action.${id}.text`]),
  ...BATTLE_TYPES.flatMap((id) => [`battle.${id}.name`, `battle.${id}.text`]),
  ...PLOT_CARDS.flatMap((id) => [`card.${id}.name`, `card.${id}.event`]),
  ...HEROES.flatMap((id) => [`hero.${id}.name`, `hero.${id}.event`]),
];

checkTexts({ languages, keysOfIds, rules: /\.(event|text|recruit|special|ability)$/ });

describe.each(Object.entries(languages))('%s', (_language, texts) => {
  it('calls actions and battle icons as the terms do', () => {
    for (const id of ACTIONS) expect(texts[`action.${id}.name`]).toBe(texts[`term.${id}`]);
    for (const id of BATTLE_TYPES) expect(texts[`battle.${id}.name`]).toBe(texts[`term.${id}`]);
  });
});

it('English has the names of the data files, with a printer’s apostrophe', () => {
  const printed = (name: string) => name.replaceAll("'", '’');
  for (const { id, name } of housesJson.houses) expect(english[`house.${id}.name`]).toBe(printed(name));
  for (const { id, name } of mapJson.domains) expect(english[`domain.${id}.name`]).toBe(printed(name));
  for (const { id, name } of plotCardsJson.cards) expect(english[`card.${id}.name`]).toBe(printed(name));
  for (const { id, name } of housesJson.heroes) expect(english[`hero.${id}.name`]).toBe(printed(name));
});
