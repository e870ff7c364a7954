import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '@three-thrones/ui/i18n/index.ts';
import { myPlaceWords, placesOf, togetherWords } from '../src/tables/places.ts';

describe('places', () => {
  beforeAll(() => loadWords());

  it('counts those before, and tells equals', () => {
    expect(placesOf([['a'], ['b', 'c'], ['d']]).map(({ seat, rank }) => `${seat}${rank}`)).toEqual([
      'a1',
      'b2',
      'c2',
      'd4',
    ]);
  });

  it('says it to everybody, not only to the winner', () => {
    const ranking = [['a'], ['b', 'c'], ['d']];
    const said = ['a', 'b', 'd', 'spectator'].map((seat) => myPlaceWords(ranking, seat));
    expect(said).toEqual(['You won!', 'You share second place', 'You came fourth', undefined]);
    expect(myPlaceWords([['a', 'b']], 'b')).toBe('You share first place');
  });

  it('says of those on one side that they have won or lost together', () => {
    expect(togetherWords([['a', 'b']])).toBe('You won together');
    expect(togetherWords([[], ['a', 'b']])).toBe('You lost together');
    expect(togetherWords([['a'], ['b']])).toBeUndefined();
  });
});
