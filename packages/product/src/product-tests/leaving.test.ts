import { encodeBase64 } from '@sitewright/text'
import { createPhotograph, sendFile } from '@sitewright/saved-projects/testing/picture-files'
import { createProductContext } from '../../testing/product-context.ts'
import { accountKeepMs } from '@sitewright/api'
import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import type { Database } from '@sitewright/kernel/db'
import { purgeClosedAccounts } from '@sitewright/identity'
import { countTurns } from '@sitewright/kernel/testing/event-loop'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestUser } from '@sitewright/kernel/testing/users'
import {
  findAuditEntries,
  readErrorCode,
  expireStepUp,
  readJson,
  mailsOfKind,
  password,
  signIn,
  enableSecondFactor,
  type TestContext
} from '@sitewright/identity/testing/account'

const exportPath = '/api/account/export'
const deletePath = '/api/account/delete'

const promote = async ({ services }: TestContext, ...emails: readonly string[]): Promise<void> => {
  await services.database.db
    .updateTable('users')
    .set({ role: 'super_admin' })
    .where('email', 'in', emails)
    .execute()
}

const findEmails = async ({ db }: Database): Promise<string[]> =>
  (await db.selectFrom('users').select('email').orderBy('email').execute()).map(({ email }) => email)

const findOpenAccounts = async ({ db }: Database): Promise<string[]> => {
  const rows = await db.selectFrom('users').select('email').where('status', '=', 'active').execute()
  return rows.map(({ email }) => email)
}

onSqlite('data export', (open) => {
  test('the export holds every part, and is audited', async () => {
    const all = await createProductContext(await open())
    const { maya } = all
    await maya.call('PATCH', '/api/account/profile', { firstName: 'May' })
    const response = await maya.call('GET', exportPath)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="sitewright-account.json"')
    const { account } = await readJson<{ account: Record<string, unknown> }>(response)
    expect(account).toMatchObject({
      profile: [{ firstName: 'May', email: 'maya@example.com' }],
      sessions: [{ area: 'user' }, { area: 'user' }]
    })
    expect((account['activity'] as { action: string }[]).map(({ action }) => action)).toEqual([
      'Downloaded the data of the account',
      'Changed the profile',
      'Signed in',
      'Signed in',
      'Created the account'
    ])
    expect(await findAuditEntries(all, 'account.export')).toHaveLength(1)
  })

  test('projects come with every version that is kept, and with their pictures', async () => {
    const { maya, noor } = await createProductContext(await open())
    const { id } = await readJson<{ id: string }>(
      await maya.call('POST', '/api/saved-projects', { site: dentist })
    )
    const { picture, files } = await createPhotograph()
    for (const file of files) await sendFile(maya, picture.hash, file)
    const next = { ...dentist, businessInfo: { ...dentist.businessInfo, businessName: 'Ivory & Sons' } }
    await maya.call('PUT', `/api/saved-projects/${id}`, { site: next, baseVersion: 1 })
    await noor.call('POST', '/api/saved-projects', { site: dentist })
    const { account } = await readJson<{ account: Record<string, unknown> }>(
      await maya.call('GET', exportPath)
    )
    expect(account['projects']).toMatchObject([
      {
        id,
        version: 2,
        versions: [
          { version: 2, site: { businessInfo: { businessName: 'Ivory & Sons' } } },
          { version: 1, site: { businessInfo: { businessName: dentist.businessInfo.businessName } } }
        ]
      }
    ])
    expect(account['pictures']).toEqual(
      files
        .toReversed()
        .map(({ width, type, bytes }) => ({ hash: picture.hash, width, type, bytes: encodeBase64(bytes) }))
    )
    expect(account['passkeys']).toEqual([])
    expect(account['connections']).toEqual([])
  })

  test('security bar 51: it holds no hash, no token, and nothing of anybody else', async () => {
    const { maya } = await createProductContext(await open())
    const text = await (await maya.call('GET', exportPath)).text()
    expect(text).not.toMatch(/argon2|password_hash|refresh|previous_hash|noor/i)
    for (const secret of [maya.token, ...maya.cookies.values()]) expect(text).not.toContain(secret)
  })

  test('security bar 25: it takes step-up', async () => {
    const all = await createProductContext(await open())
    await expireStepUp(all, all.maya)
    expect(await readErrorCode(await all.maya.call('GET', exportPath))).toBe('auth.step-up')
    expect(await findAuditEntries(all, 'account.export')).toEqual([])
  })
})

