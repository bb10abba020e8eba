import type { FrameworkId } from '@sitewright/catalog'
import { file, fileType, type File } from '@sitewright/project'
import { decodeBase64, encodeBase64 } from '@sitewright/text'
import type { Lock } from './lock.ts'
import { packOutline, unpackOutline, type Outline } from './prune/outline.ts'
import { packStyleOutline, unpackStyleOutline, type StyleOutline } from './prune/style-outline.ts'

/** A runnable reference app, read into data when Sitewright is built (design §3). */
export interface Template {
  framework: FrameworkId
  /** Entry points of every project; what they import comes along. */
  entryPoints: readonly string[]
  /** The files of the reference app, written in TypeScript, by path. */
  files: ReadonlyMap<string, File>
  /** The JavaScript output of a TypeScript file; absent where only types would be left. */
  javascript: ReadonlyMap<string, File>
  /** What pruning knows of scripts, in both languages, by path; one without an outline stays whole. */
  outlines: ReadonlyMap<string, Outline>
  /** The same of JavaScript that has the path of its TypeScript, such as components of Vue. */
  javascriptOutlines: ReadonlyMap<string, Outline>
  /** What pruning knows of style sheets, by path. */
  styleOutlines: ReadonlyMap<string, StyleOutline>
  /** Exact versions of every npm package that a project may name. */
  versions: Readonly<Record<string, string>>
  /** Every package that those versions bring along, for all platforms. */
  lock: Lock
}

/** A file of the snapshot: text as text, bytes as base64. */
type Entry = { path: string } & ({ text: string } | { base64: string })

type PackedOutlines = Readonly<Record<string, Parameters<typeof unpackOutline>[0]>>

interface Snapshot {
  framework: FrameworkId
  entryPoints: readonly string[]
  versions: Readonly<Record<string, string>>
  lock: Lock
  files: readonly Entry[]
  javascript: readonly (Entry & { for: string })[]
  outlines: PackedOutlines
  javascriptOutlines: PackedOutlines
  styleOutlines: Readonly<Record<string, Parameters<typeof unpackStyleOutline>[0]>>
}

/** Parses a snapshot (build/templates/<framework>.json) as a template. Throws where it is no snapshot. */
export function templateFromJson(json: unknown): Template {
  if (!isSnapshot(json))
    throw new TypeError(
      'This is not a template snapshot. Build it again with: node tools/template/snapshot.ts'
    )
  return {
    framework: json.framework,
    entryPoints: json.entryPoints,
    versions: json.versions,
    lock: json.lock,
    files: new Map(json.files.map((entry) => [entry.path, toFile(entry)])),
    javascript: new Map(json.javascript.map((entry) => [entry.for, toFile(entry)])),
    outlines: unpackOutlines(json.outlines),
    javascriptOutlines: unpackOutlines(json.javascriptOutlines),
    styleOutlines: new Map(
      Object.entries(json.styleOutlines).map(([path, packed]) => [path, unpackStyleOutline(packed)])
    )
  }
}

/** Serializes a template for JSON.stringify; `templateFromJson` parses it. */
export function templateToJson(template: Template): unknown {
  const snapshot: Snapshot = {
    framework: template.framework,
    entryPoints: template.entryPoints,
    versions: template.versions,
    lock: template.lock,
    files: [...template.files.values()].map(toEntry),
    javascript: [...template.javascript].map(([path, output]) => ({ for: path, ...toEntry(output) })),
    outlines: packOutlines(template.outlines),
    javascriptOutlines: packOutlines(template.javascriptOutlines),
    styleOutlines: Object.fromEntries(
      [...template.styleOutlines].map(([path, outline]) => [path, packStyleOutline(outline)])
    )
  }
  return snapshot
}

function unpackOutlines(packed: PackedOutlines): Map<string, Outline> {
  return new Map(Object.entries(packed).map(([path, each]) => [path, unpackOutline(each)]))
}

function packOutlines(outlines: ReadonlyMap<string, Outline>): PackedOutlines {
  return Object.fromEntries([...outlines].map(([path, outline]) => [path, packOutline(outline)]))
}

function isSnapshot(json: unknown): json is Snapshot {
  if (typeof json !== 'object' || json === null) return false
  const { framework, entryPoints, versions, lock, files, javascript, ...rest } = json as Record<
    string,
    unknown
  >
  const { outlines, javascriptOutlines, styleOutlines } = rest
  const records = [versions, lock, outlines, javascriptOutlines, styleOutlines]
  const lists = Array.isArray(entryPoints) && Array.isArray(files) && Array.isArray(javascript)
  return typeof framework === 'string' && lists && records.every(isRecord)
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toFile(entry: Entry): File {
  return 'text' in entry ? file(entry.path, entry.text) : decodedLater(entry.path, entry.base64)
}

/** Decodes lazily: a project takes few of the template's fonts. */
function decodedLater(path: string, base64: string): File {
  let bytes: Uint8Array | undefined
  return {
    path,
    type: fileType(path),
    get content() {
      bytes ??= decodeBase64(base64)
      return bytes
    }
  }
}

function toEntry({ path, content }: File): Entry {
  return typeof content === 'string' ? { path, text: content } : { path, base64: encodeBase64(content) }
}
