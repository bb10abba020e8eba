import { userSortSchema, type UserPage, type UserSort } from '@sitewright/api'
import { foldText } from '@sitewright/text'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  createTestClock,
  createTestOutbox,
  onEachEngine,
  createTestServices
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { type UserRow, toSearchText } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'
import {
  toSearchTerms,
  isCounted,
  type UserScope,
  findUserPage,
  toSearchWords
} from '@sitewright/kernel/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

onEachEngine('pages of users', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { outbox: createTestOutbox(), now })
    const self = await createTestUser(services, 'super_admin', { email: 'self@example.com' })
    const client = await createTestClient(services, createIdentityApp(services), self)
    const list = async (query: string) =>
      (await (await client.call('GET', `/api/users?${query}`)).json()) as UserPage
    const refusal = async (query: string) =>
      (await (await client.call('GET', `/api/users?${query}`)).json()).error
    return { services, now, list, refusal }
  }

  test('pages hold each user once, whatever their size and the end they are nearer to', async () => {
    const { services, now, list } = await started()
    const expected = ['self@example.com']
    for (let number = 1; number <= 8; number += 1) {
      // Two of them at the same moment: their order is that of their ids.
      if (number !== 4) now.advance(1000)
      const email = `p${number}@example.com`
      await createTestUser(services, 'user', { email, firstName: 'Inês', lastName: `Duarte${number}` })
      expected.unshift(email)
    }
    const whole = (await list('limit=100')).users.map(({ email }) => email)
    expect(whole.toSorted()).toEqual(expected.toSorted())
    expect(whole.slice(0, 4)).toEqual(expected.slice(0, 4))
    for (let limit = 1; limit <= 10; limit += 1) {
      const pages: string[] = []
      for (let page = 1; page <= Math.ceil(9 / limit) + 1; page += 1)
        pages.push(...(await list(`limit=${limit}&page=${page}`)).users.map(({ email }) => email))
      expect(pages).toEqual(whole)
    }
  })

  test('pages of a search hold each user once, however many of their words share a prefix', async () => {
    const { services, list } = await started()
    for (const sign of ['a', 'b', 'c', 'd', 'e'])
      await createTestUser(services, 'user', {
        email: `${sign}@example.com`,
        firstName: ['a', 'b', 'c', 'd', 'e'].map((end) => `An${sign}${end}`).join(' '),
        lastName: `An${sign}f`
      })
    const pages: string[] = []
    for (let page = 1; page <= 5; page += 1)
      pages.push(...(await list(`search=an&limit=1&page=${page}`)).users.map(({ id }) => id))
    expect(new Set(pages).size).toBe(5)
    expect(pages).toEqual((await list('search=an&limit=10')).users.map(({ id }) => id))
  })

  test('an unknown column, a page beyond the end and a filter that fits nobody are answered in words', async () => {
    const { list, refusal } = await started()
    expect(await refusal('sort=colour')).toMatchObject({ code: 'request.invalid' })
    expect((await refusal('sort=colour')).details[0]).toMatchObject({ path: 'sort' })
    expect(await list('page=10000000')).toMatchObject({ users: [], total: 1, exact: true })
    expect(await list('status=suspended&role=nobody')).toMatchObject({ users: [], total: 0, exact: true })
  })

  test('signs of a search find what holds them, apostrophes are alike, and ß is ss', async () => {
    const { services, list } = await started()
    for (const [first_name, last_name, email] of [
      ['Sean', 'O’Hara', 'sean@example.com'],
      ['Scarlett', "O'Hara", 'scarlett@example.com'],
      ['Anna', 'Höß', 'anna_h@example.com'],
      ['Jo', 'Gross', 'jo%x@example.com']
    ] as const) {
      const user = await createTestUser(services, 'user', { email })
      await services.database.db
        .updateTable('users')
        .set({ first_name, last_name, ...toSearchText({ first_name, last_name, email }) })
        .where('id', '=', user.id)
        .execute()
    }
    const find = async (search: string) =>
      (await list(`search=${encodeURIComponent(search)}`)).users.map(({ firstName }) => firstName).toSorted()
    expect(await find('o’hara')).toEqual(['Scarlett', 'Sean'])
    expect(await find("o'hara")).toEqual(['Scarlett', 'Sean'])
    expect(await find('hoss')).toEqual(['Anna'])
    expect(await find('HÖẞ')).toEqual(['Anna'])
    expect(await find('groß')).toEqual(['Jo'])
    expect(await find('_')).toEqual(['Anna'])
    expect(await find('a_h')).toEqual(['Anna'])
    expect(await find('%')).toEqual(['Jo'])
    expect(await find('_ %')).toEqual([])
    await createTestUser(services, 'user', { email: 'bo@xn--mnchen-3ya.example' })
    for (const search of ['münchen', 'bo@münchen.example', 'bo@xn--mnchen-3ya.example'])
      expect((await list(`search=${encodeURIComponent(search)}`)).users.map(({ email }) => email)).toEqual([
        'bo@münchen.example'
      ])
  })

  test('a provider and a second factor stand in the list as soon as they are there, and no longer', async () => {
    const { services, list } = await started()
    const { db } = services.database
    const user = await createTestUser(services, 'user', { email: 'bo@example.com', password: null })
    const facts = async () => {
      const { users } = await list('search=bo@example.com')
      return users.map(({ provider, twoFactorEnabled }) => [provider, twoFactorEnabled])[0]
    }
    expect(await facts()).toEqual(['local', false])
    const identity = { user_id: user.id, issuer: 'i', email: null, last_used_at: null } as const
    await db
      .insertInto('identities')
      .values([
        { ...identity, id: '2', provider: 'google', subject: 's', connected_at: 2 },
        { ...identity, id: '1', provider: 'github', subject: 's', connected_at: 1 }
      ])
      .execute()
    await db.insertInto('totp').values({ user_id: user.id, secret: 'sealed', last_step: 0 }).execute()
    expect(await facts()).toEqual(['github', true])
    await db.updateTable('totp').set({ secret: null }).execute()
    await db.deleteFrom('identities').where('id', '=', '1').execute()
    expect(await facts()).toEqual(['google', false])
    await db.updateTable('users').set({ password_hash: 'x' }).where('id', '=', user.id).execute()
    expect(await facts()).toEqual(['local', false])
  })

  test('sorted by role, users stand by its rank, also when that changes', async () => {
    const { services, list } = await started()
    const { db } = services.database
    const own = {
      description: '',
      permissions: '[]',
      built_in: 0,
      version: 1,
      created_at: 0,
      updated_at: 0
    } as const
    await db
      .insertInto('roles')
      .values({ ...own, id: 'a-of-editors-rank', name: 'Baker', name_key: 'baker', rank: 40 })
      .execute()
    for (const role of ['user', 'manager', 'a-of-editors-rank'])
      await createTestUser(services, role, { email: `${role}@example.com` })
    const ranked = async () => (await list('sort=role&order=desc')).users.map(({ role }) => role)
    expect(await ranked()).toEqual(['super_admin', 'manager', 'a-of-editors-rank', 'user'])
    await db.updateTable('roles').set({ rank: 80 }).where('id', '=', 'a-of-editors-rank').execute()
    expect(await ranked()).toEqual(['super_admin', 'a-of-editors-rank', 'manager', 'user'])
  })

  test('Postgres vacuums users soon, so that indexes alone answer deep pages', async () => {
    const { services } = await started()
    if (services.database.engine === 'sqlite') return
    const { rows } = await sql<{ options: string[] }>`
      select reloptions as options from pg_class where oid = 'users'::regclass`.execute(services.database.db)
    expect(rows[0]?.options).toContain('autovacuum_vacuum_scale_factor=0.005')
  })

  test('whatever is asked for, a page is that of a plain filter and sort', async () => {
    const { services } = await started()
    const users = await createVariedUsers(services)
    await fc.assert(
      fc.asyncProperty(scopes, pages, limits, async (scope, page, { fewMatches, countedMatches }) => {
        const wanted = users
          .filter((user) => fits(user, scope))
          .toSorted((one, other) => compare(one, other, page.sort) * (page.order === 'asc' ? 1 : -1))
        const options = { now: 0, countedMatches, ...(fewMatches === undefined ? {} : { fewMatches }) }
        const found = await findUserPage(services.database, scope, page, options)
        const from = (page.page - 1) * page.limit
        // The counter table knows exactly, whatever the limit.
        const isExact = wanted.length <= countedMatches || isCounted(scope)
        expect(found).toEqual({
          ids: wanted.slice(from, from + page.limit).map(({ id }) => id),
          total: isExact ? wanted.length : countedMatches,
          exact: isExact
        })
      }),
      { numRuns: 200 }
    )
  })
})

