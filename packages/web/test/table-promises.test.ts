// Offers in the table talk: what counts as one, who may answer it, and what becomes of it.

import { catalogue } from '@three-thrones/catalogue';
import { begin, isRefusal, view } from '@three-thrones/kernel';
import type { Chat } from '@three-thrones/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { agotBoard } from '@three-thrones/agot/board/index.ts';
import { tinyEpicBoard } from '@three-thrones/tiny-epic/board/index.ts';
import { unreadIn } from '../src/play/talk/channels.ts';
import {
  answerText,
  type Bargain,
  bargainsIn,
  isAnswer,
  offersTo,
  offerText,
  readBy,
  stateOf,
  termKindsOf,
  type Terms,
} from '../src/play/diplomacy/promises.ts';
import { plain } from '@three-thrones/ui/rich.ts';

const ground = {
  seats: ['stark', 'lannister', 'tyrell'],
  places: ['pyke', 'the-eyrie', 'winterfell', 'kings-landing'],
  lastRound: 6,
};

type Line = readonly [seat: string | undefined, text: string, to?: string];

/** Messages numbered from 1. */
function talk(...lines: readonly Line[]): Chat[] {
  return lines.map(([seat, text, to], at) => ({
    type: 'chat',
    table: 'a',
    number: at + 1,
    from: 'Anna',
    at: 0,
    text,
    ...(seat && { seat }),
    ...(to && { to }),
  }));
}

function heard(...lines: readonly Line[]): readonly Bargain[] {
  return bargainsIn(talk(...lines), ground);
}

const OFFER = '/offer lannister until=4 give=peace,leave:the-eyrie want=fight:tyrell';

describe('the text of an offer', () => {
  const terms: Terms = {
    to: 'lannister',
    until: 4,
    give: ['peace', 'leave:the-eyrie'],
    want: ['fight:tyrell'],
  };

  it('is short and reads as what it says', () => {
    expect(offerText(terms)).toBe(OFFER);
    expect(offerText({ ...terms, until: 'end', give: [] })).toBe(
      '/offer lannister until=end want=fight:tyrell',
    );
    expect(answerText('accept', { number: 17 })).toBe('/accept 17');
  });

  it('comes back as it was', () => {
    expect(heard(['stark', OFFER])).toEqual([{ number: 1, from: 'stark', isPrivate: false, ...terms }]);
    const one: Terms = { to: 'lannister', until: 'end', give: [], want: ['support'] };
    expect(heard(['stark', offerText(one), 'lannister'])).toEqual([
      { number: 1, from: 'stark', isPrivate: true, ...one },
    ]);
  });

  it.each([agotBoard, tinyEpicBoard].map((board) => [board.places!.ids] as const))(
    'has room for the longest names of the map',
    (places) => {
      const longest = [...places].sort((a, b) => b.length - a.length).slice(0, 3);
      const all = longest.map((id) => `leave:${id}` as const);
      const text = offerText({ to: 'baratheon', until: 10, give: all, want: all });
      expect(text.length).toBeLessThanOrEqual(500);
      const table = { seats: ['stark', 'baratheon'], places, lastRound: 10 };
      expect(bargainsIn(talk(['stark', text]), table)).toHaveLength(1);
    },
  );
});

