import { describe } from 'vitest'
import { describeEmbeddedContract } from '../../testing/contract.ts'
import { openCopiedSqlite } from '../../testing/copied-sqlite.ts'
import { sqliteRole } from '../../src/sqlite/role.ts'

describe('the contract of databases, on copies of a SQLite in workers', () => {
  const { engine } = openCopiedSqlite()
  describeEmbeddedContract(() => ({
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
    open: () => Promise.resolve(engine),
    hasNoViews: true,
    dangerousUsers: [],
    statements: {
      customers: 'select id, name, balance from customers order by id;',
      customerByName: 'select id, name, balance from customers where name = $1',
      numbers: (count) =>
        `with recursive n (n) as (select 1 union all select n + 1 from n where n < ${count}) select n from n`,
      longCell: (length) => `select replace(hex(zeroblob(${length / 2})), '0', 'x')`,
      endless: 'with recursive n (n) as (select 1 union all select n + 1 from n) select count(*) from n',
      faulty: "select 'ü' from customers where mistake = 1"
    }
  }))
})
