// The templates in their place: one for each framework that the catalogue offers. What builds, measures and checks
// templates goes through this list, so that a framework more is a folder, an adapter and an entry of the catalogue.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { frameworkIds, offeredFrameworkIds, type FrameworkId } from '../../packages/catalog/src/index.ts'
import { root } from '../root.ts'
import { projectsFolder } from '../sites/under-test.ts'

/** A template: where its reference app and its preview stand. Paths are relative to the repository. */
export interface TemplatePlace {
  framework: FrameworkId
  /** The reference app, which runs as it stands. */
  folder: string
  /** The folder of the preview, which Vite builds by the settings in it. */
  preview: string
  /** Whether sizes of features are measured, by a plugin in the build of Vite. */
  measured: boolean
}

/** The template of a framework. */
export function templatePlace(framework: FrameworkId): TemplatePlace {
  const folder = `templates/${framework}`
  return {
    framework,
    folder,
    preview: `${folder}/preview`,
    measured: existsSync(join(root, folder, 'vite.config.ts'))
  }
}

/** Every template, the one that new projects begin with first. */
export const templates: readonly TemplatePlace[] = offeredFrameworkIds.map(templatePlace)

/** Templates that the laws do not hold yet; what takes a framework by its name, as `createSnapshot` does, has them. */
const unfinished: readonly FrameworkId[] = ['angular']

/** The frameworks whose template is written, whether the catalogue offers them or not yet. */
export const writtenFrameworks: readonly FrameworkId[] = frameworkIds.filter(
  (id) => existsSync(join(root, `templates/${id}/package.json`)) && !unfinished.includes(id)
)

/** The framework of what is tried, measured or drawn in one framework only; `FRAMEWORK` names another one. */
export const leadFramework: FrameworkId = namedFramework() ?? offeredFrameworkIds[0] ?? 'react'

/** The framework that the environment names. Throws where it has no template. */
function namedFramework(): FrameworkId | undefined {
  const name = process.env['FRAMEWORK']
  if (name === undefined) return undefined
  const found = writtenFrameworks.find((id) => id === name)
  if (found === undefined)
    throw new Error(`FRAMEWORK=${name} has no template; ${writtenFrameworks.join(', ')} have.`)
  return found
}

/** The folder of a built site of the browser tests, relative to the repository. */
export function builtSite(name: string, framework: FrameworkId = leadFramework): string {
  return `${projectsFolder}/${framework}-${name}`
}
