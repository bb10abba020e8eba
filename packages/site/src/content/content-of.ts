import { pagesOf } from '@sitewright/catalog'
import type { ResolvedSite, Site } from '../site.ts'
import { actionsOf } from './actions.ts'
import { advisedContent } from './advised.ts'
import { businessOf } from './business.ts'
import type { Content } from './content.ts'
import { isSame } from './same.ts'
import { industryWords } from './industries/index.ts'
import { describedContent } from './described.ts'
import { tailoredContent } from './tailored.ts'

/** The words that a site has without the owner's own. */
function givenContent(site: Site): Content {
  const described = describedContent(tailoredContent(site), site.businessInfo)
  return site.aiRecommendations
    ? advisedContent(described, site.aiRecommendations, site.businessInfo)
    : described
}

/** Every action leads to a page that is there, also one that an owner wrote before taking the page away. */
function withSafeActions(content: Content, site: Site): Content {
  const words = industryWords[site.businessInfo.industry || 'other'](businessOf(site.businessInfo))
  const { main, secondary, safe } = actionsOf(words, pagesOf(site.selectedFeatures))
  const { hero, callToAction } = content
  return {
    ...content,
    hero: { ...hero, action: safe(hero.action, main), secondary: safe(hero.secondary, secondary) },
    callToAction: { ...callToAction, action: safe(callToAction.action, main) }
  }
}

/**
 * The words of the generated site. Later ones win: those tailored to the industry, the business's own
 * description and contacts, the words of an accepted analysis, and section by section the owner's.
 */
export function contentOf(site: Site): Content {
  return withSafeActions({ ...givenContent(site), ...site.content }, site)
}

/** The site with all its words, as a generated project reads it. Resolving twice changes nothing. */
export function resolveSite(site: Site): ResolvedSite {
  return { ...site, content: contentOf(site) }
}

/**
 * The site without the words that would be given to it anyway: what remains in `content` was written by the
 * owner. For a `site.json` of a generated project, which holds all its words, so that a change of the business
 * reaches them again.
 */
export function ownSite(site: Site): Site {
  const { content, ...rest } = site
  const given = contentOf(rest)
  const own = Object.entries(content ?? {}).filter(
    ([section, words]) => !isSame(words, given[section as keyof Content])
  )
  return own.length === 0 ? rest : { ...rest, content: Object.fromEntries(own) }
}
