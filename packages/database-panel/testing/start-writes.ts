import type { DatabaseWrite } from '@sitewright/api'
import type { DatabaseSettings } from '@sitewright/databases'
import { createOpenDatabase } from '@sitewright/databases/node/open-database'
import { openNetwork } from '@sitewright/databases/testing/open-network'
import type { Database } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'
import { createDatabasePanelApp } from './database-panel-app.ts'
import { createTestClock, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'

const openDatabase = createOpenDatabase(openNetwork)

/** What a call of writes answered. */
export interface WriteAnswer {
  status: number
  write: DatabaseWrite
  code: string | undefined
  details: { path: string; message: string }[]
}

/** A connected database of the tests. */
interface WrittenFixture {
  settings: DatabaseSettings
  users: { writer: string }
}

/** What a server of the tests begins with. */
export interface StartedWith {
  database?: Database
  now?: ReturnType<typeof createTestClock>
}

/** A server on a database of the test, and a user with all permissions. */
export async function startWrites(
  open: () => Promise<Database>,
  fixture: WrittenFixture,
  { database, now = createTestClock() }: StartedWith = {}
) {
  const used = database ?? (await open())
  const services: Services = await createTestServices(used, { openDatabase, now })
  const app = createDatabasePanelApp(services)
  const user = await createTestUser(services, 'super_admin')
  const page = await createTestClient(services, app, user)
  const ask = async (method: string, path: string, body?: object, as = page): Promise<WriteAnswer> => {
    const response = await as.call(method, `/api/database/writes${path}`, body)
    const answer = (await response.json()) as { write: DatabaseWrite; error?: WriteAnswer }
    return {
      ...answer,
      code: answer.error?.code,
      details: answer.error?.details ?? [],
      status: response.status
    }
  }
  const connect = async (changes: object = {}) => {
    const { kind: type, ...settings } = fixture.settings
    const role = { user: fixture.users.writer, production: false, writable: true }
    const body = { name: 'billing', type, ...settings, ...role, ...changes }
    const answer = await page.call('POST', '/api/admin/connections', body)
    return ((await answer.json()) as { connection: { id: string } }).connection.id
  }
  const begin = (connection: string, query: string, rest: object = {}) =>
    ask('POST', '', { connection, query, ...rest })
  const look = async (id: string) => (await ask('GET', `/${id}`)).write
  const audit = async () =>
    (
      await used.db
        .selectFrom('audit')
        .select(['action', 'details'])
        .where('action', 'like', 'database.write-%')
        .orderBy('seq')
        .execute()
    ).map(({ action, details }) => [action, JSON.parse(details) as Record<string, unknown>])
  return { services, app, user, page, ask, connect, begin, look, audit, now, database: used }
}
