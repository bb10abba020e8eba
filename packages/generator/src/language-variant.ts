import { frameworkOf, type FrameworkId } from '@sitewright/catalog'
import type { File } from '@sitewright/project'
import type { Site } from '@sitewright/site'
import type { Outline } from './prune/outline.ts'
import type { Template } from './template.ts'

const variants = new WeakMap<Template, ReadonlyMap<string, File>>()

/** The files of a template in TypeScript, or their JavaScript output, which files that hold only types do not have. */
export function filesIn(template: Template, typescript: boolean): ReadonlyMap<string, File> {
  if (typescript) return template.files
  const known = variants.get(template)
  if (known !== undefined) return known
  const files = new Map<string, File>()
  for (const [path, file] of template.files) {
    const output = template.javascript.get(path) ?? (isTypeScript(path) ? undefined : file)
    if (output !== undefined) files.set(output.path, output)
  }
  variants.set(template, files)
  return files
}

/** What pruning knows of the scripts of a language variant, by their paths in it. */
export function outlinesIn(template: Template, typescript: boolean): ReadonlyMap<string, Outline> {
  const { outlines, javascriptOutlines } = template
  return typescript || javascriptOutlines.size === 0
    ? outlines
    : new Map([...outlines, ...javascriptOutlines])
}

/** The path of a script in the chosen language variant. */
export function pathIn(path: string, typescript: boolean): string {
  return typescript ? path : path.replace(/\.ts(x?)$/, '.js$1')
}

/** A framework without a JavaScript output writes TypeScript whatever was asked for. */
export function inLanguageOf(framework: FrameworkId, site: Site): Site {
  return frameworkOf(framework).javascript ? site : { ...site, typescript: true }
}

function isTypeScript(path: string): boolean {
  return /\.tsx?$/.test(path) || /(^|\/)tsconfig[\w.]*\.json$/.test(path)
}
