import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { generate } from '../../packages/generator/src/index.ts'
import type { LockedPackage } from '../../packages/generator/src/index.ts'
import { findText } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { root } from '../root.ts'
import { pairwiseSets } from '../sites/feature-sets.ts'
import { resolvedSite, snapshots } from './support.ts'

type Packages = Record<string, LockedPackage & { devDependencies?: Record<string, string> }>

type Installed = LockedPackage & { resolved?: string; link?: boolean }

/** What npm installs in a folder of the repository. */
const installedIn = (folder: string) =>
  (
    JSON.parse(readFileSync(join(root, folder, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, Installed>
    }
  ).packages

const sites = [
  ...pairwiseSets().map((set, index) => resolvedSite(set, { typescript: index % 2 === 0 })),
  everythingSite
]

describe.each(snapshots)('the lock of every project in $framework', (template) => {
  const locks = sites.map((site) => {
    const text = findText(generate(site, template), 'package-lock.json') ?? ''
    return { text, packages: (JSON.parse(text) as { packages: Packages }).packages }
  })

  it('holds each of its own packages in the exact version of package.json', () => {
    for (const { packages } of locks) {
      const own = { ...packages['']?.dependencies, ...packages['']?.devDependencies }
      expect(Object.keys(own).length).toBeGreaterThan(4)
      for (const [name, version] of Object.entries(own))
        expect(packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })

  it('holds the binaries of every platform, which npm ci insists on', () => {
    for (const { packages } of locks) {
      const binaries = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}))
      expect(binaries).toContain('@oxlint/binding-win32-x64-msvc')
      const missing = binaries.filter(
        (name) => !Object.keys(packages).some((path) => path.endsWith(`node_modules/${name}`))
      )
      expect(missing).toEqual([])
    }
  })

  it('holds the hash of every package', () => {
    for (const { packages } of locks) {
      const installed = Object.entries(packages).filter(([path]) => path !== '')
      const loose = installed.filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true)
      expect(loose.map(([path]) => path)).toEqual([])
    }
  })

  it('is sorted by folder as npm sorts it', () => {
    for (const { packages } of locks) {
      const folders = Object.keys(packages)
      expect(folders).toEqual(folders.toSorted((one, other) => one.localeCompare(other, 'en')))
    }
  })

  it('has the members of each entry as npm writes them, so that npm does not write them anew', () => {
    const written = installedIn('templates')
    const shared = (entry: object, other: object) => Object.keys(entry).filter((name) => name in other)
    const compared = locks.flatMap(({ packages }) =>
      Object.entries(packages).flatMap(([folder, entry]) => {
        const other = written[folder]
        return folder !== '' && other?.version === entry.version ? [{ folder, entry, other }] : []
      })
    )
    expect(compared.length).toBeGreaterThan(50)
    for (const { folder, entry, other } of compared)
      expect(shared(entry, other), folder).toEqual(shared(other, entry))
  })

  it('names no registry', () => {
    for (const { text } of locks) expect(text).not.toMatch(/resolved|https?:/)
  })
})

describe.each(['.', 'templates'])('the lock of this repository in %s', (folder) => {
  const packages = installedIn(folder)

  it('holds the binaries of every platform, so that npm ci installs on each', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((each) => each in packages)
      )
    )
    // Remedy: a version of which the registry carries them all (docs/adr/0014-locks-name-no-registry.md).
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    const named = Object.entries(packages).filter(([, { resolved, link }]) => resolved !== undefined && !link)
    expect(named.map(([path]) => path)).toEqual([])
  })
})

it('the templates share one TypeScript, so that no tool finds another one than its own', () => {
  const compilers = Object.keys(installedIn('templates')).filter((path) =>
    path.endsWith('node_modules/typescript')
  )
  expect(compilers).toEqual(['node_modules/typescript'])
})
