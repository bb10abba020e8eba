// Reads each reference app into build/templates/<framework>.json, with the JavaScript of its files, so that
// web, server and command line have the template as data. JavaScript is cached by the hash of their source.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { frameworkOf, type FrameworkId } from '../../packages/catalog/src/index.ts'
import {
  generateParts,
  matchEntryPoints,
  templateToJson,
  type Outline,
  type Piece,
  type StatementPiece,
  type Template
} from '../../packages/generator/src/index.ts'
import {
  file,
  findText,
  dirname,
  join as joinPaths,
  readSubpathAliases,
  resolveImport,
  type Alias,
  type File
} from '../../packages/project/src/index.ts'
import { everythingSite } from '../../packages/site/src/index.ts'
import { templates } from './frameworks.ts'
import { linkMembers } from './link-members.ts'
import { readLock } from './lock.ts'
import { readReference, readVersions } from './reference.ts'
import { outlinesOf } from './outlines.ts'
import { root } from '../root.ts'
import { matchStyleNames } from './style-names.ts'
import { namesInStyles, outlineSheets } from './style-outline.ts'
import { componentToJavaScript } from './component-to-javascript.ts'
import { svelteToJavaScript } from './svelte-to-javascript.ts'
import { toJavaScript, javascriptPath } from './to-javascript.ts'

const cacheFile = (framework: FrameworkId): string => join(root, `build/cache/javascript-${framework}.json`)

/** The reference app as a template, without the files that the generator prints. */
export async function createSnapshot(framework: FrameworkId): Promise<Template> {
  const all = readReference(framework)
  const versions = readVersions(framework)
  const whole: Template = {
    framework,
    entryPoints: matchEntryPoints(framework, all.keys()),
    files: all,
    javascript: new Map(),
    outlines: new Map(),
    javascriptOutlines: new Map(),
    styleOutlines: new Map(),
    versions,
    lock: readLock(framework, Object.keys(versions))
  }
  const printed = new Set(generateParts(everythingSite, whole).printed.map((each) => each.path))
  const files = new Map([...all].filter(([path]) => !printed.has(path)))
  const javascript = frameworkOf(framework).javascript
    ? await javascriptFiles(framework, files, printed, readSubpathAliases(all))
    : new Map<string, File>()
  const styleOutlines = outlineSheets(files.values())
  // JavaScript that has the path of its TypeScript is outlined beside it under another one.
  const renamed = [...javascript].map(
    ([source, { path, content }]) =>
      [source, file(files.has(path) ? javascriptFolder + path : path, content)] as const
  )
  const made = await outlinesOf(framework, [...files.values(), ...renamed.map(([, each]) => each)])
  const linked = linkMembers(made, new Map(renamed.map(([source, { path }]) => [path, source])))
  const outlines = withKnownStyleNames(linked, new Set([...styleOutlines.values()].flatMap(namesInStyles)))
  const [output, others] = partition([...outlines], ([path]) => path.startsWith(javascriptFolder))
  return {
    ...whole,
    entryPoints: matchEntryPoints(framework, files.keys()),
    files,
    javascript,
    outlines: new Map(others),
    javascriptOutlines: new Map(
      output.map(([path, outline]) => [path.slice(javascriptFolder.length), outline])
    ),
    styleOutlines
  }
}

const javascriptFolder = 'javascript/'

/** The items that pass a test, and the others. */
function partition<Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))]
}

/** Leaves out the words of scripts that no style sheet has. */
function withKnownStyleNames(
  outlines: ReadonlyMap<string, Outline>,
  known: ReadonlySet<string>
): Map<string, Outline> {
  const withKnown = <Use extends Pick<StatementPiece, 'styleNames'>>({ styleNames, ...rest }: Use) => {
    const left = matchStyleNames(styleNames ?? [], known)
    return { ...rest, ...(left.length === 0 ? {} : { styleNames: left }) }
  }
  const pieceWithKnown = (piece: Piece): Piece => {
    if (piece.kind !== 'statement') return piece
    const { members } = piece
    return {
      ...withKnown(piece),
      ...(members && { members: { ...members, list: members.list.map(withKnown) } })
    }
  }
  return new Map([...outlines].map(([path, outline]) => [path, outline.map(pieceWithKnown)]))
}

