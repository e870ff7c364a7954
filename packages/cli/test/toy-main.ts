// The command line as people run it, but with the toy as the only game.

import { standAlone } from '../src/cli.ts';
import { toys } from './toy.ts';

await standAlone(toys, import.meta.filename);
