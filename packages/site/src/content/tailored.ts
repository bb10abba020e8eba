import { closureOf, pagesOf } from '@sitewright/catalog'
import type { Site } from '../site.ts'
import { actionsOf } from './actions.ts'
import { answersOf } from './answers.ts'
import { businessOf } from './business.ts'
import type { Content, Review } from './content.ts'
import { industryWords } from './industries/index.ts'
import { languageOf } from './language.ts'
import { placesOf } from './places.ts'
import { figures, planPrices } from './prices.ts'
import type { IndustryWords } from './words.ts'

const sample = { sample: true } as const
const marked = <T extends object>(items: readonly T[]): (T & typeof sample)[] =>
  items.map((item) => ({ ...item, ...sample }))

/** Days of the sample reviews, newest first. */
const reviewDays = ['2026-03-12', '2026-03-03', '2026-02-18', '2026-01-29', '2026-01-14', '2025-12-09']

function plansOf({ plans }: IndustryWords): Content['plans'] {
  const { title, intro, starter, professional, enterprise } = plans
  return {
    title,
    intro,
    items: [
      { id: 'starter', ...planPrices.starter, ...starter, ...sample },
      { id: 'professional', ...planPrices.professional, ...professional, featured: true, ...sample },
      { id: 'enterprise', ...planPrices.enterprise, ...enterprise, ...sample }
    ]
  }
}

function statsOf({ stats }: IndustryWords): Content['stats'] {
  const items = (['years', 'clients', 'satisfaction', 'support'] as const).map((figure) => ({
    value: figures[figure],
    label: stats[figure]
  }))
  return { title: stats.title, items: marked(items) }
}

function reviewsOf({ reviews }: IndustryWords): Review[] {
  return reviews.map((review, index) => ({
    id: `sample-${index + 1}`,
    date: reviewDays[index] ?? '2025-11-01',
    ...review,
    ...sample
  }))
}

function galleryOf({ gallery }: IndustryWords, seed: string): Content['gallery'] {
  const items = gallery.items.map((item, index) => ({
    id: `picture-${index + 1}`,
    src: `${seed}-${index + 1}`,
    ...item
  }))
  return { title: gallery.title, items: marked(items) }
}

function aboutOf({ about }: IndustryWords): Content['about'] {
  return { ...about, values: marked(about.values), team: marked(about.team), ...sample }
}

/** The words of the industry, filled in for this business: what a site says before anybody wrote a word for it. */
export function tailoredContent({ businessInfo, selectedFeatures }: Site): Content {
  const industry = businessInfo.industry || 'other'
  const business = businessOf(businessInfo)
  const words: IndustryWords = industryWords[industry](business)
  const features = closureOf(selectedFeatures)
  const { main, secondary } = actionsOf(words, pagesOf(features))
  const invitation = main.page === 'booking' ? words.callToAction.booking : words.callToAction.otherwise
  return {
    ...languageOf(businessInfo),
    meta: {
      title: `${business.name} · ${words.kicker}`,
      description: words.subtitle,
      keywords: words.keywords
    },
    hero: { kicker: words.kicker, title: words.title, subtitle: words.subtitle, action: main, secondary },
    reasons: { ...words.reasons, ...sample },
    services: { ...words.services, items: marked(words.services.items) },
    process: { ...words.process, ...sample },
    plans: plansOf(words),
    stats: statsOf(words),
    testimonials: { ...words.testimonials, items: marked(words.testimonials.items) },
    reviews: reviewsOf(words),
    about: aboutOf(words),
    faq: { title: words.faq.title, items: [...words.faq.items, ...answersOf(features)], ...sample },
    gallery: galleryOf(words, industry),
    locations: placesOf(businessInfo, business),
    hours: marked(words.hours),
    chat: words.chat,
    callToAction: { ...invitation, action: main },
    art: words.art
  }
}
