import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../..', import.meta.url))

/** A source file of the server's packages. */
export interface ServerSource {
  /** Its path below `packages`. */
  file: string
  text: string
}

/** Reads the sources of all packages of the server, without their tests: for tests that look at every call of something. */
export function readServerSources(): ServerSource[] {
  return globSync('{kernel,database-panel,saved-projects,accounts}/src/**/*.ts', { cwd: packages })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => ({ file, text: readFileSync(`${packages}/${file}`, 'utf8') }))
}
