// The commands to a table as tests say them: one verb each.

import type { Seat } from '@three-thrones/kernel';
import type { Person } from '../src/store/store.ts';
import type { Command, CommandType } from '../src/tables/commands.ts';
import type { Tables } from '../src/tables/tables.ts';

/** What a command says beyond its kind, its table and its seat. */
type Said<T extends CommandType> = Omit<Command<T>, 'type' | 'table' | 'seat'>;
type SaidAtSeat<T extends CommandType> = Omit<Command<T>, 'type' | 'table'>;

export type Talking = Tables & ReturnType<typeof verbs>;

export function withVerbs(tables: Tables): Talking {
  return { ...tables, ...verbs(tables) };
}

function verbs({ carryOut }: Pick<Tables, 'carryOut'>) {
  return {
    claim: (table: string, by: Person, seat: Seat, said: Said<'claim'> = {}) =>
      carryOut(by, { type: 'claim', table, seat, ...said }),
    commit: (table: string, by: Person, seat: Seat, said: Said<'commit'>) =>
      carryOut(by, { type: 'commit', table, seat, ...said }),
    reveal: (table: string, by: Person, seat: Seat, said: Said<'reveal'>) =>
      carryOut(by, { type: 'reveal', table, seat, ...said }),
    recover: (table: string, by: Person, code: string) => carryOut(by, { type: 'recover', table, code }),
    give: (table: string, by: Person, seat: Seat, to: Person) =>
      carryOut(by, { type: 'give', table, seat, to }),
    leave: (table: string, by: Person, seat: Seat) => carryOut(by, { type: 'leave', table, seat }),
    seatBot: (table: string, by: Person, seat: Seat, level: string) =>
      carryOut(by, { type: 'seat-bot', table, seat, level }),
    unseatBot: (table: string, by: Person, seat: Seat) => carryOut(by, { type: 'unseat-bot', table, seat }),
    openSeat: (table: string, by: Person, seat: Seat) => carryOut(by, { type: 'open-seat', table, seat }),
    kick: (table: string, by: Person, seat: Seat) => carryOut(by, { type: 'kick', table, seat }),
    mute: (table: string, by: Person, person: string, isMuted: boolean) =>
      carryOut(by, { type: 'mute', table, person, isMuted }),
    close: (table: string, by: Person) => carryOut(by, { type: 'close', table }),
    answer: (by: Person, table: string, said: SaidAtSeat<'answer'>) =>
      carryOut(by, { type: 'answer', table, ...said }),
    why: (by: Person, table: string, seat: Seat, option: string) =>
      carryOut(by, { type: 'why', table, seat, option }),
    undo: (by: Person, table: string, seat: Seat, key: string) =>
      carryOut(by, { type: 'undo', table, seat, key }),
    propose: (by: Person, table: string, wish: SaidAtSeat<'propose'>) =>
      carryOut(by, { type: 'propose', table, ...wish }),
    consent: (by: Person, table: string, seat: Seat, proposal: string, agree: boolean, key: string) =>
      carryOut(by, { type: 'consent', table, seat, proposal, agree, key }),
    chat: (by: Person, table: string, said: SaidAtSeat<'chat'>) =>
      carryOut(by, { type: 'chat', table, ...said }),
    signal: (by: Person, table: string, said: SaidAtSeat<'signal'>) =>
      carryOut(by, { type: 'signal', table, ...said }),
    plan: (by: Person, table: string, said: SaidAtSeat<'plan'>) =>
      carryOut(by, { type: 'plan', table, ...said }),
    vote: (by: Person, table: string, said: SaidAtSeat<'vote'>) =>
      carryOut(by, { type: 'vote', table, ...said }),
  };
}
