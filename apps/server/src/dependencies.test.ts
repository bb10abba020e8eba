import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}
interface Locked {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (path: string): unknown => JSON.parse(readFileSync(join(root, path), 'utf8'))
const lockedIn = (folder: string) =>
  (read(join(folder, 'package-lock.json')) as { packages: Record<string, Locked> }).packages
const packages = lockedIn('')
/** The repository, and the templates, which are installed by themselves. */
const installed = [packages, lockedIn('templates')].flatMap((locked) =>
  Object.entries(locked).filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
)

test('security bar 58: every package is pinned to one version and the hash of its contents', () => {
  expect(installed.length).toBeGreaterThan(100)
  const loose = installed.filter(
    ([, { version, integrity }]) => version === undefined || integrity?.startsWith('sha512-') !== true
  )
  expect(loose.map(([path]) => path)).toEqual([])
  const manifests = ['package.json', ...globSync('{apps,packages,templates}/*/package.json', { cwd: root })]
  const ranges = manifests.flatMap((path) => {
    const { dependencies = {}, devDependencies = {} } = read(path) as Manifest
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${path}: ${name} ${version}`)
  })
  expect(ranges).toEqual([])
})

test('security bar 58: Hono is as new as its known holes ask for', () => {
  const [major = 0, minor = 0, patch = 0] = (packages['node_modules/hono']?.version ?? '')
    .split('.')
    .map(Number)
  expect(major * 1e6 + minor * 1e3 + patch).toBeGreaterThanOrEqual(4_012_021)
})
