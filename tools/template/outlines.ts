// The outlines of a template's scripts; cached by the hash of their text, since the compiler takes seconds for all of them.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outline } from '../../packages/generator/src/index.ts'
import type { File } from '../../packages/project/src/index.ts'
import { root } from '../root.ts'
import { outlineScripts } from './outline.ts'
import { outlineComponents } from './outline-component.ts'
import { outlineSvelte } from './outline-svelte.ts'

/** What makes outlines, by the files that it makes them of. */
const outlineMakers = [
  { files: /\.[jt]sx?$/, outline: outlineScripts },
  { files: /\.vue$/, outline: outlineComponents },
  { files: /\.svelte$/, outline: outlineSvelte }
] as const

/** A part of each key: what was made is stale once its maker changes. */
const maker = [
  'outlines.ts',
  'outline.ts',
  'outline-component.ts',
  'outline-parts.ts',
  'outline-svelte.ts',
  'svelte-markup.ts',
  'svelte-parser.ts',
  'link-members.ts',
  'members.ts',
  'style-names.ts'
]
  .map((name) => readFileSync(join(root, 'tools/template', name), 'utf8'))
  .join('\n')

/** Makes the outlines of scripts and components, by path. */
export async function makeOutlines(
  texts: readonly (readonly [path: string, text: string])[]
): Promise<Map<string, Outline>> {
  const outlines = new Map<string, Outline>()
  for (const { files, outline } of outlineMakers) {
    const made = await outline(new Map(texts.filter(([path]) => files.test(path))))
    for (const [path, each] of made) outlines.set(path, each)
  }
  return outlines
}

/** The outlines of the scripts among the files of a template, by path. */
export async function outlinesOf(framework: string, files: readonly File[]): Promise<Map<string, Outline>> {
  const cacheFile = join(root, `build/cache/outlines-${framework}.json`)
  const cached = readCache(cacheFile)
  const scripts = files.flatMap(({ path, content }) =>
    outlineMakers.some((each) => each.files.test(path)) && typeof content === 'string'
      ? { path, content, key: keyOf(path, content) }
      : []
  )
  const fresh = scripts.filter(({ key }) => cached[key] === undefined)
  if (fresh.length > 0) {
    const made = await makeOutlines(fresh.map(({ path, content }) => [path, content]))
    for (const { path, key } of fresh) cached[key] = made.get(path) ?? []
    writeCache(cacheFile, Object.fromEntries(scripts.map(({ key }) => [key, cached[key]])))
  }
  return new Map(scripts.map(({ path, key }) => [path, cached[key] ?? []]))
}

function keyOf(path: string, text: string): string {
  return createHash('sha256').update(`${path}\n${maker}\n${text}`).digest('base64url')
}

function readCache(path: string): Record<string, Outline> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Outline>
  } catch {
    return {}
  }
}

/** Written beside and renamed: tests make a snapshot at the same time. */
function writeCache(path: string, cache: Record<string, Outline | undefined>): void {
  mkdirSync(join(root, 'build/cache'), { recursive: true })
  const beside = `${path}.${process.pid}`
  writeFileSync(beside, JSON.stringify(cache))
  renameSync(beside, path)
}
