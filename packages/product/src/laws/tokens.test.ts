import { createPublicKey, type KeyObject } from 'node:crypto'
import { CompactSign, SignJWT, UnsecuredJWT, exportJWK } from 'jose'
import { expect, test } from 'vitest'
import { createAccessTokens, createSigningKey, type SigningKey } from '@sitewright/kernel/crypto'
import { createTestClock, onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'

const issuer = 'https://sitewright.test'

interface Forgery {
  header?: Record<string, unknown>
  claims?: Record<string, unknown>
  key?: CryptoKey | Uint8Array | KeyObject
}

onEachEngine('access tokens', (open) => {
  async function started() {
    const now = createTestClock()
    const key = await createSigningKey()
    const tokens = createAccessTokens({ current: key, older: [] }, issuer, now)
    const services = await createTestServices(await open(), { now, tokens })
    const app = createProductApp(services)
    const user = await createTestUser(services, 'super_admin')
    const { sessionId } = await createTestClient(services, app, user)
    const seconds = Math.floor(now() / 1000)
    const genuine = {
      iss: issuer,
      aud: 'sitewright',
      sub: user.id,
      sid: sessionId,
      tv: user.token_version,
      jti: 'x',
      iat: seconds,
      exp: seconds + 600
    }
    const made = ({ header = {}, claims = {}, key: other = key.privateKey }: Forgery) =>
      new SignJWT(without({ ...genuine, ...claims }))
        .setProtectedHeader(
          without({ alg: 'EdDSA', typ: 'at+jwt', kid: key.id, ...header }) as { alg: string }
        )
        .sign(other)
    const fetchStatus = async (token: string) => {
      const client = createTestBrowser(app)
      client.token = token
      return (await client.call('GET', '/api/users')).status
    }
    return { services, app, now, key, genuine, made, fetchStatus, seconds, user }
  }

  test('security bar 19: each forgery answers 401, and the same token without the forgery 200', async () => {
    const { key, genuine, made, fetchStatus, seconds } = await started()
    const outsider = await createSigningKey()
    const strangerJwk = await exportJWK(outsider.publicKey)
    const forgeries: Readonly<Record<string, string>> = {
      'no algorithm': new UnsecuredJWT(genuine).encode(),
      'no algorithm, with the signature of another': await withHeader(await made({}), {
        alg: 'none',
        typ: 'at+jwt'
      }),
      'HS256 with the bytes of the public key': await hs256(key, genuine, 'raw'),
      'HS256 with the public key as text': await hs256(key, genuine, 'pem'),
      'another type': await made({ header: { typ: 'JWT' } }),
      'no type': await made({ header: { typ: undefined } }),
      'another audience': await made({ claims: { aud: 'another' } }),
      'no audience': await made({ claims: { aud: undefined } }),
      'another issuer': await made({ claims: { iss: 'https://evil.example' } }),
      'an end that has passed': await made({ claims: { exp: seconds - 1 } }),
      'no end': await made({ claims: { exp: undefined } }),
      'a beginning to come': await made({ claims: { nbf: seconds + 3600 } }),
      'another key under our name': await made({ key: outsider.privateKey }),
      'another key under its own name': await made({
        key: outsider.privateKey,
        header: { kid: outsider.id }
      }),
      'no name of a key': await made({ header: { kid: undefined } }),
      'a name that leads out': await made({ header: { kid: '../../dev/null' } }),
      'a key of its own in jwk': await made({ key: outsider.privateKey, header: { jwk: strangerJwk } }),
      'an address of keys in jku': await made({
        key: outsider.privateKey,
        header: { jku: 'https://evil.example/jwks.json', kid: outsider.id }
      }),
      'an address of a certificate in x5u': await made({
        key: outsider.privateKey,
        header: { x5u: 'https://evil.example/cert.pem' }
      }),
      'an extension that must be understood': await critical(key, genuine),
      'a header that says it is compressed': await signedWith(key, genuine, { zip: 'DEF' }),
      'a header with a key of its own': await signedWith(key, genuine, { jku: 'https://evil.example/' }),
      'a header with an unknown member': await signedWith(key, genuine, { odd: 1 }),
      'another version of the rights': await made({ claims: { tv: genuine.tv + 1 } }),
      'a session that is none': await made({ claims: { sid: 'x' } }),
      'no session': await made({ claims: { sid: undefined } }),
      'a changed byte of the claims': changedAt(await made({}), 1),
      'a changed byte of the signature': changedAt(await made({}), 2),
      nothing: '',
      'half of one': (await made({})).slice(0, 60),
      'one of a megabyte': 'x'.repeat(1_000_000)
    }
    const passed: string[] = []
    for (const [name, token] of Object.entries(forgeries)) {
      if ((await fetchStatus(token)) !== 401) passed.push(name)
    }
    expect(passed).toEqual([])
    expect(await fetchStatus(await made({}))).toBe(200)
  })

  test('security bar 19: a token expires after ten minutes, a cached one too', async () => {
    const { now, made, fetchStatus } = await started()
    const token = await made({})
    expect(await fetchStatus(token)).toBe(200)
    now.advance(601_000)
    expect(await fetchStatus(token)).toBe(401)
  })

  test('security bar 19: tokens of an older key are accepted until it is removed', async () => {
    const { services, now, key, made, app } = await started()
    const next = await createSigningKey()
    const token = await made({})
    const statusWith = async (older: readonly SigningKey[]) => {
      const tokens = createAccessTokens({ current: next, older }, issuer, now)
      const client = createTestBrowser(createProductApp({ ...services, tokens }))
      client.token = token
      return (await client.call('GET', '/api/auth/verify')).status
    }
    expect(app.routes.length).toBeGreaterThan(0)
    expect([await statusWith([key]), await statusWith([])]).toEqual([200, 401])
  })

  test('security bar 20: another server accepts a revoked session for less than five seconds', async () => {
    const { services, now, made, user } = await started()
    const { createSessionCache } = await import('@sitewright/kernel/services')
    const elsewhere = createProductApp({ ...services, sessionCache: createSessionCache(now) })
    const client = createTestBrowser(elsewhere)
    client.token = await made({})
    expect((await client.call('GET', '/api/users')).status).toBe(200)
    // This server suspends the user; the other one learns of it from the database only.
    await services.database.db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', user.id)
      .execute()
    now.advance(4999)
    expect((await client.call('GET', '/api/users')).status).toBe(401)
  })
})

function without(members: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined))
}

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

async function withHeader(token: string, header: object): Promise<string> {
  const [, claims = '', signature = ''] = token.split('.')
  return [encoded(header), claims, signature].join('.')
}

function changedAt(token: string, part: number): string {
  const parts = token.split('.')
  const text = parts[part] ?? ''
  parts[part] = `${text.slice(0, 10)}${text[10] === 'A' ? 'B' : 'A'}${text.slice(11)}`
  return parts.join('.')
}

async function hs256(key: SigningKey, claims: object, form: 'raw' | 'pem'): Promise<string> {
  const jwk = await exportJWK(key.publicKey)
  const secret =
    form === 'raw'
      ? Buffer.from(jwk.x ?? '', 'base64url')
      : Buffer.from(createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }))
  return new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: key.id })
    .sign(secret)
}

async function signedWith(key: SigningKey, claims: object, more: object): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: key.id, ...more })
    .sign(key.privateKey)
}

async function critical(key: SigningKey, claims: object): Promise<string> {
  return new CompactSign(Buffer.from(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: key.id, crit: ['odd'], odd: 1 })
    .sign(key.privateKey, { crit: { odd: true } })
}
