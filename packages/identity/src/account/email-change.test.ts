import { expect, test } from 'vitest'
import { onEachEngine, type QueuedMail } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  findAuditEntries,
  readErrorCode,
  expireStepUp,
  readJson,
  mailsOfKind,
  replacementPassword,
  password,
  createTestContext
} from '../../testing/account.ts'

const path = '/api/account/profile'
const confirm = '/api/account/email/confirm'
const email = 'maya@new.example'

const findToken = (posted: readonly QueuedMail[]): string =>
  mailsOfKind(posted, 'confirm-email').at(-1)?.template.link.split('#')[1] ?? ''

onEachEngine('a new email address', (open) => {
  test('with mail it is confirmed by a link; the old address is notified, and stays valid until then', async () => {
    const all = await createTestContext(await open(), { mail: true })
    const { app, maya, posted } = all
    expect(await readJson(await maya.call('PATCH', path, { email: 'Maya@New.Example' }))).toMatchObject({
      profile: { email: 'maya@example.com', pendingEmail: email }
    })
    expect(mailsOfKind(posted, 'confirm-email').map((each) => each.email)).toEqual([email])
    expect(mailsOfKind(posted, 'email-changing').map((each) => each.email)).toEqual(['maya@example.com'])
    const elsewhere = createTestBrowser(app, { address: '203.0.113.4' })
    expect((await elsewhere.call('POST', confirm, { token: findToken(posted) })).status).toBe(200)
    expect(await readJson(await maya.call('GET', path))).toMatchObject({
      email,
      pendingEmail: null,
      emailVerified: true
    })
    expect(mailsOfKind(posted, 'email-changed').map((each) => each.email)).toEqual(['maya@example.com'])
    expect((await elsewhere.call('POST', '/api/auth/login', { email, password })).status).toBe(200)
    const old = { email: 'maya@example.com', password }
    expect((await elsewhere.call('POST', '/api/auth/login', old)).status).toBe(401)
    expect(await readErrorCode(await elsewhere.call('POST', confirm, { token: findToken(posted) }))).toBe(
      'auth.token-used'
    )
    expect(await findAuditEntries(all, 'account.email')).toHaveLength(1)
  })

  test('without mail it is changed at once, unverified, and the old address is notified', async () => {
    const { maya, posted } = await createTestContext(await open())
    expect(await readJson(await maya.call('PATCH', path, { email }))).toMatchObject({
      profile: { email, pendingEmail: null, emailVerified: false }
    })
    expect(mailsOfKind(posted, 'email-changed')).toMatchObject([
      { email: 'maya@example.com', template: { email } }
    ])
  })

  test('security bar 25: it takes step-up; names do not', async () => {
    const all = await createTestContext(await open(), { mail: true })
    await expireStepUp(all, all.maya)
    expect(await readErrorCode(await all.maya.call('PATCH', path, { email }))).toBe('auth.step-up')
    expect((await all.maya.call('PATCH', path, { firstName: 'May', email: 'maya@example.com' })).status).toBe(
      200
    )
    expect(all.posted).toEqual([])
  })

  test('security bar 14: with mail, an address that somebody has gets the same answer, and no link', async () => {
    const { maya, noor, posted } = await createTestContext(await open(), { mail: true })
    const free = await readJson(await maya.call('PATCH', path, { email }))
    const taken = await readJson(await maya.call('PATCH', path, { email: 'noor@example.com' }))
    expect(JSON.stringify(taken).replaceAll('noor@example.com', email)).toBe(JSON.stringify(free))
    expect(mailsOfKind(posted, 'confirm-email').map((each) => each.email)).toEqual([email])
    expect(mailsOfKind(posted, 'known-address').map((each) => each.email)).toEqual(['noor@example.com'])
    expect(await readJson(await noor.call('GET', path))).toMatchObject({ email: 'noor@example.com' })
  })

  test('without mail a taken address is refused in plain words', async () => {
    const { maya } = await createTestContext(await open())
    const changes = { firstName: 'May', email: 'noor@example.com' }
    expect(await readErrorCode(await maya.call('PATCH', path, changes))).toBe('auth.email-taken')
    expect(await readJson(await maya.call('GET', path))).toMatchObject({
      firstName: 'maya',
      email: 'maya@example.com'
    })
  })

  test('an address that somebody took in the meantime is not given twice', async () => {
    const { services, maya, posted } = await createTestContext(await open(), { mail: true })
    await maya.call('PATCH', path, { email })
    await services.database.db
      .updateTable('users')
      .set({ email })
      .where('email', '=', 'noor@example.com')
      .execute()
    expect(await readErrorCode(await maya.call('POST', confirm, { token: findToken(posted) }))).toBe(
      'auth.email-taken'
    )
    expect(await readJson(await maya.call('GET', path))).toMatchObject({ email: 'maya@example.com' })
  })

  test('a new password voids a link that somebody else requested', async () => {
    const { maya, mayaElsewhere, posted } = await createTestContext(await open(), { mail: true })
    await mayaElsewhere.call('PATCH', path, { email: 'thief@example.net' })
    await maya.call('POST', '/api/account/password', {
      currentPassword: password,
      newPassword: replacementPassword
    })
    expect(await readErrorCode(await maya.call('POST', confirm, { token: findToken(posted) }))).toBe(
      'auth.token-used'
    )
  })

  test('security bar 20: so does everything else that ends the access tokens', async () => {
    const { services, maya, posted } = await createTestContext(await open(), { mail: true })
    await maya.call('PATCH', path, { email })
    await services.database.db.updateTable('users').set({ token_version: 9 }).execute()
    expect(await readErrorCode(await maya.call('POST', confirm, { token: findToken(posted) }))).toBe(
      'auth.token-used'
    )
  })

  test('entering the current address cancels the change; a later request voids the earlier link', async () => {
    const { maya, posted } = await createTestContext(await open(), { mail: true })
    await maya.call('PATCH', path, { email })
    const first = findToken(posted)
    await maya.call('PATCH', path, { email: 'other@example.com' })
    expect((await maya.call('POST', confirm, { token: first })).status).toBe(422)
    expect(await readJson(await maya.call('PATCH', path, { email: 'maya@example.com' }))).toMatchObject({
      profile: { pendingEmail: null }
    })
    expect((await maya.call('POST', confirm, { token: findToken(posted) })).status).toBe(422)
  })

  test('security bar 13: nobody fills the mailboxes of others this way', async () => {
    const { maya, posted } = await createTestContext(await open(), { mail: true })
    const statuses: number[] = []
    for (let call = 0; call < 6; call += 1)
      statuses.push((await maya.call('PATCH', path, { email: `victim${call}@example.com` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(mailsOfKind(posted, 'confirm-email')).toHaveLength(5)
  })
})
