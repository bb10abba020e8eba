import type { File } from '@sitewright/project'
import type { Template } from './template.ts'

const variants = new WeakMap<Template, ReadonlyMap<string, File>>()

/** The files of a template in TypeScript, or their JavaScript twins: files that hold only types have none. */
export function filesIn(template: Template, typescript: boolean): ReadonlyMap<string, File> {
  if (typescript) return template.files
  const known = variants.get(template)
  if (known !== undefined) return known
  const files = new Map<string, File>()
  for (const [path, file] of template.files) {
    const twin = template.javascript.get(path) ?? (isTypeScript(path) ? undefined : file)
    if (twin !== undefined) files.set(twin.path, twin)
  }
  variants.set(template, files)
  return files
}

/** The path of a script in the chosen flavour. */
export function pathIn(path: string, typescript: boolean): string {
  return typescript ? path : path.replace(/\.ts(x?)$/, '.js$1')
}

function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path) || /(^|\/)tsconfig[\w.]*\.json$/.test(path)
}
