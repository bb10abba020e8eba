import { expect, test } from 'vitest'
import { onEachEngine, type Posted } from '../../testing-accounts.ts'
import { browser } from '../../testing-app.ts'
import {
  audited,
  codeOf,
  growOld,
  json,
  lettersOf,
  nextPassword,
  password,
  scene
} from './account.test-support.ts'

const path = '/api/account/profile'
const confirm = '/api/account/email/confirm'
const email = 'maya@new.example'

const tokenOf = (posted: readonly Posted[]): string =>
  lettersOf(posted, 'confirm-email').at(-1)?.letter.link.split('#')[1] ?? ''

onEachEngine('a new email address', (open) => {
  test('with mail it counts once its link was opened; the old address is told, and counts until then', async () => {
    const all = await scene(await open(), { mail: true })
    const { app, maya, posted } = all
    expect(await json(await maya.call('PATCH', path, { email: 'Maya@New.Example' }))).toMatchObject({
      profile: { email: 'maya@example.com', pendingEmail: email }
    })
    expect(lettersOf(posted, 'confirm-email').map((each) => each.email)).toEqual([email])
    expect(lettersOf(posted, 'email-changing').map((each) => each.email)).toEqual(['maya@example.com'])
    const elsewhere = browser(app, { address: '203.0.113.4' })
    expect((await elsewhere.call('POST', confirm, { token: tokenOf(posted) })).status).toBe(200)
    expect(await json(await maya.call('GET', path))).toMatchObject({
      email,
      pendingEmail: null,
      emailVerified: true
    })
    expect(lettersOf(posted, 'email-changed').map((each) => each.email)).toEqual(['maya@example.com'])
    expect((await elsewhere.call('POST', '/api/auth/login', { email, password })).status).toBe(200)
    const old = { email: 'maya@example.com', password }
    expect((await elsewhere.call('POST', '/api/auth/login', old)).status).toBe(401)
    expect(await codeOf(await elsewhere.call('POST', confirm, { token: tokenOf(posted) }))).toBe(
      'auth.token-used'
    )
    expect(await audited(all, 'account.email')).toHaveLength(1)
  })

  test('without mail it counts at once, unverified, and the old address is told', async () => {
    const { maya, posted } = await scene(await open())
    expect(await json(await maya.call('PATCH', path, { email }))).toMatchObject({
      profile: { email, pendingEmail: null, emailVerified: false }
    })
    expect(lettersOf(posted, 'email-changed')).toMatchObject([
      { email: 'maya@example.com', letter: { email } }
    ])
  })

  test('security bar 25: it takes a fresh proof; names do not', async () => {
    const all = await scene(await open(), { mail: true })
    await growOld(all, all.maya)
    expect(await codeOf(await all.maya.call('PATCH', path, { email }))).toBe('auth.step-up')
    expect((await all.maya.call('PATCH', path, { firstName: 'May', email: 'maya@example.com' })).status).toBe(
      200
    )
    expect(all.posted).toEqual([])
  })

  test('security bar 14: with mail, an address that somebody has gets the same answer, and no link', async () => {
    const { maya, noor, posted } = await scene(await open(), { mail: true })
    const free = await json(await maya.call('PATCH', path, { email }))
    const taken = await json(await maya.call('PATCH', path, { email: 'noor@example.com' }))
    expect(JSON.stringify(taken).replaceAll('noor@example.com', email)).toBe(JSON.stringify(free))
    expect(lettersOf(posted, 'confirm-email').map((each) => each.email)).toEqual([email])
    expect(lettersOf(posted, 'known-address').map((each) => each.email)).toEqual(['noor@example.com'])
    expect(await json(await noor.call('GET', path))).toMatchObject({ email: 'noor@example.com' })
  })

  test('without mail a taken address is refused in plain words', async () => {
    const { maya } = await scene(await open())
    const changes = { firstName: 'May', email: 'noor@example.com' }
    expect(await codeOf(await maya.call('PATCH', path, changes))).toBe('auth.email-taken')
    expect(await json(await maya.call('GET', path))).toMatchObject({
      firstName: 'maya',
      email: 'maya@example.com'
    })
  })

  test('an address that somebody took in the meantime is not given twice', async () => {
    const { accounts, maya, posted } = await scene(await open(), { mail: true })
    await maya.call('PATCH', path, { email })
    await accounts.database.db
      .updateTable('users')
      .set({ email })
      .where('email', '=', 'noor@example.com')
      .execute()
    expect(await codeOf(await maya.call('POST', confirm, { token: tokenOf(posted) }))).toBe(
      'auth.email-taken'
    )
    expect(await json(await maya.call('GET', path))).toMatchObject({ email: 'maya@example.com' })
  })

  test('a new password makes a link worthless that somebody else asked for', async () => {
    const { maya, mayaElsewhere, posted } = await scene(await open(), { mail: true })
    await mayaElsewhere.call('PATCH', path, { email: 'thief@example.net' })
    await maya.call('POST', '/api/account/password', {
      currentPassword: password,
      newPassword: nextPassword
    })
    expect(await codeOf(await maya.call('POST', confirm, { token: tokenOf(posted) }))).toBe('auth.token-used')
  })

  test('security bar 20: so does everything else that ends the access tokens', async () => {
    const { accounts, maya, posted } = await scene(await open(), { mail: true })
    await maya.call('PATCH', path, { email })
    await accounts.database.db.updateTable('users').set({ token_version: 9 }).execute()
    expect(await codeOf(await maya.call('POST', confirm, { token: tokenOf(posted) }))).toBe('auth.token-used')
  })

  test('entering the address that counts takes the wish back; a later wish voids the link of an earlier one', async () => {
    const { maya, posted } = await scene(await open(), { mail: true })
    await maya.call('PATCH', path, { email })
    const first = tokenOf(posted)
    await maya.call('PATCH', path, { email: 'other@example.com' })
    expect((await maya.call('POST', confirm, { token: first })).status).toBe(422)
    expect(await json(await maya.call('PATCH', path, { email: 'maya@example.com' }))).toMatchObject({
      profile: { pendingEmail: null }
    })
    expect((await maya.call('POST', confirm, { token: tokenOf(posted) })).status).toBe(422)
  })

  test('security bar 13: nobody fills the mailboxes of others this way', async () => {
    const { maya, posted } = await scene(await open(), { mail: true })
    const statuses: number[] = []
    for (let call = 0; call < 6; call += 1)
      statuses.push((await maya.call('PATCH', path, { email: `victim${call}@example.com` })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(lettersOf(posted, 'confirm-email')).toHaveLength(5)
  })
})
