// English for people at a terminal. Programs read the codes instead.

import { listOf, ruleOf, say } from '@three-thrones/game-kit/terminal/plain-words.ts';
import type { Mistake, Refusal } from '@three-thrones/kernel';

type Args = Readonly<Record<string, unknown>>;

const SENTENCES: Readonly<Record<string, (args: Args) => string>> = {
  'no-such-command': ({ command }) => `there is no command '${say(command)}'; see tt --help`,
  'bad-flag': ({ message }) => say(message),
  'flag-missing': ({ flag }) => `--${say(flag)} is needed`,
  'bad-number': ({ flag, given, min, max }) =>
    `--${say(flag)} ${say(given)}: wanted a whole number ${max === undefined ? `of at least ${say(min)}` : `from ${say(min)} to ${say(max)}`}`,
  'bad-json': ({ flag, message }) => `--${say(flag)} is no JSON: ${say(message)}`,
  'bad-config-words': ({ part }) =>
    `--config: '${say(part)}' is neither JSON nor in words like mode=solo,players=1`,
  'no-file': ({ file, message }) => `cannot read ${say(file)}: ${say(message)}`,
  'players-or-config': () => 'give --players or --config, not both',
  'no-such-game': ({ game, games }) => `there is no game '${say(game)}'; there is ${say(games)}`,
  'no-such-seat': ({ seat, seats }) => `there is no seat '${say(seat)}'; there is ${say(seats)}`,
  'unknown-level': ({ level, levels }) => `there is no bot '${say(level)}'; there is ${say(levels)}`,
  'bots-do-not-fit': ({ bots, seats }) =>
    `${say(bots)} bots for ${say(seats)} seats; name one for all or one for each`,
  'bots-need-seat': () => '--bots goes with --seat: the bots play everybody else',
  'check-or-update': () => 'give --check or --update, not both',
  'bench-failed': ({ game, message }) => `measuring ${say(game)} failed: ${say(message)}`,
  'cannot-listen': ({ port, code }) => `cannot listen on port ${say(port)} (${say(code)})`,
  'cannot-use-data': ({ data, code }) => `cannot keep anything in ${say(data)} (${say(code)})`,
  'no-server': ({ data }) => `no server is running on ${say(data)}`,
  'not-your-server': ({ data }) => `the server on ${say(data)} is somebody else's`,
  'no-such-table': () => 'there is no such table',
  'no-such-person': () => 'there is no such person',
  'no-such-ban': () => 'that address is not banned',
  'wrong-token': () => 'the server does not take the token in its own folder; was it started again?',
  'no-store': () => 'there is no store there',
  'broken-store': () => 'that store is damaged; nothing was changed',
  'foreign-store': () => 'that is no store of this program; nothing was changed',
  'newer-store': () => 'that store was made by a newer version of this program; nothing was changed',
  'store-in-use': ({ pid }) =>
    `a server${pid === undefined ? '' : ` (process ${say(pid)})`} is using that store; stop it first`,
  'game-not-over': () => 'that game is not over yet: its export would show every hand',
  'export-damaged': () => 'the file is not as it was written',
  'undo-barrier': ({ barrier }) => `that cannot be taken back (${say(barrier)})`,
  'undo-not-yours': ({ seat }) => `the last move was ${say(seat)}'s`,
};

/** One line for a person. A code nobody has put into words is still better than silence. */
export function sentenceOf({ code, args = {}, rule, mistakes = [] }: Refusal): string {
  const sentence = SENTENCES[code]?.(args) ?? `${code}${listOf(args)}${ruleOf(rule)}`;
  return [sentence, ...mistakes.map((mistake) => `  ${mistakeOf(mistake)}`)].join('\n');
}

function mistakeOf({ path, code, args = {}, rule }: Mistake): string {
  return `${path}: ${code}${listOf(args)}${ruleOf(rule)}`;
}
