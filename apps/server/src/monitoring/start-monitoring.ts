import type { HostFacts } from '@sitewright/api'
import type { Log } from '@sitewright/kernel/request'
import { watchWork, startMetrics } from '@sitewright/monitoring'
import type { Services } from '@sitewright/kernel/services'
import type { Config } from '../config/config.ts'
import { watchHost } from './host.ts'

/** Starts to measure the host, and to write what this server measures. */
export function startMonitoring(
  { dataDir }: Config,
  services: Services,
  log: Log
): { host: () => HostFacts; stop: () => Promise<void> } {
  const host = watchHost(services.metrics, { dataDir })
  const work = watchWork({ ...services, log })
  const metrics = startMetrics({ ...services, host: host.facts, log })
  return {
    host: host.facts,
    async stop() {
      host.stop()
      await work.stop()
      await metrics.stop()
    }
  }
}
