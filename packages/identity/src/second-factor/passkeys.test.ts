import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@sitewright/api'
import { expect, test } from 'vitest'
import { onSqlite } from '@sitewright/kernel/testing/services'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createSoftwareAuthenticator,
  type Authenticator,
  type Tamper
} from '../../testing/second-factor/authenticator.ts'
import { addPasskey, requestPasskeyOptions, origin } from '../../testing/second-factor/passkeys.ts'
import {
  readAnswer,
  maya,
  changeSettings,
  createSecondFactorContext,
  verifyPath
} from '../../testing/second-factor/context.ts'

const login = '/api/auth/passkey/login'

onSqlite('passkeys', (open) => {
  /** A user with a passkey. */
  async function withPasskey(algorithm?: 'ES256' | 'EdDSA') {
    const person = await createSecondFactorContext(await open())
    const device = await createSoftwareAuthenticator(origin, algorithm)
    const added = await addPasskey(person.page, device)
    return { ...person, device, added }
  }

  test.each(['ES256', 'EdDSA'] as const)(
    'a passkey that signs with %s signs in alone, without a second step',
    async (algorithm) => {
      const { services, app, device, added } = await withPasskey(algorithm)
      expect(added.status).toBe(200)
      expect(await added.json()).toMatchObject({ passkey: { name: 'Phone', lastUsedAt: null, synced: true } })
      await changeSettings(services, { requireTwoFactor: true })
      const page = createTestBrowser(app)
      const answer = await readAnswer(
        page.call('POST', login, { passkey: await device.get(await requestPasskeyOptions(page)) })
      )
      expect(answer).toMatchObject({ success: true, challenge: null, user: { twoFactorEnabled: true } })
      expect((await page.call('GET', '/api/auth/verify')).status).toBe(200)
    }
  )

  test('the options request a discoverable passkey of this site, with user verification', async () => {
    const { page, app, device } = await withPasskey()
    const creation = (await (
      await page.call('POST', '/api/account/passkeys/options')
    ).json()) as PasskeyCreationOptions
    expect(creation).toMatchObject({
      rp: { id: 'sitewright.test' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', transports: ['internal', 'hybrid'] }]
    })
    const request = await requestPasskeyOptions(createTestBrowser(app))
    expect(request).toMatchObject({
      rpId: 'sitewright.test',
      allowCredentials: [],
      userVerification: 'required'
    })
    expect((await device.get(request)).response.userHandle).toBe(creation.user.id)
  })

  test('the first second factor comes with recovery codes, the next one without', async () => {
    const { page, added } = await withPasskey()
    const { recoveryCodes } = (await added.json()) as { recoveryCodes: string[] }
    expect(recoveryCodes).toHaveLength(10)
    const next = await addPasskey(page, await createSoftwareAuthenticator(origin))
    expect(await next.json()).toMatchObject({ recoveryCodes: [] })
    expect(await (await page.call('GET', '/api/account/second-factor')).json()).toEqual({
      enabled: true,
      totp: false,
      passkeys: 2,
      recoveryCodesLeft: 10,
      required: false,
      stepUp: ['recovery', 'passkey']
    })
  })

  test.each<[string, Tamper]>([
    ['on a page of another site', { origin: 'https://sitewright.test.evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without the person verified', { verified: false }],
    ['by a key that nobody knows', { forged: true }],
    ['with a counter that has not moved on', { counter: 1 }],
    ['in the name of another person', { userHandle: 'c29tZWJvZHkgZWxzZQ' }]
  ])('a proof %s is refused', async (_, tamper) => {
    const { app, device, services } = await withPasskey()
    const page = createTestBrowser(app)
    const refused = await page.call('POST', login, {
      passkey: await device.get(await requestPasskeyOptions(page), tamper)
    })
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: { code: 'passkey.refused' } })
    expect(page.token).toBeUndefined()
    const entry = await services.database.db
      .selectFrom('audit')
      .select(['action', 'outcome'])
      .orderBy('seq', 'desc')
      .executeTakeFirst()
    expect(entry).toEqual({ action: 'auth.login', outcome: 'refused' })
  })

  test('a challenge works once, for five minutes, and only if it is ours', async () => {
    const { app, device, now } = await withPasskey()
    const page = createTestBrowser(app)
    const first = await device.get(await requestPasskeyOptions(page))
    const parallel = await Promise.all([
      page.call('POST', login, { passkey: first }),
      page.call('POST', login, { passkey: first })
    ])
    expect(parallel.map(({ status }) => status).toSorted()).toEqual([200, 401])
    const late = await device.get(await requestPasskeyOptions(page))
    now.advance(5 * 60_000)
    expect((await page.call('POST', login, { passkey: late })).status).toBe(401)
    const invented = await device.get({ ...(await requestPasskeyOptions(page)), challenge: 'aW52ZW50ZWQ' })
    expect((await page.call('POST', login, { passkey: invented })).status).toBe(401)
  })

  test.each<[string, Tamper]>([
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without the person verified', { verified: false }],
    ['with certificates, whose lists would be fetched', { statement: withCertificate() }],
    ['in a form that we did not ask for', { statement: { format: 'tpm', cbor: new Uint8Array([0xa0]) } }]
  ])('a new passkey %s is refused', async (_, tamper) => {
    const { page } = await createSecondFactorContext(await open())
    const refused = await addPasskey(page, await createSoftwareAuthenticator(origin), tamper)
    expect(refused.status).toBe(422)
    expect(await (await page.call('GET', '/api/account/passkeys')).json()).toEqual({ passkeys: [] })
  })

  test("a passkey cannot be added with somebody else's challenge, nor twice", async () => {
    const { app, page, device } = await withPasskey()
    const noor = createTestBrowser(app)
    await noor.call('POST', '/api/auth/register', { ...maya, email: 'noor@example.com' })
    const own = await createSoftwareAuthenticator(origin)
    const options = (await (
      await page.call('POST', '/api/account/passkeys/options')
    ).json()) as PasskeyCreationOptions
    const body = { name: 'Stolen', passkey: await own.create(options) }
    expect((await noor.call('POST', '/api/account/passkeys', body)).status).toBe(422)
    expect(await readAnswer(addPasskey(noor, device))).toMatchObject({ error: { code: 'passkey.known' } })
  })

  test('passkeys are listed, renamed and removed, by their owner only', async () => {
    const { app, page, signIn, outbox } = await withPasskey()
    const list = async (tab: TestBrowser) =>
      ((await (await tab.call('GET', '/api/account/passkeys')).json()) as Listed).passkeys
    const [{ id } = { id: '' }] = await list(page)
    const path = `/api/account/passkeys/${id}`
    const noor = createTestBrowser(app)
    await noor.call('POST', '/api/auth/register', { ...maya, email: 'noor@example.com' })
    expect(await list(noor)).toEqual([])
    expect((await noor.call('PATCH', path, { name: 'Mine' })).status).toBe(404)
    expect((await noor.call('DELETE', path)).status).toBe(404)
    expect((await page.call('DELETE', '/api/account/passkeys/none')).status).toBe(404)
    expect((await page.call('PATCH', path, { name: 'Work phone' })).status).toBe(200)
    expect(await list(page)).toMatchObject([{ id, name: 'Work phone' }])
    expect((await page.call('DELETE', path)).status).toBe(200)
    expect(await list(page)).toEqual([])
    expect(outbox.posted.at(-1)?.template).toEqual({
      kind: 'second-factor-changed',
      change: 'passkey-removed'
    })
    expect((await signIn()).answer.challenge).toBeNull()
  })

  test('security bar 18: if a second factor is required, the last one cannot be removed', async () => {
    const { services, page, added } = await withPasskey()
    await changeSettings(services, { requireTwoFactor: true })
    const { passkey } = (await added.json()) as { passkey: { id: string } }
    const refused = await page.call('DELETE', `/api/account/passkeys/${passkey.id}`)
    expect(await refused.json()).toMatchObject({ error: { code: 'second-factor.required' } })
  })

  test('security bar 17: a passkey is the second step of a password, for its own user only', async () => {
    const { app, device, signIn } = await withPasskey()
    const noor = createTestBrowser(app)
    await noor.call('POST', '/api/auth/register', { ...maya, email: 'noor@example.com' })
    const outsider = await createSoftwareAuthenticator(origin)
    await addPasskey(noor, outsider)
    const { page, ticket, answer } = await signIn()
    expect(answer.challenge?.methods).toEqual(['recovery', 'passkey'])
    const options = await requestPasskeyOptions(page, ticket)
    expect(options.allowCredentials).toHaveLength(1)
    const prove = async (authenticator: Authenticator, request: PasskeyRequestOptions) =>
      page.call('POST', verifyPath, { ticket, method: 'passkey', passkey: await authenticator.get(request) })
    expect((await prove(outsider, options)).status).toBe(401)
    expect((await prove(outsider, await requestPasskeyOptions(page))).status).toBe(401)
    const proved = await prove(device, await requestPasskeyOptions(page, ticket))
    expect(await proved.json()).toMatchObject({ success: true, user: { email: maya.email } })
  })

  test('security bar 25: a passkey is accepted for step-up', async () => {
    const { page, device, now } = await withPasskey()
    now.advance(11 * 60_000)
    await page.call('POST', '/api/auth/refresh', {})
    expect((await page.call('POST', '/api/account/passkeys/options')).status).toBe(403)
    const passkey = await device.get(await requestPasskeyOptions(page))
    expect((await page.call('POST', '/api/auth/step-up', { passkey })).status).toBe(200)
    expect((await page.call('POST', '/api/account/passkeys/options')).status).toBe(200)
    expect((await page.call('POST', '/api/auth/step-up', { passkey })).status).toBe(403)
  })

  test('a passkey opens the admin area to permitted users, and nothing to suspended ones', async () => {
    const { services, app, device } = await withPasskey()
    const page = createTestBrowser(app)
    const enter = async (isAdmin: boolean) =>
      (
        await page.call('POST', login, {
          passkey: await device.get(await requestPasskeyOptions(page)),
          isAdmin
        })
      ).status
    // The passkey is right, so that it is said why it opens nothing here.
    expect(await enter(true)).toBe(403)
    const { db } = services.database
    await db.updateTable('users').set({ role: 'admin' }).execute()
    expect(await enter(true)).toBe(200)
    await db.updateTable('users').set({ status: 'suspended' }).execute()
    expect(await enter(false)).toBe(401)
  })

  test('security bar 13: passkey requests are rate-limited by address', async () => {
    const { page } = await createSecondFactorContext(await open())
    const statuses = new Set<number>()
    for (let call = 0; call < 31; call += 1)
      statuses.add((await page.call('POST', '/api/auth/passkey/options')).status)
    expect([...statuses]).toEqual([200, 429])
  })
})

interface Listed {
  passkeys: { id: string; name: string }[]
}

/** A statement of `packed` that names a certificate: {alg: -7, sig: h'', x5c: [h'00']}. */
function withCertificate(): { format: string; cbor: Uint8Array<ArrayBuffer> } {
  const alg = [0x63, 0x61, 0x6c, 0x67, 0x26]
  const sig = [0x63, 0x73, 0x69, 0x67, 0x40]
  const x5c = [0x63, 0x78, 0x35, 0x63, 0x81, 0x41, 0x00]
  return { format: 'packed', cbor: new Uint8Array([0xa3, ...alg, ...sig, ...x5c]) }
}
