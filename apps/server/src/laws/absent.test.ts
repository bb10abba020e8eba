import { globSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { readPackageSources, serverPackages } from '@sitewright/kernel/testing/server-sources'
import { expect, test } from 'vitest'
import { listen } from '../http/listen.ts'
import { requestAddresses } from '../http/request-addresses.ts'
import { createTestApp } from '../testing/app.ts'

interface Described {
  paths: Record<
    string,
    Record<string, { 'x-access': string; responses: Record<string, { content?: Record<string, unknown> }> }>
  >
}

test('security bar 34: one call is declared to answer with a stream, and takes the control panel', async () => {
  const document = await createTestApp().request('/api/openapi.json')
  const { paths } = (await document.json()) as Described
  const streaming = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { responses }]) =>
        Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content)
      )
      .map(([method, operation]) => `${method} ${path} ${operation['x-access']}`)
  )
  expect(streaming).toEqual(['get /api/admin/stream admin.access'])
})

test('security bar 34: a call that asks for a socket gets the answer of any other', async () => {
  const addresses = requestAddresses([])
  const { fetch } = createTestApp()
  const { port, stop } = await listen(
    { fetch, addresses, requestRate: undefined },
    { port: 0, host: '127.0.0.1' }
  )
  const answer = await new Promise<number | 'upgraded' | undefined>((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      origin: 'https://elsewhere.example',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ=='
    }
    const call = request({ port, host: '127.0.0.1', path: '/api/auth/verify', headers })
    call.on('upgrade', () => resolve('upgraded'))
    call.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    call.on('error', reject)
    call.end()
  })
  await stop(0)
  expect(answer).toBe(401)
})

/**
 * What reaches other hosts: sign-in providers, webhooks, checked services and connected databases behind the guard of number 40; the list of breached
 * passwords and mail, at the addresses that the operator has configured.
 */
const reaching = [
  'packages/databases/node/http-request.ts',
  'packages/databases/node/mysql/connect.ts',
  'packages/databases/node/postgresql/connect.ts',
  'packages/kernel/node/breached-passwords.ts',
  'packages/kernel/node/mail/smtp-transport.ts',
  'packages/kernel/node/outbound-connection.ts',
  'packages/kernel/node/send-guarded.ts'
]

test('security bar 55: the server calls providers, webhooks, checked services, connected databases, the breach list and the mail server only', () => {
  const folder = fileURLToPath(new URL('../../../../', import.meta.url))
  const server = globSync('apps/server/src/**/*.ts', { cwd: folder })
    .filter((path) => !/\btest/.test(path))
    .map((path) => ({ path, text: readFileSync(folder + path, 'utf8') }))
  const sources = [...server, ...readPackageSources([...serverPackages, 'databases'])]
  expect(sources.length).toBeGreaterThan(600)
  const calling = sources.filter(({ text }) => {
    const isOwnFetch = /[{(,]\s*fetch[,:\s}]/.test(text)
    const opens =
      /new Socket\(/.test(text) ||
      /import \{[^}]*\b(request|connect|createConnection|get)\b[^}]*\} from 'node:/.test(text)
    const mails = text.includes('createTransport(') && !text.includes('streamTransport')
    return opens || mails || (/(?<![.\w])fetch\(/.test(text) && !isOwnFetch)
  })
  expect(calling.map(({ path }) => path).toSorted()).toEqual(reaching)
})
