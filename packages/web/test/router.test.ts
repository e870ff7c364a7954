import { expect, it } from 'vitest';
import { matchRoute, tableBehind } from '@three-thrones/ui/router.tsx';

const routes = [{ path: '/' }, { path: '/t/:id' }, { path: '/rules/:game/:section?' }];

function match(address: string): unknown {
  const found = matchRoute(routes, address);
  return found && [found.route.path, found.params];
}

it('finds a screen and what stands in its address', () => {
  expect(match('/')).toEqual(['/', {}]);
  expect(match('/t/abc?x=1')).toEqual(['/t/:id', { id: 'abc' }]);
  expect(match('/t/%D1%96')).toEqual(['/t/:id', { id: 'і' }]);
  expect(match('/rules/tiny-epic')).toEqual(['/rules/:game/:section?', { game: 'tiny-epic' }]);
  expect(match('/rules/tiny-epic/4.2.3')).toEqual([
    '/rules/:game/:section?',
    { game: 'tiny-epic', section: '4.2.3' },
  ]);
});

it('finds none for other addresses', () => {
  expect(['/t', '/t/a/b', '/nowhere', '/t/%E0%A4'].map(match)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('knows the table one came from, however many pages ago', () => {
  expect(tableBehind('/t/abc?x=1', undefined, '/rules/tiny-epic/2.2')).toBe('/t/abc?x=1');
  expect(tableBehind('/here/1', '/t/abc', '/settings')).toBe('/here/1');
  expect(tableBehind('/rules/agot', '/here/1', '/rules/agot/3.1')).toBe('/here/1');
  expect(tableBehind('/tables', undefined, '/rules/agot')).toBeUndefined();
});

it('forgets it on the start page and at a table', () => {
  expect(tableBehind('/rules/agot', '/here/1', '/')).toBeUndefined();
  expect(tableBehind('/rules/agot', '/here/1', '/here/1')).toBeUndefined();
});
