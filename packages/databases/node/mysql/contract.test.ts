import { afterAll, beforeAll, describe } from 'vitest'
import { describeContract } from '../../testing/contract.ts'
import { createMysqlFixture, type MysqlFixture } from '../../testing/mysql.ts'
import { openNetwork } from '../../testing/open-network.ts'
import { createOpenDatabase } from '../open-database.ts'

const url = process.env['TEST_MARIADB_URL']
if (url === undefined && process.env['CI'] !== undefined)
  throw new Error('CI needs a MariaDB: set TEST_MARIADB_URL to its address.')

describe.runIf(url !== undefined)('the contract of databases, on MariaDB', () => {
  let fixture: MysqlFixture
  beforeAll(async () => {
    fixture = await createMysqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())
  describeContract(() => ({
    settings: fixture.settings,
    open: createOpenDatabase(openNetwork),
    dangerousUsers: [fixture.users.superuser, fixture.users.files, fixture.users.member],
    statements: {
      customers: 'select id, name, balance from customers order by id;',
      customerByName: 'select id, name, balance from customers where name = ?',
      numbers: (count) =>
        `with recursive n (n) as (select 1 union all select n + 1 from n where n < ${Math.min(count, 20_000)}) select n from n`,
      longCell: (length) => `select repeat('x', ${length})`,
      endless:
        'select count(*) from information_schema.columns a, information_schema.columns b, information_schema.columns c',
      faulty: "select 'ü' from customers where mistake = 1"
    }
  }))
})
