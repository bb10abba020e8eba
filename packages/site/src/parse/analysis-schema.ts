import { featureIds, frameworkIds, layoutIds, limits } from '@sitewright/catalog'
import * as z from 'zod/mini'
import { answerLimits, answerSections, type Analysis } from '../analysis.ts'
import type { Refusal } from '../reading/refusal-words.ts'
import { choiceOf, choicesOf, line, listOf, numberWithin, rating, text } from './fields.ts'
import { moodIds } from '../looks/ids.ts'

const texts = listOf(text)

/** Migrates documents of before 2024, which have FID: INP replaces it. */
function withoutFid(vitals: unknown): unknown {
  if (typeof vitals !== 'object' || vitals === null || !Object.hasOwn(vitals, 'fid')) return vitals
  const { fid: _, ...rest } = vitals as { fid: unknown }
  return { inp: limits.vitals.inpMs, ...rest }
}

const vitals = z.pipe(
  z.transform(withoutFid),
  z.strictObject({
    lcp: numberWithin(0, 60),
    inp: numberWithin(0, 60_000),
    cls: numberWithin(0, 10)
  })
)

const reason = z.strictObject({
  feature: choiceOf(featureIds),
  text,
  words: listOf(line),
  confidence: numberWithin(0, 1)
})

const refusals: readonly Refusal[] = [...featureIds, 'prices', 'all-but-portfolio']

const answer = z.union([
  z.strictObject({ text, is: z.literal('features'), features: listOf(choiceOf(featureIds)) }),
  z.strictObject({
    text,
    is: z.literal('section'),
    section: choiceOf(answerSections),
    features: listOf(choiceOf(featureIds))
  }),
  z.strictObject({ text, is: z.literal('refused'), refused: listOf(choiceOf(refusals)) }),
  z.strictObject({ text, is: z.literal('limit'), limit: choiceOf(answerLimits) }),
  z.strictObject({ text, is: z.literal('unread') })
])

const business = z.strictObject({ businessName: line, industry: line, location: line, description: text })

/** The shape of an analysis (spec 1 §3). */
export const analysisSchema = z.strictObject({
  analysis: z.strictObject({
    businessType: text,
    targetAudience: text,
    competitiveAdvantages: texts,
    keyFeatures: texts,
    contentStrategy: text,
    userJourney: texts,
    conversionGoals: texts
  }),
  recommendations: z.strictObject({
    framework: choiceOf(frameworkIds),
    features: choicesOf(featureIds),
    components: texts,
    colorScheme: line,
    layout: choiceOf(layoutIds),
    asked: z.optional(
      z.strictObject({ mood: z.optional(choiceOf(moodIds)), layout: z.optional(choiceOf(layoutIds)) })
    ),
    integrations: texts,
    performance: vitals,
    seo: z.strictObject({ title: line })
  }),
  content: z.strictObject({
    heroTitle: line,
    heroSubtitle: text,
    aboutText: text,
    servicesIntro: text,
    ctaTexts: listOf(line),
    testimonialPlaceholders: listOf(z.strictObject({ name: line, text, rating })),
    metaDescription: text,
    keywords: listOf(line)
  }),
  seoStrategy: z.strictObject({ title: line, description: text, keywords: listOf(line) }),
  performanceGoals: z.strictObject({
    coreWebVitals: vitals,
    budgets: z.strictObject({ javascript: line, css: line })
  }),
  insights: z.strictObject({
    competitiveAnalysis: z.strictObject({ strengths: texts, opportunities: texts }),
    marketTrends: texts,
    userBehavior: z.strictObject({
      primaryActions: texts,
      devicePreferences: z.strictObject({ mobile: text, desktop: text })
    }),
    conversionOptimization: z.strictObject({ primaryCTA: line, trustSignals: texts }),
    technicalRecommendations: texts,
    recommendations: texts
  }),
  reasons: z.optional(listOf(reason)),
  answers: z.optional(listOf(answer)),
  madeBy: z.optional(choiceOf(['built-in', 'claude'])),
  madeFor: z.optional(business),
  keptFor: z.optional(business)
}) satisfies z.ZodMiniType<Analysis>
