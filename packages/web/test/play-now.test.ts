import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepsIn } from './support/kept.ts';

const created = vi.fn<(game: string, how: object) => Promise<string>>(async () => 'the-table');
vi.mock('../src/tables/local/local-games.ts', () => ({ createHotSeat: created }));

const { howToPlay, keepHowToPlay } = await import('../src/pages/start/how-to-play.ts');
const { playNow } = await import('../src/pages/start/play-now.ts');

describe('playing at once', () => {
  beforeEach(() => {
    keepsIn(new Map());
    created.mockClear();
  });

  const wanted = () =>
    created.mock.calls[0]![1] as { config: { seats: string[] }; people: object; bots: string };

  it('asks nothing, and draws a house', async () => {
    expect(howToPlay('agot')).toEqual({ players: 3, level: 'squire' });
    const houses = new Set<string>();
    for (let game = 0; game < 40; game++) {
      created.mockClear();
      expect(await playNow('agot')).toBe('the-table');
      houses.add(Object.keys(wanted().people)[0]!);
    }
    expect([...houses].sort(), 'not always the first').toEqual(['baratheon', 'lannister', 'stark']);
  });

  it('remembers how many, as whom and against whom', async () => {
    keepHowToPlay('agot', { players: 6, house: 'martell', level: 'random' });
    await playNow('agot');
    expect(wanted()).toMatchObject({ people: { martell: '' }, bots: 'random' });
    expect(wanted().config.seats).toHaveLength(6);
    expect(howToPlay('tiny-epic'), 'each game for itself').toEqual({ players: 3, level: 'squire' });
  });

  it('takes what no longer fits for what is usual', async () => {
    keepHowToPlay('agot', { players: 99, house: 'martell', level: 'wizard' });
    expect(howToPlay('agot')).toEqual({ players: 6, house: 'martell', level: 'squire' });
    keepHowToPlay('agot', { players: 3, house: 'martell', level: 'squire' });
    await playNow('agot');
    expect(wanted().config.seats, 'does not play with three').not.toContain('martell');
  });
});
