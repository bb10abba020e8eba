import { isFeatureId } from '@sitewright/catalog'
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
 * that was not chosen (`tests/booking.test.ts`), and the companions of those that were.
 */
export function entryPoints({ adapter, features, site, template }: GenerationPlan): string[] {
  const chosen = (id: string): boolean => (features as readonly string[]).includes(id)
  const fromTemplate = template.entryPoints.filter((path) => {
    const name = /([\w-]+)(?:\.[\w-]+)*$/.exec(path)?.[1] ?? ''
    return !path.includes('/') || !isFeatureId(name) || chosen(name)
  })
  const functionFiles = functionHosts(site).flatMap((host) => adapter.functions[host] ?? [])
  const companions = features.flatMap((id) => adapter.companions[id] ?? [])
  return [...fromTemplate, adapter.entry, ...companions, ...functionFiles].map((path) =>
    pathIn(path, site.typescript)
  )
}
