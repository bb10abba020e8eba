import { afterAll, beforeAll, describe } from 'vitest'
import { describeContract } from '../../testing/contract.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createPostgresqlFixture, type PostgresqlFixture } from '../../testing/postgresql.ts'
import { createOpenDatabase } from '../open-database.ts'

const url = process.env['TEST_DATABASE_URL']
if (url === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs a Postgres: set TEST_DATABASE_URL to its address.')

describe.runIf(url !== undefined)('the contract of databases, on PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())
  describeContract(() => ({
    settings: fixture.settings,
    open: createOpenDatabase(openNetwork),
    dangerousUsers: [fixture.users.superuser, fixture.users.programs, fixture.users.member],
    statements: {
      customers: 'select id, name, balance from customers order by id;',
      customerByName: 'select id, name, balance from customers where name = $1',
      numbers: (count) => `select generate_series(1, ${count}) as n`,
      longCell: (length) => `select repeat('x', ${length})`,
      endless: 'with recursive n (i) as (select 1 union all select i from n) select count(*) from n',
      faulty: "select 'ü', mistake from customers"
    }
  }))
})
