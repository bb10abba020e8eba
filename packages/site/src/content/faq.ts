import type { FeatureId } from '@sitewright/catalog'

interface FeatureQuestion {
  readonly feature: FeatureId
  readonly question: string
  readonly answer: string
}

/** FAQ items of features; the answers describe the site itself, whatever backend it has. */
const allFeatureQuestions: readonly FeatureQuestion[] = [
  {
    feature: 'booking',
    question: 'How do I book?',
    answer: 'Say on the booking page when it would suit you. That asks for the time.'
  },
  {
    feature: 'pwa',
    question: 'Does this site work without a connection?',
    answer: 'Yes. It opens offline once you have visited it, and you can put it on your home screen.'
  }
]

/** The FAQ items of the features that a site has. */
export function featureQuestions(
  features: readonly FeatureId[]
): { id: string; question: string; answer: string }[] {
  return allFeatureQuestions
    .filter(({ feature }) => features.includes(feature))
    .map(({ feature, question, answer }) => ({ id: feature, question, answer }))
}
