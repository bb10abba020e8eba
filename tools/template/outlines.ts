// The outlines of a template's scripts; cached by the hash of their text, since the compiler takes seconds for all of them.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Outline } from '../../packages/generator/src/index.ts'
import type { File } from '../../packages/project/src/index.ts'
import { root } from '../root.ts'
import { outlineScripts } from './outline.ts'
import {
  hasAngularClass,
  isAngularTemplate,
  outlineAngular,
  outlineTemplates,
  templatesOf,
  type ReadText
} from './outline-angular.ts'
import { outlineComponents } from './outline-component.ts'
import { outlineSvelte } from './outline-svelte.ts'

interface OutlineMaker {
  takes: (path: string, text: string) => boolean
  outline: (
    texts: ReadonlyMap<string, string>,
    read: ReadText
  ) => Map<string, Outline> | Promise<Map<string, Outline>>
  /** The paths of others that go into the outline of a file. */
  others?: (path: string, text: string) => readonly string[]
}

/** What makes outlines; the first that takes a file makes its own. */
const outlineMakers: readonly OutlineMaker[] = [
  { takes: hasAngularClass, outline: outlineAngular, others: templatesOf },
  { takes: isAngularTemplate, outline: outlineTemplates },
  { takes: (path) => /\.[jt]sx?$/.test(path), outline: outlineScripts },
  { takes: (path) => path.endsWith('.vue'), outline: outlineComponents },
  { takes: (path) => path.endsWith('.svelte'), outline: outlineSvelte }
]

const makerOf = (path: string, text: string): OutlineMaker | undefined =>
  outlineMakers.find(({ takes }) => takes(path, text))

/** A part of each key: what was made is stale once its maker changes. */
const maker = [
  'outlines.ts',
  'outline.ts',
  'outline-angular.ts',
  'angular-markup.ts',
  'class-fields.ts',
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

/** Makes the outlines of scripts, components and templates, by path. `read` finds what goes into them beside their text. */
export async function makeOutlines(
  texts: readonly (readonly [path: string, text: string])[],
  read: ReadText
): Promise<Map<string, Outline>> {
  const outlines = new Map<string, Outline>()
  for (const each of outlineMakers) {
    const own = texts.filter(([path, text]) => makerOf(path, text) === each)
    for (const [path, outline] of await each.outline(new Map(own), read)) outlines.set(path, outline)
  }
  return outlines
}

/** The outlines of the files of a template that have one, by path. */
export async function outlinesOf(framework: string, files: readonly File[]): Promise<Map<string, Outline>> {
  const cacheFile = join(root, `build/cache/outlines-${framework}.json`)
  const cached = readCache(cacheFile)
  const texts = new Map(
    files.flatMap(({ path, content }) => (typeof content === 'string' ? [[path, content] as const] : []))
  )
  const read: ReadText = (path) => texts.get(path)
  const sources = [...texts].flatMap(([path, content]) => {
    const made = makerOf(path, content)
    if (made === undefined) return []
    const others = made.others?.(path, content).map(read) ?? []
    return [{ path, content, key: keyOf(path, [content, ...others].join('\n')) }]
  })
  const fresh = sources.filter(({ key }) => cached[key] === undefined)
  if (fresh.length > 0) {
    const made = await makeOutlines(
      fresh.map(({ path, content }) => [path, content]),
      read
    )
    for (const { path, key } of fresh) cached[key] = made.get(path) ?? []
    writeCache(cacheFile, Object.fromEntries(sources.map(({ key }) => [key, cached[key]])))
  }
  return new Map(sources.map(({ path, key }) => [path, cached[key] ?? []]))
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
