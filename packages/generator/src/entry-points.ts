import { isFeatureId, pages } from '@sitewright/catalog'
import { dirname, type Alias, type Project } from '@sitewright/project'
import { getAdapter } from './adapters/index.ts'
import { pathIn } from './language-variant.ts'
import { functionHosts } from './messages.ts'
import type { GenerationPlan } from './generation-plan.ts'
import { reach } from './reach.ts'
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
 * The paths from which a project is reached: those of the template, the companions of the chosen features, and the
 * routes of the chosen pages. Throws a RangeError where the template lacks a file that its adapter names.
 */
export function entryPoints(plan: GenerationPlan): string[] {
  const { adapter, features, site, template } = plan
  const functionFiles = functionHosts(site).flatMap((host) => adapter.functions[host] ?? [])
  const companions = features.flatMap((id) => adapter.companions[id] ?? [])
  const absent = [...companions, ...functionFiles].find((path) => !template.files.has(path))
  if (absent !== undefined) throw new RangeError(`The template of ${template.framework} lacks ${absent}`)
  const chosen = adapter.sheets === undefined ? [] : [adapter.chosen.styles]
  return [
    ...template.entryPoints,
    adapter.entry,
    ...chosen,
    ...pageFiles(plan),
    ...companions,
    ...functionFiles
  ].map((path) => pathIn(path, site.typescript))
}

/** The files of the chosen pages, where they are routes by their folder. */
function pageFiles({ adapter, pages: chosen, template }: GenerationPlan): string[] {
  const { pageFolder } = adapter
  if (pageFolder === undefined) return []
  const folders = new Set(chosen.map((id) => pageFolder(pages[id].path)))
  return [...template.files.keys()].filter((path) => folders.has(dirname(path)))
}

/**
 * The tests of a project. A test goes where all that it imports goes, and brings nothing along but its own helpers;
 * one that is named after a feature (`tests/booking.test.ts`) goes only where that was chosen.
 */
export function testsOf(
  { features, site, template }: GenerationPlan,
  available: Project,
  reached: Project,
  aliases: readonly Alias[]
): string[] {
  const chosen = (id: string): boolean => (features as readonly string[]).includes(id)
  const goes = (path: string): boolean => {
    const { files, missing } = reach(available, [path], aliases)
    return (
      missing.every(({ from }) => from !== path) &&
      [...files.keys()].every((each) => each.startsWith('tests/') || reached.has(each))
    )
  }
  return [...template.files.keys()]
    .filter((path) => {
      const name = testName.exec(path)?.[1]
      return name !== undefined && (!isFeatureId(name) || chosen(name))
    })
    .map((path) => pathIn(path, site.typescript))
    .filter(goes)
}

const testName = /^tests\/([\w-]+)\.test\.\w+$/
