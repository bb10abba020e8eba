import { expect, test } from 'vitest'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import { silentLog } from '../../http/log.ts'
import { clock, onEachEngine, testAccounts } from '../../testing-accounts.ts'
import type { Delivery, Mail } from './carrier.ts'
import { mailQueue, type MailQueue } from './queue.ts'

const maya = { email: 'maya@example.com', firstName: 'Maya' }
const letter = { kind: 'reset-password', link: 'https://sitewright.test/auth/reset#secret' } as const
const hour = 3_600_000

onEachEngine('the mail queue', (open) => {
  async function started(answers: Delivery[] = []) {
    const now = clock()
    const accounts = await testAccounts(await open(), { now })
    const carried: Mail[] = []
    const parts = {
      ...accounts,
      configured: true,
      log: silentLog,
      random: () => 0.5,
      carry: (mail: Mail) => {
        carried.push(mail)
        return Promise.resolve(answers.shift() ?? ({ kind: 'sent' } as const))
      }
    }
    return { accounts, now, carried, queue: mailQueue(parts), other: mailQueue(parts) }
  }
  const post = ({ database }: Accounts, queue: MailQueue) =>
    atomically(database, (transaction) => queue.post(transaction, maya, letter))
  const rows = ({ database }: Accounts) => database.db.selectFrom('mails').selectAll().execute()

  test('delivers a letter as soon as what it tells about is written, and forgets its content', async () => {
    const { accounts, queue, carried } = await started()
    await post(accounts, queue)
    await queue.idle()
    expect(carried).toMatchObject([{ to: maya.email, subject: 'Set a new password' }])
    expect(carried[0]?.text).toContain(letter.link)
    expect(await rows(accounts)).toMatchObject([{ state: 'sent', tries: 1, content: '', problem: null }])
  })

  test('posts nothing where the transaction is not written', async () => {
    const { accounts, queue, carried } = await started()
    await expect(
      atomically(accounts.database, async (transaction) => {
        await queue.post(transaction, maya, letter)
        throw new Error('no')
      })
    ).rejects.toThrow('no')
    await queue.deliver()
    expect([carried, await rows(accounts)]).toEqual([[], []])
  })

  test('keeps recipient and content sealed while they wait', async () => {
    const { accounts, queue } = await started([{ kind: 'later', problem: 'ECONNREFUSED' }])
    await post(accounts, queue)
    await queue.idle()
    const text = JSON.stringify(await rows(accounts))
    expect(text).not.toContain('maya')
    expect(text).not.toContain('secret')
    expect(await rows(accounts)).toMatchObject([{ state: 'waiting', tries: 1, problem: 'ECONNREFUSED' }])
  })

  test('tries again after a wait that grows, and gives up after a day', async () => {
    const fails = Array.from({ length: 100 }, () => ({ kind: 'later', problem: 'ETIMEDOUT' }) as const)
    const { accounts, queue, carried, now } = await started(fails)
    await post(accounts, queue)
    await queue.idle()
    const waits: number[] = []
    for (;;) {
      const [row] = await rows(accounts)
      if (row === undefined || row.state !== 'waiting') break
      waits.push(row.due_at - now())
      now.pass(row.due_at - now() - 1)
      expect(await queue.deliver()).toBe(0)
      expect(carried).toHaveLength(waits.length)
      now.pass(1)
      await queue.deliver()
    }
    expect(waits.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(Math.max(...waits)).toBe(hour)
    const [given] = await rows(accounts)
    expect(given).toMatchObject({ state: 'given-up', content: '', problem: 'ETIMEDOUT' })
    expect((given?.ended_at ?? 0) - (given?.created_at ?? 0)).toBeGreaterThan(22 * hour)
  })

  test('gives up at once where the recipient is refused', async () => {
    const { accounts, queue } = await started([{ kind: 'never', problem: 'EENVELOPE 550' }])
    await post(accounts, queue)
    await queue.idle()
    expect(await rows(accounts)).toMatchObject([{ state: 'given-up', tries: 1, problem: 'EENVELOPE 550' }])
  })

  test('two servers deliver each letter once', async () => {
    const { accounts, queue, other, carried } = await started()
    for (let count = 0; count < 30; count += 1) await post(accounts, queue)
    await Promise.all([queue.deliver(), other.deliver(), queue.deliver(), other.deliver()])
    await Promise.all([queue.idle(), other.idle()])
    expect(new Set(carried.map(({ id }) => id)).size).toBe(30)
    expect(carried).toHaveLength(30)
  })

  test('a letter whose server ended in the middle is delivered by another', async () => {
    const { accounts, queue, carried, now } = await started([{ kind: 'later', problem: 'ECONNREFUSED' }])
    await post(accounts, queue)
    await queue.idle()
    await accounts.database.db
      .updateTable('mails')
      .set({ due_at: now() + 120_000 })
      .execute()
    await queue.deliver()
    expect(carried).toHaveLength(1)
    now.pass(120_000)
    expect(await queue.deliver()).toBe(1)
  })

  test('a letter that cannot be opened does not hold up the others', async () => {
    const { accounts, queue, carried } = await started([{ kind: 'later', problem: 'ECONNREFUSED' }])
    await post(accounts, queue)
    await queue.idle()
    await accounts.database.db.updateTable('mails').set({ content: 'v1.gone.x.y', due_at: 0 }).execute()
    await post(accounts, queue)
    await queue.idle()
    expect(carried).toHaveLength(2)
    const states = (await rows(accounts)).map(({ state, problem }) => `${state} ${problem}`).toSorted()
    expect(states).toEqual(['sent null', 'waiting unreadable'])
  })
})
