// The timing strip says what the rules say, and nothing about a hand but to its own player.

import { decisionsFor, resample, seeded, view } from '@three-thrones/kernel';
import { describe, expect, it } from 'vitest';
import { sequence } from '../../data/data.ts';
import { WINDOWS } from '../../data/ids.ts';
import { ironThrone } from '../../rules/index.ts';
import { mayAct, whyNot } from '../../rules/queries.ts';
import { actorsIn, comingWindow, openWindow } from '../timing/model.ts';
import { momentNow, windowsAfter } from '../timing/moments.ts';
import { goesBy } from '../timing/goes-by.ts';
import { eachMoment, tableOf } from './moments-of.ts';

describe.each([3, 4, 5])('at random tables of %i', (players) => {
  it('who may act is who the rules say may act, and who cannot has a reason', () => {
    let compared = 0;
    eachMoment(players, `timing/${players}`, 700, ({ world }) => {
      const open = world.window?.id;
      if (!open) return;
      const row = openWindow({ world, eye: 'spectator', asked: [] }, open);
      const can = [...row.leaders, ...row.cards].map(({ id }) => id).sort();
      const all = actorsIn(world, open);
      const seats = new Set(all.map(({ seat }) => seat));
      expect(can).toEqual([...seats].flatMap((seat) => mayAct(world, seat, open)).sort());
      for (const { why } of row.cannot) expect(why).toBeDefined();
      expect(can.length + row.cannot.length).toBe(all.length);
      compared++;
    });
    expect(compared).toBeGreaterThan(50);
  });

  it('what is said of hands of others is the same whatever they hold', () => {
    let changed = 0;
    eachMoment(players, `timing hands/${players}`, 400, (state, asked) => {
      const open = state.world.window?.id;
      if (!open || state.settled % 3 !== 0) return;
      for (const eye of [state.world.order[0]!, 'spectator']) {
        const twin = resample(ironThrone, view(state, eye), eye, seeded(`twin ${state.settled}`));
        const said = [state, twin].map((one) => {
          const looking = {
            world: view(one, eye).world,
            eye,
            asked: decisionsFor(asked, eye),
          };
          return JSON.stringify([
            openWindow(looking, open),
            windowsAfter(open).map((window) => comingWindow(looking, window)),
          ]);
        });
        expect(said[0]).toBe(said[1]);
        if (JSON.stringify(state.world.mats) !== JSON.stringify(twin.world.mats)) changed++;
      }
    });
    expect(changed).toBeGreaterThan(10);
  });

  it('knows where in the round the table stands, and never goes back inside a round', () => {
    let round = 0;
    let at = -1;
    const met = new Set<string>();
    const back: string[] = [];
    eachMoment(players, `timing steps/${players}`, 700, ({ world }, asked) => {
      const now = momentNow(world, asked);
      if (now === undefined || now === 'special_power_removal') return;
      const place = sequence.findIndex(({ id }) => id === now);
      expect(place, now).toBeGreaterThanOrEqual(0);
      if (world.round !== round) at = -1;
      // Offers and the window after each of them take turns.
      const isOffers = now === 'support_offers' || now === 'after_support_offer';
      if (!isOffers && place < at) back.push(`${now} in round ${world.round}`);
      [round, at] = [world.round, Math.max(place, at)];
      met.add(now);
    });
    expect(back).toEqual([]);
    expect(met.size).toBeGreaterThan(10);
  });

  it('a window that goes by is passed, whatever the hand', () => {
    let passed = 0;
    eachMoment(players, `timing by/${players}`, 400, (_state, asked) => {
      for (const one of asked) {
        const choice = goesBy.answer(one);
        if (choice === undefined) continue;
        expect(one.options as readonly unknown[]).toContain(choice);
        passed++;
      }
    });
    expect(passed).toBeGreaterThan(20);
  });
});

describe('a window before the reveal', () => {
  const { world } = tableOf({
    seats: ['lannister', 'stark', 'tyrell', 'targaryen'],
    leaders: {
      lannister: 'lannister.leader.tyrion',
      stark: 'stark.leader.eddard',
      tyrell: 'tyrell.leader.olenna',
      targaryen: 'targaryen.leader.drogo',
    },
    challenger: 'lannister',
    houses: { lannister: { hand: ['lannister.card.tywin', 'lannister.hostility.05'] } },
    at: 'before_reveal',
    encounter: {
      defender: 'tyrell',
      characters: { lannister: 'lannister.tywin', tyrell: 'tyrell.loras' },
      supporters: [{ seat: 'targaryen', side: 'defender', character: 'targaryen.daenerys' }],
      cards: { lannister: 'lannister.hostility.08', tyrell: 'tyrell.truce' },
    },
  });
  const looking = { world, eye: 'lannister', asked: [] };
  const row = openWindow(looking, 'before_reveal');

  it('has leaders first, the challenger before the others', () => {
    expect(row.leaders.map(({ id, standing }) => [id, standing])).toEqual([
      ['lannister.leader.tyrion', 'then'],
      ['tyrell.leader.olenna', 'then'],
    ]);
  });

  it('tells my card from those that others might hold', () => {
    expect(row.cards.map(({ id, standing }) => [id, standing])).toEqual([
      ['lannister.card.tywin', 'held'],
      ['tyrell.card.loras', 'maybe'],
      ['targaryen.card.daenerys', 'maybe'],
      // The leader's own card needs no more than somebody of the house there (11.2).
      ['targaryen.card.drogo', 'maybe'],
    ]);
  });

  it('says why the others cannot', () => {
    const why = Object.fromEntries(row.cannot.map((chip) => [chip.id, chip.why]));
    expect(why).toMatchObject({
      'lannister.card.joffrey': 'notBrought',
      'targaryen.card.doreah': 'notBrought',
      'tyrell.card.mace': 'notBrought',
    });
    expect(whyNot(world, 'stark', 'stark.card.robb')).toBe('noPart');
  });

  it('lights what I am asked about, and lets leaders be over once cards are asked for', () => {
    const asked = [{ seat: 'lannister', kind: 'card.play', options: ['lannister.card.tywin', 'pass'] }];
    const now = openWindow({ ...looking, asked }, 'before_reveal');
    expect(now.cards.find(({ id }) => id === 'lannister.card.tywin')?.standing).toBe('now');
    expect(now.leaders.map(({ standing }) => standing)).toEqual(['over', 'over']);
  });

  it('leaves open what is not known yet', () => {
    const after = comingWindow(looking, 'after_reveal');
    // Stark is no active player: that will not change.
    expect(after.cannot.find(({ id }) => id === 'stark.leader.eddard')).toMatchObject({ verdict: 'no' });
    const results = comingWindow(looking, 'after_results_phase');
    expect(results.leaders.find(({ id }) => id === 'targaryen.leader.drogo')).toMatchObject({
      verdict: 'open',
      standing: 'then',
    });
  });

  it('every window of the table comes once', () => {
    expect([...windowsAfter(undefined), 'special_power_removal']).toEqual([...WINDOWS]);
  });
});
