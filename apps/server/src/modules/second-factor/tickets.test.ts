import { expect, test } from 'vitest'
import type { Accounts } from '../../accounts.ts'
import { onEachEngine } from '../../testing-accounts.ts'
import { browser } from '../../testing-app.ts'
import { answerOf, maya, settle, somebody, totp, verify } from './testing/person.ts'

const otherBrowser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36'

onEachEngine('ticket of a sign-in', (open) => {
  test('security bar 17: a ticket opens a session once', async () => {
    const { setUpTotp, codeOf, signIn, now } = await somebody(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    expect((await page.call('POST', verify, { ...totp(ticket), code: await codeOf(secret) })).status).toBe(
      200
    )
    now.pass(30_000)
    const again = await answerOf(page.call('POST', verify, { ...totp(ticket), code: await codeOf(secret) }))
    expect(again.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: a ticket lives for five minutes', async () => {
    const { setUpTotp, codeOf, signIn, now } = await somebody(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    now.pass(5 * 60_000)
    const late = await answerOf(page.call('POST', verify, { ...totp(ticket), code: await codeOf(secret) }))
    expect(late.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: a ticket takes five tries, also when they come at once', async () => {
    const { accounts, setUpTotp, codeOf, signIn } = await somebody(await open())
    await settle(accounts, { maxLoginAttempts: 10 })
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        answerOf(page.call('POST', verify, { ...totp(ticket), code: '000000' }))
      )
    )
    const codes = answers.map(({ error }) => error?.code)
    expect(codes.filter((code) => code === 'auth.code')).toHaveLength(5)
    expect(codes.filter((code) => code === 'auth.challenge')).toHaveLength(3)
    const right = await answerOf(page.call('POST', verify, { ...totp(ticket), code: await codeOf(secret) }))
    expect(right.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: a ticket works at its address and in its browser only', async () => {
    const { app, setUpTotp, codeOf, signIn } = await somebody(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    const body = { ...totp(ticket), code: await codeOf(secret) }
    const elsewhere = browser(app, { address: '198.51.100.4' })
    expect((await answerOf(elsewhere.call('POST', verify, body))).error?.code).toBe('auth.challenge')
    const other = await answerOf(page.call('POST', verify, body, { 'user-agent': otherBrowser }))
    expect(other.error?.code).toBe('auth.challenge')
    expect((await page.call('POST', verify, body)).status).toBe(200)
  })

  test('security bar 17: a new sign-in voids the ticket before it, a new password too', async () => {
    const { accounts, now, setUpTotp, codeOf, signIn } = await somebody(await open())
    const { secret } = await setUpTotp()
    const first = await signIn()
    const second = await signIn()
    const code = await codeOf(secret)
    const voided = await answerOf(first.page.call('POST', verify, { ...totp(first.ticket), code }))
    expect(voided.error?.code).toBe('auth.challenge')
    now.pass(1000)
    await accounts.database.db.updateTable('users').set({ password_changed_at: now() }).execute()
    const outdated = await answerOf(second.page.call('POST', verify, { ...totp(second.ticket), code }))
    expect(outdated.error?.code).toBe('auth.challenge')
  })

  test('security bar 17: who was suspended meanwhile gets no session', async () => {
    const { accounts, setUpTotp, codeOf, signIn } = await somebody(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    await accounts.database.db.updateTable('users').set({ status: 'suspended' }).execute()
    const answer = await answerOf(page.call('POST', verify, { ...totp(ticket), code: await codeOf(secret) }))
    expect(answer.error?.code).toBe('auth.challenge')
  })

  test.each([
    ['for the second step', false],
    ['for setting one up', true]
  ])(
    'security bar 17: a ticket %s opens no other call of the API, in whatever way it is sent',
    async (_, enrol) => {
      const { accounts, app, setUpTotp, signIn } = await somebody(await open())
      if (enrol) await settle(accounts, { requireTwoFactor: true })
      else await setUpTotp()
      const { ticket } = await signIn()
      const sessions = await liveSessions(accounts)
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
          const holder = browser(app, { address: '192.0.2.1', transport: 'body' })
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
      expect(await liveSessions(accounts)).toBe(sessions)
    }
  )

  test('security bar 17: the ticket names no session and no person to a call that needs one', async () => {
    const { app, setUpTotp, signIn } = await somebody(await open())
    await setUpTotp()
    const { ticket } = await signIn()
    const holder = browser(app)
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

  test('security bar 17: a page that is loaded anew gets its second step back, once, by a cookie', async () => {
    const { app, setUpTotp, codeOf, signIn } = await somebody(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    const again = '/api/auth/oauth/challenge'
    expect(await answerOf(page.call('POST', again))).toMatchObject({ challenge: { ticket } })
    expect((await page.call('POST', again)).status).toBe(401)
    expect((await browser(app).call('POST', again)).status).toBe(401)
    const code = await codeOf(secret)
    expect((await page.call('POST', verify, { ...totp(ticket), code })).status).toBe(200)
    expect([...page.cookies.keys()].toSorted()).toEqual(['__Host-device', '__Host-rt'])
  })
})

interface Document {
  paths: Record<string, Record<string, { security?: unknown[] }>>
}

/** The ways in which somebody could pass a ticket off as something else. */
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

async function liveSessions({ database }: Accounts): Promise<number> {
  const rows = await database.db.selectFrom('sessions').select('id').where('revoked_at', 'is', null).execute()
  return rows.length
}
