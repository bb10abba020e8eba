// The rows that passed before. The key of a row is a hash of the bytes of its project, which hold the versions of its packages,
// and of the modules that check it: where one of these changes, all rows are checked anew.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import type { Verdict } from './try-row.ts'

const folder = join(root, 'build/cache/proof')

const checks = createHash('sha256')
for (const name of [
  'tools/proof/try-row.ts',
  'tools/proof/commands.ts',
  'tools/proof/check-in-browser.ts',
  'tools/run-axe.ts',
  'node_modules/axe-core/package.json',
  'templates/e2e/watch.ts'
])
  checks.update(readFileSync(join(root, name)))
const version = checks.digest('hex')

/** The key of a project by the hash of its bytes. */
export function keyOf(hash: string): string {
  return createHash('sha256').update(`${version} ${hash} ${process.version}`).digest('hex')
}

/** A row that passed before. */
export interface PassedRow {
  verdict: Verdict
  /** The day on which it was tried, `2026-11-30`. */
  date: string
}

/** The rows that passed before, by their keys. */
export function readPassed(): Map<string, PassedRow> {
  mkdirSync(folder, { recursive: true })
  return new Map(
    readdirSync(folder).map((name) => {
      const path = join(folder, name)
      const verdict = JSON.parse(readFileSync(path, 'utf8')) as Verdict
      return [name, { verdict, date: statSync(path).mtime.toISOString().slice(0, 10) }]
    })
  )
}

/** Saves the verdict of a row that passed. */
export function savePassed(key: string, verdict: Verdict): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, key), JSON.stringify(verdict))
}
