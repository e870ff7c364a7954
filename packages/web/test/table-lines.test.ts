// What a list says of a table: round, whose turn, until when, free seats, and how it ended.

import type { TableSummary } from '@three-thrones/protocol/http';
import { loadWords } from '@three-thrones/ui/i18n/index.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { TableRow } from '../src/lobby/table-row.tsx';
import { callIn, isDone, lineOfRecord, lineOfSummary, type TableLine } from '../src/lobby/use-my-tables.ts';

beforeAll(() => loadWords());

const DAY = 86_400_000;

function summary(more: Partial<TableSummary>): TableSummary {
  return {
    ...{ table: 't1', status: 'playing', host: 'a', round: 0, serverKey: '', proposals: [], commitment: '' },
    ...{ game: 'tiny-epic', rulesVersion: 2, config: {}, listed: true, seq: 9 },
    ...{ createdAt: 0, changedAt: Date.now(), tempo: { kind: 'days', perMove: 3 * DAY } },
    chairs: [
      { seat: 'stark', person: { id: 'a', name: 'Anna' }, online: true },
      { seat: 'lannister', person: { id: 'b', name: 'Béla' }, online: false },
      { seat: 'tyrell', bot: 'squire', online: false },
    ],
    ...more,
  };
}

function said(line: TableLine): string {
  return renderToStaticMarkup(createElement(TableRow, { table: line }))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

describe('a table online', () => {
  const until = Date.now() + 2 * DAY + 60_000;
  const playing = summary({ asked: ['lannister'], progress: { now: 3, last: 6 }, until });

  it('says round, deadline, tempo, and whose turn it is', () => {
    const words = said(lineOfSummary(playing, ['stark']));
    expect(words).toContain('Round 3 of 6');
    expect(words).toContain('Move due in 2 days');
    expect(words).toContain('3 days per move');
    expect(words).toMatch(/Béla’s turn$/);
    expect(said(lineOfSummary(playing, ['lannister']))).toMatch(/Your turn$/);
  });

  it('calls from the browser’s tab only those for whom others wait', () => {
    expect(callIn([lineOfSummary(playing, ['lannister'])])).toBe('Your turn');
    expect(callIn([lineOfSummary(playing, ['stark'])])).toBeUndefined();
    const here = { game: 'agot', players: { stark: { kind: 'person', name: '' } }, over: false };
    const line = lineOfRecord('one', { ...here, standing: { asked: ['stark'] } });
    expect(line.isMyTurn).toBe(true);
    expect(callIn([line]), 'bots wait without a word').toBeUndefined();
  });

  it('says how many seats are free while people gather', () => {
    const [first, ...rest] = summary({}).chairs;
    const chairs = [first!, ...rest.map(({ seat }) => ({ seat, online: false }))];
    expect(said(lineOfSummary(summary({ status: 'gathering', chairs }), ['stark']))).toContain(
      '2 free seats',
    );
  });

  it('says how it ended, to everybody', () => {
    const outcome = { ranking: [['lannister'], ['tyrell'], ['stark']], scores: {}, reason: 'score' };
    const over = summary({ status: 'over', outcome });
    expect(isDone(lineOfSummary(over, ['stark']))).toBe(true);
    expect(said(lineOfSummary(over, ['stark']))).toMatch(/Won by Béla.* You came third$/);
    expect(said(lineOfSummary(over, ['lannister']))).toMatch(/You won!$/);
    expect(said(lineOfSummary(over, ['lannister']))).not.toContain('Won by');
    expect(said(lineOfSummary(over, []))).toMatch(/Won by Béla.* Game over$/);
  });
});

describe('a game on this device', () => {
  const players = { stark: { kind: 'person', name: 'Anna' }, tyrell: { kind: 'person', name: 'Béla' } };
  const record = { game: 'tiny-epic', players, over: false, changedAt: Date.now() };

  it('says the round, and around one device whose turn it is by name', () => {
    const standing = { asked: ['tyrell'], progress: { now: 2, last: 6 } };
    const words = said(lineOfRecord('one', { ...record, standing }));
    expect(words).toContain('Round 2 of 6');
    expect(words).toMatch(/Béla’s turn$/);
  });

  it('of before says what is known', () => {
    expect(said(lineOfRecord('one', record))).toMatch(/Continue$/);
  });
});
