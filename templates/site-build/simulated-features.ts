import { withoutDrafts } from '#domain/drafts.ts'
import { findSimulation, type LaunchBackend } from '#domain/simulated.ts'
import type { Site } from '#domain/site.ts'

/** The entry of a feature, `src/features/contact-form/index.ts`. */
export const featureEntry: RegExp = /\/src\/features\/([\w-]+)\/index\.[jt]sx?$/

/**
 * The module in place of a feature that only pretends, so that neither its pages nor their code are part of a launch
 * build; undefined where the feature is real.
 */
export function simulatedFeature(path: string, site: Site, launch: LaunchBackend): string | undefined {
  const id = featureEntry.exec(path)?.[1] ?? ''
  if (!isSimulated(id, site, launch)) return undefined
  const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return `export const ${name} = { id: ${JSON.stringify(id)} }\n`
}

/**
 * Whether a feature only pretends, and so is left out of a launch build. Reviews that the business shows stay, without
 * the form beside them.
 */
export function isSimulated(id: string, site: Site, launch: LaunchBackend): boolean {
  const shown = id === 'reviews' && withoutDrafts(site.content).reviews !== undefined
  return !shown && findSimulation(id, site, launch) !== undefined
}
