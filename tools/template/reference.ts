// The reference app of a framework as it stands in the repository, links followed, without what is only ours.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { file, fileType, type File } from '../../packages/project/src/index.ts'
import type { FrameworkId } from '../../packages/catalog/src/index.ts'
import { getAdapter } from '../../packages/generator/src/index.ts'
import { root } from '../root.ts'
import { templatePlace } from './frameworks.ts'

const skippedFolders: readonly string[] = ['node_modules', 'dist', 'preview', 'render']
/** Our own tests and settings beside the sources that the templates share. */
const skippedFiles = /^src\/.*(\.test\.tsx?|\.test-support\.ts|tsconfig\.json)$|\.tsbuildinfo$/

/** Where the reference app of a framework stands. */
export function referenceFolder(framework: FrameworkId): string {
  return join(root, templatePlace(framework).folder)
}

/** Every file of a reference app, by path, sorted. */
export function readReference(framework: FrameworkId): Map<string, File> {
  const folder = referenceFolder(framework)
  const { cache } = getAdapter(framework).build
  const skipped = cache === undefined ? skippedFolders : [...skippedFolders, cache]
  const paths = pathsIn(folder, '', skipped).filter((path) => !skippedFiles.test(path))
  return new Map(paths.sort().map((path) => [path, readFile(folder, path)]))
}

/** The exact versions that a reference app names, the only place where they are written. */
export function readVersions(framework: FrameworkId): Record<string, string> {
  const manifest = JSON.parse(readFileSync(join(referenceFolder(framework), 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
  return { ...manifest.dependencies, ...manifest.devDependencies }
}

function pathsIn(folder: string, below: string, skipped: readonly string[]): string[] {
  return readdirSync(join(folder, below)).flatMap((name) => {
    const path = below === '' ? name : `${below}/${name}`
    if (!statSync(join(folder, path)).isDirectory()) return [path]
    return skipped.includes(name) ? [] : pathsIn(folder, path, skipped)
  })
}

function readFile(folder: string, path: string): File {
  const bytes = readFileSync(join(folder, path))
  const binary = ['image', 'font'].includes(fileType(path))
  return file(path, binary ? new Uint8Array(bytes) : bytes.toString('utf8'))
}
