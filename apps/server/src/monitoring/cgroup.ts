import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Limits and usage of a container (cgroup); a value that the cgroup does not report is undefined. */
export interface CgroupFacts {
  /** Processors, such as 1.5. */
  cores: number | undefined
  /** CPU time that all its processes have used since it was created, in milliseconds. */
  cpuMs: number | undefined
  memoryLimit: number | undefined
  /** Working set in bytes: usage without the inactive page cache, which the kernel reclaims first. */
  memoryUsed: number | undefined
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** A positive number; cgroups write `max`, -1 or an absurdly large number where there is no limit. */
function toLimit(text: string | undefined): number | undefined {
  const number = Number(text)
  return text !== undefined && text !== '' && number > 0 && number < Number.MAX_SAFE_INTEGER / 2
    ? number
    : undefined
}

/** Reads the control group of this process, version 2 before version 1; Linux alone has them. */
export function readCgroup(root = '/sys/fs/cgroup'): CgroupFacts {
  const at = (path: string): string | undefined => readText(join(root, path))
  const [quota, period] = (at('cpu.max') ?? '').split(' ')
  const cores = toCores(quota, period) ?? toCores(at('cpu/cpu.cfs_quota_us'), at('cpu/cpu.cfs_period_us'))
  return {
    cores,
    cpuMs: scaled(valueOf(at('cpu.stat'), 'usage_usec'), 1e-3) ?? scaled(at('cpuacct/cpuacct.usage'), 1e-6),
    memoryLimit: toLimit(at('memory.max')) ?? toLimit(at('memory/memory.limit_in_bytes')),
    memoryUsed:
      withoutCache(at('memory.current'), valueOf(at('memory.stat'), 'inactive_file')) ??
      withoutCache(
        at('memory/memory.usage_in_bytes'),
        valueOf(at('memory/memory.stat'), 'total_inactive_file')
      )
  }
}

/** The value of a key in a file with a key and a value on each line, such as cpu.stat. */
function valueOf(text: string | undefined, name: string): string | undefined {
  return text
    ?.split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.slice(name.length + 1)
}

function scaled(text: string | undefined, factor: number): number | undefined {
  const number = toLimit(text)
  return number === undefined ? undefined : number * factor
}

function withoutCache(used: string | undefined, cached: string | undefined): number | undefined {
  const number = toLimit(used)
  return number === undefined ? undefined : number - (toLimit(cached) ?? 0)
}

function toCores(quota: string | undefined, period: string | undefined): number | undefined {
  const [allowed, of] = [toLimit(quota), toLimit(period)]
  return allowed === undefined || of === undefined ? undefined : allowed / of
}
