import { createProductContext } from '../../testing/product-context.ts'
import { accountKeepMs } from '@sitewright/api'
import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import {
  enableSecondFactor,
  findAuditEntries,
  mailsOfKind,
  password,
  readErrorCode,
  readJson,
  replacementPassword,
  type TestContext
} from '@sitewright/identity/testing/account'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { defaultSecuritySettings } from '@sitewright/kernel/services'
import { purgeClosedAccounts } from '@sitewright/identity'

const keepPath = '/api/auth/keep-account'
const email = 'maya@example.com'
const minute = 60_000

interface Challenge {
  ticket: string
  enrol: boolean
  methods: string[]
  keepUntil: number | null
}

/** Maya signs in; the challenge that she gets instead of a session. */
async function signInClosed(browser: TestBrowser, body: object = { email, password }): Promise<Challenge> {
  const answer = await readJson<{ token: string | null; challenge: Challenge }>(
    await browser.call('POST', '/api/auth/login', body)
  )
  expect(answer.token).toBeNull()
  return answer.challenge
}

const findMaya = ({ services }: TestContext) =>
  services.database.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

onSqlite('a closed account', (open) => {
  /** Maya has closed her account; `elsewhere` is a browser that is not signed in. */
  async function closed(options: Parameters<typeof createProductContext>[1] = {}) {
    const all = await createProductContext(await open(), options)
    const purgeAt = all.now() + accountKeepMs
    expect((await all.maya.call('POST', '/api/account/delete', { password })).status).toBe(200)
    return { ...all, purgeAt, elsewhere: createTestBrowser(all.app, { address: '192.0.2.40' }) }
  }

  test('signing in tells until when it can be kept, and keeping it opens it with everything', async () => {
    const all = await closed()
    const { elsewhere, posted, purgeAt } = all
    const { ticket, ...challenge } = await signInClosed(elsewhere)
    expect(challenge).toMatchObject({ enrol: false, methods: [], keepUntil: purgeAt })
    expect((await elsewhere.call('GET', '/api/account/profile')).status).toBe(401)
    // After a reload the page gets the same challenge once more, by its cookie.
    const again = await readJson<{ challenge: Challenge }>(
      await elsewhere.call('POST', '/api/auth/oauth/challenge', {})
    )
    expect(again.challenge).toMatchObject({ ticket, keepUntil: purgeAt })
    expect((await elsewhere.call('POST', keepPath, { ticket })).status).toBe(200)
    expect(await readJson(await elsewhere.call('GET', '/api/account/profile'))).toMatchObject({ email })
    expect(await readErrorCode(await elsewhere.call('POST', keepPath, { ticket }))).toBe('auth.challenge')
    expect(await findMaya(all)).toMatchObject({ status: 'active', purge_at: null })
    expect(await findAuditEntries(all, 'account.keep')).toHaveLength(1)
    expect(mailsOfKind(posted, 'account-closed').map(({ template }) => template.until)).toEqual([purgeAt])
    expect(mailsOfKind(posted, 'account-kept').map((mail) => mail.email)).toEqual([email])
    all.now.advance(accountKeepMs)
    expect(await purgeClosedAccounts(all.services)).toBe(0)
  })

  test('its sessions stay ended when it is kept', async () => {
    const { elsewhere, mayaElsewhere } = await closed()
    const { ticket } = await signInClosed(elsewhere)
    await elsewhere.call('POST', keepPath, { ticket })
    expect((await mayaElsewhere.call('GET', '/api/account/profile')).status).toBe(401)
    expect((await mayaElsewhere.call('POST', '/api/auth/refresh', {})).status).toBe(401)
  })

  test('when its time is over a sign-in and a ticket are refused, though it is not purged yet', async () => {
    const all = await closed()
    all.now.advance(accountKeepMs - minute)
    const { ticket } = await signInClosed(all.elsewhere)
    all.now.advance(minute)
    expect(await readErrorCode(await all.elsewhere.call('POST', keepPath, { ticket }))).toBe('auth.challenge')
    const late = await all.elsewhere.call('POST', '/api/auth/login', { email, password })
    expect(await readErrorCode(late)).toBe('auth.credentials')
    expect(await purgeClosedAccounts(all.services)).toBe(1)
  })

  test('a wrong password tells nothing, and the ticket fits no other use, address or person', async () => {
    const { app, elsewhere } = await closed()
    const wrong = await elsewhere.call('POST', '/api/auth/login', { email, password: 'not this one' })
    expect(await readErrorCode(wrong)).toBe('auth.credentials')
    const { ticket } = await signInClosed(elsewhere)
    const stranger = createTestBrowser(app, { address: '198.51.100.7' })
    expect(await readErrorCode(await stranger.call('POST', keepPath, { ticket }))).toBe('auth.challenge')
    for (const path of ['/api/auth/second-factor/verify', '/api/auth/second-factor/enrol/start']) {
      const body = path.endsWith('verify') ? { ticket, method: 'totp', code: '123456' } : { ticket }
      expect(await readErrorCode(await elsewhere.call('POST', path, body))).toBe('auth.challenge')
    }
    expect((await elsewhere.call('POST', keepPath, { ticket })).status).toBe(200)
  })

  test('with a second factor it asks for that first; one that is required and missing is set up afterwards', async () => {
    const all = await closed()
    await enableSecondFactor(all, email)
    const challenge = await signInClosed(all.elsewhere)
    expect(challenge).toMatchObject({ methods: ['totp'], keepUntil: null })
    expect(await readErrorCode(await all.elsewhere.call('POST', keepPath, challenge))).toBe('request.invalid')
    expect(
      await readErrorCode(await all.elsewhere.call('POST', keepPath, { ticket: challenge.ticket }))
    ).toBe('auth.challenge')
    const { db } = all.services.database
    await db.deleteFrom('totp').execute()
    const root = await createTestUser(all.services, 'super_admin')
    const administrator = await createTestClient(all.services, all.app, root)
    await enableSecondFactor(all, root.email)
    const settings = { ...defaultSecuritySettings, requireTwoFactor: true }
    expect((await administrator.call('PUT', '/api/admin/settings/security', settings)).status).toBe(200)
    const { ticket, keepUntil } = await signInClosed(all.elsewhere)
    expect(keepUntil).toBe(all.purgeAt)
    const kept = await readJson<{ token: null; challenge: Challenge }>(
      await all.elsewhere.call('POST', keepPath, { ticket })
    )
    expect(kept).toMatchObject({ token: null, challenge: { enrol: true, keepUntil: null } })
    expect(await findMaya(all)).toMatchObject({ status: 'active' })
  })

  test('who has forgotten the password sets a new one by mail, then keeps it', async () => {
    const { elsewhere, posted } = await closed({ mail: true })
    await elsewhere.call('POST', '/api/auth/password/forgot', { email })
    const link = mailsOfKind(posted, 'reset-password')[0]?.template.link ?? ''
    const body = { token: link.split('#')[1], password: replacementPassword }
    expect((await elsewhere.call('POST', '/api/auth/password/reset', body)).status).toBe(200)
    const { ticket } = await signInClosed(elsewhere, { email, password: replacementPassword })
    expect((await elsewhere.call('POST', keepPath, { ticket })).status).toBe(200)
  })

  test('what it shared is not shown until it is kept', async () => {
    const all = await createProductContext(await open())
    const { id } = await readJson<{ id: string }>(
      await all.maya.call('POST', '/api/saved-projects', { site: dentist })
    )
    const { link } = await readJson<{ link: string }>(
      await all.maya.call('POST', `/api/saved-projects/${id}/share`, {})
    )
    const path = `/api/shared-projects/${link.split('#')[1] ?? ''}`
    const shared = async () => (await all.noor.call('GET', path)).status
    expect(await shared()).toBe(200)
    await all.maya.call('POST', '/api/account/delete', { password })
    expect(await shared()).toBe(404)
    const elsewhere = createTestBrowser(all.app, { address: '192.0.2.40' })
    const { ticket } = await signInClosed(elsewhere)
    await elsewhere.call('POST', keepPath, { ticket })
    expect(await shared()).toBe(200)
  })

  test('administrators see it as inactive, with its end, and cannot open it', async () => {
    const all = await closed()
    const { services, app, purgeAt } = all
    const root = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const { id } = await findMaya(all)
    const page = await readJson<{ users: object[]; total: number }>(
      await root.call('GET', '/api/users?status=inactive')
    )
    expect(page).toMatchObject({ total: 1, users: [{ id, status: 'inactive', purgeAt }] })
    expect(await readErrorCode(await root.call('PATCH', `/api/users/${id}`, { status: 'active' }))).toBe(
      'account.closed'
    )
    expect(await findMaya(all)).toMatchObject({ status: 'inactive', purge_at: purgeAt })
    // Who is suspended cannot keep it.
    expect((await root.call('PATCH', `/api/users/${id}`, { status: 'suspended' })).status).toBe(200)
    const refused = await all.elsewhere.call('POST', '/api/auth/login', { email, password })
    expect(await readErrorCode(refused)).toBe('auth.credentials')
    all.now.advance(accountKeepMs)
    expect(await purgeClosedAccounts(services)).toBe(1)
  })

  test('of a keeping and the purge at the same moment one wins', async () => {
    const all = await closed()
    all.now.advance(accountKeepMs - minute)
    const { ticket } = await signInClosed(all.elsewhere)
    const { services } = all
    const late = { ...services, now: () => all.now() + minute }
    const [kept, purged] = await Promise.all([
      all.elsewhere.call('POST', keepPath, { ticket }),
      purgeClosedAccounts(late)
    ])
    expect([kept.status === 200, purged === 1].filter(Boolean)).toHaveLength(1)
    const rows = await services.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .execute()
    expect(rows).toHaveLength(kept.status === 200 ? 1 : 0)
  })
})
