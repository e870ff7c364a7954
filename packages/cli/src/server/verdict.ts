// What a verified export proves and what it cannot, in plain words.

import type { NotProved, Proved, Verified, VerifiedRecord } from '@three-thrones/server';

const PROVED: Readonly<Record<Proved, string>> = {
  'draws-follow-from-seed': 'Every shuffle, die and draw follows from the seed and the answers.',
  'game-is-whole':
    'The game is whole: from its beginning to its end, no line missing, the undone ones checked too.',
  'server-committed': 'The server’s share of the seed is the one it had committed to.',
  'seats-committed': 'The share of every seat is the one that seat had committed to.',
  'signed-by-server': 'The file is as the server with this key signed it.',
  'my-receipt': 'All commitments, your share, the round and the server’s key are those on your receipt.',
};

const NOT_PROVED: Readonly<Record<NotProved, string>> = {
  'operator-saw-cards':
    'Whoever runs the server knows its secret and could see cards. He could not steer them.',
  'answers-are-the-servers-word': 'That the answers are those the people gave is the server’s word.',
  'no-receipt':
    'Without a receipt, that these commitments were made before the deal is the server’s word (--receipt FILE).',
  'not-signed': 'The file is of an older kind and not signed: anybody could have written it.',
  'dice-from-a-device': 'The seed comes from somebody’s own device: whoever began the game could choose it.',
  'seats-without-share':
    'Some seats did not commit to a share of their own; those that did are listed in the file.',
};

/** For people to read. */
export function report(file: string, { answers, game, proved, notProved, serverKey }: Verified): string {
  return [
    ...paper(
      `${file} holds: ${answers} answers of ${game}`,
      proved.map((code) => PROVED[code]),
      notProved.map((code) => NOT_PROVED[code]),
    ),
    ...(serverKey === undefined ? [] : ['', `The server’s key: ${serverKey}`]),
    '',
  ].join('\n');
}

/** The record of a game on somebody's own device, finished or not. */
export function reportRecord(file: string, { answers, game, over }: VerifiedRecord): string {
  const heading = `${file} holds: ${answers} answers of ${game}, ${over ? 'played to its end' : 'not over yet'}`;
  const whole = over ? [PROVED['game-is-whole']] : [];
  return [
    ...paper(
      heading,
      [PROVED['draws-follow-from-seed'], ...whole],
      [
        NOT_PROVED['dice-from-a-device'],
        'The file is not signed: whoever has that device could have written it.',
      ],
    ),
    '',
  ].join('\n');
}

function paper(heading: string, proved: readonly string[], notProved: readonly string[]): string[] {
  const [good, bad] = [proved.map((line) => `  + ${line}`), notProved.map((line) => `  - ${line}`)];
  return [heading, '', 'Proved:', ...good, '', 'Not proved:', ...bad];
}
