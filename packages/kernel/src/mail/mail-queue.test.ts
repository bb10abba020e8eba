import { expect, test } from 'vitest'
import type { Services } from '../services/services.ts'
import { inTransaction } from '../db/database.ts'
import { silentLog } from '../request/log.ts'
import { createTestClock, onEachEngine, createTestServices } from '../../testing/services.ts'
import type { Delivery, Mail } from './mail-transport.ts'
import { createMailQueue, type MailQueue } from './mail-queue.ts'

const maya = { email: 'maya@example.com', firstName: 'Maya' }
const template = { kind: 'reset-password', link: 'https://sitewright.test/auth/reset#secret' } as const
const hour = 3_600_000

onEachEngine('the mail queue', (open) => {
  async function started(answers: Delivery[] = []) {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const sentMails: Mail[] = []
    const parts = {
      ...services,
      configured: true,
      log: silentLog,
      random: () => 0.5,
      transport: (mail: Mail) => {
        sentMails.push(mail)
        return Promise.resolve(answers.shift() ?? ({ kind: 'sent' } as const))
      }
    }
    return { services, now, sentMails, queue: createMailQueue(parts), other: createMailQueue(parts) }
  }
  const post = ({ database }: Services, queue: MailQueue) =>
    inTransaction(database, (transaction) => queue.enqueue(transaction, maya, template))
  const rows = ({ database }: Services) => database.db.selectFrom('mails').selectAll().execute()

  test('delivers a mail after the commit, and deletes its content', async () => {
    const { services, queue, sentMails } = await started()
    await post(services, queue)
    await queue.idle()
    expect(sentMails).toMatchObject([{ to: maya.email, subject: 'Set a new password' }])
    expect(sentMails[0]?.text).toContain(template.link)
    expect(await rows(services)).toMatchObject([{ state: 'sent', tries: 1, content: '', problem: null }])
  })

  test('enqueues nothing if the transaction rolls back', async () => {
    const { services, queue, sentMails } = await started()
    await expect(
      inTransaction(services.database, async (transaction) => {
        await queue.enqueue(transaction, maya, template)
        throw new Error('no')
      })
    ).rejects.toThrow('no')
    await queue.deliver()
    expect([sentMails, await rows(services)]).toEqual([[], []])
  })

  test('stores recipient and content encrypted', async () => {
    const { services, queue } = await started([{ kind: 'later', problem: 'ECONNREFUSED' }])
    await post(services, queue)
    await queue.idle()
    const text = JSON.stringify(await rows(services))
    expect(text).not.toContain('maya')
    expect(text).not.toContain('secret')
    expect(await rows(services)).toMatchObject([{ state: 'waiting', tries: 1, problem: 'ECONNREFUSED' }])
  })

  test('retries with exponential backoff, and fails after a day', async () => {
    const fails = Array.from({ length: 100 }, () => ({ kind: 'later', problem: 'ETIMEDOUT' }) as const)
    const { services, queue, sentMails, now } = await started(fails)
    await post(services, queue)
    await queue.idle()
    const waits: number[] = []
    for (;;) {
      const [row] = await rows(services)
      if (row === undefined || row.state !== 'waiting') break
      waits.push(row.due_at - now())
      now.advance(row.due_at - now() - 1)
      expect(await queue.deliver()).toBe(0)
      expect(sentMails).toHaveLength(waits.length)
      now.advance(1)
      await queue.deliver()
    }
    expect(waits.slice(0, 4)).toEqual([30_000, 60_000, 120_000, 240_000])
    expect(Math.max(...waits)).toBe(hour)
    const [given] = await rows(services)
    expect(given).toMatchObject({ state: 'given-up', content: '', problem: 'ETIMEDOUT' })
    expect((given?.ended_at ?? 0) - (given?.created_at ?? 0)).toBeGreaterThan(22 * hour)
  })

  test('fails at once if the recipient is refused', async () => {
    const { services, queue } = await started([{ kind: 'never', problem: 'EENVELOPE 550' }])
    await post(services, queue)
    await queue.idle()
    expect(await rows(services)).toMatchObject([{ state: 'given-up', tries: 1, problem: 'EENVELOPE 550' }])
  })

  test('two servers deliver each mail once', async () => {
    const { services, queue, other, sentMails } = await started()
    for (let count = 0; count < 30; count += 1) await post(services, queue)
    await Promise.all([queue.deliver(), other.deliver(), queue.deliver(), other.deliver()])
    await Promise.all([queue.idle(), other.idle()])
    expect(new Set(sentMails.map(({ id }) => id)).size).toBe(30)
    expect(sentMails).toHaveLength(30)
  })

  test('a mail whose server crashed is delivered by another', async () => {
    const { services, queue, sentMails, now } = await started([{ kind: 'later', problem: 'ECONNREFUSED' }])
    await post(services, queue)
    await queue.idle()
    await services.database.db
      .updateTable('mails')
      .set({ due_at: now() + 120_000 })
      .execute()
    await queue.deliver()
    expect(sentMails).toHaveLength(1)
    now.advance(120_000)
    expect(await queue.deliver()).toBe(1)
  })

  test('a mail that cannot be decrypted does not block the others', async () => {
    const { services, queue, sentMails } = await started([{ kind: 'later', problem: 'ECONNREFUSED' }])
    await post(services, queue)
    await queue.idle()
    await services.database.db.updateTable('mails').set({ content: 'v1.gone.x.y', due_at: 0 }).execute()
    await post(services, queue)
    await queue.idle()
    expect(sentMails).toHaveLength(2)
    const states = (await rows(services)).map(({ state, problem }) => `${state} ${problem}`).toSorted()
    expect(states).toEqual(['sent null', 'waiting unreadable'])
  })
})
