// People, their accounts and their keys.

import type { Connection } from './connection.ts';
import type { Person, Session, Store } from './store.ts';

type People = Pick<
  Store,
  | 'addPerson'
  | 'person'
  | 'renamePerson'
  | 'addAccount'
  | 'account'
  | 'accountOf'
  | 'addSession'
  | 'session'
  | 'revokeSession'
  | 'revokeSessions'
>;

export function peopleRows({ database, cold, read, write }: Connection): People {
  const insertPerson = database.prepare<[Person]>('insert into people values (@id, @name, @createdAt)');
  const insertSession = database.prepare<[Session]>(
    'insert into sessions values (@keyHash, @person, @createdAt)',
  );
  const insertAccount = database.prepare(
    'insert or ignore into accounts values (@person, @login, @passwordHash)',
  );
  const rename = database.prepare<[string, string]>('update people set name = ? where id = ?');
  const revoke = database.prepare<[string]>('delete from sessions where key_hash = ?');
  const revokeAll = database.prepare<[string]>('delete from sessions where person = ?');
  const personById = database.prepare<[string], Person>(
    'select id, name, created_at as createdAt from people where id = ?',
  );
  const sessionByKey = database.prepare<[string], Session>(
    'select key_hash as keyHash, person, created_at as createdAt from sessions where key_hash = ?',
  );
  const accounts = cold.selectFrom('accounts').select(['person', 'login', 'passwordHash']);

  return {
    addPerson: (person, session) =>
      write(() => {
        insertPerson.run(person);
        insertSession.run(session);
      }),
    person: (id) => read(() => personById.get(id)),
    renamePerson: (id, name) => write(() => void rename.run(name, id)),
    addAccount: (account) => write(() => insertAccount.run(account).changes > 0),
    account: (login) => read(() => accounts.where('login', '=', login).executeTakeFirst()),
    accountOf: (person) => read(() => accounts.where('person', '=', person).executeTakeFirst()),
    addSession: (session) => write(() => void insertSession.run(session)),
    session: (keyHash) => read(() => sessionByKey.get(keyHash)),
    revokeSession: (keyHash) => write(() => void revoke.run(keyHash)),
    revokeSessions: (person) => write(() => void revokeAll.run(person)),
  };
}
