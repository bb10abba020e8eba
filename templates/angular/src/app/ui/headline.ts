import type { Content, Site } from '../../domain/site.ts'

/** The place of the headline: the name of the business, or what stands in for it. */
export interface Headline {
  of: Site['businessInfo'] | Content['hero']
  field: 'businessName' | 'title'
  own: boolean
}

/** The headline of the home page, for SiteWords in the `h1` with the id `promise`. */
export function headlineOf({ businessInfo, content: { hero } }: Site): Headline {
  return hero.title === undefined
    ? { of: businessInfo, field: 'businessName', own: true }
    : { of: hero, field: 'title', own: false }
}
