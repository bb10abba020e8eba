import { sql } from 'kysely'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { newId } from '../../src/crypto/random.ts'
import { inTransaction, type Database, type TenantRows } from '../../src/db/database.ts'
import { withAllRows } from '../../src/db/tenant-rows.ts'
import { createTestServices } from '../../testing/services.ts'
import { createTestDatabase, runStatement, testTenantRole } from '../../testing/test-database.ts'
import { createTestUser } from '../../testing/users.ts'
import { openPostgresReader } from '../postgres-reader.ts'
import { openPostgres } from '../postgres.ts'
import { setUpRowSecurity, TenantRoleError } from './set-up.ts'

const server = process.env['TEST_DATABASE_URL']

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

describe.runIf(server !== undefined)('row-level security', () => {
  const url = server ?? ''

  async function opened(): Promise<{ database: Database; address: string }> {
    const copy = await createTestDatabase(url, inject('postgresTemplate'))
    const database = openPostgres(copy.url, { tenantRole: testTenantRole })
    cleanups.push(copy.drop, () => database.close())
    return { database, address: copy.url }
  }

  /** Two tenants with a user each. */
  async function withTenants() {
    const { database, address } = await opened()
    const services = await createTestServices(database)
    const enter = async (): Promise<TenantRows> => {
      const tenantId = newId()
      const { id } = await createTestUser(services, 'user', { tenant: tenantId })
      return { tenantId, userId: id }
    }
    return { database, address, one: await enter(), other: await enter() }
  }

  const idsOf = async ({ db }: Pick<Database, 'db'>): Promise<string[]> =>
    (await db.selectFrom('users').select('id').execute()).map(({ id }) => id)

  const ofTenant = (database: Database, rows: TenantRows): Database =>
    database.ofTenant?.(rows) ?? expect.unreachable('There is no row-level security')

  test('security bar 32: a connection goes from one tenant to another, and to all rows', async () => {
    const { database, one, other } = await withTenants()
    for (let turn = 0; turn < 3; turn++) {
      expect(await idsOf(ofTenant(database, one))).toEqual([one.userId])
      expect(await idsOf(ofTenant(database, other))).toEqual([other.userId])
      expect(await idsOf(database)).toHaveLength(2)
    }
    const many = await Promise.all(
      Array.from({ length: 40 }, (_, index) => idsOf(ofTenant(database, index % 2 === 0 ? one : other)))
    )
    expect(many.map(([id]) => id)).toEqual(
      many.map((_, index) => (index % 2 === 0 ? one.userId : other.userId))
    )
  })

  test("one's own memberships are seen from every tenant and left, and neither made nor changed in another", async () => {
    const { database, one, other } = await withTenants()
    const insert = ({ db }: Database, id: string) =>
      db
        .insertInto('memberships')
        .values({ id, tenant_id: other.tenantId, user_id: one.userId, role: 'user', created_at: 1 })
        .execute()
    const here = ofTenant(database, one)
    await expect(insert(here, newId())).rejects.toThrow(/row-level security/)
    await insert(database, 'joined')
    expect(await here.db.selectFrom('memberships').select('id').execute()).toEqual([{ id: 'joined' }])
    const changed = await here.db.updateTable('memberships').set({ role: 'admin' }).executeTakeFirst()
    expect(changed.numUpdatedRows).toBe(0n)
    const there = ofTenant(database, { ...other, userId: one.userId })
    const moved = await there.db.updateTable('memberships').set({ role: 'editor' }).executeTakeFirst()
    expect(moved.numUpdatedRows).toBe(1n)
    const left = await here.db.deleteFrom('memberships').executeTakeFirst()
    expect(left.numDeletedRows).toBe(1n)
  })

  test('a view that is saved is seen by its owner from another tenant, and by nobody else there', async () => {
    const { database, one, other } = await withTenants()
    const times = { created_at: 1, updated_at: 1 }
    const view = { screen: 'users', name: 'New', query: 'q=new', is_shared: 1, position: 1, ...times }
    const insert = ({ db }: Database) =>
      db
        .insertInto('saved_views')
        .values({ ...view, id: newId(), owner_id: one.userId, tenant_id: one.tenantId })
        .execute()
    await insert(ofTenant(database, one))
    // A shared one in another tenant would be shown to everybody there.
    await expect(insert(ofTenant(database, { ...other, userId: one.userId }))).rejects.toThrow(
      /row-level security/
    )
    const namesOf = async (rows: TenantRows) => {
      const ofOne = ofTenant(database, rows)
        .db.selectFrom('saved_views')
        .select('name')
        .where('owner_id', '=', one.userId)
      return (await ofOne.execute()).map(({ name }) => name)
    }
    expect(await namesOf(one)).toEqual(['New'])
    expect(await namesOf({ tenantId: other.tenantId, userId: one.userId })).toEqual(['New'])
    expect(await namesOf(other)).toEqual([])
  })

  test('security bar 32: nothing of another tenant is written', async () => {
    const { database, one, other } = await withTenants()
    const { db } = ofTenant(database, one)
    const changed = await db.updateTable('users').set({ first_name: 'Mallory' }).executeTakeFirstOrThrow()
    expect(changed.numUpdatedRows).toBe(1n)
    const deleted = await db.deleteFrom('users').where('id', '=', other.userId).executeTakeFirstOrThrow()
    expect(deleted.numDeletedRows).toBe(0n)
    await expect(
      db.updateTable('users').set({ tenant_id: other.tenantId }).where('id', '=', one.userId).execute()
    ).rejects.toThrow(/permission denied/)
    const added = db.insertInto('memberships').values({
      id: newId(),
      tenant_id: other.tenantId,
      user_id: other.userId,
      role: 'user',
      created_at: 1
    })
    await expect(added.execute()).rejects.toThrow(/row-level security/)
    await expect(db.selectFrom('webhooks').selectAll().execute()).rejects.toThrow(/permission denied/)
    await expect(sql`alter table users disable row level security`.execute(db)).rejects.toThrow(
      /must be owner/
    )
  })

  test('a transaction sees all rows for a part of it alone, also where that part fails', async () => {
    const { database, one } = await withTenants()
    const own = ofTenant(database, one)
    await inTransaction(own, async (transaction) => {
      const count = () => idsOf({ db: transaction }).then(({ length }) => length)
      expect(await count()).toBe(1)
      expect(await withAllRows(own, transaction, () => withAllRows(own, transaction, count))).toBe(2)
      expect(await count()).toBe(1)
      await expect(withAllRows(own, transaction, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
      expect(await count()).toBe(1)
    })
    await expect(
      inTransaction(own, (transaction) =>
        withAllRows(own, transaction, () => sql`select no_such_column`.execute(transaction))
      )
    ).rejects.toThrow(/no_such_column/)
    expect(await idsOf(own)).toHaveLength(1)
    expect(await idsOf(database)).toHaveLength(2)
  })

  test('a reading has the rows of its tenant', async () => {
    const { database, address, one } = await withTenants()
    const reader = openPostgresReader(address, testTenantRole)
    cleanups.push(() => reader.close())
    const query = database.db.selectFrom('users').select('id').compile()
    const read = async (from: typeof reader): Promise<string[]> => {
      const found: string[] = []
      for await (const rows of from.read(query)) found.push(...rows.map(({ id }) => id))
      return found
    }
    expect(await read(reader.ofTenant?.(one) ?? expect.unreachable())).toEqual([one.userId])
    expect(await read(reader)).toHaveLength(2)
  })

  test('a role that policies do not hold for is refused, with words that say what to do', async () => {
    const { database } = await opened()
    const role = `test_role_${newId().replaceAll('-', '')}`
    cleanups.push(() => runStatement(url, `drop role if exists ${role}`))
    for (const attribute of ['superuser', 'bypassrls']) {
      await runStatement(url, `create role ${role} nologin ${attribute}`)
      const refused = setUpRowSecurity(database, role, {})
      await expect(refused).rejects.toThrow(TenantRoleError)
      await expect(refused).rejects.toThrow(/Name another one/)
      await runStatement(url, `drop role ${role}`)
    }
  })

  test('a user who may not make the role is told what somebody else has to run', async () => {
    const { address } = await opened()
    const login = `test_login_${newId().replaceAll('-', '')}`
    await runStatement(url, `create role ${login} login password 'probe'`)
    cleanups.push(() => runStatement(url, `drop role ${login}`))
    const own = new URL(address)
    own.username = login
    own.password = 'probe'
    const database = openPostgres(own.href)
    cleanups.push(() => database.close())
    await expect(setUpRowSecurity(database, 'sitewright_no_such_role', {})).rejects.toThrow(
      /create role sitewright_no_such_role nologin/
    )
    await expect(setUpRowSecurity(database, testTenantRole, {})).rejects.toThrow(
      new RegExp(`grant ${testTenantRole}`)
    )
  })
})
