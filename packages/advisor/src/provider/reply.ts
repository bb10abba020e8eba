import {
  analyticsIds,
  closureOf,
  colorSchemeIds,
  featureIds,
  layoutIds,
  monitoringIds,
  type FeatureId
} from '@sitewright/catalog'
import type { Analysis, AnalysisContent, BusinessInfo, FeatureReason, Vitals } from '@sitewright/site'
import { advise } from '../advise.ts'
import { basicReason, withBasics } from '../basics.ts'
import { barredBy, readWords } from '../words/read.ts'
import { defaultComponents, defaultFeatures, defaultIntegrations, vitals } from './defaults.ts'
import { idOf, lineOf, linesOf, listOf, numberOf, partOf, textOf, textsOf, type Part } from './fields.ts'
import { offeredFrameworks } from './prompt.ts'

const services = [...analyticsIds, ...monitoringIds]
/** How sure a recommendation of the provider counts where no words of the business are quoted for it. */
const byProvider = 0.75

function vitalsOf(part: Part): Vitals {
  return {
    lcp: numberOf(part['lcp'], 60, vitals.lcp),
    inp: numberOf(part['inp'], 60_000, vitals.inp),
    cls: numberOf(part['cls'], 10, vitals.cls)
  }
}

function reasonsOf(value: unknown, features: readonly FeatureId[], business: BusinessInfo): FeatureReason[] {
  const said = new Map(
    listOf(value, (entry) => partOf(entry), []).map((part) => [
      idOf(part['feature'], featureIds),
      textOf(part['why'], '')
    ])
  )
  const read = new Map(readWords(business).features.map((finding) => [finding.id, finding]))
  return features.flatMap((feature) => {
    const finding = read.get(feature)
    const text = [finding?.why, said.get(feature)].filter(Boolean).join(' ')
    if (text === '') return basicReason(feature, byProvider) ?? []
    return [{ feature, text, words: finding?.quotes ?? [], confidence: finding?.confidence ?? byProvider }]
  })
}

function contentOf(part: Part, base: AnalysisContent): AnalysisContent {
  return {
    heroTitle: lineOf(part['heroTitle'], base.heroTitle),
    heroSubtitle: textOf(part['heroSubtitle'], base.heroSubtitle),
    aboutText: textOf(part['aboutText'], base.aboutText),
    servicesIntro: textOf(part['servicesIntro'], base.servicesIntro),
    ctaTexts: linesOf(part['ctaTexts'], base.ctaTexts),
    testimonialPlaceholders: listOf(
      part['testimonialPlaceholders'],
      (entry) => {
        const { name, text, rating } = partOf(entry)
        const words = { name: lineOf(name, ''), text: textOf(text, '') }
        if (words.name === '' || words.text === '') return undefined
        return { ...words, rating: Math.max(1, Math.round(numberOf(rating, 5, 5))) }
      },
      base.testimonialPlaceholders
    ),
    metaDescription: textOf(part['metaDescription'], base.metaDescription),
    keywords: linesOf(part['keywords'], base.keywords)
  }
}

function insightsOf(part: Part, base: Analysis['insights']): Analysis['insights'] {
  const competition = partOf(part['competitiveAnalysis'])
  const behavior = partOf(part['userBehavior'])
  const devices = partOf(behavior['devicePreferences'])
  const conversion = partOf(part['conversionOptimization'])
  const { strengths, opportunities } = base.competitiveAnalysis
  const { mobile, desktop } = base.userBehavior.devicePreferences
  const { primaryCTA, trustSignals } = base.conversionOptimization
  return {
    competitiveAnalysis: {
      strengths: textsOf(competition['strengths'], strengths),
      opportunities: textsOf(competition['opportunities'], opportunities)
    },
    marketTrends: textsOf(part['marketTrends'], base.marketTrends),
    userBehavior: {
      primaryActions: textsOf(behavior['primaryActions'], base.userBehavior.primaryActions),
      devicePreferences: {
        mobile: textOf(devices['mobile'], mobile),
        desktop: textOf(devices['desktop'], desktop)
      }
    },
    conversionOptimization: {
      primaryCTA: lineOf(conversion['primaryCTA'], primaryCTA),
      trustSignals: textsOf(conversion['trustSignals'], trustSignals)
    },
    technicalRecommendations: textsOf(part['technicalRecommendations'], base.technicalRecommendations),
    recommendations: textsOf(part['recommendations'], base.recommendations)
  }
}

/**
 * The analysis of a reply. Its words are data: cleaned, bounded, and checked against the catalog; what is missing
 * takes the defaults of spec 1 §7, or the built-in advice where the spec names none. Undefined where the reply has
 * none of the parts that were asked for.
 */
export function analysisOf(reply: Part, business: BusinessInfo): Analysis | undefined {
  const parts = ['analysis', 'recommendations', 'content', 'insights'].map((name) => partOf(reply[name]))
  if (parts.every((part) => Object.keys(part).length === 0)) return undefined
  const [said = {}, advice = {}, words = {}, insights = {}] = parts
  const base = advise(business)
  const content = contentOf(words, base.content)
  const barred = barredBy(readWords(business))
  const asked = listOf(advice['features'], (entry) => idOf(entry, featureIds), defaultFeatures)
  const wanted = asked.filter((id) => !barred.has(id))
  const features = closureOf(withBasics(wanted, barred))
  const performance = vitalsOf(partOf(advice['performance']))
  const title = lineOf(partOf(advice['seo'])['title'], base.seoStrategy.title)
  return {
    analysis: {
      businessType: textOf(said['businessType'], base.analysis.businessType),
      targetAudience: textOf(said['targetAudience'], base.analysis.targetAudience),
      competitiveAdvantages: textsOf(said['competitiveAdvantages'], base.analysis.competitiveAdvantages),
      keyFeatures: textsOf(said['keyFeatures'], base.analysis.keyFeatures),
      contentStrategy: textOf(said['contentStrategy'], base.analysis.contentStrategy),
      userJourney: textsOf(said['userJourney'], base.analysis.userJourney),
      conversionGoals: textsOf(said['conversionGoals'], base.analysis.conversionGoals)
    },
    recommendations: {
      framework: idOf(advice['framework'], offeredFrameworks) ?? 'react',
      features,
      components: linesOf(advice['components'], defaultComponents),
      colorScheme: idOf(advice['colorScheme'], colorSchemeIds) ?? 'professional',
      layout: idOf(advice['layout'], layoutIds) ?? 'standard',
      integrations: listOf(advice['integrations'], (entry) => idOf(entry, services), defaultIntegrations),
      performance,
      seo: { title }
    },
    content,
    seoStrategy: { title, description: content.metaDescription, keywords: content.keywords },
    performanceGoals: { ...base.performanceGoals, coreWebVitals: performance },
    insights: insightsOf(insights, base.insights),
    reasons: reasonsOf(advice['reasons'], features, business)
  }
}
