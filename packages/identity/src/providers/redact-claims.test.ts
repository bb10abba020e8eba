import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redactClaims } from './redact-claims.ts'

test('tokens are left out by name and by form, at any depth', () => {
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
  expect(
    redactClaims({
      sub: '1',
      email: 'a@example.com',
      nonce: 'n',
      at_hash: 'h',
      access_token: 'secret',
      nested: { id_token: token, plain: [token, 'kept', 3, null] }
    })
  ).toEqual({ sub: '1', email: 'a@example.com', nested: { plain: ['[token]', 'kept', 3, null] } })
})

test('whatever a provider says, no member that names a token stays', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (claims) => {
      const text = JSON.stringify(
        redactClaims({ ...claims, refresh_token: 'r3fr3sh', deep: { Client_Secret: 'r3fr3sh' } })
      )
      expect(text).not.toContain('r3fr3sh')
    })
  )
})

test('security bar 51: secrets are left out by what they are called and by what they look like', () => {
  const secret = 'hunter2hunter2'
  const named = ['api_key', 'apiKey', 'private-key', 'Authorization', 'cookie', 'credentials', 'passphrase']
  const others = ['otp', 'pwd', 'pin', 'recovery_code', 'old_password']
  const claims = Object.fromEntries([...named, ...others].map((name) => [name, { value: secret }]))
  expect(redactClaims({ ...claims, sub: 'x'.repeat(43), pwd_url: 'https://example.com/change' })).toEqual({
    sub: 'x'.repeat(43),
    pwd_url: 'https://example.com/change'
  })
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'
  const texts = [
    `https://maya:${secret}@example.com/`,
    `Bearer ${secret}`,
    `a token such as ${token} in a sentence`,
    `-----BEGIN PRIVATE KEY-----\n${secret}`
  ]
  const shown = JSON.stringify(redactClaims({ texts }))
  expect(shown).not.toContain(secret)
  expect(shown).not.toContain(token)
})

test('claims of any depth are shown down to the sixth level', () => {
  const depth = 100_000
  const nested = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown
  expect(redactClaims({ nested })).toEqual({ nested: [[[[['[deeper]']]]]] })
  const deep: Record<string, unknown> = {}
  let level = deep
  for (let at = 0; at < depth; at += 1) level = level['a'] = {} as Record<string, unknown>
  expect(redactClaims(deep)).toEqual({ a: { a: { a: { a: { a: { a: '[deeper]' } } } } } })
})
