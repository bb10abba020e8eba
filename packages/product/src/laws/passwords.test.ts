import { expect, test } from 'vitest'
import { createArgon2Hasher } from '@sitewright/kernel/crypto'
import { nodeArgon2id } from '@sitewright/kernel/node'
import { createTestOutbox, onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestUser, testPassword } from '@sitewright/kernel/testing/users'

const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

onEachEngine('password hashes', (open) => {
  test('security bar 1: a stored hash is argon2id with at least 47104 KiB, a salt of 16 and a tag of 32 bytes', async () => {
    const services = await createTestServices(await open(), {
      passwords: createArgon2Hasher(nodeArgon2id),
      outbox: createTestOutbox(false)
    })
    const page = createTestBrowser(createProductApp(services))
    const person = { email: 'a@example.com', firstName: 'Bo', lastName: 'Li', password: testPassword }
    expect((await page.call('POST', '/api/auth/register', person)).status).toBe(200)
    const { password_hash: hash } = await services.database.db
      .selectFrom('users')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    const [, memory, passes, salt = '', tag = ''] = form.exec(hash ?? '') ?? []
    expect([Number(memory) >= 47_104, Number(passes) >= 1]).toEqual([true, true])
    expect([Buffer.from(salt, 'base64').length, Buffer.from(tag, 'base64').length]).toEqual([16, 32])
    expect(
      JSON.stringify(await services.database.db.selectFrom('audit').selectAll().execute())
    ).not.toContain(hash)
  })

  test('security bar 2: a hash with weaker parameters is renewed by the next sign-in, and by no wrong one', async () => {
    const weak = createArgon2Hasher(nodeArgon2id, { memory: 64, passes: 1, parallelism: 1 })
    const strong = createArgon2Hasher(nodeArgon2id, { memory: 128, passes: 1, parallelism: 1 })
    const database = await open()
    const user = await createTestUser(await createTestServices(database, { passwords: weak }), 'user')
    const services = await createTestServices(database, { passwords: strong })
    const page = createTestBrowser(createProductApp(services))
    const hashNow = async () =>
      (await database.db.selectFrom('users').select('password_hash').executeTakeFirstOrThrow()).password_hash
    await page.call('POST', '/api/auth/login', { email: user.email, password: 'another one' })
    expect(await hashNow()).toBe(user.password_hash)
    const right = { email: user.email, password: testPassword }
    expect((await page.call('POST', '/api/auth/login', right)).status).toBe(200)
    expect(await hashNow()).toMatch(/m=128,/)
    const renewed = await hashNow()
    expect((await page.call('POST', '/api/auth/login', right)).status).toBe(200)
    expect(await hashNow()).toBe(renewed)
  })
})
