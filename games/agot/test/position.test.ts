// The position notation (POSITION.md): what it reads, what it writes, and every way in which it says no.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beginAt, copy, decisions, isRefusal, type State } from '@three-thrones/kernel';
import { playRandomGame } from '@three-thrones/testkit';
import { expect, test } from 'vitest';
import { agot, type World } from '../rules/index.ts';
import { PLAYERS, tableFor } from './starts.ts';
import { scenario } from './table.ts';

function built(document: unknown): State<World> {
  const turn = beginAt(agot, document, 'position');
  if (isRefusal(turn)) throw new Error(JSON.stringify(turn));
  return turn.state;
}

function mistakesIn(document: unknown): string[] {
  const no = beginAt(agot, document, 'position');
  if (!isRefusal(no)) throw new Error('it is not refused');
  return (no.mistakes ?? []).map(({ path, code }) => `${path}: ${code}`);
}

const manual = readFileSync(join(import.meta.dirname, '..', 'POSITION.md'), 'utf8');

test('the example of the manual is a table', () => {
  const example = /```json\n(\{[^]*?\n\})\n```/.exec(manual)![1]!;
  const { world: w } = built(JSON.parse(example));
  expect(w.armies.winterfell).toEqual({
    house: 'stark',
    units: ['footman', 'footman', 'knight'],
    routed: [],
  });
  expect(w.armies['moat-cailin']).toEqual({ house: 'greyjoy', units: ['knight'], routed: ['knight'] });
  expect(w.tokens['white-harbor']).toBe('stark');
  expect(w.orders['shivering-sea']).toEqual({ house: 'stark', order: 'support-1' });
  expect(w.tracks['iron-throne'].slice(0, 3)).toEqual(['stark', 'lannister', 'baratheon']);
  expect([w.holders['iron-throne'], w.neutrals.eyrie]).toEqual(['stark', undefined]);
  expect(w.players['stark']).toMatchObject({ power: 7, supply: 3, discard: ['robb-stark'] });
  expect(agot.broken(w)).toEqual([]);
});

test.each([
  ['nothing', undefined, ': position-malformed'],
  ['a strange key', { players: 3, armies: {} }, 'armies: position-unknown-key'],
  ['no players', {}, 'players: config-player-count'],
  ['a strange switch', { players: 3, switches: { dragons: 1 } }, 'switches.dragons: config-unknown-key'],
  ['round 11', { players: 3, round: 11 }, 'round: position-out-of-range'],
  ['a strange track', { players: 3, tracks: { supply: [] } }, 'tracks.supply: position-unknown-key'],
  [
    'a house not in play',
    { players: 3, tracks: { fiefdoms: ['tyrell'] } },
    'tracks.fiefdoms[0]: position-unknown-word',
  ],
  [
    'a house twice',
    { players: 3, tracks: { fiefdoms: ['stark', 'stark'] } },
    'tracks.fiefdoms: position-house-twice',
  ],
  [
    'too much supply',
    { players: 3, houses: { stark: { supply: 7 } } },
    'houses.stark.supply: position-out-of-range',
  ],
  [
    'a card of another house',
    { players: 3, houses: { stark: { discard: ['patchface'] } } },
    'houses.stark.discard[0]: position-unknown-word',
  ],
  [
    'a card in two places',
    { players: 3, houses: { stark: { hand: ['robb-stark'], discard: ['robb-stark'] } } },
    'houses.stark: position-card-twice',
  ],
  [
    'a card nowhere',
    { players: 3, houses: { stark: { hand: ['robb-stark'], discard: ['eddard-stark'] } } },
    'houses.stark: position-card-missing',
  ],
  ['words of no kind', { players: 3, map: { winterfell: 3 } }, 'map.winterfell: position-malformed'],
  [
    'a strange unit',
    { players: 3, map: { winterfell: 'stark 2X' } },
    'map.winterfell: position-unknown-unit',
  ],
  ['a Ship on land', { players: 3, map: { winterfell: 'stark 1S' } }, 'map.winterfell: position-wrong-place'],
  [
    'a Footman at sea',
    { players: 3, map: { 'narrow-sea': 'stark 1F' } },
    'map.narrow-sea: position-wrong-place',
  ],
  [
    'a token at sea',
    { players: 3, map: { 'narrow-sea': 'stark 1S token' } },
    'map.narrow-sea: position-wrong-place',
  ],
  ['units where nobody can be', { players: 3, map: { pyke: 'stark 1F' } }, 'map.pyke: position-impassable'],
  [
    'an order alone',
    { players: 3, map: { winterfell: 'stark raid' } },
    'map.winterfell: position-order-without-units',
  ],
  [
    'three Siege Engines',
    { players: 3, map: { winterfell: 'stark 1SE', karhold: 'stark 1SE', twins: 'stark 1SE' } },
    'map: position-too-many-units',
  ],
  [
    'too much power',
    { players: 3, houses: { stark: { power: 20 } }, map: { winterfell: 'stark 1F', karhold: 'stark token' } },
    'houses.stark.power: position-too-much-power',
  ],
  ['too large an army', { players: 3, map: { winterfell: 'stark 4F' } }, 'map: position-over-supply'],
  [
    'an order too often',
    { players: 3, map: { winterfell: 'stark 1F march-0', karhold: 'stark 1F march-0' } },
    'map.winterfell: position-too-many-orders',
  ],
  [
    'too many Ships in a port',
    {
      players: 3,
      houses: { stark: { supply: 6 } },
      map: { winterfell: 'stark 1F', 'winterfell-port': 'stark 4S' },
    },
    'map.winterfell-port: position-port-full',
  ],
  [
    'Ships in a foreign port',
    { players: 3, map: { winterfell: 'stark 1F', 'dragonstone-port': 'stark 1S' } },
    'map.dragonstone-port: position-foreign-port',
  ],
  ['a strange card', { players: 3, decks: { I: ['clash-of-kings'] } }, 'decks.I[0]: position-unknown-word'],
  [
    'a card too often',
    { players: 3, decks: { I: ['last-days-of-summer'] }, discards: { I: ['last-days-of-summer'] } },
    'decks.I: position-card-twice',
  ],
  ['one card drawn', { players: 3, drawn: ['supply'] }, 'drawn: position-malformed'],
  ['no yes or no', { players: 3, bare: 1 }, 'bare: position-malformed'],
  ['no step', { players: 3, at: 'march' }, 'at: position-malformed'],
  ['a strange step', { players: 3, at: { step: 'siege' } }, 'at.step: position-unknown-word'],
  [
    'a strange key of a step',
    { players: 3, at: { step: 'raven', turn: 'stark' } },
    'at.turn: position-unknown-key',
  ],
  ['no Westeros phase', { players: 3, at: { step: 'westeros' } }, 'round: position-no-westeros-phase'],
  [
    'nobody to fight',
    {
      players: 3,
      at: {
        step: 'combat',
        attacker: 'stark',
        from: 'winterfell',
        to: 'karhold',
        units: '1F',
        march: 'march-0',
      },
    },
    'at.to: position-nobody-to-fight',
  ],
])('a document with %s is refused, with the place', (_what, document, wanted) => {
  expect(mistakesIn(document)[0]).toBe(wanted);
});

