import type { FeatureId } from '@sitewright/catalog'
import type { BusinessReading } from '../reading/reading.ts'
import type { Business } from './business.ts'
import type { GalleryItem, FaqItem, CustomerReview, Testimonial } from './content.ts'
import { slugify } from './ids.ts'

/** A headline from what the business calls itself; undefined where its description has no short name for it. */
export function findHeadline({ kind }: BusinessReading, { at }: Business): string | undefined {
  return kind === '' ? undefined : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${at}`
}

/** Steps of an order that hold for any service business. */
export const genericProcess = [
  { title: 'Get in touch', text: 'Say what you need, and when.' },
  { title: 'Agree', text: 'You hear what is possible and what it takes.' },
  { title: 'The work', text: 'It is done as agreed.' }
] as const

/** Questions whose answers are in the business form. */
export function genericQuestions({ town, reach }: Business): Omit<FaqItem, 'id'>[] {
  return [
    ...(town === '' ? [] : [{ question: 'Where are you?', answer: `In ${town}.` }]),
    ...(reach === '' ? [] : [{ question: 'How do I reach you?', answer: `${reach}.` }])
  ]
}

/** Placeholder of a testimonial: it shows the look and praises nothing itself. */
export const testimonialPlaceholder: Omit<Testimonial, 'id'> = {
  name: 'A customer',
  text: 'Here stands what a customer says about you, in their words and with their consent.',
  rating: 5
}

/** Placeholder of a review. */
export const reviewPlaceholder: Omit<CustomerReview, 'id'> = {
  name: 'A visitor',
  rating: 5,
  comment: 'A review looks like this: a few sentences, a rating, a name and the day.',
  date: '2026-01-15'
}

const pictures: readonly Pick<GalleryItem, 'category' | 'title'>[] = [
  { category: 'work', title: 'Your work' },
  { category: 'work', title: 'More of your work' },
  { category: 'team', title: 'You' },
  { category: 'team', title: 'Your team' },
  { category: 'office', title: 'Your rooms' },
  { category: 'office', title: 'Your house from outside' },
  { category: 'events', title: 'A special day' },
  { category: 'events', title: 'A day with visitors' }
]

/**
 * Placeholders of the gallery, named after what a photo there may show (spec 3 §9 asks for eight). Their drawings show
 * nothing of the kind.
 */
export const picturePlaceholders: readonly Omit<GalleryItem, 'id'>[] = pictures.map((picture, index) => ({
  ...picture,
  src: `picture-${index + 1}`,
  alt: 'A drawing that holds the place of a photo',
  description: 'Put a photo of your own here.'
}))

/** Service radius of the specification (3 §9), in the units of the country. */
const radius = { miles: '25 miles', kilometres: '40 km' }

/** The service area of a business that travels to its customers: its own sentence, or the usual radius. */
export function findArea(
  { travel, currency }: BusinessReading,
  features: readonly FeatureId[]
): string | undefined {
  if (travel === undefined || !features.includes('geolocation')) return undefined
  const inMiles = currency === undefined || currency === 'GBP' || currency === 'USD'
  return travel.sentence ?? `We come to you within ${inMiles ? radius.miles : radius.kilometres}.`
}

/** The id of a service, which is also the end of its URL under /services. */
export function serviceId(title: string, index: number): string {
  return slugify(title) || `service-${index + 1}`
}
