import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { run } from '../run.ts'

const folder = 'tools/bench'

/**
 * Runs the benches of the control panel one after the other: those of its calls, and that of its table. Options are
 * those of the lists, such as a size, and run these alone.
 */
export async function benchControlPanel(options: readonly string[]): Promise<void> {
  if (options.length > 0) return run('node', [`${folder}/admin-lists.ts`, ...options])
  const calls = readdirSync(join(root, folder)).filter((name) => /^admin-.*\.ts$/.test(name))
  for (const name of [...calls, 'table-scroll.ts']) {
    process.stdout.write(`\n== ${name}\n`)
    await run('node', [`${folder}/${name}`])
  }
}
