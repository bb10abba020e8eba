// What passed before. A row is known by the bytes of its project, which hold the versions of its packages, and by the tries
// themselves: a change of these tries all rows anew.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Verdict } from './try-row.ts'

const folder = join(root, 'build/cache/proof')

const tries = createHash('sha256')
for (const name of [
  'tools/proof/try-row.ts',
  'tools/proof/commands.ts',
  'tools/proof/look.ts',
  'tools/run-axe.ts',
  'node_modules/axe-core/package.json',
  'templates/e2e/watch.ts'
])
  tries.update(readFileSync(join(root, name)))
const version = tries.digest('hex')

/** The key of a project by the hash of its bytes. */
export function keyOf(hash: string): string {
  return createHash('sha256').update(`${version} ${hash} ${process.version}`).digest('hex')
}

/** The verdicts of the rows that passed before, by their keys. */
export function readPassed(): Map<string, Verdict> {
  mkdirSync(folder, { recursive: true })
  return new Map(
    readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Verdict])
  )
}

/** Keeps the verdict of a row that passed. */
export function savePassed(key: string, verdict: Verdict): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, key), JSON.stringify(verdict))
}
