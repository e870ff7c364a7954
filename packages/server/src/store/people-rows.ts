// People, their accounts and their keys.

import type { Connection } from './connection.ts';
import type { Person, Session, Store } from './store.ts';

type People = Pick<
  Store,
  | 'addPerson'
  | 'person'
  | 'peopleOf'
  | 'renamePerson'
  | 'addAccount'
  | 'account'
  | 'accountOf'
  | 'addSession'
  | 'session'
  | 'revokeSession'
  | 'revokeSessions'
  | 'touchSession'
  | 'people'
  | 'mutePerson'
>;

type PersonRow = Omit<Person, 'mutedUntil'> & { readonly mutedUntil: number | null };

const DAY = 86_400_000;
const PERSON = 'select id, name, created_at as createdAt, muted_until as mutedUntil from people';

export function peopleRows({ database, cold, read, write }: Connection): People {
  const insertPerson = database.prepare(
    'insert into people (id, name, created_at, muted_until) values (@id, @name, @createdAt, @mutedUntil)',
  );
  const insertSession = database.prepare(
    'insert into sessions (key_hash, person, created_at, used_at) values (@keyHash, @person, @createdAt, @usedAt)',
  );
  const insertAccount = database.prepare(
    'insert or ignore into accounts values (@person, @login, @passwordHash)',
  );
  const rename = database.prepare<[string, string]>('update people set name = ? where id = ?');
  const mute = database.prepare<[number, string]>(
    'update people set muted_until = nullif(?, 0) where id = ?',
  );
  const revoke = database.prepare<[string]>('delete from sessions where key_hash = ?');
  const revokeAll = database.prepare<[string]>('delete from sessions where person = ?');
  const touch = database.prepare<[number, string, number]>(
    'update sessions set used_at = ? where key_hash = ? and used_at < ?',
  );
  const personById = database.prepare<[string], PersonRow>(`${PERSON} where id = ?`);
  const peopleByIds = database.prepare<[string], PersonRow>(
    `${PERSON} where id in (select value from json_each(?))`,
  );
  const peopleAfter = database.prepare<[string, number], PersonRow>(
    `${PERSON} where id > ? order by id limit ?`,
  );
  const sessionByKey = database.prepare<[string], Required<Session>>(`
    select key_hash as keyHash, person, created_at as createdAt, used_at as usedAt
    from sessions where key_hash = ?`);
  const accounts = cold.selectFrom('accounts').select(['person', 'login', 'passwordHash']);

  const addSession = (session: Session): void => {
    insertSession.run({ usedAt: session.createdAt, ...session });
  };

  return {
    addPerson: (person, session) =>
      write(() => {
        insertPerson.run({ mutedUntil: undefined, ...person });
        addSession(session);
      }),
    person: (id) =>
      read(() => {
        const row = personById.get(id);
        return row && personOf(row);
      }),
    peopleOf: (ids) => read(() => peopleByIds.all(JSON.stringify(ids)).map(personOf)),
    renamePerson: (id, name) => write(() => void rename.run(name, id)),
    addAccount: (account) => write(() => insertAccount.run(account).changes > 0),
    account: (login) => read(() => accounts.where('login', '=', login).executeTakeFirst()),
    accountOf: (person) => read(() => accounts.where('person', '=', person).executeTakeFirst()),
    addSession: (session) => write(() => addSession(session)),
    session: (keyHash) => read(() => sessionByKey.get(keyHash)),
    revokeSession: (keyHash) => write(() => void revoke.run(keyHash)),
    revokeSessions: (person) => write(() => void revokeAll.run(person)),
    async touchSession(keyHash, at) {
      const today = at - (at % DAY);
      const session = await read(() => sessionByKey.get(keyHash));
      // Keys come with every request; most of them need no write.
      if (session && session.usedAt < today) await write(() => void touch.run(today, keyHash, today));
    },
    people: ({ limit, after = '' }) => read(() => peopleAfter.all(after, Math.max(0, limit)).map(personOf)),
    mutePerson: (id, until) => write(() => mute.run(until, id).changes > 0),
  };
}

function personOf({ mutedUntil, ...person }: PersonRow): Person {
  return mutedUntil === null ? person : { ...person, mutedUntil };
}
