// `tt play`: one person at a terminal against bots.

import { randomUUID } from 'node:crypto';
import { botOf } from '@three-thrones/bots';
import type { AnyGame } from '@three-thrones/catalogue';
import { isRefusal, type Refusal } from '@three-thrones/kernel';
import { type Match, startMatch } from '@three-thrones/match';
import { chosenGame, type Command, type Io, Refused, readFlags, unlessRefused } from './command.ts';
import { linesOf } from './lines.ts';
import { colourPaint, plainPaint } from '@three-thrones/game-kit/terminal/renderer.ts';
import { rendererOf } from './render/renderers.ts';
import { Sitting } from './sitting.ts';

const MAX_LINE_BYTES = 4096;
/** More than enough to deal any house in. */
const MOST_DEALS = 200;

export const play: Command = {
  usage: `tt play [--game G] [--players N | --config C] [--seat S] [--seed S] [--bots LEVEL]

A table on the terminal, with bots in the other chairs.

  --game G        which game (a bare name does as well); the first in the list if left out
  --players N     how many players; as many as usual if left out
  --config C      how it is set up, instead of --players: JSON, or words like mode=coop,players=2,dragons=true
  --seat S        your seat: its name, or its number from 1; the first if left out
  --seed S        any text; the same seed deals the same game. Without it one is found that deals your seat in
  --bots LEVEL    how well the others play; random if left out

At the table: a number chooses, u takes back, ? says what cannot be chosen and why, h lists the rest.
`,
  async run(args, catalogue, io) {
    const { flags, game: name } = readFlags(args, {
      game: { type: 'string' },
      players: { type: 'string' },
      config: { type: 'string' },
      seat: { type: 'string' },
      seed: { type: 'string' },
      bots: { type: 'string', default: 'random' },
    });
    const id = flags.game ?? name ?? catalogue.ids[0]!;
    const { game, config } = await chosenGame(catalogue, { ...flags, game: id });
    const bot = unlessRefused(botOf(flags.bots));
    const match = unlessRefused(
      flags.seed === undefined
        ? dealt(game, config, flags.seat)
        : startMatch(game, { config, seed: flags.seed, chance: 'sha256' }),
    );
    const seat = seatOf(flags.seat, match.state.seats);
    const renderer = await rendererOf(unlessRefused(catalogue.find(id)));
    const paint = io.colours ? colourPaint : plainPaint;
    const sitting = new Sitting({
      game,
      match,
      seat,
      bot,
      renderer,
      paint,
      out: (line) => io.out(`${line}\n`),
    });

    io.out(`${id}, seed ${match.start.seed}. You are ${renderer.name(seat, paint)}. h for help.\n`);
    try {
      await sit(sitting, io);
    } catch (error) {
      io.err(
        `tt: the rules of ${id} have failed with seed ${match.start.seed}: ${(error as Error).message}\n`,
      );
      return 1;
    }
    if (!sitting.isOver) io.out('\nThe table is left as it is. Good bye.\n');
    return 0;
  },
};

/** Until the game is over, the person leaves, or nothing more is typed. */
async function sit(sitting: Sitting, { input, out, interactive }: Io): Promise<void> {
  sitting.goOn();
  if (sitting.isOver) return;
  const prompt = interactive ? '> ' : '';
  out(prompt);
  for await (const line of linesOf(input, MAX_LINE_BYTES)) {
    sitting.hear('text' in line ? line.text.trim() : '');
    if (sitting.isOver) return;
    out(prompt);
  }
}

/**
 * A game with a seed of its own choice: one that has the wanted seat, where a game draws its houses. The seed is short:
 * it is shown to the only one who plays, and may be typed again.
 */
function dealt(game: AnyGame, config: unknown, wanted: string | undefined): Match<unknown> | Refusal {
  let match: Match<unknown> | Refusal;
  let tries = 0;
  do {
    match = startMatch(game, { config, seed: randomUUID().slice(0, 8), chance: 'sha256' });
    if (isRefusal(match) || wanted === undefined || /^\d+$/.test(wanted)) break;
  } while (!match.state.seats.includes(wanted) && ++tries < MOST_DEALS);
  return match;
}

function seatOf(wanted: string | undefined, seats: readonly string[]): string {
  if (wanted === undefined) return seats[0]!;
  if (seats.includes(wanted)) return wanted;
  const byNumber = /^\d+$/.test(wanted) ? seats[Number(wanted) - 1] : undefined;
  if (byNumber === undefined) throw new Refused('no-such-seat', { seat: wanted, seats });
  return byNumber;
}