onSqlite('account deletion', (open) => {
  test('calls are answered between two accounts that are deleted', async () => {
    const { services, now } = await createProductContext(await open())
    const { db } = services.database
    for (let each = 0; each < 10; each += 1) await createTestUser(services, 'user', { lastName: 'Closed' })
    const closed = { status: 'inactive', purge_at: now() - 1 } as const
    await db.updateTable('users').set(closed).where('last_name', '=', 'Closed').execute()
    const turns = await countTurns(async () => expect(await purgeClosedAccounts(services)).toBe(10))
    expect(turns).toBeGreaterThanOrEqual(10)
  })

  test('after 14 days the user is deleted with all their data; the log keeps only their id', async () => {
    const all = await createProductContext(await open())
    const { services, app, now, maya, mayaElsewhere, posted } = all
    await maya.call('PATCH', '/api/account/profile', { firstName: 'Zebedee' })
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
    await maya.call('PUT', '/api/account/avatar', { image: pixel })
    const response = await maya.call('POST', deletePath, { password })
    expect(response.status).toBe(200)
    expect(await readJson(response)).toMatchObject({ purgeAt: now() + accountKeepMs })
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect(maya.cookies.has('__Host-rt')).toBe(false)
    for (const page of [maya, mayaElsewhere])
      expect((await page.call('GET', '/api/account/profile')).status).toBe(401)
    expect((await mayaElsewhere.call('POST', '/api/auth/refresh', {})).status).toBe(401)
    now.advance(accountKeepMs - 1)
    expect(await purgeClosedAccounts(services)).toBe(0)
    expect(await findEmails(services.database)).toEqual(['maya@example.com', 'noor@example.com'])
    now.advance(1)
    expect(await purgeClosedAccounts(services)).toBe(1)
    expect(await purgeClosedAccounts(services)).toBe(0)
    expect(await findEmails(services.database)).toEqual(['noor@example.com'])
    const { db } = services.database
    for (const table of ['sessions', 'user_words', 'avatars', 'one_time_tokens', 'attempts'] as const) {
      const rows = await db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/maya|zebedee|192\.0\.2\.10/i)
    }
    expect(await db.selectFrom('avatars').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
    const log = await db.selectFrom('audit').selectAll().execute()
    const actions = log.map(({ action }) => action)
    expect(actions.filter((action) => /account.(close|delete)/.test(action))).toEqual([
      'account.close',
      'account.delete'
    ])
    expect(JSON.stringify(log)).not.toMatch(/maya|zebedee/i)
    expect(mailsOfKind(posted, 'account-deleted').map(({ email }) => email)).toEqual(['maya@example.com'])
    const noorAgain = await signIn(app, 'noor', '192.0.2.20')
    expect((await noorAgain.call('GET', '/api/account/profile')).status).toBe(200)
    const again = await signIn(app, 'maya', '203.0.113.2')
    expect(again.token).toBeUndefined()
  })

  test('security bar 25: it takes the password or step-up, and step-up if there is a second factor', async () => {
    const all = await createProductContext(await open())
    const { services, maya, noor } = all
    await expireStepUp(all, maya, noor)
    expect(await readErrorCode(await maya.call('POST', deletePath, {}))).toBe('auth.step-up')
    expect(await readErrorCode(await maya.call('POST', deletePath, { password: 'wrong one' }))).toBe(
      'account.password-wrong'
    )
    await enableSecondFactor(all, 'maya@example.com')
    expect(await readErrorCode(await maya.call('POST', deletePath, { password }))).toBe('auth.step-up')
    expect(await findOpenAccounts(services.database)).toHaveLength(2)
    expect((await noor.call('POST', deletePath, { password })).status).toBe(200)
    expect(await findOpenAccounts(services.database)).toEqual(['maya@example.com'])
  })

  test('security bar 11: wrong passwords are counted here too', async () => {
    const { services, maya } = await createProductContext(await open())
    for (let attempt = 0; attempt < 5; attempt += 1)
      await maya.call('POST', deletePath, { password: 'wrong one' })
    expect(await readErrorCode(await maya.call('POST', deletePath, { password }))).toBe(
      'account.password-wrong'
    )
    expect(await findOpenAccounts(services.database)).toHaveLength(2)
  })

  test('security bar 53: the last administrator stays', async () => {
    const all = await createProductContext(await open())
    await promote(all, 'maya@example.com')
    expect(await readErrorCode(await all.maya.call('POST', deletePath, { password }))).toBe(
      'account.last-admin'
    )
    expect((await all.maya.call('GET', '/api/account/profile')).status).toBe(200)
    expect(await findAuditEntries(all, 'account.close')).toEqual([])
    await promote(all, 'noor@example.com')
    expect((await all.maya.call('POST', deletePath, { password })).status).toBe(200)
  })

  test('security bar 53: of two administrators who leave at the same moment one stays', async () => {
    const all = await createProductContext(await open())
    await promote(all, 'maya@example.com', 'noor@example.com')
    const answers = await Promise.all(
      [all.maya, all.noor].map(async (page) => (await page.call('POST', deletePath, { password })).status)
    )
    expect(answers.toSorted()).toEqual([200, 409])
    expect(await findOpenAccounts(all.services.database)).toHaveLength(1)
  })
})
