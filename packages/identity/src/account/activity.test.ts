import type { ActivityEntry } from '@sitewright/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { inTransaction, type Database } from '@sitewright/kernel/db'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { writeAudit } from '@sitewright/kernel/audit'
import { queryActivity } from './activity.repository.ts'
import { readJson, replacementPassword, password, createTestContext } from '../../testing/account.ts'

const path = '/api/account/activity'

interface Page {
  entries: ActivityEntry[]
  next: string | null
}

async function findUserId({ database }: Services, email: string): Promise<string> {
  const row = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Fills the audit log with entries of others, and every hundredth of one user. */
async function fill({ engine, db }: Database, rows: number, userId: string): Promise<void> {
  const numbers =
    engine === 'sqlite'
      ? sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${rows})`
      : sql`with numbers(n) as (select generate_series(1, ${rows}::bigint))`
  await sql`insert into audit
    (seq, at, action, outcome, actor_id, impersonator_id, subject_type, subject_id, ip, device, details,
     previous_hash, hash)
    ${numbers}
    select 1000 + n, n, case when n % 3 = 0 then 'account.profile' else 'auth.login' end, 'done',
      case when n % 100 = 0 then ${userId} else 'somebody ' || (n % 1000) end, null, 'session', 'session ' || n,
      '192.0.2.1', 'Firefox', '{}', '', '' from numbers`.execute(db)
  await sql`analyze`.execute(db)
}

/** How the engine would run a query, as one text. */
async function explainQuery(
  { engine, db }: Database,
  { sql: text, parameters }: { sql: string; parameters: readonly unknown[] }
) {
  const explain = engine === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await db.executeQuery({
    ...sql.raw(`${explain} ${text}`).compile(db),
    parameters
  })
  return rows.map((row) => Object.values(row as object).join(' ')).join('\n')
}

onEachEngine('the activity of a user', (open) => {
  test('it lists texts, newest first, with device and address, of the user only', async () => {
    const { maya, noor } = await createTestContext(await open())
    await maya.call('PATCH', '/api/account/profile', { firstName: 'May' })
    await noor.call('PATCH', '/api/account/profile', { firstName: 'Nour' })
    await maya.call('POST', '/api/account/password', {
      currentPassword: password,
      newPassword: replacementPassword
    })
    const { entries, next } = await readJson<Page>(await maya.call('GET', path))
    expect(entries.map(({ action }) => action)).toEqual([
      'Changed password',
      'Changed the profile',
      'Signed in',
      'Signed in',
      'Created the account'
    ])
    expect(entries[0]).toMatchObject({
      kind: 'security',
      outcome: 'done',
      ip: '192.0.2.10',
      device: 'Firefox 146 on Linux',
      location: null
    })
    expect(next).toBeNull()
  })

  test('an entry names the place of its address where that is known', async () => {
    const findPlace = (ip: string) => Promise.resolve(ip === '192.0.2.10' ? 'Netherlands' : null)
    const { maya } = await createTestContext(await open(), { findPlace })
    const { entries } = await readJson<Page>(await maya.call('GET', path))
    const places = new Set(entries.map(({ ip, location }) => `${ip} ${location}`))
    expect(places).toEqual(new Set(['192.0.2.10 Netherlands', '192.0.2.30 null']))
  })

  test('it can be limited to entries since a time', async () => {
    const { maya, now } = await createTestContext(await open())
    const since = now() + 40 * 24 * 3_600_000
    now.advance(since - now())
    await maya.call('POST', '/api/auth/login', { email: 'maya@example.com', password })
    const { entries } = await readJson<Page>(await maya.call('GET', `${path}?since=${since}`))
    expect(entries.map(({ action }) => action)).toEqual(['Signed in'])
    const { entries: all } = await readJson<Page>(await maya.call('GET', `${path}?since=${since - 1e12}`))
    expect(all.length).toBeGreaterThan(1)
    expect((await maya.call('GET', `${path}?since=never`)).status).toBe(400)
  })

  test('a page ends where the next one begins, whatever is written in between', async () => {
    const { maya } = await createTestContext(await open())
    for (let change = 0; change < 7; change += 1)
      await maya.call('PATCH', '/api/account/profile', { firstName: `May ${change}` })
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const query: string = next === '' ? '?limit=4' : `?limit=4&before=${next}`
      const page: Page = await readJson<Page>(await maya.call('GET', `${path}${query}`))
      seen.push(...page.entries.map(({ id }) => id))
      next = page.next
      await maya.call('PATCH', '/api/account/profile', { lastName: `Name ${seen.length}` })
    }
    expect(seen).toHaveLength(10)
    expect(new Set(seen).size).toBe(10)
    expect(seen).toEqual(seen.toSorted((one, other) => Number(other) - Number(one)))
  })

  test('it can be filtered by kind; refused actions are marked', async () => {
    const { maya } = await createTestContext(await open())
    await maya.call('PATCH', '/api/account/profile', { firstName: 'May' })
    await maya.call('POST', '/api/account/password', {
      currentPassword: 'wrong one',
      newPassword: replacementPassword
    })
    const of = async (kind: string) =>
      (await readJson<Page>(await maya.call('GET', `${path}?kind=${kind}`))).entries.map(
        ({ action }) => action
      )
    expect(await of('profile')).toEqual(['Changed the profile'])
    expect(await of('security')).toEqual(['Wrong current password'])
    expect(await of('sign-in')).toEqual(['Signed in', 'Signed in', 'Created the account'])
    expect(await of('projects')).toEqual([])
    expect(await of('administration')).toEqual([])
    for (const query of ['kind=all', 'limit=0', 'limit=101', 'before=x', 'actor=1'])
      expect((await maya.call('GET', `${path}?${query}`)).status).toBe(400)
  })

  test("an administrator's actions are listed, without their address", async () => {
    const { services, maya } = await createTestContext(await open())
    const subject = { type: 'user', id: await findUserId(services, 'maya@example.com') }
    await inTransaction(services.database, (transaction) =>
      writeAudit(
        services,
        transaction,
        { ip: '10.0.0.1', device: 'Chrome on Windows' },
        {
          action: 'user.change',
          outcome: 'done',
          actorId: 'an administrator',
          subject
        }
      )
    )
    const { entries } = await readJson<Page>(await maya.call('GET', path))
    expect(entries[0]).toMatchObject({
      action: 'An administrator changed the account',
      kind: 'administration',
      ip: null,
      device: null
    })
  })

  test('a page of a long log is read by ranges of indexes, never by looking at the log', async () => {
    const { services } = await createTestContext(await open())
    const userId = await findUserId(services, 'maya@example.com')
    await fill(services.database, 20_000, userId)
    for (const actions of [[], ['auth.login', 'account.profile']]) {
      const page = queryActivity(services.database.db, {
        userId,
        actions,
        before: 15_000,
        since: 0,
        after: 0,
        limit: 21
      })
      const plan = await explainQuery(services.database, page.compile())
      expect(plan).toMatch(/using (index )?audit_(actor|subject)/i)
      // Not by every row, nor by the newest rows until enough are the user's.
      expect(plan).not.toMatch(/scan audit|seq scan on audit|audit_pkey|audit_action|primary key/i)
    }
  })
})
