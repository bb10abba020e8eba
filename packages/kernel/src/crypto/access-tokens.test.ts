import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { createTestClock } from '../../testing/services.ts'
import { createAccessTokens, accessTokenSeconds, createSigningKey } from './access-tokens.ts'

const issuer = 'https://sitewright.test'
const claims = { userId: 'user-1', sessionId: 'session-1', tokenVersion: 3 }
const signing = await createSigningKey()
const older = await createSigningKey()

function made() {
  const now = createTestClock()
  return { now, tokens: createAccessTokens({ current: signing, older: [older] }, issuer, now) }
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const read = (text: string | undefined): Record<string, unknown> =>
  JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Record<string, unknown>

/** A token of our own key with header and payload as they are given. */
async function forged(header: object, payload: object, privateKey = signing.privateKey): Promise<string> {
  const body = `${part(header)}.${part(payload)}`
  const signature = await crypto.subtle.sign('Ed25519', privateKey, new TextEncoder().encode(body))
  return `${body}.${Buffer.from(signature).toString('base64url')}`
}

test('security bar 19: a token holds user, session and token version, for ten minutes', async () => {
  const { now, tokens } = made()
  const token = await tokens.sign(claims)
  const [header, payload] = token.split('.').map((text) => text)
  const seconds = Math.floor(now() / 1000)
  expect(read(header)).toEqual({ alg: 'EdDSA', typ: 'at+jwt', kid: signing.id })
  expect(read(payload)).toEqual({
    iss: issuer,
    aud: 'sitewright',
    sub: 'user-1',
    sid: 'session-1',
    tv: 3,
    jti: expect.any(String) as string,
    iat: seconds,
    exp: seconds + 600
  })
  expect(await tokens.verify(token)).toEqual({ ...claims, expiresAt: (seconds + accessTokenSeconds) * 1000 })
  now.advance(accessTokenSeconds * 1000 + 1)
  expect(await tokens.verify(token)).toBeUndefined()
})

test('I4: a token has one spelling, although four bits of its last letter say nothing', async () => {
  const { tokens } = made()
  const token = await tokens.sign(claims)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const spellings = Array.from(letters, (template) => token.slice(0, -1) + template)
  const accepted = await Promise.all(spellings.map(async (each) => (await tokens.verify(each)) !== undefined))
  expect(spellings.filter((_, index) => accepted[index])).toEqual([token])
})

test('security bar 19: a token is known without a promise once it was verified, until it expires', async () => {
  const { now, tokens } = made()
  const token = await tokens.sign(claims)
  expect(tokens.findVerified(token)).toBeUndefined()
  await tokens.verify(token)
  expect(tokens.findVerified(token)).toMatchObject(claims)
  expect(tokens.findVerified(`x${token}`)).toBeUndefined()
  now.advance(accessTokenSeconds * 1000 + 1)
  expect(tokens.findVerified(token)).toBeUndefined()
})

test('security bar 19: an expired token is refused, cached or not', async () => {
  const { now, tokens } = made()
  const token = await tokens.sign(claims)
  now.advance(accessTokenSeconds * 1000 + 1)
  expect(await tokens.verify(token)).toBeUndefined()
})

test('security bar 19: a token that is not signed with our key and claims is refused', async () => {
  const { now, tokens } = made()
  const seconds = Math.floor(now() / 1000)
  const header = { alg: 'EdDSA', typ: 'at+jwt', kid: signing.id }
  const payload = {
    iss: issuer,
    aud: 'sitewright',
    sub: 'u',
    sid: 's',
    tv: 1,
    iat: seconds,
    exp: seconds + 60
  }
  expect(await tokens.verify(await forged(header, payload))).toMatchObject({ userId: 'u' })
  expect(
    await tokens.verify(await forged({ ...header, kid: older.id }, payload, older.privateKey))
  ).toMatchObject({
    userId: 'u'
  })

  const spki = Buffer.from(await crypto.subtle.exportKey('raw', signing.publicKey))
  const withPublicKey = (alg: string) => {
    const body = `${part({ ...header, alg })}.${part(payload)}`
    return `${body}.${createHmac('sha256', spki).update(body).digest('base64url')}`
  }
  const outsider = await createSigningKey()
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const rsaBody = `${part({ ...header, alg: 'RS256' })}.${part(payload)}`
  const jwk = await crypto.subtle.exportKey('jwk', outsider.publicKey)
  const whole = await forged(header, payload)
  const bad: Record<string, string> = {
    'alg none': `${part({ ...header, alg: 'none' })}.${part(payload)}.`,
    'HS256 with the public key': withPublicKey('HS256'),
    RS256: `${rsaBody}.${sign('sha256', Buffer.from(rsaBody), rsa.privateKey).toString('base64url')}`,
    'another key of the same name': await forged(header, payload, outsider.privateKey),
    'an unknown key': await forged({ ...header, kid: outsider.id }, payload, outsider.privateKey),
    'no name of a key': await forged({ alg: 'EdDSA', typ: 'at+jwt' }, payload),
    'a key of its own': await forged({ ...header, kid: outsider.id, jwk }, payload, outsider.privateKey),
    'an address of keys': await forged(
      { ...header, kid: 'x', jku: 'https://evil.example' },
      payload,
      outsider.privateKey
    ),
    'another type': await forged({ ...header, typ: 'JWT' }, payload),
    'another audience': await forged(header, { ...payload, aud: 'other' }),
    'another issuer': await forged(header, { ...payload, iss: 'https://evil.example' }),
    'too old': await forged(header, { ...payload, exp: seconds - 1 }),
    'not yet': await forged(header, { ...payload, nbf: seconds + 60 }),
    'no end': await forged(header, { ...payload, exp: undefined }),
    'no session': await forged(header, { ...payload, sid: undefined }),
    'a version that is no number': await forged(header, { ...payload, tv: '1' }),
    'another signature': `${whole.slice(0, -6)}AAAAAA`,
    nothing: '',
    words: 'not a token'
  }
  for (const [what, token] of Object.entries(bad))
    expect([what, await tokens.verify(token)]).toEqual([what, undefined])
})
