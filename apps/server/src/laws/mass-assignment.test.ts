import { expect, test } from 'vitest'
import { onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import {
  toConcretePath,
  declaredCalls,
  readError,
  createLawServer,
  createStrongestClient
} from './contract.ts'

/** Fields of users, sessions and projects, as an attacker would try to set them (mass assignment). */
const modelMembers = {
  id: 'x',
  role: 'super_admin',
  permissions: ['system.config'],
  tenantId: 'x',
  tenant_id: 'x',
  isVerified: true,
  emailVerified: true,
  email_verified_at: 1,
  status: 'active',
  isActive: true,
  passwordHash: 'x',
  password_hash: 'x',
  tokenVersion: 1,
  token_version: 1,
  loginCount: 1,
  createdAt: 1,
  userId: 'x',
  user_id: 'x',
  ownerId: 'x',
  twoFactorEnabled: false,
  proved_at: 1,
  __proto__x: 1,
  constructor: {}
} as const

/** Operations whose body has a field of that name. */
const rightful: Readonly<Record<string, readonly string[]>> = {
  'POST /api/users': ['role'],
  'PATCH /api/users/{id}': ['role', 'status'],
  // Roles below one's own rank alone, which open nothing of the admin area.
  'POST /api/team/people': ['role'],
  'PATCH /api/team/people/{id}': ['role', 'status'],
  'POST /api/admin/tenants': ['status'],
  'POST /api/admin/tenants/{id}/invitations': ['role'],
  'PATCH /api/admin/tenants/{id}/members/{member}': ['role'],
  'POST /api/database/performance/cancel': ['id'],
  'POST /api/admin/roles': ['permissions'],
  'PATCH /api/admin/roles/{id}': ['permissions'],
  'POST /api/admin/roles/{id}/effect': ['permissions'],
  'POST /api/admin/users/import/{id}/check': ['role'],
  // Of a call that is run as a role; one above one's own is refused.
  'POST /api/admin/explorer/execute': ['role'],
  'POST /api/admin/explorer/history': ['role']
}

/**
 * Valid bodies of operations whose fields depend on each other; with an additional field they are refused as a whole.
 */
const whole: Readonly<Record<string, object>> = {
  'POST /api/admin/roles/{id}/effect': { permissions: [] },
  'POST /api/admin/alert-rules': {
    kind: 'check',
    name: 'A service is down',
    type: 'critical',
    checkId: null,
    forSeconds: 0
  },
  'POST /api/auth/step-up': { password: 'plumb line larch' },
  'POST /api/auth/second-factor/verify': { ticket: 'x', method: 'totp', code: '123456' }
}

onEachEngine('request bodies', (open) => {
  test('security bar 30: no operation takes a field that it does not name (mass assignment)', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const taken: string[] = []
    for (const { method, path, hasJsonBody } of declaredCalls) {
      if (!hasJsonBody) continue
      const body = whole[`${method} ${path}`]
      if (body !== undefined) {
        const taker = await createStrongestClient(services, app)
        const { code } = await readError(await taker.call(method, toConcretePath(path), body))
        if (code === 'request.invalid') taken.push(`${method} ${path} refuses what it should take`)
      }
      // A refused request changes nothing, so one client serves all cases.
      const client = await createStrongestClient(services, app)
      for (const [name, value] of Object.entries(modelMembers)) {
        if (rightful[`${method} ${path}`]?.includes(name) === true) continue
        const response = await client.call(method, toConcretePath(path), { ...body, [name]: value })
        const { code, details } = await readError(response)
        const named =
          body !== undefined || details.some((detail) => detail.path.split(/[.,] ?/).includes(name))
        if (response.status !== 400 || code !== 'request.invalid' || !named)
          taken.push(`${method} ${path} took ${name}: ${response.status} ${code} ${JSON.stringify(details)}`)
      }
    }
    expect(taken).toEqual([])
  })

  test('every operation refuses a body that is no JSON object', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const taken: string[] = []
    for (const { method, path, hasJsonBody } of declaredCalls) {
      if (!hasJsonBody) continue
      const client = await createStrongestClient(services, app)
      for (const body of [[], 'text', 7, null, true]) {
        const response = await app.request(toConcretePath(path), {
          method,
          headers: {
            authorization: `Bearer ${client.token}`,
            'content-type': 'application/json',
            'x-requested-with': 'sitewright'
          },
          body: JSON.stringify(body)
        })
        if (response.status !== 400)
          taken.push(`${method} ${path} answers ${response.status} to ${JSON.stringify(body)}`)
      }
    }
    expect(taken).toEqual([])
  })
})
