// The server as a program of its own, for the test that stops it with a signal.

import { catalogue } from '@three-thrones/catalogue';
import { isRefusal } from '@three-thrones/kernel';
import { serve } from '../src/index.ts';

const server = await serve({ args: process.argv.slice(2), env: {}, catalogue });
process.stdout.write(`${isRefusal(server) ? server.code : server.address}\n`);
