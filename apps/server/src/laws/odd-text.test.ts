import { expect, test } from 'vitest'
import { sampleSites } from '@sitewright/site'
import { onEachEngine, testAccounts } from '../testing-accounts.ts'
import { declaredCalls, errorOf, serverOf, strongestClient } from './contract.ts'

const zero = '%00'
const id = '00000000-0000-4000-8000-000000000000'

onEachEngine('texts that no database can keep', (open) => {
  async function started() {
    const accounts = await testAccounts(await open())
    const app = serverOf(accounts)
    return strongestClient(accounts, app)
  }

  test('security bar 64: are refused in addresses, by every call', async () => {
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
        taken.push(`${method} ${path}: ${response.status} ${(await errorOf(response)).code}`)
    }
    expect(taken).toEqual([])
  })

  test('security bar 64: are refused in bodies, with the place', async () => {
    const client = await started()
    for (const odd of ['a\0b', 'a\ud800b']) {
      const name = await client.call('PATCH', `/api/account/passkeys/${id}`, { name: odd })
      expect([name.status, (await errorOf(name)).details[0]?.path]).toEqual([400, 'name'])
      const site = { ...sampleSites.dentist, businessInfo: { description: odd } }
      const document = await client.call('POST', '/api/saved-projects', { site })
      expect([document.status, (await errorOf(document)).details[0]?.path]).toEqual([
        422,
        'businessInfo.description'
      ])
    }
  })
})
