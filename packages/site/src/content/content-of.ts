import { pagesOf } from '@sitewright/catalog'
import { applyDecisions } from '../decisions/apply.ts'
import { decisionsBetween, type Baseline } from '../decisions/compare.ts'
import type { Decisions } from '../decisions/decision.ts'
import { readBusiness } from '../reading/reading.ts'
import { readTelephones } from '../reading/telephone.ts'
import type { ResolvedSite, Site } from '../site.ts'
import { tradeOf } from '../trades/trade-of.ts'
import { actionsOf } from './actions.ts'
import { withAnalysisContent, currentAnalysis } from './analysis-content.ts'
import { neutralBusiness } from './business.ts'
import type { Content } from './content.ts'
import { isDeepEqual } from './deep-equal.ts'
import { builtInContent } from './built-in-content.ts'

function withAdvice(builtIn: Content, { aiRecommendations, businessInfo }: Site): Content {
  return aiRecommendations === null ? builtIn : withAnalysisContent(builtIn, aiRecommendations, businessInfo)
}

let last: { facts: Site; baseline: Baseline } | undefined

/**
 * The default content that decisions are diffed against. It depends on the facts of the site alone, and the last one is
 * memoized: resolving a site asks for it four times.
 */
export function baselineOf({ content: _content, decisions: _decisions, ...facts }: Site): Baseline {
  if (last === undefined || !isDeepEqual(last.facts, facts)) last = { facts, baseline: createBaseline(facts) }
  return last.baseline
}

function createBaseline(facts: Site): Baseline {
  const unadvised = builtInContent(facts, neutralBusiness)
  return {
    defaults: withAdvice(builtInContent(facts), facts),
    neutral: withAdvice(unadvised, facts),
    withoutAnalysis: unadvised
  }
}

/** Replaces calls to action whose page is gone, also those that the owner wrote before removing the page. */
function withSafeActions(content: Content, site: Site): Content {
  const portfolio = readBusiness(site.businessInfo).refusals.has('all-but-portfolio')
  const { main, secondary, orFallback } = actionsOf(pagesOf(site.selectedFeatures), portfolio, tradeOf(site))
  const { hero, callToAction } = content
  return {
    ...content,
    hero: {
      ...hero,
      action: orFallback(hero.action, main),
      secondary: orFallback(hero.secondary ?? secondary, secondary)
    },
    callToAction: { ...callToAction, action: orFallback(callToAction.action, main) }
  }
}

/** The content of the generated site: the default content with the owner's decisions applied, leaf by leaf (ADR 12). */
export function contentOf(site: Site): Content {
  return decidedContent(extractDecisions(site))
}

function decidedContent(own: Site): Content {
  const { defaults, neutral } = baselineOf(own)
  return withTelephones(withSafeActions(applyDecisions(defaults, neutral, own.decisions ?? {}), own), own)
}

/** Adds how numbers that are written without a country code are dialled from anywhere, those of added places too. */
function withTelephones(content: Content, { businessInfo }: Site): Content {
  const texts = [businessInfo.contactPhone, ...content.locations.flatMap(({ phone }) => phone ?? [])]
  const telephones = readTelephones(texts, content.region?.country)
  return telephones.length === 0 ? content : { ...content, telephones }
}

/**
 * The site with all its content, as a generated project reads it. Decisions about sections that the site does not show
 * stay decisions. A stale analysis stays out, since it carries the earlier name and place. Idempotent.
 */
export function resolveSite(site: Site): ResolvedSite {
  const own = extractDecisions(site)
  const { decisions = {}, ...rest } = own
  const content = decidedContent(own)
  const unseen = decisionsOutside(decisions, content)
  const aiRecommendations = currentAnalysis(site.aiRecommendations, site.businessInfo)
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

/** Documents of earlier versions name no time zone: nobody removed it. */
const zoneAddress = '/content/region/timeZone'

/**
 * The site with decisions in the place of content. The `site.json` of a generated project holds all content: what
 * differs from the defaults was decided by the owner, and the rest is made again from changed facts. Sections that are
 * not in the document keep their decisions.
 */
export function extractDecisions({ content, ...site }: Site): Site {
  if (content === undefined) return site
  const { decisions: earlier = {}, ...rest } = site
  // Made anew from what is written.
  const { telephones: _made, ...decided } = content
  const { [zoneAddress]: zone, ...between } = decisionsBetween(baselineOf(rest), decided)
  const decisions: Decisions = {
    ...decisionsOutside(earlier, content),
    ...between,
    ...(zone !== undefined && zone.is !== 'removed' && { [zoneAddress]: zone })
  }
  return Object.keys(decisions).length === 0 ? rest : { ...rest, decisions }
}
