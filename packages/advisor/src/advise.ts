import {
  closureOf,
  colorPresets,
  dependentsOf,
  featureOf,
  layouts,
  limits,
  type FeatureId
} from '@sitewright/catalog'
import { cleanText, type Analysis, type BusinessInfo, type FeatureReason } from '@sitewright/site'
import { basicReason, withBasics } from './basics.ts'
import { templateOf } from './industry/templates.ts'
import type { Facts, IndustryTemplate } from './industry/template.ts'
import { reasonMessages } from './messages.ts'
import { defaultComponents, defaultIntegrations, vitals } from './provider/defaults.ts'
import { readWords, type Reading } from './words/read.ts'

/** How sure an industry alone makes one. */
const byIndustry = 0.6
/** Characters of a name in a title. */
const nameMax = 120

/** A name as long as a title can bear. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= nameMax ? line : `${cleanText(line.slice(0, nameMax - 1)).trimEnd()}…`
}

function factsOf(business: BusinessInfo): Facts {
  const location = shortened(business.location)
  return {
    name: shortened(business.businessName) || 'Your business',
    place: location === '' ? '' : ` in ${location}`
  }
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].slice(0, limits.listMax)
}

/** The features of the industry that the words do not turn down, then those that the words ask for. */
function reasonsFor(template: IndustryTemplate, reading: Reading): FeatureReason[] {
  const barred = new Set(reading.declined.flatMap(({ id }) => [id, ...dependentsOf(id)]))
  const spoken = new Map(reading.features.map((finding) => [finding.id, finding]))
  const usual = Object.keys(template.recommended) as FeatureId[]
  const asked = [...new Set([...usual, ...spoken.keys()])].filter((id) => !barred.has(id))
  const chosen = withBasics(asked, barred)
  const needed = closureOf(chosen).filter((id) => !chosen.includes(id))
  return [
    ...chosen.map((feature): FeatureReason => {
      const finding = spoken.get(feature)
      const usually = template.recommended[feature] ?? ''
      if (finding === undefined) {
        return (
          (usually === '' ? basicReason(feature, byIndustry) : undefined) ?? {
            feature,
            text: usually,
            words: [],
            confidence: byIndustry
          }
        )
      }
      const { why, quotes, confidence } = finding
      return { feature, text: `${why} ${usually}`.trim(), words: quotes, confidence }
    }),
    ...needed.map((feature): FeatureReason => {
      const needing = chosen.filter((id) => closureOf([id]).includes(feature)).map((id) => featureOf(id).name)
      return { feature, text: reasonMessages.needed(needing), words: [], confidence: byIndustry }
    })
  ]
}

function remarksOn(reading: Reading): string[] {
  const { colorScheme, layout, declined } = reading
  return [
    ...(colorScheme ? [reasonMessages.colours(colorPresets[colorScheme.id].name, colorScheme.why)] : []),
    ...(layout ? [reasonMessages.layout(layouts[layout.id].name, layout.why)] : []),
    ...declined.map(({ id, why }) => reasonMessages.declined(featureOf(id).name, why))
  ]
}

/**
 * The built-in advice for a business: its industry's template (spec 1 §7), corrected by what the business wrote
 * itself. It answers at once and the same each time.
 */
export function advise(business: BusinessInfo): Analysis {
  const template = templateOf(business.industry)
  const reading = readWords(business)
  const facts = factsOf(business)
  const reasons = reasonsFor(template, reading)
  const seo = { title: template.seoTitle(facts), description: template.metaDescription(facts) }
  return {
    analysis: {
      businessType: template.businessType,
      targetAudience: business.targetAudience || template.audience,
      competitiveAdvantages: template.advantages,
      keyFeatures: template.features,
      contentStrategy: template.strategy,
      userJourney: template.journey,
      conversionGoals: unique([...business.businessGoals, ...template.goals])
    },
    recommendations: {
      framework: 'react',
      features: reasons.map(({ feature }) => feature),
      components: defaultComponents,
      colorScheme: reading.colorScheme?.id ?? template.colorScheme,
      layout: reading.layout?.id ?? template.layout,
      integrations: defaultIntegrations,
      performance: vitals,
      seo: { title: seo.title }
    },
    content: {
      heroTitle: template.heroTitle(facts),
      heroSubtitle: template.heroSubtitle(facts),
      aboutText: template.about(facts),
      servicesIntro: template.servicesIntro,
      ctaTexts: template.actions,
      testimonialPlaceholders: template.testimonials,
      metaDescription: seo.description,
      keywords: template.keywords
    },
    seoStrategy: { ...seo, keywords: template.keywords },
    performanceGoals: {
      coreWebVitals: vitals,
      budgets: {
        javascript: `${limits.budgets.javascriptKB}KB`,
        css: `${limits.budgets.cssKB}KB`
      }
    },
    insights: {
      competitiveAnalysis: { strengths: template.strengths, opportunities: template.opportunities },
      marketTrends: template.trends,
      userBehavior: {
        primaryActions: template.visitorActions,
        devicePreferences: { mobile: template.mobile, desktop: template.desktop }
      },
      conversionOptimization: { primaryCTA: template.actions[0] ?? '', trustSignals: template.trust },
      technicalRecommendations: technical(reasons.map(({ feature }) => feature)),
      recommendations: [...remarksOn(reading), ...template.recommendations]
    },
    reasons
  }
}

/** What the recommended features ask of the project, one line each. */
function technical(features: readonly FeatureId[]): string[] {
  const hard = features.filter((id) => featureOf(id).complexity === 'Hard').map((id) => featureOf(id).name)
  return [
    'Every page is ready-made HTML, so it shows before any script has loaded.',
    `Stay below ${limits.budgets.javascriptKB} KB of JavaScript and ${limits.budgets.cssKB} KB of CSS, compressed.`,
    ...(hard.length === 0 ? [] : [`Plan most time for ${hard.join(', ')}.`])
  ]
}

/** Where a reason comes from: the words of the business, or what its industry usually needs. */
export function reasonSource(reason: FeatureReason): 'words' | 'industry' {
  return reason.words.length > 0 ? 'words' : 'industry'
}
