import { expect, test } from 'vitest'
import { onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createLawServer, createStrongestClient } from './contract.ts'

onEachEngine('responses', (open) => {
  test('security bar 27: every kind of response has the same headers and a request id, and is not stored', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const client = await createStrongestClient(services, app)
    const other = await app.request('/api/catalog')
    const usual = [...other.headers].filter(
      ([name]) => !/^(content-(type|length)|cache-control|etag|vary|x-request-id)$/.test(name)
    )
    expect(usual.map(([name]) => name)).toEqual(
      expect.arrayContaining(['content-security-policy', 'x-content-type-options', 'permissions-policy'])
    )
    const answers = {
      'one that is only data': await client.call('GET', '/api/auth/verify'),
      'one to a change': await client.call('POST', '/api/auth/password/forgot', { email: 'a@example.com' }),
      'one that sets cookies': await createTestBrowser(app).call('POST', '/api/auth/logout', {}),
      'a refusal': await createTestBrowser(app).call('GET', '/api/users'),
      'a file': await client.call('GET', '/api/admin/users/export'),
      'one that is not there': await client.call('GET', '/api/users/nobody')
    }
    const names = new Set<string>()
    for (const [kind, { headers }] of Object.entries(answers)) {
      expect([kind, Object.fromEntries(usual.map(([name]) => [name, headers.get(name)]))]).toEqual([
        kind,
        Object.fromEntries(usual)
      ])
      expect([kind, headers.get('cache-control')]).toEqual([kind, 'no-store'])
      names.add(headers.get('x-request-id') ?? '')
    }
    expect(answers['a file'].headers.get('content-disposition')).toMatch(/^attachment; filename="people-/)
    await answers['a file'].text()
    expect(names.size).toBe(Object.keys(answers).length)
    expect(names.has('')).toBe(false)
  })
})
