// Proves that whoever is shown the number of a rule finds it, in every language.

import { join } from 'node:path';
import { checkRules } from '@three-thrones/testkit';
import en from '../rules/en.json' with { type: 'json' };
import fa from '../rules/fa.json' with { type: 'json' };
import hu from '../rules/hu.json' with { type: 'json' };
import uk from '../rules/uk.json' with { type: 'json' };

checkRules({ languages: { en, uk, hu, fa }, source: join(import.meta.dirname, '../src') });
