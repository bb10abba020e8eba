import { findText } from '@sitewright/project'
import { describe, expect, it } from 'vitest'
import { generate } from './generate.ts'
import { prunedLock } from './lock.ts'
import { siteWith, tinyTemplate } from './tiny-template.test-support.ts'

interface PackageLock {
  name: string
  lockfileVersion: number
  packages: Record<string, { version?: string; dependencies?: Record<string, string>; dev?: true }>
}

const textOfLock = (changes: Parameters<typeof siteWith>[0]): string =>
  findText(generate(siteWith(changes), tinyTemplate), 'package-lock.json') ?? ''
const lockOf = (changes: Parameters<typeof siteWith>[0]): PackageLock =>
  JSON.parse(textOfLock(changes)) as PackageLock

describe('the lock of a project', () => {
  it('holds its own packages and all that they bring along, in the versions of the template', () => {
    const { packages } = lockOf({})
    expect(Object.entries(packages).map(([folder, { version }]) => `${folder} ${version}`)).toEqual([
      ' 0.1.0',
      'node_modules/framework 1.0.0',
      'node_modules/native 2.0.0',
      'node_modules/native-linux 1.5.0',
      'node_modules/native-mac 1.5.0',
      'node_modules/plugin 2.0.0',
      'node_modules/plugin/node_modules/native 1.5.0',
      'node_modules/scheduler 1.2.0',
      'node_modules/typescript 5.0.0',
      'node_modules/vite 4.0.0'
    ])
  })

  it('leaves out what this project does not need', () => {
    expect(textOfLock({})).not.toMatch(/caller|unused/)
    expect(textOfLock({ typescript: false })).not.toContain('node_modules/typescript')
    expect(textOfLock({ selectedFeatures: ['api'] })).toContain('node_modules/caller')
  })

  it('says of the project what package.json says', () => {
    const project = generate(siteWith({}), tinyTemplate)
    const manifest = JSON.parse(findText(project, 'package.json') ?? '') as object
    const { name, packages } = lockOf({})
    expect(name).toBe('nine-lives')
    expect(manifest).toMatchObject(packages[''] ?? {})
  })

  it('names no registry', () => {
    expect(textOfLock({})).not.toMatch(/resolved|https?:/)
  })
})

describe('the flags of a locked package', () => {
  const flags = Object.fromEntries(
    prunedLock(tinyTemplate.lock, ['framework'], ['plugin', 'typescript']).map(([folder, locked]) => [
      folder.replace('node_modules/', ''),
      (['dev', 'optional', 'devOptional', 'peer'] as const).filter((flag) => locked[flag])
    ])
  )

  it('tell tools, binaries and peers apart as npm does', () => {
    expect(flags).toEqual({
      framework: [],
      native: ['dev', 'peer'],
      'native-linux': ['dev', 'optional'],
      'native-mac': ['dev', 'optional'],
      plugin: ['dev'],
      'plugin/node_modules/native': ['dev'],
      scheduler: [],
      typescript: ['devOptional'],
      vite: ['dev', 'peer']
    })
  })

  it('need every package in the lock of the template', () => {
    expect(() => prunedLock(tinyTemplate.lock, ['absent'], [])).toThrow('has no absent')
    const broken = { 'node_modules/a': { version: '1.0.0', dependencies: { b: '1' } } }
    expect(() => prunedLock(broken, ['a'], [])).toThrow('has no b, which node_modules/a needs')
  })
})
