import { expect, it } from 'vitest';
import { ListPages } from '../src/http/list-pages.ts';

/** Pages with a clock of their own that count how often one is made. */
function counted() {
  const now = { ms: 0 };
  const pages = new ListPages(() => now.ms);
  let made = 0;
  const get = async (name = 'first') => String(await pages.get(name, async () => `${name} ${++made}`));
  return { now, pages, get };
}

it('a page is made once for all who look at it within a second', async () => {
  const { now, get } = counted();
  expect(await Promise.all([get(), get()])).toEqual(['first 1', 'first 1']);
  now.ms = 999;
  expect(await get()).toBe('first 1');
  now.ms = 1_000;
  expect(await get()).toBe('first 2');
});

it('a change drops all pages, also one that is being made', async () => {
  const { pages, get } = counted();
  const early = get();
  pages.drop();
  expect(await get()).toBe('first 2');
  expect(await early).toBe('first 1');
  expect(await get()).toBe('first 2');
});

it('a page that could not be made is not kept', async () => {
  const { pages, get } = counted();
  await expect(pages.get('first', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await get()).toBe('first 1');
});

it('a crawler cannot make it keep more than a few pages', async () => {
  const { get } = counted();
  await get('0');
  for (let page = 1; page <= 64; page++) await get(String(page));
  expect(await get('64')).toBe('64 65');
  expect(await get('0')).toBe('0 66');
});
