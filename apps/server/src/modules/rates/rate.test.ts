import { expect, test } from 'vitest'
import { clock, onEachEngine, testAccounts } from '../../testing-accounts.ts'
import { limitRate } from './rate.ts'

onEachEngine('rates', (open) => {
  const tries = (count: number, act: (index: number) => Promise<void>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => act(index))).then(
      (results) => results.filter(({ status }) => status === 'fulfilled').length
    )

  test('security bar 13: the addresses of an IPv6 network share one budget, on every server', async () => {
    const database = await open()
    const servers = [await testAccounts(database), await testAccounts(database)]
    const passed = await tries(30, async (index) => {
      const server = servers[index % 2]
      if (server !== undefined) await limitRate(server, 'login-address', `2001:db8::${index.toString(16)}`)
    })
    expect(passed).toBe(10)
    await limitRate(await testAccounts(database), 'login-address', '2001:db8:0:1::1')
  })

  test('security bar 13: an address and an account together count by the network too', async () => {
    const accounts = await testAccounts(await open())
    const passed = await tries(20, (index) =>
      limitRate(accounts, 'login-account', `2001:db8::${index.toString(16)} account`)
    )
    expect(passed).toBe(5)
    await limitRate(accounts, 'login-account', '2001:db8::1 another')
  })

  test('a window that has ended counts from the start', async () => {
    const now = clock()
    const accounts = await testAccounts(await open(), { now })
    await tries(10, () => limitRate(accounts, 'login-address', '192.0.2.1'))
    await expect(limitRate(accounts, 'login-address', '::ffff:192.0.2.1')).rejects.toMatchObject({
      code: 'request.too-many',
      retryAfter: 60
    })
    now.pass(60_001)
    await limitRate(accounts, 'login-address', '192.0.2.1')
  })
})
