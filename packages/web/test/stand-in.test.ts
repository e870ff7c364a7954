import { expect, it } from 'vitest';
import type { TableSnapshot } from '../src/tables/client.ts';
import { stoodInFor } from '../src/play/agreements/stand-in.tsx';

it('knows for whom a bot plays, and that a bot of its own plays for nobody', () => {
  const anna = { id: 'a', name: 'Anna' };
  const chairs = [
    { seat: 'stark', person: anna, bot: 'squire', online: false },
    { seat: 'tyrell', person: anna, online: true },
    { seat: 'martell', bot: 'squire', online: false },
  ];
  const snapshot = { lobby: { chairs } } as unknown as TableSnapshot;
  expect(chairs.map(({ seat }) => stoodInFor(snapshot, seat))).toEqual(['Anna', undefined, undefined]);
});
