import type { DatabasePerformanceView } from '@sitewright/api'
import { connectionFailed, openNothing } from '@sitewright/databases'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { openNetwork } from '@sitewright/databases/testing/open-network'
import { createPostgresqlFixture, type PostgresqlFixture } from '@sitewright/databases/testing/postgresql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabasePanelApp } from '../../testing/database-panel-app.ts'
import { connectDatabase } from '../../testing/connect-database.ts'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  expireProof
} from '@sitewright/kernel/testing/users'
import type { Services } from '@sitewright/kernel/services'

const url = process.env['TEST_DATABASE_URL']
const openReal = createOpenDatabase(openNetwork)

describe.runIf(url !== undefined)('the performance of a connected PostgreSQL', () => {
  let fixture: PostgresqlFixture
  beforeAll(async () => {
    fixture = await createPostgresqlFixture(url ?? '')
  })
  afterAll(() => fixture.drop())

  onSqlite('a call', (open) => {
    async function started(openDatabase: Services['openDatabase'] = openReal) {
      const services = await createTestServices(await open(), { openDatabase })
      const app = createDatabasePanelApp(services)
      const user = await createTestUser(services, 'super_admin')
      const page = await createTestClient(services, app, user)
      const role = { user: fixture.users.writer, production: false, writable: false }
      const connect = (changes: object = {}) =>
        connectDatabase(page, fixture.settings, { ...role, ...changes })
      const read = async (connection: string, as = page) =>
        (await (
          await as.call('GET', `/api/database/performance?connection=${connection}`)
        ).json()) as DatabasePerformanceView & { error?: { code: string } }
      const cancel = async (body: object, as = page) => {
        const response = await as.call('POST', '/api/database/performance/cancel', body)
        const { error } = (await response.json()) as { error?: { code: string } }
        return error?.code ?? response.status
      }
      return { services, app, user, page, connect, read, cancel }
    }

    test('tells each part with its source, and what is missing in words', async () => {
      const { services, connect, read } = await started()
      const found = await read(await connect())
      expect(found).toMatchObject({
        at: services.now(),
        size: { kind: 'measured', source: 'pg_database_size', since: null },
        statements: { kind: 'missing', message: expect.stringContaining('CREATE EXTENSION') }
      })
    })

    test('security bar 46: a statement is cancelled with the permission and a fresh proof, and audited', async () => {
      const { services, app, user, connect, read, cancel } = await started()
      const connection = await connect()
      const waiting = fixture.runAs(fixture.users.writer, "select pg_sleep(20), 'a secret'")
      const find = async () => {
        const { running } = await read(connection)
        return running.kind === 'measured'
          ? running.value.statements.find(({ statement }) => statement.includes('pg_sleep'))
          : undefined
      }
      await expect.poll(find).toMatchObject({ cancellable: true })
      const found = await find()
      // Values of other people's statements are not shown.
      expect(found?.statement).toBe("select pg_sleep(20), '…'")
      const body = { connection, id: found?.id ?? '' }

      const role = await createTestRole(services, { permissions: ['admin.access', 'database.read'] })
      const reader = await createTestClient(services, app, await createTestUser(services, role))
      expect((await read(connection, reader)).size.kind).toBe('measured')
      expect(await cancel(body, reader)).toBe('auth.forbidden')
      const late = await createTestClient(services, app, user)
      await expireProof(services, user)
      expect(await cancel(body, late)).toBe('auth.step-up')
      const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
      expect(await cancel(body, other)).toBe(200)
      expect(await waiting).toBe('57014')
      expect(await cancel(body, other)).toBe('performance.not-running')
      const entries = await services.database.db
        .selectFrom('audit')
        .select(['outcome', 'details'])
        .where('action', '=', 'database.statement-cancel')
        .orderBy('seq')
        .execute()
      expect(entries.map(({ outcome }) => outcome)).toEqual(['done', 'refused'])
      expect(JSON.stringify(entries)).not.toContain('a secret')
    })

    test('a kind that tells nothing, a place without a network and a failure have codes of their own', async () => {
      const nothing = await started(openNothing)
      const plain = await nothing.connect()
      expect((await nothing.read(plain)).error?.code).toBe('connection.needs-server')
      const dynamodb = await nothing.connect({ name: 'sessions', type: 'dynamodb' })
      expect((await nothing.read(dynamodb)).error?.code).toBe('performance.not-supported')
      expect(await nothing.cancel({ connection: dynamodb, id: '1' })).toBe('performance.not-supported')
      expect((await nothing.read('another')).error?.code).toBe('database-connection.not-found')
      const failing = await started(async () => ({
        ...(await openNothing()),
        readPerformance: () => Promise.reject(connectionFailed('role'))
      }))
      expect((await failing.read(await failing.connect())).error?.code).toBe('connection.role')
    })
  })
})
