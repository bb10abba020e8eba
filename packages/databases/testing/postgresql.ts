import pg from 'pg'
import type { DatabaseSettings } from '../src/engine.ts'

/** A PostgreSQL database of the tests, with roles of each danger. */
export interface PostgresqlFixture {
  settings: DatabaseSettings
  users: Record<'reader' | 'writer' | 'superuser' | 'programs' | 'member', string>
  /** Runs a statement as the owner of everything. */
  run: (text: string) => Promise<Record<string, unknown>[]>
  /** Runs a statement as one of the roles, on a connection of its own; the error code where it failed. */
  runAs: (user: string, text: string) => Promise<string>
  drop: () => Promise<void>
}

const tables = `
  create table customers (id bigint primary key, name text, balance numeric(30, 2) not null default 0);
  create table invoices (id bigint primary key, customer_id bigint not null references customers (id));
  create view late as select * from invoices;
  insert into customers values (1, 'Okonkwo Catering', 12345678901234567890.12), (2, null, -0.5), (3, 'Müller & Söhne', 0);
  create function wipe() returns int language plpgsql volatile as 'begin delete from invoices; return 1; end';
  insert into invoices values (1, 1);`

/** Creates a database and its roles on the server at `url`, whose user is a superuser. */
export async function createPostgresqlFixture(
  url: string,
  name = `test_data_${process.pid}_${Date.now()}`
): Promise<PostgresqlFixture> {
  const server = new pg.Client({ connectionString: url })
  await server.connect()
  const roleOf = (role: string): string => `${name}_${role}`
  const roles = ['reader', 'writer', 'superuser', 'programs', 'member'] as const
  const users = Object.fromEntries(roles.map((role) => [role, roleOf(role)])) as PostgresqlFixture['users']
  await server.query(`create database ${name}`)
  const owner = new pg.Client({
    connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href
  })
  await owner.connect()
  await owner.query(tables)
  for (const role of roles)
    await owner.query(`create role ${users[role]} login ${role === 'superuser' ? 'superuser' : ''}`)
  await owner.query(`
    grant select on all tables in schema public to ${users.reader};
    grant all on all tables in schema public to ${users.writer};
    grant create on schema public to ${users.writer};
    grant pg_execute_server_program to ${users.programs};
    grant ${users.programs} to ${users.member}`)
  const { hostname: host, port } = new URL(url)
  return {
    settings: {
      kind: 'postgresql',
      host,
      port: Number(port || 5432),
      database: name,
      user: users.reader,
      password: 'not asked for',
      tls: false,
      certificate: null
    },
    users,
    run: async (text) => (await owner.query<Record<string, unknown>>(text)).rows,
    async runAs(user, text) {
      const client = new pg.Client({
        connectionString: Object.assign(new URL(url), { pathname: `/${name}`, username: user }).href
      })
      client.on('error', () => undefined)
      await client.connect()
      try {
        await client.query(text)
        return 'done'
      } catch (error) {
        return error instanceof pg.DatabaseError ? (error.code ?? 'failed') : 'lost'
      } finally {
        await client.end().catch(() => undefined)
      }
    },
    drop: async () => {
      await owner.end()
      await server.query(`drop database ${name} with (force)`)
      for (const role of roles.toReversed()) await server.query(`drop role ${users[role]}`)
      await server.end()
    }
  }
}
