import { expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  readAnswer,
  maya,
  changeSettings,
  createSecondFactorContext,
  totpBody,
  verifyPath
} from '../../testing/second-factor/context.ts'

const otherBrowser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'

onSqlite('challenge token of a sign-in', (open) => {
  test('security bar 17: a challenge token opens a session once', async () => {
    const { setUpTotp, generateCode, signIn, now } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    expect(
      (await page.call('POST', verifyPath, { ...totpBody(ticket), code: await generateCode(secret) })).status
    ).toBe(200)
    now.advance(30_000)
    const again = await readAnswer(
      page.call('POST', verifyPath, { ...totpBody(ticket), code: await generateCode(secret) })
    )
    expect(again.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: a challenge token expires after five minutes', async () => {
    const { setUpTotp, generateCode, signIn, now } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    now.advance(5 * 60_000)
    const late = await readAnswer(
      page.call('POST', verifyPath, { ...totpBody(ticket), code: await generateCode(secret) })
    )
    expect(late.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: a challenge token allows five attempts, also in parallel', async () => {
    const { services, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    await changeSettings(services, { maxLoginAttempts: 10 })
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        readAnswer(page.call('POST', verifyPath, { ...totpBody(ticket), code: '000000' }))
      )
    )
    const codes = answers.map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'auth.code')).toHaveLength(5)
    expect(codes.filter((code) => code === 'auth.challenge')).toHaveLength(3)
    const right = await readAnswer(
      page.call('POST', verifyPath, { ...totpBody(ticket), code: await generateCode(secret) })
    )
    expect(right.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: a challenge token is bound to its address and browser', async () => {
    const { app, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    const body = { ...totpBody(ticket), code: await generateCode(secret) }
    const elsewhere = createTestBrowser(app, { address: '198.51.100.4' })
    expect((await readAnswer(elsewhere.call('POST', verifyPath, body))).error?.code).toBe('auth.challenge')
    const other = await readAnswer(page.call('POST', verifyPath, body, { 'user-agent': otherBrowser }))
    expect(other.error?.code).toBe('auth.challenge')
    expect((await page.call('POST', verifyPath, body)).status).toBe(200)
  })

  test('security bar 17: a new sign-in voids the earlier challenge token, a new password too', async () => {
    const { services, now, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const first = await signIn()
    const second = await signIn()
    const code = await generateCode(secret)
    const voided = await readAnswer(first.page.call('POST', verifyPath, { ...totpBody(first.ticket), code }))
    expect(voided.error?.code).toBe('auth.challenge')
    now.advance(1000)
    await services.database.db.updateTable('users').set({ password_changed_at: now() }).execute()
    const outdated = await readAnswer(
      second.page.call('POST', verifyPath, { ...totpBody(second.ticket), code })
    )
    expect(outdated.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: a user who was suspended meanwhile gets no session', async () => {
    const { services, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    await services.database.db.updateTable('users').set({ status: 'suspended' }).execute()
    const answer = await readAnswer(
      page.call('POST', verifyPath, { ...totpBody(ticket), code: await generateCode(secret) })
    )
    expect(answer.error?.code).toBe('auth.challenge')
  })

  test.each([
    ['for the second step', false],
    ['for setting one up', true]
  ])(
    'security bar 17: a challenge token %s opens no other operation of the API, however it is sent',
    async (_, enrol) => {
      const { services, app, setUpTotp, signIn } = await createSecondFactorContext(await open())
      if (enrol) await changeSettings(services, { requireTwoFactor: true })
      else await setUpTotp()
      const { ticket } = await signIn()
      const sessions = await liveSessions(services)
      const document = app.getOpenAPI31Document({
        openapi: '3.1.0',
        info: { title: 'test', version: '0' }
      }) as unknown as Document
      const calls = Object.entries(document.paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => ({ method, path, operation }))
      )
      expect(calls.length).toBeGreaterThan(30)
      const own = enrol ? '/api/auth/second-factor/enrol/' : '/api/auth/second-factor/verify'
      for (const { method, path, operation } of calls) {
        if (path.startsWith(own)) continue
        const name = `${method} ${path}`
        for (const way of ways(ticket)) {
          const holder = createTestBrowser(app, { address: '192.0.2.1', transport: 'body' })
          const response = await holder.call(
            method.toUpperCase(),
            path.replace(/\{\w+\}/g, ticket),
            way.body,
            way.headers
          )
          if (operation.security?.length !== 0) expect([name, response.status]).toEqual([name, 401])
          expect([name, holder.token, holder.cookies.size]).toEqual([name, undefined, 0])
        }
      }
      expect(await liveSessions(services)).toBe(sessions)
    }
  )

  test('security bar 17: a challenge token is no session and no user to other operations', async () => {
    const { app, setUpTotp, signIn } = await createSecondFactorContext(await open())
    await setUpTotp()
    const { ticket } = await signIn()
    const holder = createTestBrowser(app)
    const refused = await Promise.all([
      holder.call('POST', '/api/auth/refresh', { refreshToken: ticket }),
      holder.call('POST', '/api/auth/refresh', {}, { cookie: `__Host-rt=${ticket}` }),
      holder.call('POST', '/api/auth/password/reset', { token: ticket, password: 'another good one' }),
      holder.call('POST', '/api/auth/email/verify', { token: ticket }),
      holder.call('POST', '/api/auth/unlock', { token: ticket })
    ])
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 422, 422, 422])
    const { email, password } = maya
    expect((await holder.call('POST', '/api/auth/login', { email, password })).status).toBe(200)
  })

  test('security bar 17: a reloaded page gets its challenge back, once, by a cookie', async () => {
    const { app, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    const again = '/api/auth/oauth/challenge'
    expect(await readAnswer(page.call('POST', again))).toMatchObject({ challenge: { ticket } })
    expect((await page.call('POST', again)).status).toBe(401)
    expect((await createTestBrowser(app).call('POST', again)).status).toBe(401)
    const code = await generateCode(secret)
    expect((await page.call('POST', verifyPath, { ...totpBody(ticket), code })).status).toBe(200)
    expect([...page.cookies.keys()].toSorted()).toEqual(['__Host-device', '__Host-rt'])
  })
})

interface Document {
  paths: Record<string, Record<string, { security?: unknown[] }>>
}

/** The ways to present a challenge token as another credential. */
function ways(ticket: string): { body?: unknown; headers: Record<string, string> }[] {
  const secrets = { token: ticket, refreshToken: ticket, ticket, code: ticket, password: ticket }
  return [
    { headers: { authorization: `Bearer ${ticket}` } },
    { headers: { cookie: `__Host-rt=${ticket}; __Host-device=${ticket}` } },
    ...Object.entries(secrets).map(([key, value]) => ({
      body: { [key]: value },
      headers: { authorization: `Bearer ${ticket}` }
    }))
  ]
}

async function liveSessions({ database }: Services): Promise<number> {
  const rows = await database.db.selectFrom('sessions').select('id').where('revoked_at', 'is', null).execute()
  return rows.length
}
