import { expect, test } from 'vitest'
import { nodeArgon2id } from '@sitewright/kernel/node'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { onEachEngine, createTestServices, quickPasswords } from '@sitewright/kernel/testing/services'
import { concurrencyLimit, createArgon2Hasher } from '@sitewright/kernel/crypto'

const real = createArgon2Hasher(nodeArgon2id)

test('security bar 1: a hash meets the floor of both texts, with a salt and a tag of their own', async () => {
  const hash = await real.hash('plumb line larch')
  const [, memory, passes, lanes, salt = '', tag = ''] =
    hash.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/) ?? []
  expect(Number(memory)).toBeGreaterThanOrEqual(47_104)
  expect([Number(passes), Number(lanes)]).toEqual([1, 1])
  expect([Buffer.from(salt, 'base64').length, Buffer.from(tag, 'base64').length]).toEqual([16, 32])
  expect(await real.hash('plumb line larch')).not.toBe(hash)
  expect(await real.verify('plumb line larch', hash)).toBe(true)
  expect(await real.verify('plumb line larcH', hash)).toBe(false)
  expect(await real.verify('plumb line larch', real.dummyHash)).toBe(false)
})

test('security bar 3: a password is hashed whole, neither truncated nor trimmed, in one Unicode form', async () => {
  const long = 'a'.repeat(256)
  const hash = await quickPasswords.hash(`${long} `)
  expect(await quickPasswords.verify(long, hash)).toBe(false)
  expect(await quickPasswords.verify(`${long} `, hash)).toBe(true)
  expect(await quickPasswords.verify('Zoë', await quickPasswords.hash('Zoe\u0308'))).toBe(true)
})

test('an invalid hash matches no password', async () => {
  for (const text of ['', 'plain', '$2b$10$abc', '$argon2id$v=19$m=64,t=1,p=1$$'])
    expect(await quickPasswords.verify('', text)).toBe(false)
})

test('security bar 3: four hashes at once, sixty-four wait, and the next is told to come back', async () => {
  const pass = concurrencyLimit({ running: 4, waiting: 64 })
  let running = 0
  let most = 0
  let finish: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await held
    running -= 1
  }
  const all = Promise.allSettled(Array.from({ length: 70 }, () => pass(work)))
  finish()
  const refused = (await all).filter((result) => result.status === 'rejected')
  expect([most, refused.length]).toEqual([4, 2])
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'server.busy', retryAfter: 2 })
  await expect(pass(() => Promise.resolve('free again'))).resolves.toBe('free again')
  await expect(pass(() => Promise.reject(new Error('fails')))).rejects.toThrow('fails')
  await expect(pass(() => Promise.resolve('still free'))).resolves.toBe('still free')
})

onEachEngine('long passwords', (open) => {
  test('security bar 3: a password of 10 MB is refused within 50 ms, and nothing is hashed', async () => {
    const hashed: string[] = []
    const services = await createTestServices(await open())
    const spy = (text: string) => {
      hashed.push(text)
      return Promise.resolve(false)
    }
    const app = createProductApp({ ...services, passwords: { ...services.passwords, verify: spy } })
    const page = createTestBrowser(app)
    await page.call('POST', '/api/auth/login', { email: 'warm@example.com', password: 'up' })
    const before = hashed.length
    const body = new TextEncoder().encode(
      JSON.stringify({ email: 'maya@example.com', password: 'x'.repeat(10 * 1024 * 1024) })
    )
    const headers = {
      'content-type': 'application/json',
      'content-length': String(body.length),
      'x-requested-with': 'sitewright'
    }
    const times: number[] = []
    // The fastest of several runs counts, so that other load on the machine is not measured.
    for (let call = 0; call < 10; call += 1) {
      const begun = performance.now()
      const response = await app.request('/api/auth/login', { method: 'POST', headers, body })
      times.push(performance.now() - begun)
      expect(response.status).toBe(400)
    }
    expect(hashed.length).toBe(before)
    expect(Math.min(...times)).toBeLessThan(50)
    const tooLong = await page.call('POST', '/api/auth/login', {
      email: 'maya@example.com',
      password: 'x'.repeat(257)
    })
    expect(tooLong.status).toBe(400)
    expect(hashed.length).toBe(before)
  })
})
