import { expect, test } from 'vitest'
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

onSqlite('second factor', (open) => {
  test('security bar 15: the secret has 160 bits and is encrypted; a valid code activates it', async () => {
    const { services, page, generateCode, signIn } = await createSecondFactorContext(await open())
    const started = await page.call('POST', '/api/account/totp/start')
    const { uri, secret } = (await started.json()) as { uri: string; secret: string }
    const base32 = secret.replaceAll(' ', '')
    expect(base32).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(uri).searchParams.get('secret')).toBe(base32)
    const row = await services.database.db.selectFrom('totp').selectAll().executeTakeFirstOrThrow()
    expect(row.pending).toMatch(/^v1\./)
    expect(JSON.stringify(row)).not.toContain(base32)
    expect((await signIn()).answer.challenge).toBeNull()

    const wrong = await page.call('POST', '/api/account/totp/confirm', {
      code: await generateCode(secret, 5)
    })
    expect(wrong.status).toBe(422)
    expect((await signIn()).answer.challenge).toBeNull()
    const right = await page.call('POST', '/api/account/totp/confirm', { code: await generateCode(secret) })
    expect(await right.json()).toMatchObject({
      secondFactor: { enabled: true, totp: true, recoveryCodesLeft: 10 }
    })
    expect((await signIn()).answer).toMatchObject({
      success: false,
      token: null,
      user: null,
      challenge: { enrol: false, methods: ['totp', 'recovery'] }
    })
    expect(await readAnswer(page.call('GET', '/api/auth/verify'))).toMatchObject({
      user: { twoFactorEnabled: true }
    })
  })

  test('D23: a wrong code gets a message that says where to look', async () => {
    const { page, generateCode } = await createSecondFactorContext(await open())
    const started = await page.call('POST', '/api/account/totp/start')
    const { secret } = (await started.json()) as { secret: string }
    const wrong = await page.call('POST', '/api/account/totp/confirm', {
      code: await generateCode(secret, 5)
    })
    expect(await wrong.json()).toMatchObject({
      message:
        'This code is not right. Check that the clock of your phone is right, then enter the next code.'
    })
  })

  test('security bar 15: a code works once, and none that is older than it', async () => {
    const { now, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    now.advance(60_000)
    const before = await generateCode(secret, -1)
    const code = await generateCode(secret)
    const first = await signIn()
    expect((await first.page.call('POST', verifyPath, { ...totpBody(first.ticket), code })).status).toBe(200)
    for (const used of [code, before]) {
      const again = await signIn()
      const refused = await again.page.call('POST', verifyPath, { ...totpBody(again.ticket), code: used })
      expect(refused.status).toBe(401)
      expect(await refused.json()).toMatchObject({ error: { code: 'auth.code' }, success: false })
    }
  })

  test('security bar 15: parallel calls with one code open one session', async () => {
    const { setUpTotp, generateCode, signIn, services } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    const { page, ticket } = await signIn()
    const code = await generateCode(secret)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => page.call('POST', verifyPath, { ...totpBody(ticket), code }))
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const sessions = await services.database.db
      .selectFrom('sessions')
      .select('methods')
      .where('methods', 'like', '%totp%')
      .execute()
    expect(sessions).toEqual([{ methods: '["password","totp"]' }])
  })

  test.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401]
  ])("security bar 15: a code %i steps from the server's time is answered with %i", async (steps, status) => {
    const { now, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret } = await setUpTotp()
    now.advance(300_000)
    const { page, ticket } = await signIn()
    const code = await generateCode(secret, steps)
    expect((await page.call('POST', verifyPath, { ...totpBody(ticket), code })).status).toBe(status)
  })

  test('security bar 16: ten recovery codes of 60 bits, stored as hashes, each for one use, with the count shown', async () => {
    const { services, setUpTotp, signIn, outbox } = await createSecondFactorContext(await open())
    const { recoveryCodes } = await setUpTotp()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/)
    const { db } = services.database
    const stored = JSON.stringify([
      await db.selectFrom('recovery_codes').selectAll().execute(),
      await db.selectFrom('recovery_sets').selectAll().execute()
    ])
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replaceAll('-', ''))
    }
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')}`
    const first = await signIn()
    expect(
      (await first.page.call('POST', verifyPath, { ticket: first.ticket, method: 'recovery', code: typed }))
        .status
    ).toBe(200)
    expect(outbox.posted.at(-2)?.template).toEqual({ kind: 'recovery-code-used', left: 9 })
    expect(await (await first.page.call('GET', '/api/account/second-factor')).json()).toMatchObject({
      recoveryCodesLeft: 9,
      stepUp: ['totp', 'recovery']
    })
    const second = await signIn()
    expect(
      (await second.page.call('POST', verifyPath, { ticket: second.ticket, method: 'recovery', code })).status
    ).toBe(401)
  })

  test('security bar 16: new recovery codes replace the earlier ones', async () => {
    const { page, setUpTotp, signIn } = await createSecondFactorContext(await open())
    const { recoveryCodes: old } = await setUpTotp()
    const { recoveryCodes: made = [] } = await readAnswer(page.call('POST', '/api/account/recovery-codes'))
    expect(made).toHaveLength(10)
    const { page: other, ticket } = await signIn()
    const statuses = []
    for (const code of [old[0], made[0]])
      statuses.push((await other.call('POST', verifyPath, { ticket, method: 'recovery', code })).status)
    expect(statuses).toEqual([401, 200])
  })

  test('security bar 11: password, code and recovery code share one attempt budget, and the password does not reset it', async () => {
    const { services, app, now, setUpTotp, generateCode, signIn, outbox } = await createSecondFactorContext(
      await open()
    )
    const { secret, recoveryCodes } = await setUpTotp()
    await changeSettings(services, { maxLoginAttempts: 3 })
    const outsider = createTestBrowser(app, { address: '198.51.100.4' })
    await outsider.call('POST', '/api/auth/login', { email: maya.email, password: 'not this one' })
    const { ticket } = await signIn(outsider)
    await outsider.call('POST', verifyPath, { ...totpBody(ticket), code: '000000' })
    const { ticket: another } = await signIn(outsider)
    await outsider.call('POST', verifyPath, { ticket: another, method: 'recovery', code: 'abcd-efgh-jkmn' })
    expect(outbox.posted.filter(({ template }) => template.kind === 'locked')).toHaveLength(1)
    const right = { ...totpBody(another), code: await generateCode(secret) }
    expect((await outsider.call('POST', verifyPath, right)).status).toBe(401)
    const recovery = { ticket: another, method: 'recovery', code: recoveryCodes[0] }
    expect((await outsider.call('POST', verifyPath, recovery)).status).toBe(401)
    expect((await signIn(outsider)).answer.error?.code).toBe('auth.credentials')
    now.advance(15 * 60_000 + 1)
    const { ticket: later } = await signIn(outsider)
    const code = await generateCode(secret)
    expect((await outsider.call('POST', verifyPath, { ...totpBody(later), code })).status).toBe(200)
  })

  test('security bar 18: if a second factor is required, signing in without one leads to setting it up only', async () => {
    const { services, signIn, generateCode } = await createSecondFactorContext(await open())
    await changeSettings(services, { requireTwoFactor: true })
    const { page, ticket, answer } = await signIn()
    expect(answer).toMatchObject({ token: null, user: null, challenge: { enrol: true, methods: [] } })
    expect((await page.call('POST', verifyPath, { ...totpBody(ticket), code: '000000' })).status).toBe(401)
    const started = await page.call('POST', '/api/auth/second-factor/enrol/start', { ticket })
    const { secret } = (await started.json()) as { secret: string }
    const confirm = '/api/auth/second-factor/enrol/confirm'
    expect((await page.call('POST', confirm, { ticket, code: '000000' })).status).toBe(401)
    const done = await readAnswer(page.call('POST', confirm, { ticket, code: await generateCode(secret) }))
    expect(done.user?.twoFactorEnabled).toBe(true)
    expect(done.recoveryCodes).toHaveLength(10)
    expect((await page.call('GET', '/api/auth/verify')).status).toBe(200)
    expect((await page.call('POST', confirm, { ticket, code: await generateCode(secret, 1) })).status).toBe(
      401
    )
    const disabled = await page.call('POST', '/api/account/totp/disable')
    expect(await disabled.json()).toMatchObject({ error: { code: 'second-factor.required' } })
  })

  test('security bar 18: if a second factor is required, registering leads to setting it up too', async () => {
    const { services, app } = await createSecondFactorContext(await open())
    await changeSettings(services, { requireTwoFactor: true })
    const page = createTestBrowser(app)
    const answer = await readAnswer(
      page.call('POST', '/api/auth/register', { ...maya, email: 'noor@example.com' })
    )
    expect(answer).toMatchObject({ token: null, challenge: { enrol: true } })
  })

  test('security bar 18: a challenge token for setting one up is void once there is one', async () => {
    const {
      services,
      page: home,
      setUpTotp,
      signIn,
      generateCode
    } = await createSecondFactorContext(await open())
    await changeSettings(services, { requireTwoFactor: true })
    const { page, ticket } = await signIn()
    await setUpTotp()
    const start = await page.call('POST', '/api/auth/second-factor/enrol/start', { ticket })
    expect(start.status).toBe(401)
    const moving = await home.call('POST', '/api/account/totp/start')
    const { secret } = (await moving.json()) as { secret: string }
    const confirm = await page.call('POST', '/api/auth/second-factor/enrol/confirm', {
      ticket,
      code: await generateCode(secret)
    })
    expect([confirm.status, (await readAnswer(Promise.resolve(confirm))).error?.code]).toEqual([
      401,
      'auth.challenge'
    ])
  })

  test('security bar 18: disabling takes step-up, ends other sessions and is announced by mail', async () => {
    const { services, page, now, setUpTotp, generateCode, signIn, outbox } = await createSecondFactorContext(
      await open()
    )
    const { secret } = await setUpTotp()
    const other = await signIn()
    await other.page.call('POST', verifyPath, { ...totpBody(other.ticket), code: await generateCode(secret) })
    now.advance(11 * 60_000)
    await Promise.all([page, other.page].map((each) => each.call('POST', '/api/auth/refresh', {})))
    const refused = await page.call('POST', '/api/account/totp/disable')
    expect([refused.status, (await readAnswer(Promise.resolve(refused))).error?.code]).toEqual([
      403,
      'auth.step-up'
    ])
    await page.call('POST', '/api/auth/step-up', { code: await generateCode(secret) })
    const disabled = await page.call('POST', '/api/account/totp/disable')
    expect(await disabled.json()).toMatchObject({ enabled: false, recoveryCodesLeft: 0 })
    expect(outbox.posted.at(-1)?.template).toEqual({ kind: 'second-factor-changed', change: 'totp-off' })
    expect((await other.page.call('GET', '/api/auth/verify')).status).toBe(401)
    expect((await signIn()).answer.challenge).toBeNull()
    const log = await services.database.db
      .selectFrom('audit')
      .select('action')
      .where('action', 'like', 'second-factor.%')
      .orderBy('seq')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'second-factor.totp-start',
      'second-factor.totp-on',
      'second-factor.totp-off'
    ])
  })

  test('an app can be moved to another phone; the old one works until the new one is confirmed', async () => {
    const { page, now, setUpTotp, generateCode, signIn } = await createSecondFactorContext(await open())
    const { secret: old } = await setUpTotp()
    const started = await page.call('POST', '/api/account/totp/start')
    const { secret } = (await started.json()) as { secret: string }
    const first = await signIn()
    const code = await generateCode(old)
    expect((await first.page.call('POST', verifyPath, { ...totpBody(first.ticket), code })).status).toBe(200)
    const confirmed = await page.call('POST', '/api/account/totp/confirm', {
      code: await generateCode(secret)
    })
    expect(await confirmed.json()).toMatchObject({
      recoveryCodes: [],
      secondFactor: { recoveryCodesLeft: 10 }
    })
    now.advance(60_000)
    const second = await signIn()
    const statuses = []
    for (const each of [await generateCode(old), await generateCode(secret)])
      statuses.push(
        (await second.page.call('POST', verifyPath, { ...totpBody(second.ticket), code: each })).status
      )
    expect(statuses).toEqual([401, 200])
  })

  test('a pending secret expires', async () => {
    const { page, now, generateCode } = await createSecondFactorContext(await open())
    const started = await page.call('POST', '/api/account/totp/start')
    const { secret } = (await started.json()) as { secret: string }
    now.advance(15 * 60_000)
    await page.call('POST', '/api/auth/refresh', {})
    const late = await page.call('POST', '/api/account/totp/confirm', { code: await generateCode(secret) })
    expect(await late.json()).toMatchObject({ error: { code: 'second-factor.not-started' } })
  })
})
