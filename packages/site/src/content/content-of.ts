import { pagesOf } from '@sitewright/catalog'
import { decided } from '../decisions/apply.ts'
import { decisionsBetween, type Basis } from '../decisions/compare.ts'
import type { Decisions } from '../decisions/decision.ts'
import { readBusiness } from '../reading/reading.ts'
import type { ResolvedSite, Site } from '../site.ts'
import { actionsOf } from './actions.ts'
import { advisedContent, presentAnalysis } from './advised.ts'
import { neutralBusiness } from './business.ts'
import type { Content } from './content.ts'
import { builtInContent } from './given.ts'

function withAdvice(builtIn: Content, { aiRecommendations, businessInfo }: Site): Content {
  return aiRecommendations === null ? builtIn : advisedContent(builtIn, aiRecommendations, businessInfo)
}

/** What decisions about a site are found against, and compared with. */
export function basisOf(site: Site): Basis {
  const unadvised = builtInContent(site, neutralBusiness)
  return { given: withAdvice(builtInContent(site), site), neutral: withAdvice(unadvised, site), unadvised }
}

/** Every action leads to a page that is there, also one that an owner wrote before taking the page away. */
function withSafeActions(content: Content, site: Site): Content {
  const portfolio = readBusiness(site.businessInfo).refusals.has('all-but-portfolio')
  const { main, secondary, safe } = actionsOf(pagesOf(site.selectedFeatures), portfolio)
  const { hero, callToAction } = content
  return {
    ...content,
    hero: {
      ...hero,
      action: safe(hero.action, main),
      secondary: safe(hero.secondary ?? secondary, secondary)
    },
    callToAction: { ...callToAction, action: safe(callToAction.action, main) }
  }
}

/** The words of the generated site: the built-in ones with the owner's decisions applied, leaf by leaf (ADR 12). */
export function contentOf(site: Site): Content {
  return decidedContent(ownSite(site))
}

function decidedContent(own: Site): Content {
  const { given, neutral } = basisOf(own)
  return withSafeActions(decided(given, neutral, own.decisions ?? {}), own)
}

/**
 * The site with all its words, as a generated project reads it. Decisions about sections that the site does not show
 * stay decisions. Advice for earlier facts stays out, since their name and place would travel with it. Resolving twice
 * changes nothing.
 */
export function resolveSite(site: Site): ResolvedSite {
  const own = ownSite(site)
  const { decisions = {}, ...rest } = own
  const content = decidedContent(own)
  const unseen = decisionsOutside(decisions, content)
  const aiRecommendations = presentAnalysis(site.aiRecommendations, site.businessInfo)
  return {
    ...rest,
    aiRecommendations,
    ...(Object.keys(unseen).length > 0 && { decisions: unseen }),
    content
  }
}

function decisionsOutside(decisions: Decisions, content: Partial<Content>): Decisions {
  const isOutside = (address: string): boolean => !Object.hasOwn(content, address.split('/')[2] ?? '')
  return Object.fromEntries(Object.entries(decisions).filter(([address]) => isOutside(address)))
}

/**
 * The site with decisions in the place of words. For a `site.json` of a generated project, which holds all its words:
 * what differs from the built-in ones was decided by the owner, so that changed facts reach all others. Sections that
 * are not in the document stay as they were.
 */
export function ownSite({ content, ...site }: Site): Site {
  if (content === undefined) return site
  const { decisions: earlier = {}, ...rest } = site
  const decisions: Decisions = {
    ...decisionsOutside(earlier, content),
    ...decisionsBetween(basisOf(rest), content)
  }
  return Object.keys(decisions).length === 0 ? rest : { ...rest, decisions }
}
