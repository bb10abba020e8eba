import { pages, type PageId } from '@sitewright/catalog'
import * as z from 'zod/mini'
import { faults } from '../messages.ts'
import { choiceOf, fails, line, listById, listOf, numberWithin, rating, slug, text } from '../parse/fields.ts'
import { artStyles, artThings, type Content } from './content.ts'

const sample = z.optional(z.literal(true))

const day = z.string().check(
  fails((value: string) => {
    const date = /^\d{4}-\d\d-\d\d$/u.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
    const real = date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
    return real ? undefined : faults.day()
  })
)

const language = z
  .string()
  .check(
    fails((value: string) =>
      /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/iu.test(value) ? undefined : faults.language()
    )
  )

const outside = /^[a-z][a-z\d+.-]*:|^[\\/]{2}|(?:^|[\\/])\.\.(?:[\\/]|$)/iu
const picture = line.check(fails((value) => (outside.test(value.trim()) ? faults.picture() : undefined)))

const action = z.strictObject({ label: line, page: choiceOf(Object.keys(pages) as PageId[]) })

const service = z.strictObject({
  id: slug,
  title: line,
  text,
  details: listOf(line),
  price: z.optional(line),
  duration: z.optional(line),
  sample
})

const plan = z.strictObject({
  id: slug,
  name: line,
  price: line,
  per: line,
  text,
  includes: listOf(line),
  featured: z.optional(z.literal(true)),
  sample
})

const review = z.strictObject({ id: slug, name: line, rating, comment: text, date: day, sample })

const galleryItem = z.strictObject({
  id: slug,
  src: picture,
  alt: line,
  title: line,
  category: choiceOf(['work', 'team', 'office', 'events']),
  description: text,
  sample
})

const coordinates = z.strictObject({ lat: numberWithin(-90, 90), lng: numberWithin(-180, 180) })

const place = z.strictObject({
  id: slug,
  name: line,
  address: text,
  phone: line,
  hours: line,
  coordinates: z.optional(coordinates),
  sample
})

const content = z.strictObject({
  language,
  direction: choiceOf(['ltr', 'rtl']),
  meta: z.strictObject({ title: line, description: text, keywords: listOf(line) }),
  hero: z.strictObject({ kicker: line, title: line, subtitle: text, action, secondary: action }),
  reasons: z.strictObject({
    title: line,
    intro: text,
    items: listOf(z.strictObject({ icon: slug, title: line, text })),
    sample
  }),
  services: z.strictObject({ title: line, intro: text, items: listById(service) }),
  process: z.strictObject({ title: line, items: listOf(z.strictObject({ title: line, text })), sample }),
  plans: z.strictObject({ title: line, intro: text, items: listById(plan) }),
  stats: z.strictObject({ title: line, items: listOf(z.strictObject({ value: line, label: line, sample })) }),
  testimonials: z.strictObject({
    title: line,
    items: listOf(z.strictObject({ name: line, text, rating, context: z.optional(line), sample }))
  }),
  reviews: listById(review),
  about: z.strictObject({
    title: line,
    story: listOf(text),
    values: listOf(z.strictObject({ title: line, text, sample })),
    team: listOf(z.strictObject({ name: line, role: line, text, sample })),
    sample
  }),
  faq: z.strictObject({
    title: line,
    items: listOf(z.strictObject({ question: line, answer: text })),
    sample
  }),
  gallery: z.strictObject({ title: line, items: listById(galleryItem) }),
  locations: listById(place),
  hours: listOf(z.strictObject({ days: line, open: line, sample })),
  chat: z.strictObject({ greeting: text, replies: listOf(text) }),
  callToAction: z.strictObject({ title: line, text, action }),
  art: z.strictObject({ style: choiceOf(artStyles), things: listOf(choiceOf(artThings)) })
}) satisfies z.ZodMiniType<Content>

/** The shape of the owner's own words: any section of the content, each of them whole. */
export const ownContent = z.partial(content)
