import fc from 'fast-check'
import type { UserProfile } from '@sitewright/api'
import { expect, test } from 'vitest'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { findAuditEntries, readErrorCode, readJson, createTestContext } from '../../testing/account.ts'

const path = '/api/account/profile'

/** Any sign but controls and halves of one, of any script, emoji and right-to-left marks included. */
const sign = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  fc.constantFrom(
    'م',
    'ש',
    '字',
    'ก',
    'ß',
    'İ',
    '\u200F',
    '\u202E',
    '👩🏽‍🚀',
    '🏳️‍🌈',
    "'",
    '"',
    '<',
    '&',
    '%',
    '\\'
  )
)
const characters = (text: string): number => Array.from(text).length
const personName = fc
  .array(sign, { minLength: 1, maxLength: 100 })
  .map((signs) => signs.join('').trim())
  .filter(
    (text) =>
      text !== '' && characters(text) <= 100 && !/[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/u.test(text)
  )

onEachEngine('the profile', (open) => {
  test('it has the fields of spec 2 §3', async () => {
    const { maya } = await createTestContext(await open())
    const profile = await readJson(await maya.call('GET', path))
    expect(profile).toMatchObject({
      firstName: 'maya',
      lastName: 'Okafor',
      email: 'maya@example.com',
      pendingEmail: null,
      avatar: null,
      role: 'user',
      emailVerified: false,
      twoFactorEnabled: false,
      connectedProviders: [],
      hasPassword: true
    })
    for (const time of ['createdAt', 'passwordChangedAt']) expect(typeof profile[time]).toBe('number')
    expect(profile['lastLogin']).toBeNull()
  })

  test('security bar 30, 51: neither the profile nor its changes give a hash or a token away', async () => {
    const { maya } = await createTestContext(await open())
    const texts = [
      await (await maya.call('GET', path)).text(),
      await (await maya.call('PATCH', path, { firstName: 'May' })).text()
    ]
    for (const text of texts) expect(text).not.toMatch(/argon2|hash|token/i)
  })

  test('a new name is there at once, on every browser, and the log says which fields changed', async () => {
    const all = await createTestContext(await open())
    const { maya, mayaElsewhere, noor } = all
    await mayaElsewhere.call('GET', '/api/auth/verify')
    const answer = await readJson(await maya.call('PATCH', path, { firstName: '  May ' }))
    expect(answer).toMatchObject({
      success: true,
      message: 'Profile updated',
      profile: { firstName: 'May', lastName: 'Okafor' }
    })
    expect(await readJson(await mayaElsewhere.call('GET', '/api/auth/verify'))).toMatchObject({
      user: { firstName: 'May' }
    })
    expect(await readJson(await noor.call('GET', path))).toMatchObject({ firstName: 'noor' })
    const [entry] = await findAuditEntries(all, 'account.profile')
    expect(JSON.parse(entry?.details ?? '')).toEqual({ fields: ['firstName'] })
  })

  test('names come back as they were typed, in any script', async () => {
    const { maya } = await createTestContext(await open())
    await fc.assert(
      fc.asyncProperty(personName, personName, async (firstName, lastName) => {
        const changed = await maya.call('PATCH', path, { firstName, lastName })
        expect(changed.status).toBe(200)
        const { profile } = await readJson<{ profile: UserProfile }>(changed)
        expect([profile.firstName, profile.lastName]).toEqual([firstName, lastName])
        const read = await readJson<UserProfile>(await maya.call('GET', path))
        expect([read.firstName, read.lastName]).toEqual([firstName, lastName])
      }),
      { numRuns: 150 }
    )
  })

  test('a hundred emoji are a name; a hundred and one, a control character or half a character are none', async () => {
    const { maya } = await createTestContext(await open())
    const status = async (firstName: unknown) => (await maya.call('PATCH', path, { firstName })).status
    expect(await status('🦷'.repeat(100))).toBe(200)
    for (const refused of ['🦷'.repeat(101), 'a\u0000b', 'a\nBcc: b', 'a\ud800', '   ', '', null, 7, ['a']])
      expect(await status(refused)).toBe(400)
    expect(await readJson(await maya.call('GET', path))).toMatchObject({ firstName: '🦷'.repeat(100) })
  })

  test('security bar 31: without a session it can neither be read nor written', async () => {
    const { app } = await createTestContext(await open())
    const outsider = createTestBrowser(app, { address: '203.0.113.9' })
    expect(await readErrorCode(await outsider.call('GET', path))).toBe('auth.required')
    expect(await readErrorCode(await outsider.call('PATCH', path, { firstName: 'x' }))).toBe('auth.required')
  })
})
