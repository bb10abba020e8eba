import sqlite3InitModule from '@sqlite.org/sqlite-wasm'
import type { DatabaseSettings } from '../src/engine.ts'
import type { SqliteSource } from '../src/sqlite/engine.ts'
import { sqliteRole } from '../src/sqlite/role.ts'

/** A SQLite of the tests: the WebAssembly build that the demo runs. */
export interface SqliteFixture {
  settings: DatabaseSettings
  source: SqliteSource
  /** Runs statements as the owner of everything. */
  run: (text: string) => unknown[]
  close: () => void
}

const tables = `
  create table customers (
    id integer primary key, name text, balance text not null default '0.00', password_hash text not null unique
  );
  create table invoices (id integer primary key, customer_id integer not null references customers (id));
  create view late as select * from invoices;
  create view people as select * from customers;
  create table tokens (hash text primary key, customer_id integer);
  insert into customers values
    (1, 'Okonkwo Catering', '12345678901234567890.12', 'hash of one'),
    (2, null, '-0.50', 'hash of two'),
    (3, 'Müller & Söhne', '0.00', 'hash of three');
  insert into invoices values (1, 1);
  insert into tokens values ('hash of a token', 1), ('hash of another', 2);`

/** Secret columns of the fixture. */
const secrets = [
  { table: 'customers', column: 'password_hash' },
  { table: 'tokens', column: 'hash' }
]

/** Creates a database in memory. */
export async function createSqliteFixture(): Promise<SqliteFixture> {
  const sqlite3 = await sqlite3InitModule()
  const database = new sqlite3.oo1.DB(':memory:')
  database.exec(tables)
  return {
    settings: {
      kind: 'sqlite',
      host: 'memory',
      port: 0,
      database: 'main',
      user: sqliteRole,
      password: '',
      tls: false,
      certificate: null
    },
    source: { sqlite3, bytes: () => sqlite3.capi.sqlite3_js_db_export(database), secrets },
    run: (text) => database.exec(text, { returnValue: 'resultRows', rowMode: 'array' }),
    close: () => database.close()
  }
}
