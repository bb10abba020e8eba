import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMetrics, type Metrics } from '@sitewright/kernel/services'
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
    {
      'cpu.max': '150000 100000\n',
      'cpu.stat': 'usage_usec 2500000\nuser_usec 2000000\n',
      'memory.max': '1073741824\n',
      'memory.current': '52428800\n',
      'memory.stat': 'anon 20000\ninactive_file 2428800\n'
    },
    { cores: 1.5, cpuMs: 2500, memoryLimit: 1_073_741_824, memoryUsed: 50_000_000 }
  ],
  [
    'version 2 without limits',
    { 'cpu.max': 'max 100000\n', 'memory.max': 'max\n', 'memory.current': '52428800\n' },
    { cores: undefined, cpuMs: undefined, memoryLimit: undefined, memoryUsed: 52_428_800 }
  ],
  [
    'version 1',
    {
      'cpu/cpu.cfs_quota_us': '50000',
      'cpu/cpu.cfs_period_us': '100000',
      'memory/memory.limit_in_bytes': '9223372036854771712',
      'cpuacct/cpuacct.usage': '3000000000',
      'memory/memory.usage_in_bytes': '4096',
      'memory/memory.stat': 'inactive_file 1\ntotal_inactive_file 96\n'
    },
    { cores: 0.5, cpuMs: 3000, memoryLimit: undefined, memoryUsed: 4000 }
  ],
  [
    'no control group',
    {},
    { cores: undefined, cpuMs: undefined, memoryLimit: undefined, memoryUsed: undefined }
  ]
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
  await expect.poll(() => [...measured().keys()], { timeout: 10_000 }).toContain('diskFree')
  expect(measured().get('memory')).toBe(1_048_576)
  expect(measured().get('cpu')).toBeGreaterThanOrEqual(0)
  expect(watch.facts()).toMatchObject({ cores: 0.5, memoryBytes: 67_108_864, limitedBy: 'cgroup' })
  const share = 1 - (measured().get('diskFree') ?? 0) / (watch.facts().diskBytes ?? 0)
  const [, percent = ''] = /(\d+)%/.exec(execFileSync('df', ['-P', tmpdir()], { encoding: 'utf8' })) ?? []
  expect(Math.abs(share * 100 - Number(percent))).toBeLessThanOrEqual(1)
})

test('the processor time of a container is that of all its processes', async () => {
  const cgroupRoot = folderOf({ 'cpu.max': '50000 100000', 'cpu.stat': 'usage_usec 1000000' })
  const metrics = createMetrics({ id: 'one', version: '1.0.0', startedAt: 0 }, Date.now)
  const begun = performance.now()
  watches.push(watchHost(metrics, { dataDir: tmpdir(), cgroupRoot }))
  // A quarter of a second of work that is not of this process, of at most half a core.
  writeFileSync(join(cgroupRoot, 'cpu.stat'), 'usage_usec 1250000')
  await expect.poll(() => gaugesOf(metrics).get('cpu'), { timeout: 10_000 }).toBeDefined()
  const least = (250 / (performance.now() - begun) / 0.5) * 100
  expect(gaugesOf(metrics).get('cpu')).toBeGreaterThanOrEqual(least)
  expect(gaugesOf(metrics).get('cpu')).toBeLessThanOrEqual((250 / 1000 / 0.5) * 100 + 1)
})

test('without a container, whatever the host does counts, and not this process alone', async () => {
  const metrics = createMetrics({ id: 'one', version: '1.0.0', startedAt: 0 }, Date.now)
  watches.push(watchHost(metrics, { dataDir: tmpdir(), cgroupRoot: folderOf({}) }))
  const begun = { at: performance.now(), cpu: process.cpuUsage() }
  const ownPercent = (): number => {
    const { user, system } = process.cpuUsage(begun.cpu)
    return ((user + system) / 1000 / (performance.now() - begun.at) / availableParallelism()) * 100
  }
  const other = spawn(process.execPath, ['-e', 'for (;;);'])
  try {
    await expect
      .poll(() => (gaugesOf(metrics).get('cpu') ?? 0) - ownPercent(), { timeout: 30_000 })
      .toBeGreaterThan((0.3 / availableParallelism()) * 100)
  } finally {
    other.kill()
  }
  expect(gaugesOf(metrics).get('memory')).toBeGreaterThan(process.memoryUsage.rss())
})
