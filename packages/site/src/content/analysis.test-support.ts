import type { Analysis } from '../index.ts'

/** An analysis of a bakery. */
export const anAnalysis: Analysis = {
  analysis: {
    businessType: 'Bakery',
    targetAudience: 'Neighbours',
    competitiveAdvantages: [],
    keyFeatures: [],
    contentStrategy: '',
    userJourney: [],
    conversionGoals: []
  },
  recommendations: {
    framework: 'react',
    features: ['contact-form'],
    components: [],
    colorScheme: 'warm',
    layout: 'standard',
    integrations: [],
    performance: { lcp: 2.5, inp: 200, cls: 0.1 },
    seo: { title: 'Bread' }
  },
  content: {
    heroTitle: 'Bread at six',
    heroSubtitle: 'Baked in York.',
    aboutText: 'A bakery since last year.',
    servicesIntro: 'What is on the shelf.',
    ctaTexts: ['Order bread', 'See the shelf'],
    testimonialPlaceholders: [{ name: 'Ann', text: 'It was warm.', rating: 5 }],
    metaDescription: 'Bread, baked at six.',
    keywords: ['bread']
  },
  seoStrategy: { title: 'Bread in York', description: '', keywords: [] },
  performanceGoals: {
    coreWebVitals: { lcp: 2.5, inp: 200, cls: 0.1 },
    budgets: { javascript: '200KB', css: '50KB' }
  },
  insights: {
    competitiveAnalysis: { strengths: [], opportunities: [] },
    marketTrends: [],
    userBehavior: { primaryActions: [], devicePreferences: { mobile: '', desktop: '' } },
    conversionOptimization: { primaryCTA: '', trustSignals: [] },
    technicalRecommendations: [],
    recommendations: []
  }
}
