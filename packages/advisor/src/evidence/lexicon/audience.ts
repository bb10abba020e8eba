import type { Audience, FeatureId } from '@sitewright/catalog'

/** Features that an audience implies; most imply none. */
export const audienceWishes: Partial<Record<Audience, readonly FeatureId[]>> = {
  'Mobile Users': ['responsive', 'pwa'],
  'Gen Z': ['social']
}