/** Thirty users who differ in all that a list knows. */
async function createVariedUsers(services: Services): Promise<UserRow[]> {
  const names = ['Inês', 'ines', 'Åsa', 'Bo', 'bo Inman', '李小龙', 'Ann%a', "O'Neil", 'Zoë', 'Anna_B']
  const ids: string[] = []
  for (let number = 0; number < 30; number += 1) {
    const { id } = await createTestUser(
      services,
      (['user', 'editor', 'manager'] as const)[number % 3] ?? 'user',
      {
        firstName: names[number % 10] ?? '',
        lastName: names[(number * 7 + 3) % 10] ?? '',
        email: `p${number}@${number % 2 === 0 ? 'dune' : 'ines'}.example`,
        tenant: number % 5 === 0 ? 'bakery' : null,
        password: null
      }
    )
    ids.push(id)
    await services.database.db
      .updateTable('users')
      .set({
        status: (['active', 'inactive', 'suspended'] as const)[number % 3] ?? 'active',
        created_at: Math.floor(number / 2),
        last_login_at: number % 4 === 0 ? null : number % 6,
        login_count: number % 3,
        email_verified_at: number % 7 === 0 ? null : number
      })
      .where('id', '=', id)
      .execute()
  }
  const rows = await services.database.db.selectFrom('users').selectAll().where('id', 'in', ids).execute()
  // The administrator who asks is none of them.
  await services.database.db.deleteFrom('users').where('id', 'not in', ids).execute()
  return rows
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined, freq: 2 })

