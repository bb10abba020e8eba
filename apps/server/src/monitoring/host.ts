import { statfs } from 'node:fs/promises'
import { availableParallelism, hostname, totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { HostFacts } from '@sitewright/api'
import type { Metrics } from '@sitewright/accounts/metrics/metrics'
import { readCgroup } from './cgroup.ts'

/** How often the host is looked at. */
const sampleMs = 5000
/** The resolution of the histogram of delays; a tick of the event loop that is due later counts as delayed. */
const delayResolutionMs = 20

/** The host that a server runs on. */
export interface HostWatch {
  facts: () => HostFacts
  stop: () => void
}

/**
 * Measures the host of this process every five seconds: processor and memory in terms of its container where there is
 * one, free space of the data folder, and the delay of the event loop.
 */
export function watchHost(
  metrics: Pick<Metrics, 'gauge'>,
  { dataDir, cgroupRoot }: { dataDir: string; cgroupRoot?: string }
): HostWatch {
  const { cores: allowedCores, memoryLimit } = readCgroup(cgroupRoot)
  const cores = Math.min(allowedCores ?? Infinity, availableParallelism())
  const memoryBytes = Math.min(memoryLimit ?? Infinity, totalmem())
  const delay = monitorEventLoopDelay({ resolution: delayResolutionMs })
  delay.enable()
  let diskBytes: number | null = null
  // The first look is at all the time since the process began: of an instant nothing could be said.
  let before = { cpu: { user: 0, system: 0 }, at: performance.now() - process.uptime() * 1000 }

  const sampleDisk = async (): Promise<void> => {
    const { bsize, blocks, bavail } = await statfs(dataDir)
    diskBytes = bsize * blocks
    metrics.gauge('diskFree', bsize * bavail)
  }
  const sample = (): void => {
    const cpu = process.cpuUsage(before.cpu)
    const at = performance.now()
    metrics.gauge('cpu', ((cpu.user + cpu.system) / 1000 / (at - before.at) / cores) * 100)
    before = { cpu: process.cpuUsage(), at }
    metrics.gauge('memory', readCgroup(cgroupRoot).memoryUsed ?? process.memoryUsage.rss())
    // The histogram counts from one tick to the next, which are a resolution apart where nothing is late.
    if (delay.count > 0) metrics.gauge('eventLoopDelay', Math.max(0, delay.max / 1e6 - delayResolutionMs))
    delay.reset()
    // A data folder that is gone: there is no figure, and the log has said so elsewhere.
    sampleDisk().catch(() => undefined)
  }
  sample()
  const timer = setInterval(sample, sampleMs)
  return {
    facts: () => ({
      name: hostname(),
      platform: `${process.platform} ${process.arch}`,
      runtime: `Node ${process.versions.node}`,
      cores,
      memoryBytes,
      diskBytes,
      limitedBy: allowedCores === undefined && memoryLimit === undefined ? 'host' : 'cgroup'
    }),
    stop() {
      clearInterval(timer)
      delay.disable()
    }
  }
}
