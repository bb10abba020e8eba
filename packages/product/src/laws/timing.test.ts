import { expect, test } from 'vitest'
import { createArgon2Hasher, newId } from '@sitewright/kernel/crypto'
import { nodeArgon2id } from '@sitewright/kernel/node'
import { onEachEngine, createTestServices } from '@sitewright/kernel/testing/services'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestUser, testPassword } from '@sitewright/kernel/testing/users'

/** Sign-ins of each kind: as the bar says on one engine; the other is asked the same, and is to be no exception. */
const samplesOn = { sqlite: 200, postgres: 60 } as const
const tolerance = 1.1

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

onEachEngine('refused sign-ins', (open) => {
  test(
    'security bar 10: unknown, wrong, inactive and locked answer alike, in words and in time',
    { timeout: 1_200_000 },
    async () => {
      const services = await createTestServices(await open(), {
        passwords: createArgon2Hasher(nodeArgon2id),
        now: Date.now
      })
      const { db, engine } = services.database
      const samples = samplesOn[engine]
      const app = createProductApp(services)
      const [known, inactive, locked] = [
        await createTestUser(services, 'user'),
        await createTestUser(services, 'user'),
        await createTestUser(services, 'user')
      ]
      await db.updateTable('users').set({ status: 'inactive' }).where('id', '=', inactive.id).execute()
      const kinds: Readonly<Record<string, () => { email: string; password: string }>> = {
        unknown: () => ({ email: `${newId()}@example.com`, password: testPassword }),
        wrong: () => ({ email: known.email, password: 'not this one' }),
        inactive: () => ({ email: inactive.email, password: testPassword }),
        locked: () => ({ email: locked.email, password: testPassword })
      }
      const until = Date.now() + 3_600_000
      const lock = { account: locked.id, device: 'any', fails: 9, window_ends_at: until, locked_until: until }
      let addresses = 0
      const answers = new Set<string>()
      const once = async (kind: keyof typeof kinds): Promise<number> => {
        // Reset the rate limit, so that only the locked account has failed attempts, and use a new IP address.
        await db.deleteFrom('attempts').execute()
        await db.insertInto('attempts').values(lock).execute()
        addresses += 1
        const client = createTestBrowser(app, { address: `10.9.${addresses >> 8}.${addresses & 255}` })
        const body = kinds[kind]?.()
        const begun = performance.now()
        const response = await client.call('POST', '/api/auth/login', body)
        const ms = performance.now() - begun
        const { traceId: _one, ...answer } = (await response.json()) as Record<string, unknown>
        answers.add(JSON.stringify([response.status, answer, [...response.headers.keys()].toSorted()]))
        return ms
      }
      const spread = async (): Promise<number> => {
        const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as number[]]))
        // In turn, so that whatever else the machine does meets all kinds alike.
        for (let sample = 0; sample < samples; sample += 1)
          for (const kind of Object.keys(kinds)) times[kind]?.push(await once(kind))
        const medians = Object.values(times).map(median)
        return Math.max(...medians) / Math.min(...medians)
      }
      for (const kind of Object.keys(kinds)) await once(kind)
      const first = await spread()
      expect(answers.size).toBe(1)
      // A machine under load may disturb one round.
      expect(first < tolerance ? first : await spread()).toBeLessThan(tolerance)
    }
  )
})
