import { describe, expect, it } from 'vitest'
import { generate } from '../../packages/generator/src/index.ts'
import type { LockedPackage } from '../../packages/generator/src/index.ts'
import { textOf } from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { pairwiseSets } from '../sites/feature-sets.ts'
import { resolvedSite, template } from './support.ts'

type Packages = Record<string, LockedPackage & { devDependencies?: Record<string, string> }>

const locks = [
  ...pairwiseSets().map((set, index) => resolvedSite(set, { typescript: index % 2 === 0 })),
  everythingSite
].map((site) => {
  const text = textOf(generate(site, template), 'package-lock.json') ?? ''
  return { text, packages: (JSON.parse(text) as { packages: Packages }).packages }
})

describe('the lock of every project', () => {
  it('holds each of its own packages in the exact version of package.json', () => {
    for (const { packages } of locks) {
      const own = { ...packages['']?.dependencies, ...packages['']?.devDependencies }
      expect(Object.keys(own).length).toBeGreaterThan(5)
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

  it('names no registry', () => {
    for (const { text } of locks) expect(text).not.toMatch(/resolved|https?:/)
  })
})
