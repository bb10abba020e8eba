import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, onSqlite, createTestServices } from '@sitewright/kernel/testing/services'
import { configureProvider } from '../../testing/providers/configure.ts'
import { resetTables } from '../../testing/providers/reset-tables.ts'
import { localServer, send, type LocalAnswer } from '@sitewright/kernel/testing/local-server'
import { fakeOpenidProvider } from '../../testing/providers/fake-openid-provider.ts'
import { signInWith } from '../../testing/providers/visit.ts'
import { createIdentityApp } from '../../testing/identity-app.ts'

const start = '/api/auth/oauth/google'

onSqlite('avatars from a provider', (open) => {
  const empty = resetTables(open)
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started(answer: LocalAnswer) {
    const pictures = await localServer((_request, response) => Promise.resolve(send(response, answer)))
    const picture = `${pictures.address}/noor.png`
    const person = { sub: 'noor', email: 'noor@example.com', email_verified: true, picture }
    const provider = await fakeOpenidProvider(person)
    closing.push(pictures.close, provider.close)
    const services = await createTestServices(await empty(), { now: createTestClock(Date.now()) })
    await configureProvider(services, 'google', provider.address)
    const page = createTestBrowser(createIdentityApp(services))
    const shown = async () =>
      (await services.database.db.selectFrom('users').select('avatar').executeTakeFirst())?.avatar
    return { page, pictures, shown }
  }

  test('are re-encoded and stored here, and fetched once', async () => {
    const body = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#245' } })
      .png()
      .toBuffer()
    const { page, pictures, shown } = await started({ headers: { 'content-type': 'image/png' }, body })
    expect((await signInWith(page, start))?.status).toBe('done')
    const address = (await shown()) ?? ''
    expect(address).toMatch(/^\/api\/avatars\//)
    expect((await page.call('GET', address)).headers.get('content-type')).toBe('image/webp')
    await signInWith(page, start)
    expect(pictures.asked).toEqual(['/noor.png'])
  })

  test('do not stop a sign-in if they are invalid', async () => {
    const answers: LocalAnswer[] = [
      { headers: { 'content-type': 'image/png' }, body: 'no picture' },
      { headers: { 'content-type': 'image/svg+xml' }, body: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      { status: 302, headers: { location: 'https://evil.example/', 'content-type': 'image/png' } },
      { status: 404, headers: { 'content-type': 'image/png' } }
    ]
    for (const answer of answers) {
      const { page, pictures, shown } = await started(answer)
      expect((await signInWith(page, start))?.status).toBe('done')
      expect([pictures.asked.length, await shown()]).toEqual([1, null])
    }
  })
})
