import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createKeys } from './data-folder/key-files.ts'
import { createTestDatabase } from '@sitewright/kernel/testing/test-database'
import { startServer, type ServerProcess } from './testing/server-process.ts'

const postgres = process.env['TEST_DATABASE_URL']
const password = 'plumb line larch'
const first = 'first@example.com'

describe.runIf(postgres !== undefined)('the last administrator, of two servers on one Postgres', () => {
  let servers: ServerProcess[] = []
  let database: Awaited<ReturnType<typeof createTestDatabase>>

  beforeAll(async () => {
    database = await createTestDatabase(postgres ?? '')
    const { signing, sealing } = await createKeys()
    const environment = {
      DATABASE_URL: database.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'sitewright-')),
      PUBLIC_URL: 'https://sites.example.com',
      SIGNING_KEYS: JSON.stringify(signing),
      SEALING_KEYS: sealing.join(','),
      ADMIN_EMAIL: first,
      ADMIN_PASSWORD: password,
      SMTP_URL: '',
      MAIL_OUTBOX: ''
    }
    servers = await Promise.all([startServer(environment), startServer(environment)])
  })

  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()))
    await database.drop()
  })

  interface Answer {
    status: number
    body: { user: { id: string }; token: string; users: { id: string }[]; error?: { code: string } }
  }

  async function call(server: number, method: string, path: string, body: object = {}, token = '') {
    const response = await fetch((servers[server]?.origin ?? '') + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'test',
        authorization: `Bearer ${token}`
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) })
    })
    const answer: Answer = { status: response.status, body: await response.json() }
    return answer
  }

  const signIn = async (server: number, email: string): Promise<{ id: string; token: string }> => {
    const { body } = await call(server, 'POST', '/api/auth/admin/login', { email, password })
    return { id: body.user.id, token: body.token }
  }

  const pairs = [
    ['demote', { role: 'editor' }],
    ['suspend', { status: 'suspended' }]
  ] as const

  test.each(pairs)(
    'security bar 53: of two who %s each other, one at each server, one stays',
    async (name, changes) => {
      const email = `${name}@example.com`
      const founder = await signIn(0, first)
      const added = await call(
        0,
        'POST',
        '/api/users',
        { email, firstName: 'Ada', lastName: 'Okafor', role: 'super_admin', password },
        founder.token
      )
      expect(added.status).toBe(200)
      const other = await signIn(1, email)
      const answers = await Promise.all([
        call(0, 'PATCH', `/api/users/${other.id}`, changes, founder.token),
        call(1, 'PATCH', `/api/users/${founder.id}`, changes, other.token)
      ])
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const [, ofOther] = answers
      const left = ofOther.status === 200 ? other : founder
      const rest = await call(1, 'GET', '/api/users?role=super_admin&status=active', {}, left.token)
      expect(rest.body.users.map(({ id }) => id)).toEqual([left.id])
      // For the next pair: the founder is a super admin again.
      if (left.id === founder.id) return
      const back = await call(
        1,
        'PATCH',
        `/api/users/${founder.id}`,
        { role: 'super_admin', status: 'active' },
        left.token
      )
      expect(back.status).toBe(200)
      await call(0, 'DELETE', `/api/users/${other.id}`, {}, (await signIn(0, first)).token)
    }
  )
})
