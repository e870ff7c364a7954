// The words of pennies: how a game speaks the scenario language.

import { look, type Seat, size } from '@three-thrones/kernel';
import { expect } from 'vitest';
import { type Pennies, type PenniesPosition, pennies } from '../../kernel/test/toy.ts';
import { type Actor, type Chance, type Scene, scenarios } from '../src/index.ts';

export const words = {
  position: (): PenniesPosition => ({ players: 2, at: 'round', purse: {}, hand: {} }),

  given: (position: PenniesPosition, chance: Chance) => ({
    players: (players: number) => void (position.players = players),
    hand: (seat: Seat, ...cards: string[]) => void (position.hand![seat] = cards),
    purse: (seat: Seat, amount: number) => void (position.purse![seat] = amount),
    leader: (seat: Seat) => void Object.assign(position, { lead: seat, at: 'take' }),
    at: (step: PenniesPosition['at'], lead?: Seat) =>
      void Object.assign(position, { at: step, ...(lead && { lead }) }),
    round: (round: number) => void (position.round = round),
    wind: (wind: number) => chance(wind),
  }),

  when: (actor: Actor) => ({
    bids: (amount: number) => actor.answers(amount),
    laysAside: (...cards: string[]) => actor.answers(...cards, 'done'),
  }),

  then: (scene: Scene<Pennies>) => ({
    purse: (seat: Seat) => ({
      is: (amount: number) =>
        expect(scene.view('spectator').world.purse[seat], `purse of ${seat}`).toBe(amount),
    }),
    hand: (seat: Seat) => ({
      is: (...cards: string[]) => expect(look(scene.view(seat).world.hand[seat]!)).toEqual(cards),
      counts: (cards: number) => expect(size(scene.view('spectator').world.hand[seat]!)).toBe(cards),
    }),
  }),
};

export const scenario = scenarios(pennies, words);
