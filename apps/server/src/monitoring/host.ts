import { statfs } from 'node:fs/promises'
import { availableParallelism, cpus, freemem, hostname, totalmem } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { HostFacts } from '@sitewright/api'
import type { Metrics } from '@sitewright/kernel/services'
import { readCgroup } from './cgroup.ts'

/** How often the host is looked at. */
const sampleMs = 5000
/** After how long it is measured first: CPU usage is a difference between two readings. */
const firstSampleMs = 1000
/** The resolution of the histogram of delays; a tick of the event loop that is due later counts as delayed. */
const delayResolutionMs = 20

/** The host that a server runs on. */
export interface HostWatch {
  facts: () => HostFacts
  stop: () => void
}

/**
 * Measures the host of this process every five seconds: processor and memory of its container where there is one, else of
 * the whole host, whatever uses them; free space of the data folder, and the delay of the event loop.
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
  const readCpu = () => ({ ms: readCgroup(cgroupRoot).cpuMs ?? hostCpuMs(), at: performance.now() })
  let before = readCpu()

  const sampleDisk = async (): Promise<void> => {
    const { bsize, blocks, bfree, bavail } = await statfs(dataDir)
    // As df counts: blocks that are reserved for the system are no part of the size.
    diskBytes = bsize * (blocks - bfree + bavail)
    metrics.gauge('diskFree', bsize * bavail)
  }
  const sample = (): void => {
    const now = readCpu()
    metrics.gauge('cpu', ((now.ms - before.ms) / (now.at - before.at) / cores) * 100)
    before = now
    metrics.gauge('memory', readCgroup(cgroupRoot).memoryUsed ?? totalmem() - freemem())
    // The histogram counts from one tick to the next, which are a resolution apart where nothing is late.
    if (delay.count > 0) metrics.gauge('eventLoopDelay', Math.max(0, delay.max / 1e6 - delayResolutionMs))
    delay.reset()
    // A data folder that is gone: there is no figure, and the log has said so elsewhere.
    sampleDisk().catch(() => undefined)
  }
  const first = setTimeout(sample, firstSampleMs)
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
      clearTimeout(first)
      clearInterval(timer)
      delay.disable()
    }
  }
}

/** CPU time that all processes of this host have used since it started, in milliseconds. */
function hostCpuMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}
