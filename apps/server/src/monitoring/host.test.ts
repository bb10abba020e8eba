import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMetrics, type Metrics } from '@sitewright/accounts/metrics/metrics'
import { afterEach, expect, test } from 'vitest'
import { readCgroup } from './cgroup.ts'
import { watchHost, type HostWatch } from './host.ts'

const watches: HostWatch[] = []
afterEach(() => {
  for (const watch of watches.splice(0)) watch.stop()
})

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-cgroup-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** The highest values of all gauges so far, by name. */
function gaugesOf(metrics: Metrics): ReadonlyMap<string, number> {
  const points = metrics.between(0, Math.floor(Date.now() / 1000) + 1)
  return new Map(points.flatMap(({ gauges }) => [...gauges].map(([name, { most }]) => [name, most] as const)))
}

test.each([
  [
    'version 2',
    { 'cpu.max': '150000 100000\n', 'memory.max': '1073741824\n', 'memory.current': '52428800\n' },
    { cores: 1.5, memoryLimit: 1_073_741_824, memoryUsed: 52_428_800 }
  ],
  [
    'version 2 without limits',
    { 'cpu.max': 'max 100000\n', 'memory.max': 'max\n', 'memory.current': '52428800\n' },
    { cores: undefined, memoryLimit: undefined, memoryUsed: 52_428_800 }
  ],
  [
    'version 1',
    {
      'cpu/cpu.cfs_quota_us': '50000',
      'cpu/cpu.cfs_period_us': '100000',
      'memory/memory.limit_in_bytes': '9223372036854771712',
      'memory/memory.usage_in_bytes': '4096'
    },
    { cores: 0.5, memoryLimit: undefined, memoryUsed: 4096 }
  ],
  ['no control group', {}, { cores: undefined, memoryLimit: undefined, memoryUsed: undefined }]
])('the limits of %s are read', (_name, files, facts) => {
  expect(readCgroup(folderOf(files))).toEqual(facts)
})

test('the limits of a container come before those of its host, and each quantity is measured', async () => {
  const cgroupRoot = folderOf({
    'cpu.max': '50000 100000',
    'memory.max': '67108864',
    'memory.current': '1048576'
  })
  const metrics = createMetrics({ id: 'one', version: '1.0.0', startedAt: 0 }, Date.now)
  const watch = watchHost(metrics, { dataDir: tmpdir(), cgroupRoot })
  watches.push(watch)
  const measured = () => gaugesOf(metrics)
  await expect.poll(() => [...measured().keys()]).toContain('diskFree')
  expect(measured().get('memory')).toBe(1_048_576)
  expect(measured().get('cpu')).toBeGreaterThanOrEqual(0)
  expect(watch.facts()).toMatchObject({ cores: 0.5, memoryBytes: 67_108_864, limitedBy: 'cgroup' })
  expect(watch.facts().diskBytes).toBeGreaterThan(measured().get('diskFree') ?? 0)
})

test('the first look at the processor is at all the time since the process began, not at an instant', () => {
  const metrics = createMetrics({ id: 'one', version: '1.0.0', startedAt: 0 }, Date.now)
  watches.push(watchHost(metrics, { dataDir: tmpdir(), cgroupRoot: folderOf({}) }))
  const { user, system } = process.cpuUsage()
  const sinceStart = (user + system) / 1e6 / process.uptime() / availableParallelism()
  expect(gaugesOf(metrics).get('cpu')).toBeCloseTo(sinceStart * 100, -1)
})
