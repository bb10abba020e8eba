import { analyticsIds, colorSchemeIds, layoutIds, offeredFrameworkIds } from '@sitewright/catalog'
import { promptFeatures } from './prompt.ts'

type Schema = Record<string, unknown>

const text: Schema = { type: 'string' }
const number: Schema = { type: 'number' }
const listOf = (items: Schema): Schema => ({ type: 'array', items })
const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] })
const texts = listOf(text)

function objectOf(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
}

/** The JSON schema of the reply (structured output); the reply is validated all the same. */
export const replySchema: Schema = objectOf({
  analysis: objectOf({
    businessType: text,
    targetAudience: text,
    competitiveAdvantages: texts,
    keyFeatures: texts,
    contentStrategy: text,
    userJourney: texts,
    conversionGoals: texts
  }),
  recommendations: objectOf({
    framework: oneOf(offeredFrameworkIds),
    features: listOf(oneOf(promptFeatures)),
    components: texts,
    colorScheme: oneOf(colorSchemeIds),
    layout: oneOf(layoutIds),
    integrations: listOf(oneOf(analyticsIds)),
    performance: objectOf({ lcp: number, inp: number, cls: number }),
    seo: objectOf({ title: text }),
    reasons: listOf(objectOf({ feature: oneOf(promptFeatures), why: text }))
  }),
  content: objectOf({
    heroTitle: text,
    heroSubtitle: text,
    aboutText: text,
    servicesIntro: text,
    ctaTexts: texts,
    testimonialPlaceholders: listOf(objectOf({ name: text, text, rating: { type: 'integer' } })),
    metaDescription: text,
    keywords: texts
  }),
  insights: objectOf({
    competitiveAnalysis: objectOf({ strengths: texts, opportunities: texts }),
    marketTrends: texts,
    userBehavior: objectOf({
      primaryActions: texts,
      devicePreferences: objectOf({ mobile: text, desktop: text })
    }),
    conversionOptimization: objectOf({ primaryCTA: text, trustSignals: texts }),
    technicalRecommendations: texts,
    recommendations: texts
  })
})