describe.each([
  ['agot', agotBoard, 58, 10],
  ['tiny-epic', tinyEpicBoard, 24, 6],
] as const)('the board of %s', (_, board, areas, last) => {
  beforeAll(() => board.load());

  it('knows every area, by name and as where one goes', () => {
    expect(board.places!.ids).toHaveLength(areas);
    for (const id of board.places!.ids) {
      const { name, to } = board.places!.words(id);
      expect(name).toMatch(/^[A-Z][\w' ’-]+$/);
      expect(plain(to)).toMatch(/^to \S/);
    }
  });

  it('knows the round and the last one', async () => {
    const game = await catalogue.rules(board === agotBoard ? 'agot' : 'tiny-epic');
    if (isRefusal(game)) throw new Error(game.code);
    const start = begin(game, { players: 3 }, 'rounds');
    if (isRefusal(start)) throw new Error(start.code);
    expect(board.rounds(view(start.state, 'spectator') as never)).toEqual({ now: 1, last });
  });
});

describe('what is no offer', () => {
  it.each([
    ['nothing promised and nothing asked', '/offer lannister until=4'],
    ['an empty side', '/offer lannister until=4 give='],
    ['no end', '/offer lannister give=peace'],
    ['round 0', '/offer lannister until=0 give=peace'],
    ['a round after the last', '/offer lannister until=7 give=peace'],
    ['a round before the first', '/offer lannister until=-1 give=peace'],
    ['a round out of all bounds', '/offer lannister until=99999999999999999999 give=peace'],
    ['half a round', '/offer lannister until=1.5 give=peace'],
    ['a round with a nought before it', '/offer lannister until=04 give=peace'],
    ['digits of another script', '/offer lannister until=۴ give=peace'],
    ['a house that is not at the table', '/offer martell until=4 give=peace'],
    ['a house that is none', '/offer constructor until=4 give=peace'],
    ['oneself', '/offer stark until=4 give=peace'],
    ['nobody', '/offer until=4 give=peace'],
    ['an area of another map', '/offer lannister until=4 give=leave:atlantis'],
    ['no area', '/offer lannister until=4 give=leave'],
    ['an area without a name', '/offer lannister until=4 give=leave:'],
    ['a term of two areas', '/offer lannister until=4 give=leave:pyke:winterfell'],
    ['an unknown term', '/offer lannister until=4 give=gold'],
    ['a term with too much', '/offer lannister until=4 give=peace:pyke'],
    ['a fight against the other house', '/offer lannister until=4 give=fight:lannister'],
    ['a fight against oneself', '/offer lannister until=4 want=fight:stark'],
    ['a fight against nobody', '/offer lannister until=4 want=fight:martell'],
    ['the same twice', '/offer lannister until=4 give=peace,peace'],
    ['four terms', '/offer lannister until=4 give=peace,support,leave:pyke,leave:winterfell'],
    ['an empty term', '/offer lannister until=4 give=peace,'],
    ['sides the wrong way round', '/offer lannister until=4 want=peace give=peace'],
    ['a side twice', '/offer lannister until=4 give=peace give=support'],
    ['more after it', `${OFFER} please`],
    ['another line', `${OFFER}\n/accept 1`],
    ['something before it', ` ${OFFER}`],
    ['capitals', OFFER.toUpperCase()],
    ['two spaces', OFFER.replace(' ', '  ')],
    ['HTML', '/offer <b>lannister</b> until=4 give=peace'],
    ['HTML in a term', '/offer lannister until=4 give=leave:<img src=x onerror=alert(1)>'],
    ['a very long text', `/offer lannister until=4 give=${'leave:pyke,'.repeat(50_000)}`],
    ['a very long text of one letter', `/offer ${'a'.repeat(500_000)}`],
    ['nothing but the word', '/offer'],
  ])('%s', (_, text) => {
    expect(heard(['stark', text])).toEqual([]);
    expect(isAnswer(text), 'and it is shown as the text it is').toBe(false);
  });

  it('one of somebody who has no seat', () => {
    expect(heard([undefined, OFFER])).toEqual([]);
  });

  it('one to another house than the one it is told to', () => {
    expect(heard(['stark', OFFER, 'tyrell'])).toEqual([]);
  });
});

describe('an answer', () => {
  const answered = (...lines: readonly Line[]) => heard(['stark', OFFER], ...lines)[0]!.answer;
  const answeredAlone = (...lines: readonly Line[]) =>
    heard(['stark', OFFER, 'lannister'], ...lines)[0]!.answer;

  it('comes from the house that was asked, or takes the offer back', () => {
    expect(answered(['lannister', '/accept 1'])).toEqual({ what: 'accept', number: 2 });
    expect(answered(['lannister', '/decline 1'])).toEqual({ what: 'decline', number: 2 });
    expect(answered(['stark', '/withdraw 1'])).toEqual({ what: 'withdraw', number: 2 });
    expect(answeredAlone(['lannister', '/accept 1', 'stark'])).toEqual({ what: 'accept', number: 2 });
    expect(answeredAlone(['stark', '/withdraw 1', 'lannister'])).toEqual({ what: 'withdraw', number: 2 });
  });

  it('of another seat does not count', () => {
    expect(answered(['stark', '/accept 1'])).toBeUndefined();
    expect(answered(['stark', '/decline 1'])).toBeUndefined();
    expect(answered(['lannister', '/withdraw 1'])).toBeUndefined();
    expect(answered(['tyrell', '/accept 1'], ['tyrell', '/withdraw 1'])).toBeUndefined();
    expect(answered([undefined, '/accept 1'])).toBeUndefined();
  });

  it('counts only where the offer was made', () => {
    expect(answered(['lannister', '/accept 1', 'stark'])).toBeUndefined();
    expect(answered(['stark', '/withdraw 1', 'lannister'])).toBeUndefined();
    expect(answeredAlone(['lannister', '/accept 1'])).toBeUndefined();
    expect(answeredAlone(['lannister', '/accept 1', 'tyrell'])).toBeUndefined();
    expect(answeredAlone(['tyrell', '/accept 1', 'stark'])).toBeUndefined();
  });

  it('is final', () => {
    const first = { what: 'decline', number: 2 };
    expect(answered(['lannister', '/decline 1'], ['lannister', '/accept 1'])).toEqual(first);
    expect(answered(['lannister', '/decline 1'], ['stark', '/withdraw 1'])).toEqual(first);
    expect(answered(['tyrell', '/accept 1'], ['lannister', '/accept 1'])).toEqual({
      what: 'accept',
      number: 3,
    });
  });

  it('does not come before the offer', () => {
    const [bargain] = heard(['lannister', '/accept 2'], ['stark', OFFER]);
    expect(bargain).toMatchObject({ number: 2 });
    expect(bargain!.answer).toBeUndefined();
  });

  it('names its message by numbers as large as a server has them', () => {
    const number = 1_794_753_760_754;
    const [offer, answer] = talk(['stark', OFFER], ['lannister', `/accept ${number}`]) as [Chat, Chat];
    const said = [
      { ...offer, number },
      { ...answer, number: number + 1 },
    ];
    expect(bargainsIn(said, ground)[0]!.answer).toEqual({ what: 'accept', number: number + 1 });
  });

  it('to a message that is no offer is none', () => {
    expect(heard(['stark', 'Hello'], ['lannister', '/accept 1'], ['lannister', '/accept 2'])).toEqual([]);
  });

  it.each([
    '/accept 0',
    '/accept -1',
    '/accept 01',
    '/accept 1.0',
    '/accept 1e0',
    '/accept 0x1',
    '/accept ۱',
    '/accept 9007199254740993',
    '/accept',
    '/accept  1',
    '/accept 1 2',
    '/accept 1\n',
    ' /accept 1',
    '/Accept 1',
    '/agree 1',
    '/accept <b>1</b>',
    `/accept ${'1'.repeat(100_000)}`,
  ])('is none as %j', (text) => {
    expect(isAnswer(text)).toBe(false);
    expect(answered(['lannister', text])).toBeUndefined();
  });
});

describe('a bargain', () => {
  const [bargain] = heard(['stark', OFFER]);
  const after = (what: 'accept' | 'decline' | 'withdraw'): Bargain => ({
    ...bargain!,
    answer: { what, number: 2 },
  });

  it('is open until its last round is over', () => {
    expect(stateOf(bargain!, 4)).toBe('open');
    expect(stateOf(bargain!, 5)).toBe('run-out');
    expect(stateOf(bargain!, 'over')).toBe('run-out');
  });

  it('holds until its last round is over', () => {
    expect(stateOf(after('accept'), 4)).toBe('accepted');
    expect(stateOf(after('accept'), 5)).toBe('past');
  });

  it('can hold until the end of the game, and no longer', () => {
    const whole: Bargain = { ...after('accept'), until: 'end' };
    expect(stateOf(whole, 6)).toBe('accepted');
    expect(stateOf(whole, 'over')).toBe('past');
  });

  it('that was declined or withdrawn stays so', () => {
    for (const round of [1, 5, 'over'] as const) {
      expect(stateOf(after('decline'), round)).toBe('declined');
      expect(stateOf(after('withdraw'), round)).toBe('withdrawn');
    }
  });
});

describe('who knows of an offer', () => {
  const chat = talk(['stark', OFFER, 'lannister'], ['lannister', '/accept 1', 'stark'], ['tyrell', 'Hello']);

  it('made in private: the two houses', () => {
    for (const eye of ['stark', 'lannister'])
      expect(bargainsIn(readBy(chat, eye), ground), eye).toHaveLength(1);
    for (const eye of ['tyrell', 'spectator']) expect(bargainsIn(readBy(chat, eye), ground), eye).toEqual([]);
  });

  it('made before everybody: everybody', () => {
    const open = talk(['stark', OFFER]);
    for (const eye of ['tyrell', 'spectator'])
      expect(bargainsIn(readBy(open, eye), ground), eye).toHaveLength(1);
  });
});

describe('unread messages', () => {
  it('are offers, and answers to offers of mine', () => {
    const chat = talk(
      ['stark', OFFER],
      ['lannister', '/accept 1'],
      ['lannister', '/accept 1'],
      ['tyrell', '/accept 1'],
    );
    const bargains = bargainsIn(chat, ground);
    const count = (eye: string, read = 0): number => unreadIn(chat, eye, { '': read }, bargains).get('') ?? 0;
    expect(count('stark'), 'that it was accepted').toBe(1);
    expect(count('stark', 2)).toBe(0);
    expect(count('lannister'), 'that it was offered').toBe(1);
    expect(count('spectator')).toBe(1);
  });
});

describe('what can be promised', () => {
  it('is what the game knows', () => {
    expect(termKindsOf(agotBoard)).toContain('support');
    expect(termKindsOf(tinyEpicBoard)).toEqual(['peace', 'leave', 'fight']);
    expect(heard(['stark', '/offer lannister until=end want=support']), 'made before').toHaveLength(1);
  });
});

describe('offers that wait for me', () => {
  it('are those made to me, until I answer or they run out', () => {
    const asked = heard(['stark', OFFER, 'lannister'], ['tyrell', '/offer stark until=end give=peace']);
    expect(offersTo('lannister', asked, 3).map(({ number }) => number)).toEqual([1]);
    expect(offersTo('lannister', asked, 5)).toEqual([]);
    expect(offersTo('tyrell', asked, 3)).toEqual([]);
    expect(offersTo('spectator', asked, 3)).toEqual([]);
    const answered = heard(['stark', OFFER, 'lannister'], ['lannister', '/decline 1', 'stark']);
    expect(offersTo('lannister', answered, 3)).toEqual([]);
  });
});
