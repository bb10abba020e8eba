// The lock of a reference app, taken from that of all templates: every package that its package.json brings along.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prunedLock, type Lock, type LockedPackage } from '../../packages/generator/src/index.ts'
import { templatesFolder } from './packages.ts'

const kept = [
  'version',
  'integrity',
  'os',
  'cpu',
  'libc',
  'license',
  'hasInstallScript',
  'bin',
  'dependencies',
  'optionalDependencies',
  'engines',
  'peerDependencies',
  'peerDependenciesMeta'
] as const satisfies readonly (keyof LockedPackage)[]

type Entry = LockedPackage & { link?: boolean }

/**
 * The packages of the templates as a project beside no other would install them: what the app's own folder holds goes
 * before what all share. Sorted by folder as npm sorts them, once for all projects.
 */
export function readLock(framework: string, names: readonly string[]): Lock {
  const text = readFileSync(join(templatesFolder, 'package-lock.json'), 'utf8')
  const { packages } = JSON.parse(text) as { packages: Record<string, Entry> }
  const own = `${framework}/`
  const lock: Record<string, LockedPackage> = {}
  for (const [folder, entry] of Object.entries(packages))
    if (folder.startsWith('node_modules/') && entry.link !== true) lock[folder] = without(entry)
  for (const [folder, entry] of Object.entries(packages))
    if (folder.startsWith(`${own}node_modules/`)) lock[folder.slice(own.length)] = without(entry)
  const needed = prunedLock(lock, names, [])
    .map(([folder]) => [folder, lock[folder]] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
  return Object.fromEntries(needed) as Record<string, LockedPackage>
}

function without(entry: Entry): LockedPackage {
  const members = kept.flatMap((key) => (entry[key] === undefined ? [] : [[key, entry[key]] as const]))
  return Object.fromEntries(members) as unknown as LockedPackage
}
