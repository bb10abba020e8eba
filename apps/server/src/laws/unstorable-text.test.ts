import { expect, test } from 'vitest'
import { sampleSites } from '@sitewright/site'
import { onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import {
  declaredCalls,
  listedCalls,
  readError,
  createLawServer,
  createStrongestClient,
  toConcretePath
} from './contract.ts'

const zero = '%00'
const id = '00000000-0000-4000-8000-000000000000'

/** What a query has to hold besides. */
const required: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/admin/users/{id}/explain': { act: 'user.delete' },
  '/api/admin/metrics': { name: 'calls', from: '0', to: '60000', resolution: '60' }
}

onEachEngine('unstorable texts', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    return { app, client: await createStrongestClient(services, app) }
  }

  test('security bar 64: are refused in paths, by every operation', async () => {
    const { client } = await started()
    const asked = declaredCalls
      .filter(({ path }) => path.includes('{') && !path.includes('/avatars/'))
      .map(({ method, path, hasJsonBody }) => ({ method, path: path.replace(/\{\w+\}/g, zero), hasJsonBody }))
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

  test('security bar 64: are refused in every part of every query, by its name', async () => {
    const { client, app } = await started()
    const taken: string[] = []
    let asked = 0
    for (const { method, path, query, hasJsonBody } of await listedCalls(app)) {
      // Providers answer for one kind; for the other the missing body is reported first.
      if (path.includes('/oauth/') || hasJsonBody) continue
      for (const name of query) {
        asked += 1
        const rest = Object.entries(required[path] ?? {}).filter(([each]) => each !== name)
        const others = new URLSearchParams(rest)
        const address = `${toConcretePath(path)}?${others}&${name}=${zero}`
        const response = await client.call(method, address)
        const { code, details } = await readError(response)
        // A filter that takes several values is parsed into a list of another name: `role` into `roles`.
        const isNamed = details.some(({ path: at }) => at.split('.').some((part) => part.startsWith(name)))
        if (code !== 'request.invalid' || !isNamed)
          taken.push(`${method} ${address}: ${response.status} ${code} ${JSON.stringify(details)}`)
      }
    }
    expect(asked).toBeGreaterThan(60)
    expect(taken).toEqual([])
  })

  test('security bar 64: are refused in bodies, with the path of the field', async () => {
    const { client } = await started()
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
