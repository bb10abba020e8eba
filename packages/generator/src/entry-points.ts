import { isFeatureId, pages } from '@sitewright/catalog'
import { dirname } from '@sitewright/project'
import { getAdapter } from './adapters/index.ts'
import { pathIn } from './language-variant.ts'
import { functionHosts } from './messages.ts'
import type { GenerationPlan } from './generation-plan.ts'
import type { Template } from './template.ts'

/** Of a template's paths, those that every project needs, as its adapter names them. */
export function matchEntryPoints(framework: Template['framework'], paths: Iterable<string>): string[] {
  const patterns = getAdapter(framework).entryPoints
  const matches = (path: string, pattern: string): boolean => {
    if (!pattern.endsWith('/*')) return path === pattern
    const folder = pattern.slice(0, -1)
    return path.startsWith(folder) && !path.slice(folder.length).includes('/')
  }
  return [...paths].filter((path) => patterns.some((pattern) => matches(path, pattern)))
}

/**
 * The paths from which a project is reached: those of the template, but for files that are named after a feature
 * that was not chosen (`tests/booking.test.ts`), the companions of those that were, and the routes of chosen pages.
 */
export function entryPoints(plan: GenerationPlan): string[] {
  const { adapter, features, site, template } = plan
  const chosen = (id: string): boolean => (features as readonly string[]).includes(id)
  const fromTemplate = template.entryPoints.filter((path) => {
    const name = /([\w-]+)(?:\.[\w-]+)*$/.exec(path)?.[1] ?? ''
    return !path.includes('/') || !isFeatureId(name) || chosen(name)
  })
  const functionFiles = functionHosts(site).flatMap((host) => adapter.functions[host] ?? [])
  const companions = features.flatMap((id) => adapter.companions[id] ?? [])
  return [...fromTemplate, adapter.entry, ...pageFiles(plan), ...companions, ...functionFiles].map((path) =>
    pathIn(path, site.typescript)
  )
}

/** The files of the chosen pages, where they are routes by their folder. */
function pageFiles({ adapter, pages: chosen, template }: GenerationPlan): string[] {
  const { pageFolder } = adapter
  if (pageFolder === undefined) return []
  const folders = new Set(chosen.map((id) => pageFolder(pages[id].path)))
  return [...template.files.keys()].filter((path) => folders.has(dirname(path)))
}