test('every code of a refusal is in the manual', () => {
  const source = ['position', 'position-step', 'position-reader', 'notation']
    .map((name) => readFileSync(join(import.meta.dirname, '..', 'rules', `${name}.ts`), 'utf8'))
    .join();
  const codes = [...source.matchAll(/'(position-[\w-]+)'/g)].map(([, code]) => code!);
  expect(codes.filter((code) => !code.endsWith('refused') && !manual.includes(code))).toEqual([]);
});

test('all mistakes are found at once', () => {
  const document = {
    players: 4,
    round: 0,
    map: { winterfell: 'stark 1S', pyke: 'tyrell 1F' },
    bans: ['siege'],
  };
  expect(mistakesIn(document)).toHaveLength(4);
});

test('a house over its limits by R19 reads the same again', () => {
  const houses = { lannister: { supply: 0 } };
  const map = { lannisport: 'lannister 2F 1K' };
  const written = agot.notation(built({ players: 3, houses, map, overSupply: ['lannister'] }));
  expect(written).toMatchObject({ overSupply: ['lannister'] });
  expect(agot.notation(built(written as never))).toEqual(written);
});

test('in a combat nothing can be written down', () => {
  const state = built({
    players: 3,
    map: { kingswood: 'lannister 1F', blackwater: 'baratheon 1F' },
    at: {
      step: 'combat',
      attacker: 'baratheon',
      from: 'blackwater',
      to: 'kingswood',
      units: '1K',
      march: 'march-0',
    },
  });
  expect(agot.notation(state)).toMatchObject({ code: 'position-not-quiet' });
});

test.each(PLAYERS)(
  'what is written down of a random game of %i reads the same again',
  (players) => {
    const seed = `notation/${players}`;
    const steps = new Set<string>();
    playRandomGame(
      agot,
      { config: tableFor(players, seed), seed },
      {
        everyAnswer: false,
        also: ({ state }) => {
          const written = agot.notation(copy(state));
          if (isRefusal(written)) return;
          steps.add((written as { at: { step: string } }).at.step);
          const again = built(JSON.parse(JSON.stringify(written)));
          expect(agot.notation(again)).toEqual(written);
          const questions = (of: State<World>) => decisions(agot, of).map(({ id: _, ...rest }) => rest);
          expect(questions(again)).toEqual(questions(state));
        },
      },
    );
    expect([...steps].sort()).toEqual(['consolidate', 'march', 'planning', 'raid', 'raven']);
  },
  60_000,
);

scenario('an attack on its way can be written down as a step', ({ given, then }) => {
  given.bare();
  given.area('kingswood', 'lannister 2F defense-1');
  given.attack('baratheon', 'storms-end', 'kingswood', '1K', 'march-plus-1');
  then.told('combat.strength', { when: 'initial', attacker: { total: 3 }, defender: { total: 3 } });
  then.asked('baratheon', 'combat.chooseCard');
});

scenario('an area the map gives to somebody else is not held as after setup', ({ given, then }) => {
  given.area('kingswood', 'lannister 1F');
  given.area('stoney-sept', '');
  then.area('kingswood').is('lannister 1F');
  then.area('dragonstone').is('baratheon 1F 1K');
  then.empty('stoney-sept', 'lannisport');
  then.garrison('lannisport', 2);
});

scenario('what is beaten or held by another has no force of its own any more', ({ given, then }) => {
  given.area('winterfell', 'greyjoy 1F');
  given.area('kings-landing', 'baratheon token');
  given.gone('eyrie');
  then.garrison('winterfell', undefined);
  then.neutral('kings-landing', undefined);
  then.neutral('eyrie', undefined);
});

scenario('support that is written down has been declared', ({ given, then }) => {
  given.bare();
  given.area('kingswood', 'lannister 2F');
  given.area('reach', 'tyrell 1K support-1');
  given.at({
    ...{
      step: 'combat',
      attacker: 'baratheon',
      from: 'storms-end',
      to: 'kingswood',
      units: '1K',
      march: 'march-0',
    },
    support: { reach: 'defender' },
  });
  then.told('combat.strength', { when: 'initial', attacker: { total: 2 }, defender: { total: 5 } });
  then.notAsked('tyrell');
});
