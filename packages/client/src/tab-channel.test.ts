import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTabChannel } from './tab-channel.ts'

const names = () => ({ channel: `test.${crypto.randomUUID()}`, lock: `test.${crypto.randomUUID()}` })

test('one tab runs at a time, and each gets its own result', async () => {
  const shared = names()
  const [one, other] = [openTabChannel(shared), openTabChannel(shared)]
  const order: string[] = []
  const results = await Promise.all([
    one.exclusive(async () => {
      order.push('one begins')
      await sleep(20)
      order.push('one ends')
      return 1
    }),
    other.exclusive(() => {
      order.push('other')
      return Promise.resolve(2)
    })
  ])
  expect(order).toEqual(['one begins', 'one ends', 'other'])
  expect(results).toEqual([1, 2])
  one.close()
  other.close()
})

test('a function that fails releases the lock, and its failure is passed on', async () => {
  const tabs = openTabChannel(names())
  await expect(tabs.exclusive(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(await tabs.exclusive(() => Promise.resolve('next'))).toBe('next')
  tabs.close()
})

test(
  'a channel that closes while its function waits for good releases the lock',
  { timeout: 5000 },
  async () => {
    const shared = names()
    const [closed, other] = [openTabChannel(shared), openTabChannel(shared)]
    const begun = Promise.withResolvers<void>()
    void closed.exclusive(() => {
      begun.resolve()
      return new Promise(() => undefined)
    })
    // Waits for the lock when its channel closes.
    void closed.exclusive(() => new Promise(() => undefined))
    await begun.promise
    closed.close()
    expect(await other.exclusive(() => Promise.resolve('free'))).toBe('free')
    other.close()
  }
)
