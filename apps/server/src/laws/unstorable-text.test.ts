import { expect, test } from 'vitest'
import { sampleSites } from '@sitewright/site'
import { onEachEngine, createTestServices } from '@sitewright/accounts/testing/services'
import { declaredCalls, readError, createLawServer, createStrongestClient } from './contract.ts'

const zero = '%00'
const id = '00000000-0000-4000-8000-000000000000'

onEachEngine('unstorable texts', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    return createStrongestClient(services, app)
  }

  test('security bar 64: are refused in paths and queries, by every operation', async () => {
    const client = await started()
    const asked = [
      ...declaredCalls
        .filter(({ path }) => path.includes('{') && !path.includes('/avatars/'))
        .map(({ method, path, hasJsonBody }) => ({
          method,
          path: path.replace(/\{\w+\}/g, zero),
          hasJsonBody
        })),
      ...[
        '/api/users?search=',
        '/api/admin/audit?action=',
        '/api/admin/audit?actor=',
        '/api/admin/audit?subject='
      ].map((path) => ({ method: 'GET', path: `${path}${zero}`, hasJsonBody: false }))
    ]
    expect(asked.length).toBeGreaterThan(20)
    const taken: string[] = []
    for (const { method, path, hasJsonBody } of asked) {
      const response = await client.call(method, path)
      // A call that takes a JSON body may refuse the missing body (422) before it reads the path.
      if (response.status !== 400 && !(hasJsonBody && response.status === 422))
        taken.push(`${method} ${path}: ${response.status} ${(await readError(response)).code}`)
    }
    expect(taken).toEqual([])
  })

  test('security bar 64: are refused in bodies, with the path of the field', async () => {
    const client = await started()
    for (const odd of ['a\0b', 'a\ud800b']) {
      const name = await client.call('PATCH', `/api/account/passkeys/${id}`, { name: odd })
      expect([name.status, (await readError(name)).details[0]?.path]).toEqual([400, 'name'])
      const site = { ...sampleSites.dentist, businessInfo: { description: odd } }
      const document = await client.call('POST', '/api/saved-projects', { site })
      expect([document.status, (await readError(document)).details[0]?.path]).toEqual([
        422,
        'businessInfo.description'
      ])
    }
  })
})
