// What whoever runs the server may do with tables and people. The routes know this and nothing behind it.

import type { Refusal } from '@three-thrones/kernel';
import type { Status } from '../store/store.ts';

export interface TableQuery {
  readonly status?: Status;
  readonly limit: number;
  /** Only tables that changed before this time. */
  readonly before?: number;
}

export interface PeopleQuery {
  readonly limit: number;
  /** Only people behind this id. */
  readonly after?: string;
}

export interface AdminActions {
  tables(query: TableQuery): Promise<readonly object[]>;
  people(query: PeopleQuery): Promise<readonly object[]>;
  /** Tables that could not be opened, and why. */
  quarantined(): readonly { table: string; why: string }[];
  kick(table: string, person: string): Promise<Refusal | object>;
  close(table: string): Promise<Refusal | object>;
  /** Until a time; one that is past lets the person talk again. */
  mute(person: string, until: number): Promise<Refusal | object>;
  deletePerson(person: string): Promise<Refusal | object>;
}
