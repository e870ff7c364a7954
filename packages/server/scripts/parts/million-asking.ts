// Asks a server on a grown store, as a process of its own, and gives the figures to the one that started it.

import { millionServer, type MillionServerOptions } from './million-server.ts';

const options = JSON.parse(process.argv[2]!) as MillionServerOptions;
process.send!(await millionServer({ ...options, progress: (line) => process.stderr.write(`${line}\n`) }));
process.disconnect();
