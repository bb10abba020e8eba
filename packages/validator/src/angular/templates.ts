import { dirname, findText, join, type Project } from '@sitewright/project'
import type { Range } from '../engine/rule.ts'
import type { Kind } from '../sources/kind.ts'
import type { Source } from '../sources/source.ts'

/** Markup of a component: a file of its own, or a part of a script between quotes. */
export interface TemplateSource {
  text: string
  range?: Range
}

/** The kind of files that components take for their templates: nothing but such a component tells them from pages. */
export const templateKind: Kind = {
  language: 'other',
  id: 'ng.html',
  jsx: false,
  types: false,
  compiler: 'angular'
}

// Scripts are not parsed for it: one with a syntax error still names its template.
const templateUrl = /\btemplateUrl\s*:\s*(["'`])([^"'`\n]{1,500})\1/g

function isComponentScript(path: string, text: string | undefined): text is string {
  return text !== undefined && /(?<!\.d)\.ts$/.test(path) && text.includes('@angular/core')
}

/** Whether a project has scripts of Angular. */
export function hasComponents(project: Project): boolean {
  return [...project.keys()].some((path) => isComponentScript(path, findText(project, path)))
}

const known = new WeakMap<Project, ReadonlySet<string>>()

/** Finds the files of a project that are templates of components. */
export function findTemplates(project: Project): ReadonlySet<string> {
  const before = known.get(project)
  if (before) return before
  const paths = [...project.keys()].flatMap((path) => {
    const text = findText(project, path)
    if (!isComponentScript(path, text)) return []
    return [...text.matchAll(templateUrl)].flatMap(([, , url = '']) => join(dirname(path), url) ?? [])
  })
  const templates = new Set(paths.filter((path) => project.has(path)))
  known.set(project, templates)
  return templates
}

/** The places of templates that stand in a script. */
export function findInlineTemplates({ kind, text, facts }: Source): Range[] {
  if (kind.language !== 'script' || !text.includes('@angular/core')) return []
  return facts().classFacts.classes.flatMap(({ metadata }) =>
    metadata?.template === undefined || metadata.template === 'unknown' ? [] : [metadata.template]
  )
}
