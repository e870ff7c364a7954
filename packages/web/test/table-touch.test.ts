// What a touch means, which options stand where in the list, where small things float.

import { agotBoard } from '@three-thrones/agot/board/index.ts';
import { tinyEpicBoard } from '@three-thrones/tiny-epic/board/index.ts';
import { describe, expect, it } from 'vitest';
import { awayFrom, spotBeside } from '@three-thrones/ui/anchored.ts';
import { firstUnread, inChannel, phraseIn, phraseText, unreadIn } from '../src/play/talk/channels.ts';
import { drawerFor, drawnWhileOthersAct, nextDrawn } from '../src/play/drawers.ts';
import { found, grouped } from '../src/play/options/option-groups.ts';
import { linked, partsOf, plain } from '@three-thrones/ui/rich.ts';
import { aboutOption, meaningOf, type Placed } from '../src/play/state/touch.ts';

const placements: Placed[] = [
  { id: 'place:march@sail', things: ['die:march', 'slot:sail'] },
  { id: 'place:march@plot', things: ['die:march', 'slot:plot'] },
  { id: 'place:plot@plot', things: ['die:plot', 'slot:plot'] },
];

describe('a touch', () => {
  it('chooses the one option a thing stands for', () => {
    expect(meaningOf(tinyEpicBoard, 'slot:sail', undefined, placements, [])).toEqual({
      kind: 'choose',
      option: 'place:march@sail',
    });
  });

  it('takes up what goes somewhere else, and the second touch decides', () => {
    expect(meaningOf(tinyEpicBoard, 'die:march', undefined, placements, [])).toEqual({ kind: 'hold' });
    expect(meaningOf(tinyEpicBoard, 'slot:plot', 'die:march', placements, [])).toEqual({
      kind: 'choose',
      option: 'place:march@plot',
    });
  });

  it('offers several options of one place', () => {
    const recruits: Placed[] = [
      { id: 'stark@winterfell', things: ['domain:winterfell', 'force:stark'] },
      { id: 'eddard-stark@winterfell', things: ['domain:winterfell', 'card:eddard-stark'] },
    ];
    expect(meaningOf(tinyEpicBoard, 'domain:winterfell', undefined, recruits, [])).toEqual({
      kind: 'offer',
      options: ['stark@winterfell', 'eddard-stark@winterfell'],
    });
  });

  it('refuses with the reason that fits what is held', () => {
    const no = (id: string, things: Placed['things']) => ({ id, things, code: `not-${id}`, rule: '1' });
    const refused = [no('one', ['slot:march', 'die:plot']), no('other', ['slot:march', 'die:march'])];
    const meaning = meaningOf(tinyEpicBoard, 'slot:march', 'die:march', [], refused);
    expect(meaning).toMatchObject({ kind: 'refuse', refused: { id: 'other' } });
    expect(meaningOf(tinyEpicBoard, 'domain:pyke', undefined, [], refused)).toEqual({
      kind: 'refuse',
      refused: undefined,
    });
  });
});

describe('a finger held on an option', () => {
  it('brings up all of its words, once', () => {
    const pyke = linked('domain:pyke', 'Pyke');
    expect(
      aboutOption({ label: `March to ${pyke}`, detail: 'Nobody there', hint: 'By sea' }, 'For good'),
    ).toEqual({
      title: 'March to Pyke',
      lines: ['Nobody there', 'By sea', 'For good'],
    });
    expect(aboutOption({ label: 'Stop', detail: 'Stay here', hint: 'Stay here' }, undefined).lines).toEqual([
      'Stay here',
    ]);
  });
});

