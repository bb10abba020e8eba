import type { HostFacts } from '@sitewright/api'
import { inTransaction } from '@sitewright/kernel/db'
import type { Log } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createMetricWindows } from './metric-windows.ts'
import { writeCalls, writeGauges } from './metrics.repository.ts'
import { writeServer } from './servers.repository.ts'

/** Interval at which a server writes its metrics and its heartbeat. */
export const metricsMs = 10_000

interface WriterParts extends Pick<Services, 'database' | 'metrics' | 'now'> {
  /** Current facts about this server's host. */
  host: () => HostFacts
}

export interface MetricsWriter {
  /** Writes the completed seconds, and with `all` the current one too. */
  write: (options?: { all?: boolean }) => Promise<void>
}

/** Creates the writer of a server. The next write repeats what a failed one left out. */
export function createMetricsWriter({ database, metrics, now, host }: WriterParts): MetricsWriter {
  const windows = createMetricWindows()
  let writtenTo = Math.floor(now() / 1000)
  return {
    async write({ all = false } = {}) {
      const to = Math.floor(now() / 1000) + (all ? 1 : 0)
      windows.add(metrics.between(Math.min(writtenTo, to), to))
      writtenTo = to
      const { calls, gauges } = windows.changed()
      await inTransaction(database, async (transaction) => {
        await writeServer(transaction, metrics.server, { seenAt: now(), host: host() })
        await writeCalls(transaction, metrics.server.id, calls)
        await writeGauges(transaction, metrics.server.id, gauges)
      })
      windows.written(to)
    }
  }
}

/** Writes this server's metrics every ten seconds until it is stopped, which flushes the rest. */
export function startMetrics(parts: WriterParts & { log: Pick<Log, 'error'> }): {
  stop: () => Promise<void>
} {
  const writer = createMetricsWriter(parts)
  let writing = Promise.resolve()
  const write = (options?: { all: boolean }): void => {
    writing = writing
      .then(() => writer.write(options))
      .catch((error: unknown) => parts.log.error('metrics.failed', { error }))
  }
  write()
  const timer = setInterval(write, metricsMs)
  return {
    async stop() {
      clearInterval(timer)
      write({ all: true })
      await writing
    }
  }
}
