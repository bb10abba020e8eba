import { afterAll, beforeAll, describe } from 'vitest'
import { describeEmbeddedContract } from '../../testing/contract.ts'
import { createSqliteFixture, type SqliteFixture } from '../../testing/sqlite.ts'
import { createSqliteEngine } from './engine.ts'

describe('the contract of databases, on SQLite in WebAssembly', () => {
  let fixture: SqliteFixture
  beforeAll(async () => {
    fixture = await createSqliteFixture()
    // One view, as every kind has.
    fixture.run('drop view people')
  })
  afterAll(() => fixture.close())
  describeEmbeddedContract(() => ({
    settings: fixture.settings,
    open: () => Promise.resolve(createSqliteEngine(fixture.source)),
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
