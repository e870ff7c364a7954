// What flies over the table: from where to where, how many, and what only its owner sees.

import { describe, expect, it } from 'vitest';
import { flightsOf } from '../scenes/flights-of.tsx';
import type { GameFact } from '../types.ts';

const flown = (fact: GameFact, eye = 'stark') => flightsOf([fact], eye);

describe('flights', () => {
  it('bring coins to whoever gains them, and not more than one can see', () => {
    const gained = (gold: number) => flown({ kind: 'gold.gained', data: { seat: 'stark', gold, lost: 0 } });
    expect(gained(3)).toHaveLength(3);
    expect(gained(12)).toHaveLength(5);
    expect(gained(1)[0]!.to.join()).toContain('house:stark');
    expect(gained(1)[0]!.from[0]).toBe('#map-area-winterfell');
  });

  it('bring a die from its owner to its slot', () => {
    const [die] = flown({ kind: 'die.placed', data: { seat: 'tully', die: 'march', slot: 'sail' } });
    expect(die!.from.join()).toContain('house:tully');
    expect(die!.to.join()).toContain('slot:sail');
  });

  it('show the own cards, and of others the back', () => {
    const drawn = (secret: readonly 'vendetta'[] | undefined, eye: string) =>
      flown(
        { kind: 'cards.drawn', data: { seat: 'stark', cards: { to: ['stark'], count: 1, secret } } } as never,
        eye,
      )[0]!;
    const [mine, theirs] = [drawn(['vendetta'], 'stark'), drawn(undefined, 'tully')];
    const classOf = ({ children }: typeof mine) =>
      (children as { props: { className: string } }).props.className;
    expect([classOf(mine), classOf(theirs)]).toEqual(['te-flying-face', 'te-flying-card']);
    expect([mine.to[0], theirs.to.includes('.te-hand')]).toEqual(['.te-hand', false]);
  });

  it('are none where nothing changes hands', () => {
    expect(flown({ kind: 'vengeance.removed', data: {} })).toEqual([]);
  });
});
