import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closureOf, featureIds, features } from '../../packages/catalog/src/index.ts'
import { sampleSites } from '../../packages/site/src/index.ts'
import { buildCommandLine } from '../build.ts'
import { run } from '../run.ts'
import { root } from '../root.ts'
import { toTiming, type Timing } from './timing.ts'

const runs = 15
/** Design §9. */
const bar = { share: 0.5, ms: 300 } as const
/** The reference: what most people begin a site with. */
const reference = 'create-vite@9.3.0'

/**
 * A new process and a new folder each time, as whoever calls it waits for it. Nothing is removed between the runs: ext4
 * looks past each inode that was freed within the last minute, which makes every new file ten times as slow.
 */
function timeCommand(words: (target: string) => readonly string[], folder: string): number {
  const target = `made-${randomUUID()}`
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, words(target), { cwd: folder, encoding: 'utf8' })
  const ms = performance.now() - started
  if (status !== 0) throw new Error(`${words(target).join(' ')} failed: ${stderr}`)
  return ms
}

async function referenceScript(): Promise<string> {
  const folder = join(root, 'build/bench')
  const script = join(folder, 'node_modules/create-vite/index.js')
  if (existsSync(script)) return script
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', reference])
  return script
}

/** `sitewright create` of the recommended set beside create-vite, in turn, each in a process of its own. */
export async function benchCommandLine(): Promise<Timing[]> {
  await buildCommandLine()
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-bench-'))
  try {
    const recommended = featureIds.filter((id) => 'recommended' in features[id])
    const site = { ...sampleSites.bakery, selectedFeatures: closureOf(recommended) }
    writeFileSync(join(folder, 'site.json'), JSON.stringify(site))
    const script = await referenceScript()
    const own = (target: string) => [
      join(root, 'apps/cli/start.mjs'),
      'create',
      '--site',
      'site.json',
      '--out',
      target
    ]
    const other = (target: string) => [script, target, '--template', 'react-ts', '--no-interactive']
    // The first run compiles what later ones find in V8's compile cache.
    const cold = [timeCommand(own, folder), timeCommand(other, folder)] as const
    const times = Array.from(
      { length: runs },
      () => [timeCommand(own, folder), timeCommand(other, folder)] as const
    )
    return [
      toTiming(
        'sitewright create, recommended features',
        cold[0],
        times.map(([ms]) => ms),
        bar
      ),
      toTiming(
        'reference: create-vite',
        cold[1],
        times.map(([, ms]) => ms)
      )
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
