import type { Audience, FeatureId } from '@sitewright/catalog'

/** What an audience asks for by itself; most ask for nothing in particular. */
export const audienceWishes: Partial<Record<Audience, readonly FeatureId[]>> = {
  'Mobile Users': ['responsive', 'pwa'],
  'Gen Z': ['social']
}
