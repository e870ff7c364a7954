// The aid for a real table reads the same table of windows as the game, and remembers only what it knows.

import { describe, expect, it } from 'vitest';
import { ability, house, sequence } from '../../data/data.ts';
import { HOUSES, type HouseId, type LeaderId, WINDOWS } from '../../data/ids.ts';
import {
  type Aid,
  aidFrom,
  begun,
  canBegin,
  FIRST,
  newAid,
  nextRound,
  stepTo,
  toggled,
  WALK,
  windowIn,
} from '../companion/aid.ts';
import en from '../companion/text/en.json' with { type: 'json' };
import fa from '../companion/text/fa.json' with { type: 'json' };
import hu from '../companion/text/hu.json' with { type: 'json' };
import uk from '../companion/text/uk.json' with { type: 'json' };

const leaders: Partial<Record<HouseId, LeaderId>> = {
  lannister: 'lannister.leader.tyrion',
  tyrell: 'tyrell.leader.olenna',
  stark: 'stark.leader.eddard',
};
const seated = begun({ ...newAid(), seats: ['lannister', 'tyrell', 'stark'], leaders });
const fighting: Aid = { ...seated, defender: 'tyrell', at: 'before_reveal' };

const idsIn = (aid: Aid, window: (typeof WINDOWS)[number]) => {
  const { leaders: led, cards, cannot } = windowIn(aid, window);
  return { can: [...led, ...cards].map(({ id }) => id), cannot: cannot.map(({ id }) => id) };
};

describe('the aid', () => {
  it('begins with three houses and their leaders', () => {
    const two = toggled(toggled(newAid(), 'stark'), 'tyrell');
    expect(two.seats).toEqual(['stark', 'tyrell']);
    expect(canBegin({ ...two, leaders })).toBe(false);
    expect(canBegin({ ...toggled(two, 'lannister'), leaders })).toBe(true);
    expect(toggled(two, 'stark').seats).toEqual(['tyrell']);
    expect(seated.challenger).toBe('lannister');
  });

  it('walks every step and window of the round, and the next challenger sits to the left', () => {
    let aid = seated;
    const met = [aid.at];
    while (aid.at !== WALK.at(-1)) {
      aid = stepTo(aid, 1);
      met.push(aid.at);
    }
    expect(met).toEqual(sequence.map(({ id }) => id));
    expect(nextRound({ ...fighting, outcome: 'truce' })).toMatchObject({
      ...{ at: FIRST, round: 2, challenger: 'tyrell', defender: undefined, outcome: undefined },
      leaders,
    });
  });

  it('names every leader in play and every character card of the houses, each in its window', () => {
    const all = HOUSES.flatMap((id) => house(id).characters);
    const five: Aid = begun({
      ...newAid(),
      seats: HOUSES,
      leaders: Object.fromEntries(HOUSES.map((id) => [id, house(id).characters[0]!.leader])),
    });
    const named = WINDOWS.flatMap((window) => {
      // These are the challenger's alone (4.1, 9.1): whoever challenges may act.
      const rounds = window === 'before_turn' || window === 'end_of_turn' ? HOUSES : [HOUSES[0]];
      return rounds.flatMap((challenger) => {
        const { can, cannot } = idsIn({ ...five, challenger }, window);
        return [...can, ...cannot].map((id) => {
          expect(ability(id).window).toBe(window);
          return id;
        });
      });
    });
    const inPlay = HOUSES.map((id) => house(id).characters[0]!.leader);
    expect([...named].sort()).toEqual([...inPlay, ...all.map(({ card }) => card)].sort());
  });

  it('does not rule out what it was not told', () => {
    expect(idsIn(fighting, 'before_reveal').can).toEqual([
      ...['lannister.leader.tyrion', 'tyrell.leader.olenna'],
      ...['lannister.card.tywin', 'lannister.card.joffrey', 'tyrell.card.loras'],
    ]);
    const told: Aid = { ...fighting, characters: { lannister: 'lannister.joffrey', tyrell: 'tyrell.renly' } };
    expect(idsIn(told, 'before_reveal').can).toEqual([
      ...['lannister.leader.tyrion', 'tyrell.leader.olenna', 'lannister.card.joffrey'],
    ]);
  });

  it('knows who stays out, who supports, and whose offer was rejected', () => {
    const arya: Aid = { ...fighting, leaders: { ...leaders, stark: 'stark.leader.arya' } };
    const results = (aid: Aid) => idsIn({ ...aid, at: 'after_results_phase' }, 'after_results_phase');
    const lost = { outcome: 'hostility', winner: 'challenger' } as const;
    expect(results({ ...arya, ...lost }).cannot).toContain('stark.leader.arya');
    expect(results({ ...arya, ...lost, roles: { stark: 'defender' } }).can).toContain('stark.leader.arya');
    expect(results({ ...arya, ...lost, roles: { stark: 'challenger' } }).cannot).toContain(
      'stark.leader.arya',
    );
  });

  it('a betrayal opens what needs one', () => {
    const eddard: Aid = { ...fighting, challenger: 'stark', at: 'after_reveal' };
    const verdict = (aid: Aid) => {
      const { leaders: led, cannot } = windowIn(aid, 'after_reveal');
      return [...led, ...cannot].find(({ id }) => id === 'stark.leader.eddard')?.verdict;
    };
    expect(verdict(eddard)).toBe('open');
    expect(verdict({ ...eddard, outcome: 'betrayal' })).toBe('yes');
    expect(verdict({ ...eddard, outcome: 'hostility' })).toBe('no');
  });

  it('only names conditions about what lies on boards and sheets', () => {
    const tywin: Aid = {
      ...fighting,
      leaders: { ...leaders, lannister: 'lannister.leader.tywin' },
      at: 'before_support_offers',
    };
    expect(windowIn(tywin, 'before_support_offers').leaders).toMatchObject([{ verdict: 'open' }]);
  });

  it('remembers what it knows, and begins anew with what it does not', () => {
    expect(aidFrom(JSON.parse(JSON.stringify(fighting)))).toMatchObject({
      seats: fighting.seats,
      at: 'before_reveal',
    });
    for (const odd of [null, 7, { at: 'lunch' }, { seats: ['greyjoy'] }, { dead: 'all' }])
      expect(aidFrom(odd)).toEqual(newAid());
  });

  it.each(Object.entries({ uk, hu, fa }))('says the same in %s', (_language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(en));
    for (const [key, words] of Object.entries(texts)) {
      const gaps = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!).toSorted();
      expect(gaps(words), key).toEqual(gaps((en as Record<string, string>)[key]!));
    }
  });
});
