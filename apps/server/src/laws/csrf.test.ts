import { expect, test } from 'vitest'
import { onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import {
  toConcretePath,
  declaredCalls,
  readError,
  createLawServer,
  createStrongestClient
} from './contract.ts'

const json = { 'content-type': 'application/json', 'x-requested-with': 'sitewright' }

/** Cross-site requests with the cookies of a signed-in user, in every form that a page can make them. */
const forged: Readonly<Record<string, { headers: Record<string, string>; body: string }>> = {
  'a form': { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=b' },
  'a form with files': { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  'plain text': { headers: { 'content-type': 'text/plain' }, body: '{}' },
  'plain text with our header': { headers: { ...json, 'content-type': 'text/plain' }, body: '{}' },
  'no header of ours': { headers: { 'content-type': 'application/json' }, body: '{}' },
  'no type': { headers: { 'x-requested-with': 'sitewright' }, body: '{}' },
  'another origin': { headers: { ...json, origin: 'https://evil.example' }, body: '{}' },
  'an origin that begins like ours': {
    headers: { ...json, origin: 'https://sitewright.test.evil.example' },
    body: '{}'
  },
  'no origin to speak of': { headers: { ...json, origin: 'null' }, body: '{}' },
  'another site': { headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' },
  'a neighbour below the same domain': {
    headers: { ...json, 'sec-fetch-site': 'same-site', origin: 'https://sitewright.test' },
    body: '{}'
  }
}

onEachEngine('forged requests (CSRF)', (open) => {
  test('security bar 26: every state-changing operation refuses all of them', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const { token } = await createStrongestClient(services, app)
    const passed: string[] = []
    for (const { method, path } of declaredCalls) {
      if (method === 'GET') continue
      for (const [name, { headers, body }] of Object.entries(forged)) {
        const response = await app.request(toConcretePath(path), {
          method,
          headers: { authorization: `Bearer ${token}`, ...headers },
          body
        })
        const { code } = await readError(response)
        if (response.status !== 403 || code !== 'request.forged')
          passed.push(`${method} ${path} answers ${response.status} to ${name}`)
      }
    }
    expect(passed).toEqual([])
  })

  test('security bar 26: our own pages and programs without a browser pass', async () => {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const send = async (headers: Record<string, string>) =>
      (
        await app.request('/api/auth/logout', {
          method: 'POST',
          headers: { ...json, ...headers },
          body: '{}'
        })
      ).status
    expect(
      await Promise.all([
        send({}),
        send({ origin: 'https://sitewright.test' }),
        send({ 'sec-fetch-site': 'same-origin', origin: 'https://sitewright.test' }),
        send({ 'content-type': 'application/json; charset=utf-8' })
      ])
    ).toEqual([200, 200, 200, 200])
  })
})
