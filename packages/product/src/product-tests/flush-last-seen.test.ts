import type { ActiveSession } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createTestContext, readJson, type TestContext } from '@sitewright/identity/testing/account'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { silentLog } from '@sitewright/kernel/request'
import { createLastSeen } from '@sitewright/kernel/services'
import { flushLastSeen, startLastSeen } from '@sitewright/kernel/sessions'

const minute = 60_000

onEachEngine('when sessions were seen last', (open) => {
  const stored = async ({ services }: TestContext): Promise<Map<string, number>> => {
    const rows = await services.database.db.selectFrom('sessions').select(['id', 'last_seen_at']).execute()
    return new Map(rows.map(({ id, last_seen_at }) => [id, last_seen_at]))
  }
  const listed = async ({ maya }: TestContext): Promise<ActiveSession[]> =>
    (await readJson<{ sessions: ActiveSession[] }>(await maya.call('GET', '/api/account/sessions'))).sessions

  test('a request writes nothing; the list knows of it at once, the other servers after the write', async () => {
    const context = await createTestContext(await open())
    const { services, now, maya, mayaElsewhere } = context
    await flushLastSeen(services)
    const before = await stored(context)
    now.advance(5 * minute)
    const seenAt = now()
    await mayaElsewhere.call('GET', '/api/auth/verify')
    expect(await stored(context)).toEqual(before)
    now.advance(minute)
    const [own, elsewhere] = (await listed(context)).toSorted((a, b) => Number(b.current) - Number(a.current))
    expect([own?.lastSeenAt, elsewhere?.lastSeenAt]).toEqual([now(), seenAt])

    expect(await flushLastSeen(services)).toBe(2)
    const after = await stored(context)
    expect([after.get(own?.id ?? ''), after.get(elsewhere?.id ?? '')]).toEqual([now(), seenAt])
    expect(await flushLastSeen(services)).toBe(0)
    await maya.call('GET', '/api/auth/verify')
    expect(await flushLastSeen(services)).toBe(1)
  })

  test('a session that has ended is not seen', async () => {
    const { services, maya, mayaElsewhere } = await createTestContext(await open())
    await maya.call('POST', '/api/account/sessions/end-others')
    await flushLastSeen(services)
    expect((await mayaElsewhere.call('GET', '/api/auth/verify')).status).toBe(401)
    expect(await flushLastSeen(services)).toBe(0)
  })

  test('whatever several servers see and write in whatever order, the latest sight stays', async () => {
    const context = await createTestContext(await open())
    const { services, now } = context
    const ids = [...(await stored(context)).keys()]
    const servers = Array.from({ length: 3 }, () => ({
      database: services.database,
      lastSeen: createLastSeen(now)
    }))
    const step = fc.record({
      server: fc.nat(servers.length - 1),
      session: fc.nat(ids.length - 1),
      flush: fc.boolean(),
      wait: fc.nat(1000)
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const latest = await stored(context)
        for (const { server, session, flush, wait } of steps) {
          now.advance(wait)
          const chosen = servers[server]
          const id = ids[session]
          if (chosen === undefined || id === undefined) throw new Error('there is one')
          chosen.lastSeen.saw(id)
          latest.set(id, now())
          if (flush) await flushLastSeen(chosen)
        }
        for (const server of servers) await flushLastSeen(server)
        expect(await stored(context)).toEqual(latest)
      }),
      { numRuns: 15 }
    )
  })

  test('servers that write the same sessions at once are not in each other’s way', async () => {
    const context = await createTestContext(await open())
    const { services, now } = context
    const ids = [...(await stored(context)).keys()]
    now.advance(minute)
    const servers = [ids, ids.toReversed(), ids].map((order) => {
      const lastSeen = createLastSeen(now)
      for (const id of order) lastSeen.saw(id)
      return { database: services.database, lastSeen }
    })
    expect(await Promise.all(servers.map(flushLastSeen))).toEqual(servers.map(() => ids.length))
    expect(new Set((await stored(context)).values())).toEqual(new Set([now()]))
  })

  test('a server that stops writes the rest', async () => {
    const context = await createTestContext(await open())
    const { services, now, maya } = context
    now.advance(minute)
    const { stop } = startLastSeen({ ...services, log: silentLog })
    await maya.call('GET', '/api/auth/verify')
    await stop()
    expect([...(await stored(context)).values()]).toContain(now())
  })
})
