import { expect, test } from 'vitest'
import type { Accounts } from '../../accounts.ts'
import { onEachEngine } from '../../testing-accounts.ts'
import { browser, type TestBrowser } from '../../testing-app.ts'
import { answerOf, maya, settle, somebody, totp, verify } from './testing/person.ts'

const stepUp = '/api/auth/step-up'

onEachEngine('step-up', (open) => {
  test.each([
    ['POST', '/api/account/totp/start'],
    ['POST', '/api/account/totp/disable'],
    ['POST', '/api/account/recovery-codes'],
    ['POST', '/api/account/passkeys/options'],
    ['DELETE', '/api/account/passkeys/00000000-0000-4000-8000-000000000000']
  ])('security bar 25: %s %s asks for a proof of the last ten minutes', async (method, path) => {
    const { page, now } = await somebody(await open())
    const codeOf = async (response: Promise<Response>) => (await answerOf(response)).error?.code
    now.pass(10 * 60_000 + 1)
    await page.call('POST', '/api/auth/refresh', {})
    expect(await codeOf(page.call(method, path))).toBe('auth.step-up')
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(200)
    expect(await codeOf(page.call(method, path))).not.toBe('auth.step-up')
  })

  test('security bar 24: a step-up gives the session a new id; the old tokens end, the end of the session stays', async () => {
    const { accounts, app } = await somebody(await open())
    const client = browser(app, { transport: 'body' })
    const { email, password } = maya
    const signedIn = await answerOf(client.call('POST', '/api/auth/login', { email, password }))
    const old = client.token ?? ''
    const before = await sessionOf(accounts, client)
    const proved = await answerOf(client.call('POST', stepUp, { password }))
    expect(proved.refreshToken).not.toBe(signedIn.refreshToken)
    const after = await sessionOf(accounts, client)
    expect(after.id).not.toBe(before.id)
    expect([after.expires_at, after.created_at]).toEqual([before.expires_at, before.created_at])
    expect((await client.call('GET', '/api/auth/verify')).status).toBe(200)
    const replayed = await client.call('GET', '/api/auth/verify', undefined, {
      authorization: `Bearer ${old}`
    })
    expect(replayed.status).toBe(401)
    const refreshed = await client.call('POST', '/api/auth/refresh', { refreshToken: signedIn.refreshToken })
    expect(refreshed.status).toBe(401)
    const goesOn = await client.call('POST', '/api/auth/refresh', { refreshToken: proved.refreshToken })
    expect(goesOn.status).toBe(200)
  })

  test('security bar 24: a browser gets the new refresh token in its cookie only', async () => {
    const { page } = await somebody(await open())
    const before = page.cookies.get('__Host-rt')
    const proved = await answerOf(page.call('POST', stepUp, { password: maya.password }))
    expect(proved.refreshToken).toBeNull()
    expect(page.cookies.get('__Host-rt')).not.toBe(before)
    expect((await page.call('POST', '/api/auth/refresh', {})).status).toBe(200)
  })

  test('security bar 24: the second step opens a session of its own', async () => {
    const { accounts, page, setUpTotp, codeOf, signIn } = await somebody(await open())
    const { secret } = await setUpTotp()
    const before = await sessionOf(accounts, page)
    const { ticket } = await signIn(page)
    await page.call('POST', verify, { ...totp(ticket), code: await codeOf(secret) })
    const after = await sessionOf(accounts, page)
    expect(after.id).not.toBe(before.id)
    expect([before.methods, after.methods]).toEqual(['["password"]', '["password","totp"]'])
  })

  test('security bar 25: with a second factor the password alone is no proof', async () => {
    const { page, setUpTotp, codeOf } = await somebody(await open())
    const { secret } = await setUpTotp()
    expect(await (await page.call('GET', '/api/account/second-factor')).json()).toMatchObject({
      stepUp: ['totp', 'recovery']
    })
    expect(await answerOf(page.call('POST', stepUp, { password: maya.password }))).toMatchObject({
      error: { code: 'auth.proof' }
    })
    expect((await page.call('POST', stepUp, { code: await codeOf(secret) })).status).toBe(200)
  })

  test('a code of the app or a recovery code proves as well, each once', async () => {
    const { page, setUpTotp, codeOf } = await somebody(await open())
    const { secret, recoveryCodes } = await setUpTotp()
    const code = await codeOf(secret)
    const statuses = []
    for (const each of [code, code, recoveryCodes[0], recoveryCodes[0]])
      statuses.push((await page.call('POST', stepUp, { code: each })).status)
    expect(statuses).toEqual([200, 403, 200, 403])
  })

  test('security bar 11: wrong proofs take from the same budget, and lock', async () => {
    const { accounts, page, now } = await somebody(await open())
    await settle(accounts, { maxLoginAttempts: 3 })
    const wrong = async (tab: TestBrowser) =>
      (await answerOf(tab.call('POST', stepUp, { password: 'not this one' }))).error?.code
    expect([await wrong(page), await wrong(page), await wrong(page)]).toEqual(
      Array.from({ length: 3 }, () => 'auth.proof')
    )
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(403)
    const { email, password } = maya
    expect((await page.call('POST', '/api/auth/login', { email, password })).status).toBe(401)
    expect((await page.call('GET', '/api/auth/verify')).status).toBe(200)
    now.pass(15 * 60_000 + 1)
    await page.call('POST', '/api/auth/refresh', {})
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(200)
  })

  test('parallel step-ups leave one session', async () => {
    const { accounts, page } = await somebody(await open())
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => page.call('POST', stepUp, { password: maya.password }))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const live = await accounts.database.db
      .selectFrom('sessions')
      .select('id')
      .where('revoked_at', 'is', null)
      .execute()
    expect(live).toHaveLength(1)
  })

  test('where passwords are switched off they prove nothing', async () => {
    const { accounts, page } = await somebody(await open())
    await settle(accounts, { allowPasswordLogin: false })
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(403)
    const factor = await page.call('GET', '/api/account/second-factor')
    expect(await factor.json()).toMatchObject({ stepUp: [] })
  })
})

/** The session that a browser's access token names. */
async function sessionOf({ database, tokens }: Accounts, { token = '' }: TestBrowser) {
  const claims = await tokens.read(token)
  return database.db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', claims?.sessionId ?? '')
    .executeTakeFirstOrThrow()
}
