import { closureOf, colorPresets, featureOf, layouts, limits, type FeatureId } from '@sitewright/catalog'
import {
  contentOf,
  defaultSite,
  moodOfPreset,
  readBusiness,
  siteDescription,
  siteTitle,
  type Analysis,
  type AnalysisContent,
  type BusinessInfo,
  type BusinessReading,
  type Content,
  type FeatureReason
} from '@sitewright/site'
import { withBasics } from './basic-features.ts'
import { findGaps } from './gaps.ts'
import { commonAdvice } from './industry/common.ts'
import { featureReasons } from './industry/reasons.ts'
import { templateOf } from './industry/templates.ts'
import type { IndustryTemplate } from './industry/template.ts'
import { reasonMessages } from './messages.ts'
import { defaultComponents, defaultIntegrations, vitals } from './provider/defaults.ts'
import { excludedFeatures, findEvidence, type BusinessEvidence } from './evidence/find-evidence.ts'

/** Confidence of a recommendation that only the industry supports. */
const industryConfidence = 0.6
/** Most sentences that are quoted as competitive advantages. */
const advantagesMax = 3
/** Most goals that are named as not understood. */
const unreadMax = 3

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))].slice(0, limits.listMax)
}

/** The usual features of the industry that the text does not decline, then those that the text asks for. */
function reasonsFor({ features }: IndustryTemplate, reading: BusinessEvidence): FeatureReason[] {
  const barred = excludedFeatures(reading)
  const spoken = new Map(reading.features.map((finding) => [finding.id, finding]))
  const asked = [...new Set([...features, ...spoken.keys()])].filter((id) => !barred.has(id))
  const chosen = withBasics(asked, barred)
  const needed = closureOf(chosen).filter((id) => !chosen.includes(id))
  return [
    ...chosen.map((feature): FeatureReason => {
      const finding = spoken.get(feature)
      const usually = featureReasons[feature]
      if (finding === undefined) return { feature, text: usually, words: [], confidence: industryConfidence }
      const { why, quotes, confidence } = finding
      return { feature, text: `${why} ${usually}`, words: quotes, confidence }
    }),
    ...needed.map((feature): FeatureReason => {
      const needing = chosen.filter((id) => closureOf([id]).includes(feature)).map((id) => featureOf(id).name)
      return { feature, text: reasonMessages.needed(needing), words: [], confidence: industryConfidence }
    })
  ]
}

function remarksFrom(reading: BusinessEvidence): string[] {
  const { colorScheme, layout, declined, onlyPortfolio, unread, withoutPrices, answers } = reading
  return [
    ...(onlyPortfolio === true ? [reasonMessages.portfolio] : []),
    ...(colorScheme ? [reasonMessages.colors(colorPresets[colorScheme.id].name, colorScheme.why)] : []),
    ...(layout ? [reasonMessages.layout(layouts[layout.id].name, layout.why)] : []),
    ...declined.map(({ id, why }) => reasonMessages.declined(featureOf(id).name, why)),
    ...withoutPrices.slice(0, 1).map(reasonMessages.withoutPrices),
    ...answers.flatMap((answer) => (answer.is === 'limit' ? [reasonMessages.limit(answer)] : [])),
    ...(unread.length === 0 ? [] : [reasonMessages.unread(unread.slice(0, unreadMax))])
  ]
}

/** The proposed content of the site; nothing is invented beside it. */
function contentFor(
  business: BusinessInfo,
  content: Content,
  { services, places }: BusinessReading
): AnalysisContent {
  const { title, action, secondary } = content.hero
  const description = siteDescription({ businessInfo: business, content })
  const headline = typeof title === 'object' ? title.text : title
  const described = business.description.trim() !== ''
  return {
    heroTitle: headline ?? (business.businessName.trim() || description),
    heroSubtitle: described ? description : '',
    aboutText: '',
    servicesIntro: '',
    ctaTexts: unique([action.label, secondary?.label ?? '']),
    testimonialPlaceholders: [],
    metaDescription: description,
    keywords: unique([...services.map(({ name }) => name), ...places.map(({ town }) => town)])
  }
}

