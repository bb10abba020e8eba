// What the laws share: the template as it stands in the repository, and sites to try.
import { defaultSite, resolveSite, type Site } from '../../packages/site/src/index.ts'
import type { FeatureId } from '../../packages/catalog/src/index.ts'
import type { Template } from '../../packages/generator/src/index.ts'
import { leadFramework, templates, writtenFrameworks } from '../template/frameworks.ts'
import { createSnapshot } from '../template/snapshot.ts'

/** Every template by its framework. */
export const snapshots: readonly Template[] = await Promise.all(
  templates.map(({ framework }) => createSnapshot(framework))
)

/** Every template, those that the catalogue does not offer yet as well. */
export function createWrittenSnapshots(): Promise<readonly Template[]> {
  return Promise.all(writtenFrameworks.map(createSnapshot))
}

/** The template of laws about what no framework decides. */
export const template = await createSnapshot(leadFramework)

/** The untouched site with a name, which nothing but the given members changes. */
export function siteWith(changes: Partial<Site>): Site {
  return {
    ...defaultSite,
    businessInfo: { ...defaultSite.businessInfo, businessName: 'Nine Lives' },
    ...changes
  }
}

export function resolvedSite(selectedFeatures: readonly FeatureId[], changes: Partial<Site> = {}): Site {
  return resolveSite(siteWith({ ...changes, selectedFeatures }))
}
