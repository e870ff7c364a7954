// 18.1-18.3 A Tides card that has been drawn is not drawn again in the same combat.

import { decisions, isRefusal } from '@three-thrones/kernel';
import { play, startMatch } from '@three-thrones/match';
import { expect, test } from 'vitest';
import { agot } from '../rules/index.ts';

/** A combat at the question whether the Blade redraws: both cards of strength 3 are out, and this would come next. */
function redrawing(next: string): () => void {
  const position = {
    players: 6,
    bare: true,
    switches: { tidesOfBattle: true },
    tracks: { fiefdoms: ['stark'] },
    houses: { stark: { hand: ['eddard-stark'] }, lannister: { hand: ['the-hound'] } },
    map: { harrenhal: 'stark 1K' },
    at: {
      step: 'combat',
      ...{ attacker: 'lannister', from: 'riverrun', to: 'harrenhal', units: '1K', march: 'march-0' },
    },
  };
  const started = startMatch(agot, { position, seed: 'tides', script: ['tide-3', 'tide-3', next] });
  if (isRefusal(started)) throw new Error(JSON.stringify(started));
  const [asked] = decisions(agot, started.state);
  expect(asked?.kind).toBe('tides.redraw');
  return () => void play(agot, started, { seat: 'stark', decision: asked!.id, choice: 'redraw' });
}

test('18.1 There are two cards of strength 3, and both are out', () => {
  expect(redrawing('tide-2')).not.toThrow();
  expect(redrawing('tide-3')).toThrow('is none of');
});
