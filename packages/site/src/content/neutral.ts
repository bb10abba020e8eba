import type { FeatureId, IndustryId } from '@sitewright/catalog'
import type { Reading } from '../reading/reading.ts'
import type { Business } from './business.ts'
import type { Content, GalleryItem, Question, Review, Testimonial } from './content.ts'
import { slugOf } from './ids.ts'

/** A headline in the words of the business; undefined where it does not say in a few words what it is. */
export function headlineOf({ kind }: Reading, { at }: Business): string | undefined {
  return kind === '' ? undefined : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}${at}`
}

/** How it goes where somebody offers something, told so that it is not more than usual. */
export const neutralProcess = [
  { title: 'Get in touch', text: 'Say what you need, and when.' },
  { title: 'Agree', text: 'You hear what is possible and what it takes.' },
  { title: 'The work', text: 'It is done as agreed.' }
] as const

/** Questions whose answers stand in the facts. */
export function neutralQuestions({ town, reach }: Business): Omit<Question, 'id'>[] {
  return [
    ...(town === '' ? [] : [{ question: 'Where are you?', answer: `In ${town}.` }]),
    ...(reach === '' ? [] : [{ question: 'How do I reach you?', answer: `${reach}.` }])
  ]
}

/** Says how praise will look. It praises nothing itself. */
export const testimonialLook: Omit<Testimonial, 'id'> = {
  name: 'A customer',
  text: 'Here stands what a customer says about you, in their words and with their consent.',
  rating: 5
}

/** Says how a review will look. */
export const reviewLook: Omit<Review, 'id'> = {
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
 * Places for photos, named by what a photo there may show (spec 3 §9 asks for eight). The drawings in them show nothing
 * of the kind.
 */
export const pictureLooks: readonly Omit<GalleryItem, 'id'>[] = pictures.map((picture, index) => ({
  ...picture,
  src: `picture-${index + 1}`,
  alt: 'A drawing that holds the place of a photo',
  description: 'Put a photo of your own here.'
}))

/** Pictures that are drawn of no thing: nobody has said what this business has to do with. */
const styles: Readonly<Record<IndustryId, Content['art']['style']>> = {
  ecommerce: 'tiles',
  healthcare: 'horizon',
  education: 'weave',
  entertainment: 'star',
  photography: 'horizon',
  realestate: 'tiles',
  services: 'relief',
  finance: 'weave',
  technology: 'tiles',
  restaurant: 'star',
  'cyber-security': 'relief',
  other: 'relief'
}

export function neutralArt(industry: IndustryId): Content['art'] {
  return { style: styles[industry], things: [] }
}

/** The radius of the specification (3 §9), in the measure of the country. */
const radius = { miles: '25 miles', kilometres: '40 km' }

/** How far the business travels, where it says to travel: its own sentence, or the usual distance. */
export function areaOf({ travel, currency }: Reading, features: readonly FeatureId[]): string | undefined {
  if (travel === undefined || !features.includes('geolocation')) return undefined
  const inMiles = currency === undefined || currency === 'GBP' || currency === 'USD'
  return travel.told ?? `We come to you within ${inMiles ? radius.miles : radius.kilometres}.`
}

/** The address of a service under /services. */
export function serviceId(title: string, index: number): string {
  return slugOf(title) || `service-${index + 1}`
}
