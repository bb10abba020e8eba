import { expect, test } from 'vitest'
import type { Database } from '@sitewright/kernel/db'
import { createTestOutbox, onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestUser } from '@sitewright/kernel/testing/users'

/** A database that records its queries. */
function overheard(database: Database): Database & { asked: string[] } {
  const asked: string[] = []
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      asked.push(node.kind)
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result)
  })
  return { ...database, db, asked }
}

/** Background work that waits until the test releases it. */
function createHeldWork() {
  const waiting: (() => Promise<void>)[] = []
  return {
    start: (work: () => Promise<void>) => void waiting.push(work),
    idle: () => Promise.resolve(),
    release: async () => {
      for (const work of waiting.splice(0)) await work()
    }
  }
}

const registration = (email: string) => ({
  firstName: 'Maya',
  lastName: 'Okafor',
  email,
  password: 'plumb line larch'
})

const calls = {
  '/api/auth/password/forgot': (email: string) => ({ email }),
  '/api/auth/email/resend': (email: string) => ({ email }),
  '/api/auth/register': registration
} as const

onEachEngine('known and unknown email addresses (user enumeration)', (open) => {
  test.each(Object.entries(calls))(
    'security bar 61: %s responds after the same queries, and before the work that differs',
    async (path, body) => {
      const database = overheard(await open())
      const outbox = createTestOutbox()
      const later = createHeldWork()
      const services = await createTestServices(database, { outbox, backgroundWork: later })
      const app = createProductApp(services)
      const active = (await createTestUser(services, 'user')).email
      const pending = 'pending@example.com'
      await createTestBrowser(app).call('POST', '/api/auth/register', registration(pending))
      await later.release()
      outbox.posted.length = 0
      const before: Record<string, unknown> = {}
      for (const [kind, email] of Object.entries({ active, pending, unknown: 'nobody@example.com' })) {
        database.asked.length = 0
        const page = createTestBrowser(app, { address: `198.51.100.${Object.keys(before).length}` })
        const response = await page.call('POST', path, body(email))
        before[kind] = [response.status, await response.json(), [...database.asked]]
      }
      expect(before['active']).toEqual(before['unknown'])
      expect(before['pending']).toEqual(before['unknown'])
      expect(outbox.posted).toEqual([])
      await later.release()
      expect(outbox.posted.length).toBeGreaterThan(0)
    }
  )
})
