// What nobody needs any more goes, a few rows at a time: meanwhile everybody waits.

import type { Connection } from './connection.ts';
import type { Bounds, Store } from './store.ts';

type Forgetting = Pick<Store, 'forget' | 'deletePerson'>;

/** Rows deleted in one transaction. A table that was played at has a log of some thousand rows. */
const AT_ONCE = { played: 2, gathering: 20, messages: 200, sessions: 200, people: 500 };

const OVER = "status in ('over', 'closed')";
/** The row of a table in play may be behind its log. */
const ABANDONED = `status = 'playing' and not exists (
  select 1 from entries e
  where e.table_key = tables.key
    and e.seq = (select max(seq) from entries l where l.table_key = tables.key)
    and tables.created_at + e.after_creation >= @before)`;

export function forgetting({ database, write }: Connection): Forgetting {
  const removal = (statement: string): ((values: object) => number) => {
    const prepared = database.prepare(statement);
    return (values) => prepared.run(values).changes;
  };
  const tables = (which: string): ((values: object) => number) =>
    removal(`
      delete from tables where key in (
        select key from tables where ${which} and listed in (0, 1) and changed_at < @before limit @most)`);
  const ended = tables(OVER);
  const gathering = tables("status = 'gathering'");
  const abandoned = tables(ABANDONED);
  const messages = removal(`
    delete from messages where (table_key, number) in (
      select table_key, number from messages where at < @before limit @most)`);
  const sessions = removal(`
    delete from sessions where key_hash in (
      select key_hash from sessions where used_at < @before limit @most)`);
  const lastOfPage = database
    .prepare<[string, number], string | null>(
      'select max(id) from (select id from people where id > ? order by id limit ?)',
    )
    .pluck();
  const strangers = removal(`
    delete from people where id > @after and id <= @last and created_at < @before
      and not exists (select 1 from accounts where person = people.id)
      and not exists (select 1 from sessions where person = people.id)
      and not exists (select 1 from seats where person = people.id)`);
  const saidBy = removal(`
    delete from messages where (table_key, number) in (
      select table_key, number from messages where person = @person limit @most)`);
  const belongings = ['messages', 'seats', 'sessions', 'accounts'].map((name) =>
    removal(`delete from ${name} where person = @person`),
  );
  const person = removal('delete from people where id = @person');

  /** Until fewer are left than go at once. */
  const step = async (remove: (values: object) => number, values: object, most: number): Promise<number> => {
    for (let total = 0; ; ) {
      const gone = await write(() => remove({ ...values, most }));
      total += gone;
      if (gone < most) return total;
    }
  };

  /** Most people stay; so they are gone through page by page, and nobody is looked at twice. */
  const forgetPeople = async (before: number): Promise<number> => {
    for (let [after, total] = ['', 0]; ; ) {
      const page = await write(() => {
        const last = lastOfPage.get(after, AT_ONCE.people);
        return last === null || last === undefined
          ? undefined
          : { last, gone: strangers({ after, last, before }) };
      });
      if (!page) return total;
      after = page.last;
      total += page.gone;
    }
  };

  const forget = async (bounds: Bounds): Promise<number> => {
    const kinds = [
      [ended, bounds.ended, AT_ONCE.played],
      [gathering, bounds.gathering, AT_ONCE.gathering],
      [abandoned, bounds.abandoned, AT_ONCE.played],
      [messages, bounds.messages, AT_ONCE.messages],
      [sessions, bounds.sessions, AT_ONCE.sessions],
    ] as const;
    let total = 0;
    for (const [remove, before, most] of kinds)
      if (before !== undefined) total += await step(remove, { before }, most);
    // Last: tables and keys that went may have been what held somebody.
    return bounds.people === undefined ? total : total + (await forgetPeople(bounds.people));
  };

  return {
    forget: (before) => forget(typeof before === 'number' ? { ended: before } : before),
    async deletePerson(id) {
      await step(saidBy, { person: id }, AT_ONCE.messages);
      return write(() => {
        for (const remove of belongings) remove({ person: id });
        return person({ person: id }) > 0;
      });
    },
  };
}