const scopes: fc.Arbitrary<UserScope> = fc.record({
  tenant: fc.constantFrom(null, null, 'bakery'),
  search: maybe(
    fc.constantFrom(
      'ine',
      'nes',
      'b',
      'in',
      'bo inm',
      'inman dune',
      'une',
      '%a',
      'a_b',
      "o'n",
      'o’n',
      '_',
      '.',
      "'",
      '_a',
      '小龙',
      'zoe',
      'p1',
      'xyz'
    )
  ),
  statuses: maybe(
    fc.subarray(['active', 'inactive', 'suspended'] as const, { minLength: 1 }).map((all) => [...all])
  ),
  roles: maybe(fc.subarray(['user', 'editor'], { minLength: 1 })),
  providers: maybe(fc.constantFrom(['local'], ['google'])),
  verified: maybe(fc.boolean()),
  secondFactor: maybe(fc.boolean()),
  locked: maybe(fc.boolean()),
  never: maybe(fc.constant(true)),
  createdFrom: maybe(fc.nat(15)),
  createdTo: maybe(fc.nat(15)),
  lastLoginFrom: maybe(fc.nat(6)),
  lastLoginTo: maybe(fc.nat(6))
})

/** Pages found by the filters first and by the order first, with matches counted and only estimated from below. */
const limits = fc.record({
  fewMatches: fc.constantFrom(0, 500, undefined),
  countedMatches: fc.constantFrom(1, 7, 10_000)
})

const pages = fc.record({
  page: fc.integer({ min: 1, max: 4 }),
  limit: fc.integer({ min: 1, max: 12 }),
  sort: fc.constantFrom(...userSortSchema.options),
  order: fc.constantFrom('asc' as const, 'desc' as const)
})

function fits(user: UserRow, scope: UserScope): boolean {
  const among = (values: readonly string[] | undefined, value: string): boolean =>
    values?.includes(value) ?? true
  const within = (value: number | null, from = -1, before = Infinity, asked = true): boolean =>
    !asked || (value !== null && value >= from && value < before)
  const same = (wanted: boolean | undefined, value: boolean): boolean =>
    wanted === undefined || wanted === value
  const { long, short, literal } = toSearchTerms(scope.search)
  const words = toSearchWords(user)
  const text = foldText(`${user.first_name} ${user.last_name} ${user.email}`)
  const { lastLoginFrom, lastLoginTo } = scope
  return (
    (scope.tenant === null || user.tenant_id === scope.tenant) &&
    among(scope.statuses, user.status) &&
    among(scope.roles, user.role) &&
    among(scope.providers, user.provider) &&
    same(scope.verified, user.email_verified_at !== null) &&
    same(scope.secondFactor, user.second_factor === 1) &&
    same(scope.locked, false) &&
    same(scope.never, user.last_login_at === null) &&
    within(user.created_at, scope.createdFrom, scope.createdTo) &&
    within(user.last_login_at, lastLoginFrom, lastLoginTo, (lastLoginFrom ?? lastLoginTo) !== undefined) &&
    short.every((term) => words.some((word) => word.startsWith(term))) &&
    [...long, ...literal].every((term) => text.includes(term))
  )
}

/** By code points, as both engines compare keys; nobody comes before everybody. */
function compare(one: UserRow, other: UserRow, sort: UserSort): number {
  const keysOf = (user: UserRow): (string | number | null)[] => {
    const first = foldText(user.first_name)
    const last = foldText(user.last_name)
    const keys = {
      createdAt: [user.created_at],
      lastLogin: [user.last_login_at],
      email: [user.email],
      firstName: [first, last],
      lastName: [last, first],
      role: [user.role_rank, user.role, user.created_at],
      status: [user.status, user.created_at],
      provider: [user.provider, user.created_at],
      isVerified: [user.email_verified_at],
      twoFactorEnabled: [user.second_factor, user.created_at],
      loginCount: [user.login_count]
    } as const satisfies Record<UserSort, readonly (string | number | null)[]>
    return [...keys[sort], user.id]
  }
  const [own, others] = [keysOf(one), keysOf(other)]
  for (const [index, key] of own.entries()) {
    const against = others[index] ?? null
    if (key === against) continue
    if (key === null || against === null) return key === null ? -1 : 1
    return key < against ? -1 : 1
  }
  return 0
}