describe('a question on a small screen', () => {
  const byItself = (drawer: 'hand' | 'actions' | 'talk' | undefined) => ({ drawer, isOwn: false });
  const byHand = (drawer: 'hand' | 'mats') => ({ drawer, isOwn: true });

  it('calls for the map where every option is a place on it', () => {
    expect(drawerFor(tinyEpicBoard, [['domain:pyke'], ['domain:winterfell'], []], false)).toBe('stage');
    expect(
      drawerFor(
        tinyEpicBoard,
        [
          ['domain:pyke', 'force:stark'],
          ['domain:pyke', 'card:eddard-stark'],
        ],
        false,
      ),
    ).toBe('stage');
    expect(drawerFor(tinyEpicBoard, [['domain:pyke']], true)).toBe('stage');
    expect(drawerFor(agotBoard, [['area:pyke']], false)).toBe('stage');
  });

  it('calls for what else it asks about', () => {
    expect(drawerFor(tinyEpicBoard, [['die:march', 'slot:sail']], false)).toBe('actions');
    expect(drawerFor(tinyEpicBoard, [['card:eddard-stark'], ['domain:pyke']], false)).toBe('hand');
    expect(drawerFor(agotBoard, [['area:pyke']], true)).toBe('outlook');
    expect(drawerFor(agotBoard, [['card:eddard-stark']], true)).toBe('outlook');
    expect(drawerFor(tinyEpicBoard, [['house:stark', 'pool:stark']], false)).toBe('mats');
    expect(drawerFor(tinyEpicBoard, [[]], false)).toBeUndefined();
  });

  it('gives the map the room that nobody took on purpose', () => {
    expect(nextDrawn(byItself('hand'), 'stage').drawer).toBeUndefined();
    expect(nextDrawn(byItself('actions'), 'stage').drawer).toBeUndefined();
    expect(nextDrawn(byHand('hand'), 'stage').drawer).toBeUndefined();
    expect(nextDrawn(byHand('mats'), 'stage').drawer).toBe('mats');
    expect(nextDrawn(byHand('mats'), 'actions')).toEqual(byItself('actions'));
    expect(nextDrawn(byItself('talk'), 'actions').drawer).toBe('talk');
  });

  it('gives the map the room while others act, but for what somebody opened', () => {
    expect(drawnWhileOthersAct(byItself('hand'))).toBeUndefined();
    expect(drawnWhileOthersAct(byHand('hand'))).toBe('hand');
  });
});

describe('the options list', () => {
  const entries = [
    { id: 'stop', label: 'Stop', weight: 'aside' as const },
    { id: 'a', label: 'Casterly Rock', group: 'Into battle' },
    { id: 'b', label: 'Pyke', group: 'Without a battle', order: 2 },
    { id: 'c', label: 'Highgarden', detail: 'Tyrell: 4 against 3', group: 'Into battle' },
    { id: 'd', label: 'Arbor', group: 'Without a battle', order: 1 },
  ];

  it('keeps groups together and puts what ends the question last', () => {
    const groups = grouped(entries);
    expect(groups.map(({ heading }) => heading)).toEqual(['Into battle', 'Without a battle', undefined]);
    expect(groups.flatMap(({ entries: all }) => all.map(({ id }) => id))).toEqual([
      'a',
      'c',
      'd',
      'b',
      'stop',
    ]);
  });

  it('numbers the first nine', () => {
    const many = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, label: `Option ${at}` }));
    const keys = grouped(many).flatMap(({ entries: all }) => all.map(({ key }) => key));
    expect(keys.slice(0, 9)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(keys.slice(9)).toEqual([undefined, undefined, undefined]);
  });

  it('finds words in labels, details and groups, whatever their accents', () => {
    expect(found(entries, 'tyrell').map(({ id }) => id)).toEqual(['c']);
    expect(found(entries, 'without pyke').map(({ id }) => id)).toEqual(['b']);
    expect(found([{ id: 'x', label: 'Fehérrév' }], 'feherrev')).toHaveLength(1);
    expect(found(entries, ' ')).toHaveLength(entries.length);
  });
});

describe('a text with names', () => {
  const text = `${linked('house:stark', 'Stark')} takes ${linked('domain:pyke', 'Pyke')}.`;

  it('reads as plain words', () => {
    expect(plain(text)).toBe('Stark takes Pyke.');
  });

  it('knows its names', () => {
    expect(partsOf(text)).toEqual([
      { text: 'Stark', thing: 'house:stark' },
      { text: ' takes ' },
      { text: 'Pyke', thing: 'domain:pyke' },
      { text: '.' },
    ]);
  });
});

