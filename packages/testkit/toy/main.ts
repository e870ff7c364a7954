// The command line with the toy among its games.

import { standAlone } from '../../cli/src/cli.ts';
import { catalogue } from './catalogue.ts';

await standAlone(catalogue, import.meta.filename);
