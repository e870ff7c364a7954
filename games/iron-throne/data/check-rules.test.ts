// Proves that whoever is shown the number of a rule finds it, in every language.

import { join } from 'node:path';
import { checkRules } from '@three-thrones/testkit';
import en from '../manual/en.json' with { type: 'json' };
import fa from '../manual/fa.json' with { type: 'json' };
import hu from '../manual/hu.json' with { type: 'json' };
import uk from '../manual/uk.json' with { type: 'json' };

checkRules({ languages: { en, uk, hu, fa }, source: join(import.meta.dirname, '../rules') });