describe('something that floats', () => {
  const window = { width: 400, height: 800 };
  const size = { width: 200, height: 100 };

  it('lies under its element and inside the window', () => {
    const spot = spotBeside({ left: 10, top: 100, width: 20, height: 20 }, size, window);
    expect(spot).toMatchObject({ side: 'below', left: 8, top: 130, arrow: 14 });
  });

  it('lies above where there is no room below', () => {
    const spot = spotBeside({ left: 180, top: 760, width: 40, height: 30 }, size, window);
    expect(spot).toMatchObject({ side: 'above', top: 650, arrow: 100 });
  });

  it('stays in a window that is too small for it', () => {
    const spot = spotBeside({ left: 0, top: 0, width: 300, height: 300 }, size, { width: 150, height: 90 });
    expect(spot.left).toBe(8);
    expect(spot.top).toBe(8);
  });
});

describe('something that lies over the map', () => {
  const stage = { left: 0, right: 390, top: 50, bottom: 550 };
  const across = { left: 100, right: 200 };

  it('lies at the end where its target is not', () => {
    expect(awayFrom({ ...across, top: 100, bottom: 150 }, stage)).toEqual({ end: 'bottom', room: 390 });
    expect(awayFrom({ ...across, top: 450, bottom: 500 }, stage)).toEqual({ end: 'top', room: 390 });
  });

  it('leaves the middle of a large target free, as far as it is seen', () => {
    expect(awayFrom({ ...across, top: 60, bottom: 460 }, stage)).toEqual({ end: 'bottom', room: 248 });
    expect(awayFrom({ ...across, top: 350, bottom: 9_000 }, stage)).toEqual({ end: 'top', room: 358 });
  });

  it('lies beside it where there is room', () => {
    const wide = { ...stage, right: 800, bottom: 350 };
    const target = { top: 180, bottom: 220 };
    expect(awayFrom({ ...target, ...across }, wide)).toMatchObject({ side: 'right', room: 270 });
    expect(awayFrom({ ...target, left: 600, right: 700 }, wide)).toMatchObject({ side: 'left', room: 270 });
  });
});

describe('table talk', () => {
  const chat = [
    { number: 1, seat: 'stark', text: 'to all' },
    { number: 2, seat: 'stark', to: 'tully', text: 'to one' },
    { number: 3, seat: 'tully', to: 'stark', text: 'back' },
    { number: 4, seat: 'tully', to: 'martell', text: 'to another' },
  ].map((message) => ({ type: 'chat' as const, table: 't', from: 'A', at: 0, ...message }));

  it('keeps channels apart', () => {
    expect(inChannel(chat, 'stark', undefined).map(({ number }) => number)).toEqual([1]);
    expect(inChannel(chat, 'stark', 'tully').map(({ number }) => number)).toEqual([2, 3]);
  });

  it('counts what others said and was not read, channel by channel', () => {
    expect([...unreadIn(chat, 'stark', {})]).toEqual([['tully', 1]]);
    expect([...unreadIn(chat, 'martell', {})]).toEqual([
      ['', 1],
      ['tully', 1],
    ]);
    expect([...unreadIn(chat, 'martell', { '': 9 })], 'what all have read is not what one has said').toEqual([
      ['tully', 1],
    ]);
    expect([...unreadIn(chat, 'spectator', {})]).toEqual([['', 1]]);
  });

  it('opens where something was said to me alone', () => {
    expect(firstUnread(unreadIn(chat, 'martell', {}))).toBe('tully');
    expect(firstUnread(unreadIn(chat, 'martell', { tully: 4 }))).toBe('');
    expect(firstUnread(unreadIn(chat, 'stark', { tully: 3 }))).toBeUndefined();
  });

  it('carries phrases that every reader reads in their own language', () => {
    expect(phraseIn(phraseText('well-played'))).toBe('well-played');
    expect(phraseIn('/say anything else')).toBeUndefined();
  });
});
