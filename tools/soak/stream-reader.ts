import { streamSignals } from '../../packages/api/src/kernel/stream-signals.ts'
import { readEventStream } from '../../packages/client/src/event-stream.ts'
import type { Cluster } from './cluster.ts'
import { repeat, type Pace } from './pace.ts'
import type { SoakRecord } from './record.ts'
import type { SimulatedUser } from './simulated-user.ts'

/** Follows the events of the panel, on another server after each break: no event comes twice or out of turn. */
export async function runStreamReader(
  user: SimulatedUser,
  cluster: Cluster,
  { pace, record }: { pace: Pace; record: SoakRecord }
): Promise<void> {
  let lastEventId: string | undefined
  await repeat({ ...pace, thinkMs: 1000 }, async () => {
    // Renews the token where it is due.
    await user.ask('GET /api/auth/verify', {})
    const member = cluster.pick()
    const begun = Date.now()
    const end = await readEventStream({
      fetch: (request) => user.fetchFrom(member, request),
      origin: member.origin,
      lastEventId,
      signal: pace.signal,
      onMessage({ name, id }) {
        if (name === streamSignals.reset) record.count('streams that were told to read anew')
        else if (lastEventId !== undefined && id !== '' && Number(id) < Number(lastEventId))
          record.wrong('event out of turn', `${id} (${name}) after ${lastEventId}`)
        const isEvent = !Object.values<string>(streamSignals).includes(name)
        if (isEvent && id === lastEventId) record.wrong('event twice', `${id} (${name})`)
        if (isEvent) record.count('events of streams')
        if (id !== '') lastEventId = id
      }
    })
    record.count('streams that ended')
    if (end.kind === 'refused' && !cluster.wasKilled(member, begun, Date.now()))
      record.wrong('stream refused', `${user.email}: ${end.status}`)
  })
}
