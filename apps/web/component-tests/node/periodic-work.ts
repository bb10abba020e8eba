import { tmpdir } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { minute, runTasks } from '@sitewright/kernel/area'
import { silentLog } from '@sitewright/kernel/request'
import type { Services } from '@sitewright/kernel/services'
import { createMetricsWriter, sampleWork } from '@sitewright/monitoring'
import { product } from '@sitewright/product'
import { watchHost } from '../../../server/src/monitoring/host.ts'

/** How often everything is done that a server does each minute or more often; in milliseconds. */
const everyMs = 500

/** Does what a server does by itself, only more often: its periodic tasks, and what it measures. */
export function startPeriodicWork(services: Services): {
  /** Resolves once the host was measured. */
  measured: () => Promise<void>
  stop: () => Promise<void>
} {
  const host = watchHost(services.metrics, { dataDir: tmpdir() })
  const writer = createMetricsWriter({ ...services, host: host.facts })
  const noMail = { ...services.outbox, deliver: () => Promise.resolve(0), idle: () => Promise.resolve() }
  const tasks = product.tasks({ services, queue: noMail, log: silentLog })
  const measure = async (): Promise<number> => {
    await sampleWork(services)
    await writer.write()
    return 0
  }
  const running = runTasks({ ...services, log: silentLog, holder: services.metrics.server.id }, [
    ...tasks.map((task) => (task.everyMs > minute ? task : { ...task, everyMs })),
    { name: 'measure', everyMs, longestMs: minute, run: measure }
  ])
  return {
    async measured() {
      while (!services.metrics.totals().gauges.has('memory')) await setTimeout(50)
    },
    async stop() {
      host.stop()
      await running.stop()
    }
  }
}
