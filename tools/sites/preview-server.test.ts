import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { createSiteServer } from '../../templates/angular/site-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'preview-'))
mkdirSync(join(folder, 'services'))
const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'services.html': 'services',
  'services/100% fresh.html': 'fresh',
  'theme.css': 'css'
}
for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
afterAll(() => rmSync(folder, { recursive: true }))

/** What is answered to an address that is sent as it stands; fetch would tidy it up first. */
async function ask(base: string, path: string, method = 'GET') {
  const server = createSiteServer(folder, base).listen(0, 'localhost')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, path, method }, resolve).once('error', reject).end()
  })
  const body = await text(response)
  server.close()
  const { location, 'content-type': type } = response.headers
  return { status: response.statusCode, body, location, type }
}

describe('the preview of a built site', () => {
  it.each([
    ['/', 200, 'home'],
    ['/services?from=menu', 200, 'services'],
    ['/services/100%25%20fresh', 200, 'fresh'],
    ['/services/none', 404, 'not found'],
    ['/services/none/', 404, 'not found'],
    ['/../services', 200, 'services'],
    ['/..%2f..%2fetc/passwd', 404, 'not found'],
    ['/%', 404, 'not found'],
    ['/%00', 404, 'not found'],
    ['//', 200, 'home']
  ])('answers %s with %i', async (path, status, body) => {
    expect(await ask('', path)).toMatchObject({ status, body, type: 'text/html; charset=utf-8' })
  })

  it('leads to the page without a slash behind its address', async () => {
    expect(await ask('', '/services/?from=menu')).toMatchObject({
      status: 308,
      location: '/services?from=menu'
    })
  })

  it('stands in the folder of its host, to which the address of the host leads', async () => {
    expect(await ask('/shop', '/')).toMatchObject({ status: 302, location: '/shop/' })
    expect(await ask('/shop', '/shop')).toMatchObject({ status: 302, location: '/shop/' })
    expect(await ask('/shop', '/shop/services')).toMatchObject({ status: 200, body: 'services' })
    expect(await ask('/shop', '/services')).toMatchObject({ status: 404, body: 'not found' })
    expect(await ask('/shop', '/shop/theme.css')).toMatchObject({ type: 'text/css; charset=utf-8' })
  })

  it('sends nothing but the head where that is asked for', async () => {
    expect(await ask('', '/services', 'HEAD')).toMatchObject({ status: 200, body: '' })
  })
})
