import { expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import {
  readAnswer,
  maya,
  changeSettings,
  createSecondFactorContext,
  totpBody,
  verifyPath
} from '../../testing/second-factor/context.ts'

const stepUp = '/api/auth/step-up'

onSqlite('step-up', (open) => {
  test.each([
    ['POST', '/api/account/totp/start'],
    ['POST', '/api/account/totp/disable'],
    ['POST', '/api/account/recovery-codes'],
    ['POST', '/api/account/passkeys/options'],
    ['DELETE', '/api/account/passkeys/00000000-0000-4000-8000-000000000000']
  ])('security bar 25: %s %s asks for a proof of the last ten minutes', async (method, path) => {
    const { page, now } = await createSecondFactorContext(await open())
    const readErrorCode = async (response: Promise<Response>) => (await readAnswer(response)).error?.code
    now.advance(10 * 60_000 + 1)
    await page.call('POST', '/api/auth/refresh', {})
    expect(await readErrorCode(page.call(method, path))).toBe('auth.step-up')
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(200)
    expect(await readErrorCode(page.call(method, path))).not.toBe('auth.step-up')
  })

  test('security bar 24: a step-up gives the session a new id; the old tokens end, the absolute timeout stays', async () => {
    const { services, app } = await createSecondFactorContext(await open())
    const client = createTestBrowser(app, { transport: 'body' })
    const { email, password } = maya
    const signedIn = await readAnswer(client.call('POST', '/api/auth/login', { email, password }))
    const old = client.token ?? ''
    const before = await findSession(services, client)
    const proved = await readAnswer(client.call('POST', stepUp, { password }))
    expect(proved.refreshToken).not.toBe(signedIn.refreshToken)
    const after = await findSession(services, client)
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
    const { page } = await createSecondFactorContext(await open())
    const before = page.cookies.get('__Host-rt')
    const proved = await readAnswer(page.call('POST', stepUp, { password: maya.password }))
    expect(proved.refreshToken).toBeNull()
    expect(page.cookies.get('__Host-rt')).not.toBe(before)
    expect((await page.call('POST', '/api/auth/refresh', {})).status).toBe(200)
  })

  test('security bar 24: the second step opens a session of its own', async () => {
    const { services, page, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const before = await findSession(services, page)
    const { ticket } = await signIn(page)
    await page.call('POST', verifyPath, { ...totpBody(ticket), code: await generateCode(secret) })
    const after = await findSession(services, page)
    expect(after.id).not.toBe(before.id)
    expect([before.methods, after.methods]).toEqual(['["password"]', '["password","totp"]'])
  })

  test('security bar 25: with a second factor the password alone is not enough', async () => {
    const { page, setUpTotp, generateCode } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    expect(await (await page.call('GET', '/api/account/second-factor')).json()).toMatchObject({
      stepUp: ['totp', 'recovery']
    })
    expect(await readAnswer(page.call('POST', stepUp, { password: maya.password }))).toMatchObject({
      error: { code: 'auth.proof' }
    })
    expect((await page.call('POST', stepUp, { code: await generateCode(secret) })).status).toBe(200)
  })

  test('a TOTP code or a recovery code is accepted, each once', async () => {
    const { page, setUpTotp, generateCode } = await createSecondFactorContext(await open())
    const { secret, recoveryCodes } = await setUpTotp()
    const code = await generateCode(secret)
    const statuses = []
    for (const each of [code, code, recoveryCodes[0], recoveryCodes[0]])
      statuses.push((await page.call('POST', stepUp, { code: each })).status)
    expect(statuses).toEqual([200, 403, 200, 403])
  })

  test('security bar 11: wrong credentials consume the same budget, and lock', async () => {
    const { services, page, now } = await createSecondFactorContext(await open())
    await changeSettings(services, { maxLoginAttempts: 3 })
    const wrong = async (tab: TestBrowser) =>
      (await readAnswer(tab.call('POST', stepUp, { password: 'not this one' }))).error?.code
    expect([await wrong(page), await wrong(page), await wrong(page)]).toEqual(
      Array.from({ length: 3 }, () => 'auth.proof')
    )
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(403)
    const { email, password } = maya
    expect((await page.call('POST', '/api/auth/login', { email, password })).status).toBe(401)
    expect((await page.call('GET', '/api/auth/verify')).status).toBe(200)
    now.advance(15 * 60_000 + 1)
    await page.call('POST', '/api/auth/refresh', {})
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(200)
  })

  test('parallel step-ups leave one session', async () => {
    const { services, page } = await createSecondFactorContext(await open())
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => page.call('POST', stepUp, { password: maya.password }))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const live = await services.database.db
      .selectFrom('sessions')
      .select('id')
      .where('revoked_at', 'is', null)
      .execute()
    expect(live).toHaveLength(1)
  })

  test('disabled passwords are not accepted', async () => {
    const { services, page } = await createSecondFactorContext(await open())
    await changeSettings(services, { allowPasswordLogin: false })
    expect((await page.call('POST', stepUp, { password: maya.password })).status).toBe(403)
    const factor = await page.call('GET', '/api/account/second-factor')
    expect(await factor.json()).toMatchObject({ stepUp: [] })
  })
})

/** The session that a browser's access token names. */
async function findSession({ database, tokens }: Services, { token = '' }: TestBrowser) {
  const claims = await tokens.verify(token)
  return database.db
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', claims?.sessionId ?? '')
    .executeTakeFirstOrThrow()
}
