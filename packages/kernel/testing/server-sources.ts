import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The packages that the server and the demo run. */
export const serverPackages = [
  'kernel',
  'identity',
  'tenancy',
  'monitoring',
  'database-panel',
  'saved-projects',
  'panel',
  'product'
] as const

export interface PackageSource {
  /** Path from the root of the repository. */
  path: string
  text: string
}

const root = `${fileURLToPath(new URL('../../..', import.meta.url))}/`

/**
 * Reads the sources of packages, with adapters for Node but without tests: for tests that examine every use of
 * something.
 */
export function readPackageSources(packages: readonly string[] = serverPackages): PackageSource[] {
  return globSync(
    packages.map((name) => `packages/${name}/{src,node}/**/*.ts`),
    { cwd: root }
  )
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(root + path, 'utf8') }))
}
