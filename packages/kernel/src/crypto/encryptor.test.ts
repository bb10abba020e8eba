import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NamedKey } from './keys.ts'
import { createEncryptor } from './encryptor.ts'

function key(id: string): NamedKey {
  return { id, secret: crypto.getRandomValues(new Uint8Array(32)) }
}

const one = key('one')
const two = key('two')
const context = { table: 'identity_providers', row: 'google', column: 'client_secret' }
const current = createEncryptor({ current: one, older: [] })

test('any text decrypts to itself, and each ciphertext is different', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      const sealed = await current.encrypt(text, context)
      expect(await current.decrypt(sealed, context)).toBe(text)
      expect(await current.encrypt(text, context)).not.toBe(sealed)
      expect(sealed).toMatch(/^v1\.one\.[\w-]+\.[\w-]+$/)
    }),
    { numRuns: 200 }
  )
})

test.each([
  ['row', { ...context, row: 'github' }],
  ['column', { ...context, column: 'client_id' }],
  ['table', { ...context, table: 'totp' }]
])('security bar 50: a value that is moved to another %s does not open', async (_what, elsewhere) => {
  const sealed = await current.encrypt('hunter2', context)
  await expect(current.decrypt(sealed, elsewhere)).rejects.toThrow()
  await expect(current.rotate(sealed, elsewhere)).rejects.toThrow()
})

test("security bar 50: ciphertexts that swap cells do not decrypt, nor does one's key with another's body", async () => {
  const google = await current.encrypt('google secret', context)
  const github = await current.encrypt('github secret', { ...context, row: 'github' })
  await expect(current.decrypt(github, context)).rejects.toThrow()
  const [version, id, wrapped] = google.split('.')
  const body = github.split('.')[3]
  await expect(current.decrypt([version, id, wrapped, body].join('.'), context)).rejects.toThrow()
})

test('security bar 50: a ciphertext with any bit changed does not decrypt', async () => {
  const sealed = await current.encrypt('hunter2', context)
  const parts = sealed.split('.')
  for (const part of [2, 3]) {
    const bytes = Buffer.from(parts[part] ?? '', 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 5) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const text = parts.with(part, changed.toString('base64url')).join('.')
      await expect(current.decrypt(text, context)).rejects.toThrow()
    }
  }
})

test('security bar 50: a ciphertext that names another key does not open, though that key has the same secret', async () => {
  const sealed = await current.encrypt('hunter2', context)
  const renamed = { id: 'two', secret: one.secret }
  const both = createEncryptor({ current: one, older: [renamed] })
  expect(await both.decrypt(sealed, context)).toBe('hunter2')
  await expect(both.decrypt(sealed.replace('v1.one.', 'v1.two.'), context)).rejects.toThrow()
})

test('security bar 50: a removed key, or another one with its id, decrypts nothing', async () => {
  const sealed = await current.encrypt('hunter2', context)
  await expect(createEncryptor({ current: two, older: [] }).decrypt(sealed, context)).rejects.toThrow(
    'not here'
  )
  await expect(createEncryptor({ current: key('one'), older: [] }).decrypt(sealed, context)).rejects.toThrow()
  await expect(current.decrypt('v2.one.a.b', context)).rejects.toThrow()
  await expect(current.decrypt('plain text', context)).rejects.toThrow()
})

test('security bar 50: a rotation wraps the data key of a value again and leaves its body', async () => {
  const rotated = createEncryptor({ current: two, older: [one] })
  const sealed = await current.encrypt('hunter2', context)
  expect(await rotated.decrypt(sealed, context)).toBe('hunter2')
  const renewed = await rotated.rotate(sealed, context)
  expect(renewed.startsWith(rotated.currentPrefix)).toBe(true)
  expect(renewed.split('.')[3]).toBe(sealed.split('.')[3])
  expect(await createEncryptor({ current: two, older: [] }).decrypt(renewed, context)).toBe('hunter2')
})
