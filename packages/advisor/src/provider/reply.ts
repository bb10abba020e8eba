import {
  analyticsIds,
  closureOf,
  colorSchemeIds,
  featureIds,
  layoutIds,
  monitoringIds,
  offeredFrameworkIds,
  type FeatureId
} from '@sitewright/catalog'
import type { Analysis, AnalysisContent, BusinessInfo, FeatureReason, Vitals } from '@sitewright/site'
import { moodOfPreset } from '@sitewright/site'
import { advise } from '../advise.ts'
import { basicReason, withBasics } from '../basic-features.ts'
import { excludedFeatures, findEvidence } from '../evidence/find-evidence.ts'
import { defaultComponents, defaultFeatures, defaultIntegrations, vitals } from './defaults.ts'
import {
  readId,
  readLine,
  readLines,
  readList,
  readNumber,
  toObject,
  readText,
  readTexts,
  type JsonObject
} from './read-json.ts'

const services = [...analyticsIds, ...monitoringIds]
/** Confidence of a recommendation that no quote supports. */
const providerConfidence = 0.75

function readVitals(part: JsonObject): Vitals {
  return {
    lcp: readNumber(part['lcp'], 60, vitals.lcp),
    inp: readNumber(part['inp'], 60_000, vitals.inp),
    cls: readNumber(part['cls'], 10, vitals.cls)
  }
}

function readReasons(
  value: unknown,
  features: readonly FeatureId[],
  business: BusinessInfo
): FeatureReason[] {
  const said = new Map(
    readList(value, (entry) => toObject(entry), []).map((part) => [
      readId(part['feature'], featureIds),
      readText(part['why'], '')
    ])
  )
  const read = new Map(findEvidence(business).features.map((finding) => [finding.id, finding]))
  return features.flatMap((feature) => {
    const finding = read.get(feature)
    const text = [finding?.why, said.get(feature)].filter(Boolean).join(' ')
    if (text === '') return basicReason(feature, providerConfidence) ?? []
    return [
      { feature, text, words: finding?.quotes ?? [], confidence: finding?.confidence ?? providerConfidence }
    ]
  })
}

function readContent(part: JsonObject, base: AnalysisContent): AnalysisContent {
  return {
    heroTitle: readLine(part['heroTitle'], base.heroTitle),
    heroSubtitle: readText(part['heroSubtitle'], base.heroSubtitle),
    aboutText: readText(part['aboutText'], base.aboutText),
    servicesIntro: readText(part['servicesIntro'], base.servicesIntro),
    ctaTexts: readLines(part['ctaTexts'], base.ctaTexts),
    testimonialPlaceholders: readList(
      part['testimonialPlaceholders'],
      (entry) => {
        const { name, text, rating } = toObject(entry)
        const words = { name: readLine(name, ''), text: readText(text, '') }
        if (words.name === '' || words.text === '') return undefined
        return { ...words, rating: Math.max(1, Math.round(readNumber(rating, 5, 5))) }
      },
      base.testimonialPlaceholders
    ),
    metaDescription: readText(part['metaDescription'], base.metaDescription),
    keywords: readLines(part['keywords'], base.keywords)
  }
}

function readInsights(part: JsonObject, base: Analysis['insights']): Analysis['insights'] {
  const competition = toObject(part['competitiveAnalysis'])
  const behavior = toObject(part['userBehavior'])
  const devices = toObject(behavior['devicePreferences'])
  const conversion = toObject(part['conversionOptimization'])
  const { strengths, opportunities } = base.competitiveAnalysis
  const { mobile, desktop } = base.userBehavior.devicePreferences
  const { primaryCTA, trustSignals } = base.conversionOptimization
  return {
    competitiveAnalysis: {
      strengths: readTexts(competition['strengths'], strengths),
      opportunities: readTexts(competition['opportunities'], opportunities)
    },
    marketTrends: readTexts(part['marketTrends'], base.marketTrends),
    userBehavior: {
      primaryActions: readTexts(behavior['primaryActions'], base.userBehavior.primaryActions),
      devicePreferences: {
        mobile: readText(devices['mobile'], mobile),
        desktop: readText(devices['desktop'], desktop)
      }
    },
    conversionOptimization: {
      primaryCTA: readLine(conversion['primaryCTA'], primaryCTA),
      trustSignals: readTexts(conversion['trustSignals'], trustSignals)
    },
    technicalRecommendations: readTexts(part['technicalRecommendations'], base.technicalRecommendations),
    recommendations: readTexts(part['recommendations'], base.recommendations)
  }
}

/**
 * Parses a reply as an analysis. Its texts are untrusted input: cleaned, bounded, and validated against the catalog;
 * what is missing takes the defaults of spec 1 §7, or the built-in advice where the spec names none. Undefined where
 * the reply has none of the requested parts.
 */
export function parseReply(reply: JsonObject, business: BusinessInfo): Analysis | undefined {
  const parts = ['analysis', 'recommendations', 'content', 'insights'].map((name) => toObject(reply[name]))
  if (parts.every((part) => Object.keys(part).length === 0)) return undefined
  const [said = {}, advice = {}, words = {}, insights = {}] = parts
  const base = advise(business)
  const content = readContent(words, base.content)
  const barred = excludedFeatures(findEvidence(business))
  const asked = readList(advice['features'], (entry) => readId(entry, featureIds), defaultFeatures)
  const { answers = [] } = base
  // What answers a goal is recommended, whatever else the provider thinks of.
  const answering = answers.flatMap((answer) => ('features' in answer ? answer.features : []))
  const wanted = [...new Set([...asked, ...answering])].filter((id) => !barred.has(id))
  const features = closureOf(withBasics(wanted, barred))
  const performance = readVitals(toObject(advice['performance']))
  const title = readLine(toObject(advice['seo'])['title'], base.seoStrategy.title)
  const scheme = readId(advice['colorScheme'], colorSchemeIds)
  return {
    analysis: {
      businessType: readText(said['businessType'], base.analysis.businessType),
      targetAudience: readText(said['targetAudience'], base.analysis.targetAudience),
      competitiveAdvantages: readTexts(said['competitiveAdvantages'], base.analysis.competitiveAdvantages),
      keyFeatures: readTexts(said['keyFeatures'], base.analysis.keyFeatures),
      contentStrategy: readText(said['contentStrategy'], base.analysis.contentStrategy),
      userJourney: readTexts(said['userJourney'], base.analysis.userJourney),
      conversionGoals: readTexts(said['conversionGoals'], base.analysis.conversionGoals)
    },
    recommendations: {
      framework: readId(advice['framework'], offeredFrameworkIds) ?? 'react',
      features,
      components: readLines(advice['components'], defaultComponents),
      colorScheme: scheme ?? 'professional',
      layout: readId(advice['layout'], layoutIds) ?? 'standard',
      ...(scheme !== undefined && { asked: { mood: moodOfPreset[scheme] } }),
      integrations: readList(advice['integrations'], (entry) => readId(entry, services), defaultIntegrations),
      performance,
      seo: { title }
    },
    content,
    seoStrategy: { title, description: content.metaDescription, keywords: content.keywords },
    performanceGoals: { ...base.performanceGoals, coreWebVitals: performance },
    insights: readInsights(insights, base.insights),
    reasons: readReasons(advice['reasons'], features, business),
    ...(answers.length > 0 && { answers })
  }
}
