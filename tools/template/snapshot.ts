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
  const made = await outlinesOf(framework, [...files.values(), ...javascript.values()])
  const outlines = linkMembers(made, new Map([...javascript].map(([source, { path }]) => [path, source])))
  return {
    ...whole,
    entryPoints: matchEntryPoints(framework, files.keys()),
    files,
    javascript,
    outlines: withKnownStyleNames(outlines, new Set([...styleOutlines.values()].flatMap(namesInStyles))),
    styleOutlines
  }
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
  const next: Record<string, string | null> = {}
  for (const { path, content } of files.values()) {
    if (!/\.tsx?$/.test(path) || path.endsWith('.d.ts') || typeof content !== 'string') continue
    const isFile = (name: string): boolean => {
      if (name.startsWith('#')) return resolveImport(files, path, name, aliases).kind === 'file'
      const near = joinPaths(dirname(path), name)
      return [near, name].some((each) => each !== undefined && (files.has(each) || printed.has(each)))
    }
    const key = createHash('sha256').update(`${path}\n${converterSource}\n${content}`).digest('base64url')
    const text = key in cached ? cached[key] : await toJavaScript(path, content, isFile)
    next[key] = text ?? null
    if (text != null) converted.set(path, file(javascriptPath(path), text))
  }
  const lint = findText(files, lintSettings)
  if (lint !== undefined) converted.set(lintSettings, file(lintSettings, withoutTypeRules(lint)))
  mkdirSync(join(root, 'build/cache'), { recursive: true })
  writeFileSync(cacheFile(framework), JSON.stringify(next))
  return converted
}

const lintSettings = '.oxlintrc.json'

/** Settings of the linter without the rules about types, which JavaScript has none of. */
function withoutTypeRules(settings: string): string {
  return settings.replace('"typescript", ', '')
}

/** A part of each cache key: what was converted is stale once the converter changes. */
const converterSource = readFileSync(join(root, 'tools/template/to-javascript.ts'), 'utf8')

function readCache(framework: FrameworkId): Record<string, string | null> {
  try {
    return JSON.parse(readFileSync(cacheFile(framework), 'utf8')) as Record<string, string | null>
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
