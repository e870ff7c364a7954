// Heir: four languages that say the same, and rules to read for everything that is cited.

import { checkRules, checkTexts } from '@three-thrones/testkit';
import { fileURLToPath } from 'node:url';
import { CARDS, HOUSES } from '../data/ids.ts';
import rulesEn from '../manual/en.json' with { type: 'json' };
import rulesFa from '../manual/fa.json' with { type: 'json' };
import rulesHu from '../manual/hu.json' with { type: 'json' };
import rulesUk from '../manual/uk.json' with { type: 'json' };
import en from '../text/en.json' with { type: 'json' };
import fa from '../text/fa.json' with { type: 'json' };
import hu from '../text/hu.json' with { type: 'json' };
import uk from '../text/uk.json' with { type: 'json' };

const keysOfIds = [
  ...CARDS.map((id) => `card.${id}.name`),
  ...HOUSES.flatMap((id) => [`house.${id}.name`, `house.${id}.short`]),
];

checkTexts({ languages: { en, uk, hu, fa }, keysOfIds, rules: /^about\./ });

checkRules({
  languages: { en: rulesEn, uk: rulesUk, hu: rulesHu, fa: rulesFa },
  source: fileURLToPath(new URL('../rules', import.meta.url)),
  atLeast: 3,
});
