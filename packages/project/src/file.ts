/** The kind of a project file; the first eleven are the types of spec 3 §1. */
export type FileType =
  | 'javascript'
  | 'css'
  | 'html'
  | 'json'
  | 'text'
  | 'tsx'
  | 'ts'
  | 'js'
  | 'md'
  | 'image'
  | 'svg'
  | 'font'
  | 'yaml'
  | 'vue'
  | 'svelte'

/** One file of a project: text, or bytes for pictures and fonts. */
export interface File {
  /** Relative, with forward slashes, without a leading one. */
  path: string
  content: string | Uint8Array
  type: FileType
}

/** A project: its files by path. */
export type Project = ReadonlyMap<string, File>

const types: Record<string, FileType> = {
  tsx: 'tsx',
  ts: 'ts',
  jsx: 'javascript',
  js: 'javascript',
  mjs: 'js',
  cjs: 'js',
  css: 'css',
  html: 'html',
  json: 'json',
  webmanifest: 'json',
  md: 'md',
  svg: 'svg',
  png: 'image',
  ico: 'image',
  jpg: 'image',
  jpeg: 'image',
  webp: 'image',
  woff2: 'font',
  woff: 'font',
  yml: 'yaml',
  yaml: 'yaml',
  vue: 'vue',
  svelte: 'svelte'
}

/** The type of a file by its extension; `text` where that is not known. */
export function fileType(path: string): FileType {
  return types[path.slice(path.lastIndexOf('.') + 1).toLowerCase()] ?? 'text'
}

/** Creates a file with the type of its path's extension. */
export function file(path: string, content: string | Uint8Array): File {
  return { path, content, type: fileType(path) }
}

/** Creates a project, sorted by path, so that equal projects are equal byte by byte. */
export function toProject(files: Iterable<File>): Project {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  return new Map(sorted.map((each) => [each.path, each]))
}

/** The text of a file; undefined where there is no such file or it holds bytes. */
export function findText(project: Project, path: string): string | undefined {
  const content = project.get(path)?.content
  return typeof content === 'string' ? content : undefined
}
