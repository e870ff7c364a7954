// What must never happen is noticed when it does: one tampered table for every sentence.

import { beginAt, copy, hide, isRefusal, look } from '@three-thrones/kernel';
import { expect, test } from 'vitest';
import { agot, type World } from '../rules/index.ts';

const built = beginAt(
  agot,
  {
    players: 3,
    round: 3,
    drawn: ['mustering', 'game-of-thrones', 'web-of-lies'],
    houses: { stark: { supply: 2 } },
    map: {
      winterfell: 'stark 2F 1K march-0',
      karhold: 'stark token',
      'white-harbor': 'stark 1F defense-1',
      'white-harbor-port': 'stark 1S raid',
    },
    wildlingBottom: 'crow-killers',
    scouted: 'top',
    at: { step: 'march' },
  },
  'invariants',
);
if (isRefusal(built)) throw new Error(JSON.stringify(built));
const sound = built.state.world;

test('a table as it should be is whole', () => {
  expect(agot.broken(sound)).toEqual([]);
});

const TAMPERINGS: Readonly<Record<string, (w: World) => void>> = {
  'stark has more of siegeEngine': (w) =>
    w.armies['winterfell']!.routed.push(...Array(3).fill('siegeEngine')),
  'stark has -1 power': (w) => void (w.players['stark']!.power = -1),
  'stark has 20 power': (w) => void (w.players['stark']!.power = 20),
  'stark has supply 7': (w) => void (w.players['stark']!.supply = 7),
  'the armies of stark do not fit': (w) => void (w.players['stark']!.supply = 0),
  'who does not play': (w) => void (w.armies['pyke'] = { house: 'greyjoy', units: ['knight'], routed: [] }),
  'an army of nobody': (w) => void (w.armies['fingers'] = { house: 'stark', units: [], routed: [] }),
  'holds what cannot be there': (w) => w.armies['white-harbor']!.units.push('ship'),
  'are out of line': (w) => void w.armies['winterfell']!.units.reverse(),
  'cannot be entered': (w) => void (w.armies['sunspear'] = { house: 'stark', units: ['knight'], routed: [] }),
  'units beside a neutral force': (w) => void (w.neutrals['winterfell'] = 3),
  'too many Ships': (w) => w.armies['white-harbor-port']!.units.push('ship', 'ship', 'ship'),
  'holds Ships and belongs to nobody': (w) => void delete w.armies['white-harbor'],
  'a Power token lies in narrow-sea': (w) =>
    void ((w.tokens as Record<string, string>)['narrow-sea'] = 'stark'),
  'lies in winterfell under stark': (w) => void (w.tokens['winterfell'] = 'lannister'),
  'lies beside the neutral force': (w) => void (w.neutrals['karhold'] = 3),
  'a garrison stands in dragonstone': (w) =>
    void (w.armies['dragonstone'] = { house: 'stark', units: ['knight'], routed: [] }),
  'the threat is 3': (w) => void (w.threat = 3),
  'this is round 11': (w) => void (w.round = 11),
  'uses defense-1 too often': (w) => {
    for (const at of ['winterfell', 'white-harbor', 'white-harbor-port'] as const)
      w.orders[at] = { house: 'stark', order: 'defense-1' };
  },
  'lies in karhold without units': (w) => void (w.orders['karhold'] = { house: 'stark', order: 'raid' }),
  'march orders lie where there are no units': (w) => {
    w.orders['karhold'] = { house: 'stark', order: 'march-0' };
    w.orders['fingers'] = { house: 'stark', order: 'march-plus-1' };
  },
  'fiefdoms reads': (w) => void w.tracks.fiefdoms.pop(),
  'the token of kings-court is not with': (w) => void (w.holders['kings-court'] = 'stark'),
  'the cards of stark are': (w) => void w.players['stark']!.hand.pop(),
  'the cards of lannister are': (w) => w.players['lannister']!.discard.push('robb-stark'),
  'deck 1 holds 2 of game-of-thrones': (w) => w.drawn.splice(1, 1, 'last-days-of-summer'),
  'the wildling deck is': (w) => void look(w.wildlings).pop(),
  'two cards lie at the bottom': (w) => void (w.scouted!.place = 'bottom'),
  'stark has won, and nobody knows': (w) => {
    for (const at of ['moat-cailin', 'flints-finger', 'seagard', 'riverrun', 'harrenhal'] as const)
      w.tokens[at] = 'stark';
  },
  'the raven has not seen': (w) => void (w.scouted!.card = hide('crow-killers', ['lannister'])),
};

test.each(Object.entries(TAMPERINGS))('%s', (sentence, tamper) => {
  const w = copy(sound);
  tamper(w);
  expect(agot.broken(w).join('; ')).toContain(sentence);
});
