// tt serve: tables for many.

import { SERVE_USAGE, serve } from '@three-thrones/server';
import { type Command, unlessRefused } from '../command.ts';

export const serveTables: Command = {
  usage: SERVE_USAGE,
  async run(args, catalogue, io) {
    const server = unlessRefused(await serve({ args, env: process.env, catalogue }));
    io.out(`Three Thrones is open at ${server.address}\n`);
    return new Promise<number>(() => undefined); // until a signal ends the process
  },
};
