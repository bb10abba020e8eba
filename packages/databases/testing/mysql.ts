import { createConnection, type RowDataPacket } from 'mysql2'
import type { DatabaseSettings } from '../src/engine.ts'

/** A MySQL or MariaDB database of the tests, with roles of each danger. */
export interface MysqlFixture {
  settings: DatabaseSettings
  users: Record<'reader' | 'writer' | 'superuser' | 'files' | 'member', string>
  /** Runs a statement as the owner of everything. */
  run: (text: string) => Promise<Record<string, unknown>[]>
  drop: () => Promise<void>
}

const tables = [
  'create table customers (id bigint primary key, name text, balance decimal(30, 2) not null default 0)',
  'create table invoices (id bigint primary key, customer_id bigint not null, foreign key (customer_id) references customers (id))',
  'create view late as select * from invoices',
  "insert into customers values (1, 'Okonkwo Catering', 12345678901234567890.12), (2, null, -0.5), (3, 'Müller & Söhne', 0)",
  'create function one() returns int deterministic no sql return 1',
  'create function wipe() returns int modifies sql data sql security invoker begin delete from invoices; return 1; end',
  'insert into invoices values (1, 1)'
]
const roles = ['reader', 'writer', 'superuser', 'files', 'member'] as const

/** Creates a database and its roles on the server at `url`, whose user may do everything. */
export async function createMysqlFixture(url: string): Promise<MysqlFixture> {
  const { hostname: host, port, username, password } = new URL(url)
  const server = createConnection({
    host,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password)
  })
  // A server that a test has ended.
  server.on('error', () => undefined)
  const run = (text: string): Promise<Record<string, unknown>[]> =>
    new Promise((settle, fail) => {
      server.query<RowDataPacket[]>(text, (error, rows) => {
        if (error) fail(error)
        else settle(Array.isArray(rows) ? rows : [])
      })
    })
  const name = `test_data_${process.pid}_${Date.now()}`
  const roleOf = (role: string): string => `${name}_${role}`.slice(-32)
  const users = Object.fromEntries(roles.map((role) => [role, roleOf(role)])) as MysqlFixture['users']
  const fileRole = roleOf('file_role')
  await run(`create database ${name} character set utf8mb4`)
  await run(`use ${name}`)
  for (const each of tables) await run(each)
  for (const role of roles) await run(`create user '${users[role]}'@'%' identified by 'not a secret'`)
  await run(`create role '${fileRole}'`)
  const grants = {
    [`select on ${name}.*`]: users.reader,
    [`select on ${name}.* `]: users.member,
    [`execute on function ${name}.one`]: users.reader,
    [`all on ${name}.*`]: users.writer,
    'all on *.*': users.superuser,
    'select, file on *.*': users.files,
    'file on *.* ': fileRole,
    [`'${fileRole}'`]: users.member
  }
  for (const [what, user] of Object.entries(grants))
    await run(`grant ${what} to '${user}'${user === fileRole ? '' : "@'%'"}`)
  return {
    settings: {
      kind: 'mysql',
      host,
      port: Number(port || 3306),
      database: name,
      user: users.reader,
      password: 'not a secret',
      tls: false,
      certificate: null
    },
    users,
    run,
    drop: async () => {
      await run(`drop database ${name}`)
      for (const role of roles) await run(`drop user '${users[role]}'@'%'`)
      await run(`drop role '${fileRole}'`)
      server.destroy()
    }
  }
}
