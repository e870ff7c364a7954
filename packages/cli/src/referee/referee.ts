// `tt referee`: a table for programs, in lines of JSON. PROTOCOL.md describes every message.

import { readFileSync } from 'node:fs';
import { botOf } from '@three-thrones/bots';
import { isRefusal, refusal } from '@three-thrones/kernel';
import { startMatch } from '@three-thrones/match';
import { chosenGame, type Command, json, needed, Refused, readFlags, unlessRefused } from '../command.ts';
import { linesOf } from '../lines.ts';
import { Arbiter, type Reader, refusedMessage } from './arbiter.ts';
import { readRequest } from './requests.ts';

const MAX_LINE_BYTES = 64 * 1024;

export const referee: Command = {
  usage: `tt referee --game G [--config C | --players N] --seed S [--position FILE] [--seat S [--bots LEVEL]]

Keeps a table for programs: lines of JSON, requests on stdin, messages on stdout, as PROTOCOL.md describes.
It ends when stdin does. It is an arbiter's tool and shows every seat's questions and every secret.

  --game G          which game (a bare name does as well)
  --config C        how it is set up: JSON, or words like key=value,key=value; or --players N for a plain game
  --seed S          any text
  --position FILE   start from a position in the game's notation instead of the setup
  --seat S          show no more than this seat may see, or 'spectator'
  --bots LEVEL      with --seat: bots of this level answer for everybody else

Exit code 2 if the table cannot be set up.
`,
  async run(args, catalogue, io) {
    const { flags, game: name } = readFlags(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      config: { type: 'string' },
      seed: { type: 'string' },
      position: { type: 'string' },
      seat: { type: 'string' },
      bots: { type: 'string' },
    });
    const { game, config } = await chosenGame(catalogue, {
      ...flags,
      game: needed('game', flags.game ?? name),
    });
    const seed = needed('seed', flags.seed);
    const position = flags.position === undefined ? undefined : json('position', contentsOf(flags.position));
    const send = (message: object) => io.out(`${JSON.stringify(message)}\n`);
    const match = startMatch(game, { config, position, seed, chance: 'sha256' });
    if (isRefusal(match)) {
      send({ seq: 1, ...refusedMessage(match) });
      return 2;
    }
    const reader = readerOf(flags.seat, flags.bots, match.state.seats);
    await serve(new Arbiter(game, match, reader, send), io.input);
    return 0;
  },
};

async function serve(arbiter: Arbiter, input: AsyncIterable<Uint8Array | string>): Promise<void> {
  arbiter.open();
  for await (const line of linesOf(input, MAX_LINE_BYTES)) {
    if ('wrong' in line) {
      arbiter.refuse(
        refusal(line.wrong, '0', line.wrong === 'line-too-long' ? { maxBytes: MAX_LINE_BYTES } : undefined),
      );
      continue;
    }
    const { id, request } = readRequest(line.text);
    if (isRefusal(request)) arbiter.refuse(request, id);
    else arbiter.take(request);
  }
}

function readerOf(seat: string | undefined, level: string | undefined, seats: readonly string[]): Reader {
  if (seat === undefined) {
    if (level !== undefined) throw new Refused('bots-need-seat');
    return { eye: 'arbiter' };
  }
  if (seat !== 'spectator' && !seats.includes(seat)) throw new Refused('no-such-seat', { seat, seats });
  return level === undefined ? { eye: seat } : { eye: seat, bot: unlessRefused(botOf(level)) };
}

function contentsOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refused('no-file', { file, message: (error as NodeJS.ErrnoException).code ?? '' });
  }
}
