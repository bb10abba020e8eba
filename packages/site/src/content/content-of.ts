import type { ResolvedSite, Site } from '../site.ts'
import type { Content } from './content.ts'

/** The words of the generated site: the owner's, then the analysis's, then those tailored to the industry. */
export function contentOf(site: Site): Content {
  throw new Error(`not yet: ${site.schemaVersion}`)
}

/** The site with all its words, as a generated project reads it. Resolving twice changes nothing. */
export function resolveSite(site: Site): ResolvedSite {
  return { ...site, content: contentOf(site) }
}

/**
 * The site without the words that would be tailored to it anyway: what remains in `content` was written by the
 * owner. For a `site.json` of a generated project, which holds all its words, so that a change of the business
 * reaches them again.
 */
export function ownSite(site: Site): Site {
  throw new Error(`not yet: ${site.schemaVersion}`)
}
