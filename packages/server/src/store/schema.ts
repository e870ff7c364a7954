// What the tables of the database look like: how they began, and what was added.

/**
 * Every answer is stored once in `entries` and once, as a hash of its key, in `entry_keys`. Both are clustered by a short
 * number for the table, not by its long id, and times count from the table's creation: that is what an answer costs.
 */
export const FIRST: readonly string[] = [
  `create table people (
    id text not null primary key,
    name text not null,
    created_at integer not null
  ) strict, without rowid`,
  `create table accounts (
    person text not null primary key references people (id),
    login text not null unique,
    password_hash text not null
  ) strict, without rowid`,
  `create table sessions (
    key_hash text not null primary key,
    person text not null references people (id),
    created_at integer not null
  ) strict, without rowid`,
  'create index sessions_of_person on sessions (person)',
  `create table tables (
    key integer primary key,
    id text not null unique,
    game text not null,
    rules_version integer not null,
    status text not null check (status in ('gathering', 'playing', 'over', 'closed')),
    listed integer not null check (listed in (0, 1)),
    created_at integer not null,
    changed_at integer not null,
    body text not null
  ) strict`,
  'create index tables_by_status on tables (status, listed, changed_at)',
  `create table entries (
    table_key integer not null references tables (key) on delete cascade,
    seq integer not null check (seq > 0),
    after_creation integer not null,
    body text not null,
    primary key (table_key, seq)
  ) strict, without rowid`,
  `create table entry_keys (
    table_key integer not null references tables (key) on delete cascade,
    key_hash blob not null,
    seq integer not null,
    primary key (table_key, key_hash)
  ) strict, without rowid`,
  `create table snapshots (
    table_key integer primary key references tables (key) on delete cascade,
    seq integer not null,
    body blob not null
  ) strict`,
  `create table messages (
    table_key integer not null references tables (key) on delete cascade,
    number integer not null check (number > 0),
    key text not null,
    at integer not null,
    body text not null,
    primary key (table_key, number),
    unique (table_key, key)
  ) strict, without rowid`,
];

const OPEN = "status in ('gathering', 'playing')";

/**
 * Who sits where was known from the bodies alone; it gets rows of its own, for finding somebody's tables. `open` repeats
 * what the status says, so that a thousand games somebody has behind them are not gone through for the three at hand. What
 * is written with every answer has a small row, apart from the body.
 */
export const SECOND: readonly string[] = [
  'alter table tables add column version integer not null default 1',
  `create table seats (
    table_key integer not null references tables (key) on delete cascade,
    seat text not null,
    person text not null,
    open integer not null check (open in (0, 1)),
    primary key (table_key, seat)
  ) strict, without rowid`,
  // A chair of a body that is none of ours is nobody's.
  `insert into seats
    select key, seat, person, open from (
      select t.key, c.key as seat, t.${OPEN} as open,
        iif(c.type = 'object', json_extract(c.value, '$.person.id'), null) as person
      from tables t, json_each(iif(json_valid(t.body), t.body, '{}'), '$.chairs') c
    )
    where typeof(seat) = 'text' and typeof(person) = 'text'`,
  'create index seats_of_person on seats (person, open)',
  `create table turns (
    table_key integer primary key references tables (key) on delete cascade,
    seq integer not null,
    asked text not null,
    due real,
    clock text
  ) strict`,
  // Where clocks run or bots play, somebody has to look: the table then says itself when it is due again.
  `insert into turns
    select key, 0, '[]', 0, null from tables
    where status = 'playing' and json_valid(body)
      and (json_extract(body, '$.tempo.kind') <> 'none' or instr(body, '"bot":') > 0)`,
  'create index turns_by_due on turns (due) where due is not null',
  'alter table messages add column person text',
  `update messages set person = substr(key, 1, instr(key, ':') - 1) where instr(key, ':') > 1`,
  'create index messages_of_person on messages (person) where person is not null',
  'create index messages_by_time on messages (at)',
  'alter table people add column muted_until real',
  'alter table sessions add column used_at integer not null default 0',
  'update sessions set used_at = created_at',
  'create index sessions_by_use on sessions (used_at)',
  'create table bans (address text not null primary key, until real not null) strict, without rowid',
  'create table meta (name text not null primary key, value any not null) strict, without rowid',
];
