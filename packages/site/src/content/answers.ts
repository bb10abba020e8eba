import type { FeatureId } from '@sitewright/catalog'
import type { FeatureAnswer } from './words.ts'

/** Questions that a feature brings; the answers say what the site itself does. */
const featureAnswers: readonly FeatureAnswer[] = [
  {
    feature: 'booking',
    question: 'How do I book?',
    answer:
      'Choose a day and a time on the booking page and leave your name. Past days and Sundays cannot be chosen.'
  },
  {
    feature: 'payments',
    question: 'Can I pay on this site?',
    answer: 'Yes, on the payments page. You see the sum again before you confirm.'
  },
  {
    feature: 'pwa',
    question: 'Does this site work without a connection?',
    answer: 'Yes. It opens offline once you have visited it, and you can put it on your home screen.'
  }
]

/** The questions of the features that a site has. */
export function answersOf(features: readonly FeatureId[]): { question: string; answer: string }[] {
  return featureAnswers
    .filter(({ feature }) => features.includes(feature))
    .map(({ question, answer }) => ({ question, answer }))
}
