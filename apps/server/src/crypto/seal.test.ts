import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NamedKey } from './keys.ts'
import { sealer } from './seal.ts'

function key(id: string): NamedKey {
  return { id, secret: crypto.getRandomValues(new Uint8Array(32)) }
}

const one = key('one')
const two = key('two')
const place = { table: 'identity_providers', row: 'google', column: 'client_secret' }
const current = sealer({ current: one, older: [] })

test('what is sealed opens again, whatever it says, and never looks the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const sealed = await current.seal(text, place)
      expect(await current.open(sealed, place)).toBe(text)
      expect(await current.seal(text, place)).not.toBe(sealed)
      expect(sealed).toMatch(/^v1\.one\.[\w-]+\.[\w-]+$/)
    }),
    { numRuns: 200 }
  )
})

test.each([
  ['row', { ...place, row: 'github' }],
  ['column', { ...place, column: 'client_id' }],
  ['table', { ...place, table: 'totp' }]
])('security bar 50: a value that is moved to another %s does not open', async (_what, elsewhere) => {
  const sealed = await current.seal('hunter2', place)
  await expect(current.open(sealed, elsewhere)).rejects.toThrow()
  await expect(current.rewrap(sealed, elsewhere)).rejects.toThrow()
})

test('security bar 50: two values that change places do not open, nor do the wrapped key and the body of two', async () => {
  const google = await current.seal('google secret', place)
  const github = await current.seal('github secret', { ...place, row: 'github' })
  await expect(current.open(github, place)).rejects.toThrow()
  const [version, id, wrapped] = google.split('.')
  const body = github.split('.')[3]
  await expect(current.open([version, id, wrapped, body].join('.'), place)).rejects.toThrow()
})

test('security bar 50: a value with any bit changed does not open', async () => {
  const sealed = await current.seal('hunter2', place)
  const parts = sealed.split('.')
  for (const part of [2, 3]) {
    const bytes = Buffer.from(parts[part] ?? '', 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 5) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const text = parts.with(part, changed.toString('base64url')).join('.')
      await expect(current.open(text, place)).rejects.toThrow()
    }
  }
})

test('security bar 50: a key that is gone, or another one of its name, opens nothing', async () => {
  const sealed = await current.seal('hunter2', place)
  await expect(sealer({ current: two, older: [] }).open(sealed, place)).rejects.toThrow('not here')
  await expect(sealer({ current: key('one'), older: [] }).open(sealed, place)).rejects.toThrow()
  await expect(current.open('v2.one.a.b', place)).rejects.toThrow()
  await expect(current.open('plain text', place)).rejects.toThrow()
})

test('security bar 50: a rotation wraps the own key of a value again and leaves its body', async () => {
  const rotated = sealer({ current: two, older: [one] })
  const sealed = await current.seal('hunter2', place)
  expect(await rotated.open(sealed, place)).toBe('hunter2')
  const renewed = await rotated.rewrap(sealed, place)
  expect(renewed.startsWith(rotated.currentPrefix)).toBe(true)
  expect(renewed.split('.')[3]).toBe(sealed.split('.')[3])
  expect(await sealer({ current: two, older: [] }).open(renewed, place)).toBe('hunter2')
})
