import { expect, test } from 'vitest'
import { createTestClock, onEachEngine, createTestServices } from '../../testing/services.ts'
import { enforceRateLimit } from './enforce-rate-limit.ts'

onEachEngine('rate limits', (open) => {
  const tries = (count: number, act: (index: number) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => act(index))).then(
      (results) => results.filter(({ status }) => status === 'fulfilled').length
    )

  test('security bar 13: the addresses of an IPv6 network share one budget, on every server', async () => {
    const database = await open()
    const servers = [await createTestServices(database), await createTestServices(database)]
    const passed = await tries(30, async (index) => {
      const server = servers[index % 2]
      if (server !== undefined)
        await enforceRateLimit(server, 'login-address', `2001:db8::${index.toString(16)}`)
    })
    expect(passed).toBe(10)
    await enforceRateLimit(await createTestServices(database), 'login-address', '2001:db8:0:1::1')
  })

  test('security bar 13: a key of address and account counts by the network too', async () => {
    const services = await createTestServices(await open())
    const passed = await tries(20, (index) =>
      enforceRateLimit(services, 'login-account', `2001:db8::${index.toString(16)} account`)
    )
    expect(passed).toBe(5)
    await enforceRateLimit(services, 'login-account', '2001:db8::1 another')
  })

  test('an expired window starts over', async () => {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    await tries(10, () => enforceRateLimit(services, 'login-address', '192.0.2.1'))
    await expect(enforceRateLimit(services, 'login-address', '::ffff:192.0.2.1')).rejects.toMatchObject({
      code: 'request.too-many',
      retryAfter: 60
    })
    now.advance(60_001)
    await enforceRateLimit(services, 'login-address', '192.0.2.1')
  })
})
