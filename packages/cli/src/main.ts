// `tt`: the command line over everything that runs a game.

import { catalogue } from '@three-thrones/catalogue';
import { standAlone } from './cli.ts';

await standAlone(catalogue, import.meta.filename);
