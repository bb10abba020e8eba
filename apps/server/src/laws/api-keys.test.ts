import { permissionIds, type Permission } from '@sitewright/api'
import { sha256, newId, randomToken } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestUser } from '@sitewright/kernel/testing/users'
import { expect, test } from 'vitest'
import { createLawServer, listedCalls, readError, toConcretePath, type ListedCall } from './contract.ts'

/** A key of a new super admin, with whatever scopes. */
async function addKey(services: Services, scopes: readonly Permission[]): Promise<string> {
  const user = await createTestUser(services, 'super_admin')
  const secret = `swk_${randomToken()}`
  const time = services.now()
  await services.database.db
    .insertInto('api_keys')
    .values({
      id: newId(),
      user_id: user.id,
      name: 'Law',
      hash: await sha256(secret),
      last4: secret.slice(-4),
      scopes: JSON.stringify(scopes),
      created_at: time,
      expires_at: time + 60_000,
      last_used_at: null
    })
    .execute()
  return secret
}

onEachEngine('calls by an API key', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const send = async ({ method, path, example }: ListedCall, secret: string, cookie?: string) => {
      const response = await app.request(toConcretePath(path), {
        method,
        headers: {
          'x-api-key': secret,
          'content-type': 'application/json',
          ...(cookie === undefined ? {} : { cookie })
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(example) })
      })
      return { status: response.status, code: (await readError(response)).code }
    }
    return { services, send, calls: await listedCalls(app) }
  }

  test('security bar 31: a key without a scope opens no call that is not public', async () => {
    const { services, send, calls } = await started()
    const wrong: string[] = []
    for (const call of calls) {
      // A new key for each call: each may make so many a minute.
      const { code } = await send(call, await addKey(services, []))
      const isPublic = call.access === 'public'
      if ((code === 'key.scope') === isPublic) wrong.push(`${call.method} ${call.path}: ${code}`)
    }
    expect(wrong).toEqual([])
    expect(calls.filter(({ access }) => access !== 'public').length).toBeGreaterThan(100)
  })

  test('security bar 25, 34: a key with all scopes opens nothing that takes a session, and fails nowhere', async () => {
    const { services, send, calls } = await started()
    const wrong: string[] = []
    let refused = 0
    for (const call of calls) {
      if (call.access === 'public') continue
      const { status, code } = await send(call, await addKey(services, permissionIds))
      const name = `${call.method} ${call.path}: ${status} ${code}`
      if (status >= 500 && code !== 'server.busy') wrong.push(name)
      if (call.access === 'signed-in' && code !== 'key.scope') wrong.push(name)
      if (call.access !== 'signed-in' && ['key.scope', 'auth.step-up', 'auth.expired'].includes(code))
        wrong.push(name)
      if (code === 'key.session') refused += 1
      const takesSession =
        call.access !== 'signed-in' && (call.stepUp === true || call.path.endsWith('/stream'))
      if (takesSession && !['key.session', 'request.invalid'].includes(code))
        wrong.push(`${name}, not key.session`)
    }
    expect(wrong).toEqual([])
    expect(refused).toBeGreaterThan(10)
  }, 60_000)

  test('security bar 26: a key excuses no forged call that needs no sign-in, which might act on cookies', async () => {
    const { services, send, calls } = await started()
    const secret = await addKey(services, permissionIds)
    const wrong: string[] = []
    for (const call of calls) {
      if (call.access !== 'public' || call.method === 'GET' || !call.path.startsWith('/api/auth')) continue
      const { code } = await send(call, secret, '__Host-rt=stolen')
      if (code !== 'request.forged') wrong.push(`${call.method} ${call.path}: ${code}`)
    }
    expect(wrong).toEqual([])
  })
})