async function javascriptFiles(
  framework: FrameworkId,
  files: ReadonlyMap<string, File>,
  printed: ReadonlySet<string>,
  aliases: readonly Alias[]
): Promise<Map<string, File>> {
  const cached = readCache(framework)
  const converted = new Map<string, File>()
  const next: Record<string, Cached> = {}
  const readFile = (path: string): string | undefined => findText(files, path)
  const all = { has: (path: string) => files.has(path) || printed.has(path) }
  for (const { path, content } of files.values()) {
    if (!/\.(?:tsx?|vue|svelte)$/.test(path) || path.endsWith('.d.ts') || typeof content !== 'string')
      continue
    const isFile = (name: string): boolean => {
      if (name.startsWith('#')) return resolveImport(all, path, name, aliases).kind === 'file'
      const near = joinPaths(dirname(path), name)
      return [near, name].some((each) => each !== undefined && all.has(each))
    }
    const key = hash(`${path}\n${converterSource}\n${content}`)
    const known = cached[key]
    const output =
      known !== undefined && isFresh(known, readFile) ? known : await convert(path, content, isFile, readFile)
    next[key] = output
    if (output.text !== null) converted.set(path, file(javascriptPath(path), output.text))
  }
  const lint = findText(files, lintSettings)
  if (lint !== undefined) converted.set(lintSettings, file(lintSettings, withoutTypeRules(lint)))
  mkdirSync(join(root, 'build/cache'), { recursive: true })
  writeFileSync(cacheFile(framework), JSON.stringify(next))
  return converted
}

/** The JavaScript of a file, with the hashes of the other files whose types went into it. */
interface Cached {
  /** Null for a file without JavaScript. */
  text: string | null
  read: Readonly<Record<string, string>>
}

async function convert(
  path: string,
  content: string,
  isFile: (name: string) => boolean,
  readFile: (path: string) => string | undefined
): Promise<Cached> {
  if (!path.endsWith('.vue')) {
    const toOutput = path.endsWith('.svelte') ? svelteToJavaScript : toJavaScript
    return { text: (await toOutput(path, content, isFile)) ?? null, read: {} }
  }
  const output = await componentToJavaScript(path, content, isFile, readFile)
  const read = (output?.read ?? []).map((each) => [each, hash(readFile(each) ?? '')])
  return { text: output?.text ?? null, read: Object.fromEntries(read) as Record<string, string> }
}

function isFresh({ read }: Cached, readFile: (path: string) => string | undefined): boolean {
  return Object.entries(read).every(([path, made]) => hash(readFile(path) ?? '') === made)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

const lintSettings = '.oxlintrc.json'

/** Settings of the linter without the rules about types, which JavaScript has none of. */
function withoutTypeRules(settings: string): string {
  return settings.replace('"typescript", ', '')
}

/** A part of each cache key: what was converted is stale once the converter changes. */
const converterSource = [
  'to-javascript.ts',
  'component-to-javascript.ts',
  'run-time-declarations.ts',
  'svelte-to-javascript.ts',
  'svelte-parser.ts',
  'props-comments.ts'
]
  .map((name) => readFileSync(join(root, 'tools/template', name), 'utf8'))
  .join('\n')

function readCache(framework: FrameworkId): Record<string, Cached> {
  try {
    return JSON.parse(readFileSync(cacheFile(framework), 'utf8')) as Record<string, Cached>
  } catch {
    return {}
  }
}

/** JSON in ASCII: a decoder copies it as it is, and the text takes one byte for each character. */
function toAsciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  )
}

if (import.meta.main) {
  mkdirSync(join(root, 'build/templates'), { recursive: true })
  const wanted = process.argv.slice(2)
  for (const { framework } of templates) {
    if (wanted.length > 0 && !wanted.includes(framework)) continue
    const template = await createSnapshot(framework)
    const target = join(root, `build/templates/${framework}.json`)
    writeFileSync(target, toAsciiJson(templateToJson(template)))
    process.stdout.write(
      `${template.files.size} files, ${template.javascript.size} with JavaScript: ${target}\n`
    )
  }
}
