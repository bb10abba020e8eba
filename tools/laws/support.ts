// What the laws share: the template as it stands in the repository, and sites to try.
import { defaultSite, resolveSite, type Site } from '../../packages/site/src/index.ts'
import type { FeatureId } from '../../packages/catalog/src/index.ts'
import { createSnapshot } from '../template/snapshot.ts'

export const template = await createSnapshot('react')

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