/** Competitive advantages, quoted from the business's own sentences. */
function quoteAdvantages({ description }: BusinessInfo): string[] {
  const sentences = description.slice(0, 2000).split(/(?<=[.!?。])\s+|\n/u)
  return unique(sentences).slice(0, advantagesMax)
}

/**
 * The built-in advisor: the industry's template (spec 1 §7), corrected by the evidence in the business's own text.
 * Deterministic and synchronous.
 */
export function advise(business: BusinessInfo): Analysis {
  const template = templateOf(business.industry)
  const reading = findEvidence(business)
  const told = readBusiness(business)
  const reasons = reasonsFor(template, reading)
  const features = reasons.map(({ feature }) => feature)
  const site = contentOf({ ...defaultSite, businessInfo: business, selectedFeatures: features })
  const content = contentFor(business, site, told)
  const title = siteTitle({ businessInfo: business, content: site })
  return {
    analysis: {
      businessType: template.businessType,
      targetAudience: business.targetAudience || template.audience,
      competitiveAdvantages: quoteAdvantages(business),
      keyFeatures: commonAdvice.keyFeatures,
      contentStrategy: template.strategy,
      userJourney: commonAdvice.journey,
      conversionGoals: unique([...business.businessGoals, ...template.goals])
    },
    recommendations: {
      framework: 'react',
      features,
      components: defaultComponents,
      colorScheme: reading.colorScheme?.id ?? template.colorScheme,
      layout: reading.layout?.id ?? template.layout,
      ...askedLook(reading),
      integrations: defaultIntegrations,
      performance: vitals,
      seo: { title }
    },
    content,
    seoStrategy: { title, description: content.metaDescription, keywords: content.keywords },
    performanceGoals: {
      coreWebVitals: vitals,
      budgets: {
        javascript: `${limits.budgets.javascriptKB}KB`,
        css: `${limits.budgets.cssKB}KB`
      }
    },
    insights: {
      competitiveAnalysis: { strengths: commonAdvice.strengths, opportunities: commonAdvice.opportunities },
      marketTrends: commonAdvice.trends,
      userBehavior: {
        primaryActions: template.visitorActions,
        devicePreferences: { mobile: commonAdvice.mobile, desktop: commonAdvice.desktop }
      },
      conversionOptimization: { primaryCTA: content.ctaTexts[0] ?? '', trustSignals: commonAdvice.trust },
      technicalRecommendations: technical(features),
      recommendations: [...remarksFrom(reading), ...findGaps(business, told)]
    },
    reasons,
    ...(reading.answers.length > 0 && { answers: reading.answers })
  }
}

/** What the words of the business ask of its look. */
function askedLook({ colorScheme, layout }: BusinessEvidence): Pick<Analysis['recommendations'], 'asked'> {
  if (colorScheme === undefined && layout === undefined) return {}
  return {
    asked: {
      ...(colorScheme && { mood: moodOfPreset[colorScheme.id] }),
      ...(layout && { layout: layout.id })
    }
  }
}

/** Technical requirements of the recommended features, one line each. */
function technical(features: readonly FeatureId[]): string[] {
  const hard = features.filter((id) => featureOf(id).complexity === 'Hard').map((id) => featureOf(id).name)
  return [
    'Every page is ready-made HTML, so it shows before any script has loaded.',
    `Stay below ${limits.budgets.javascriptKB} KB of JavaScript and ${limits.budgets.cssKB} KB of CSS, compressed.`,
    ...(hard.length === 0 ? [] : [`Plan most time for ${hard.join(', ')}.`])
  ]
}

/** The source of a reason: the business's own words, or its industry's template. */
export function reasonSource(reason: FeatureReason): 'words' | 'industry' {
  return reason.words.length > 0 ? 'words' : 'industry'
}
