import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '../../templates/e2e/site-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
let server: Server

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'home')
  writeFileSync(join(folder, '100% fresh.html'), 'fresh')
  writeFileSync(join(folder, '404.html'), 'not found')
  server = serveSite(() => folder).listen(0, 'localhost')
  await new Promise((listening) => server.once('listening', listening))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

/** The status for a path that is sent as it stands; fetch would tidy it up first. */
function fetchStatus(path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    get({ port, path }, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).once('error', reject)
  })
}

it.each([
  ['/', 200],
  ['/100%25%20fresh', 200],
  ['/no-such-page', 404],
  ['/../site-server', 404],
  ['/%', 400],
  ['/%c3%28', 400],
  ['//', 400]
])('%s is answered with %i', async (path, status) => {
  expect(await fetchStatus(path)).toBe(status)
})
