import { isPaymentPage, pages, type PageId } from '@sitewright/catalog'
import * as z from 'zod/mini'
import { siteProblems } from '../messages.ts'
import {
  choiceOf,
  refuseIf,
  line,
  listById,
  listOf,
  numberWithin,
  rating,
  slug,
  text
} from '../parse/fields.ts'
import { artStyles, groundIds, openingIds } from '../looks/ids.ts'
import type { Content } from './content.ts'
import { dayText, findSharedDay } from './exception-days.ts'

const draft = z.optional(z.literal(true))

const draftOf = <T extends z.ZodMiniType<string>>(plain: T) =>
  z.strictObject({ text: plain, draft: z.literal(true) })

/** A text that may be a draft. The plain form stands first: it is what an owner may write in its place. */
const words = <T extends z.ZodMiniType<string>>(plain: T) => z.union([plain, draftOf(plain)])

const lines = z.union([listOf(text), z.strictObject({ lines: listOf(text), draft: z.literal(true) })])

const group = <T extends z.ZodMiniType<{ readonly id: string }>>(item: T) =>
  z.optional(z.strictObject({ title: line, intro: z.optional(text), items: listById(item), draft }))

const day = z.string().check(
  refuseIf((value: string) => {
    const date = /^\d{4}-\d\d-\d\d$/u.test(value) ? new Date(`${value}T00:00:00Z`) : undefined
    const real = date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
    return real ? undefined : siteProblems.day()
  })
)

const language = z
  .string()
  .check(
    refuseIf((value: string) =>
      /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,4}$/iu.test(value) ? undefined : siteProblems.language()
    )
  )

const direction = choiceOf(['ltr', 'rtl'])

const outside = /^[a-z][a-z\d+.-]*:|^[\\/]{2}|(?:^|[\\/])\.\.(?:[\\/]|$)/iu
const picture = line.check(
  refuseIf((value) => (outside.test(value.trim()) ? siteProblems.picture() : undefined))
)

const hash = z
  .string()
  .check(refuseIf((value: string) => (/^[\da-f]{64}$/u.test(value) ? undefined : siteProblems.pictureHash())))
/** Pixels of a side: far more than a file is ever kept in. */
const pixels = numberWithin(1, 100_000).check(
  refuseIf((value) => (Number.isInteger(value) ? undefined : siteProblems.whole()))
)
const percent = numberWithin(0, 100)

const photo = z.strictObject({
  hash,
  width: pixels,
  height: pixels,
  alt: z.optional(line),
  focus: z.optional(z.strictObject({ x: percent, y: percent }))
})

const logo = z.strictObject({
  hash,
  width: pixels,
  height: pixels,
  alone: z.optional(z.literal(true))
})

const action = z.strictObject({ label: line, page: choiceOf(Object.keys(pages) as PageId[]) })

const currency = z
  .string()
  .check(refuseIf((value: string) => (/^[A-Z]{3}$/u.test(value) ? undefined : siteProblems.currency())))
/** Prices of more than that are slips of the keyboard. */
const amount = numberWithin(0, 10_000_000)

/** The upper end of a range lies above the lower one. */
const inOrder = <T extends { readonly to?: number | undefined }>(lower: (value: T) => number) =>
  refuseIf((value: T) =>
    value.to === undefined || value.to > lower(value) ? undefined : siteProblems.rangeOrder()
  )

const price = z
  .strictObject({
    amount,
    currency,
    from: z.optional(z.literal(true)),
    to: z.optional(amount),
    unit: z.optional(line),
    draft
  })
  .check(inOrder((value) => value.amount))

const minutes = numberWithin(1, 10_080)
const duration = z
  .strictObject({ minutes, to: z.optional(minutes), draft })
  .check(inOrder((value) => value.minutes))

const checkout = line.check(
  refuseIf((value: string) => (isPaymentPage(value) ? undefined : siteProblems.checkout()))
)

const service = z.strictObject({
  id: slug,
  title: words(line),
  text: z.optional(words(text)),
  details: z.optional(lines),
  price: z.optional(z.union([line, draftOf(line), price])),
  duration: z.optional(z.union([line, draftOf(line), duration])),
  buffer: z.optional(numberWithin(0, 1_440)),
  picture: z.optional(photo),
  stock: z.optional(words(line)),
  checkout: z.optional(checkout)
})

const plan = z.strictObject({
  id: slug,
  name: line,
  price: line,
  per: line,
  text,
  includes: listOf(line),
  featured: z.optional(z.literal(true))
})

const titled = z.strictObject({ id: slug, title: line, text })

const galleryItem = z.strictObject({
  id: slug,
  src: picture,
  alt: line,
  title: line,
  category: choiceOf(['work', 'team', 'office', 'events']),
  description: text,
  picture: z.optional(photo),
  before: z.optional(photo)
})

const coordinates = z.strictObject({ lat: numberWithin(-90, 90), lng: numberWithin(-180, 180) })

const country = z
  .string()
  .check(refuseIf((value: string) => (/^[A-Z]{2}$/u.test(value) ? undefined : siteProblems.country())))
const postalAddress = z.strictObject({
  street: z.optional(text),
  town: z.optional(line),
  region: z.optional(line),
  postcode: z.optional(line),
  country: z.optional(country)
})

const place = z.strictObject({
  id: slug,
  name: line,
  address: z.union([text, postalAddress]),
  phone: z.optional(line),
  hours: z.optional(line),
  coordinates: z.optional(coordinates),
  picture: z.optional(photo),
  draft
})

const time = z
  .string()
  .check(
    refuseIf((value: string) =>
      /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/u.test(value) ? undefined : siteProblems.time()
    )
  )
const spans = listOf(z.strictObject({ opens: time, closes: time }))
const week = z.strictObject({
  mon: spans,
  tue: spans,
  wed: spans,
  thu: spans,
  fri: spans,
  sat: spans,
  sun: spans
})

const daysInOrder = refuseIf((value: { readonly from: string; readonly to?: string | undefined }) =>
  value.to === undefined || value.to >= value.from ? undefined : siteProblems.dayOrder()
)
const exception = z
  .strictObject({ id: slug, from: day, to: z.optional(day), spans, reason: z.optional(line) })
  .check(daysInOrder)

const exceptions = listById(exception).check(
  refuseIf((list) => {
    const day = findSharedDay(list)
    return day === undefined ? undefined : siteProblems.sharedDay(dayText(day))
  })
)

const digits = line.check(
  refuseIf((value: string) => (/^\d{3,20}$/u.test(value) ? undefined : siteProblems.telephone()))
)
const e164 = line.check(
  refuseIf((value: string) => (/^\+[1-9]\d{5,14}$/u.test(value) ? undefined : siteProblems.telephone()))
)

const timeZone = line.check(
  refuseIf((value: string) => (isTimeZone(value) ? undefined : siteProblems.timeZone()))
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The schema of the content of a site. */
export const contentSchema = z.strictObject({
  language,
  direction,
  ownLanguage: z.optional(z.strictObject({ language, direction })),
  meta: z.strictObject({ town: z.optional(line), title: z.optional(line), description: z.optional(text) }),
  logo: z.optional(logo),
  hero: z.strictObject({
    kicker: z.optional(words(line)),
    title: z.optional(words(line)),
    action,
    secondary: z.optional(action),
    picture: z.optional(photo)
  }),
  services: z.optional(
    z.strictObject({ title: line, intro: z.optional(words(text)), items: listById(service) })
  ),
  reasons: group(z.strictObject({ id: slug, icon: slug, title: line, text })),
  process: group(titled),
  plans: group(plan),
  stats: group(z.strictObject({ id: slug, value: line, label: line })),
  testimonials: group(z.strictObject({ id: slug, name: line, text, rating, context: z.optional(line) })),
  reviews: group(z.strictObject({ id: slug, name: line, rating, comment: text, date: day })),
  about: z.strictObject({
    title: line,
    story: z.optional(lines),
    picture: z.optional(photo),
    values: group(titled),
    team: group(z.strictObject({ id: slug, name: line, role: line, text, picture: z.optional(photo) }))
  }),
  faq: z.optional(
    z.strictObject({
      title: line,
      items: listById(z.strictObject({ id: slug, question: line, answer: text, draft }))
    })
  ),
  gallery: group(galleryItem),
  locations: listById(place),
  hours: z.optional(z.strictObject({ week, exceptions: z.optional(exceptions), draft })),
  region: z.optional(
    z.strictObject({
      country: z.optional(country),
      timeZone: z.optional(timeZone),
      currency: z.optional(currency),
      draft
    })
  ),
  telephones: z.optional(listById(z.strictObject({ id: slug, dialled: digits, number: e164 }))),
  area: z.optional(words(text)),
  trade: z.optional(
    z.strictObject({
      types: listOf(line),
      visits: choiceOf(['here', 'there', 'both']),
      asks: z.optional(listOf(line)),
      leads: z.optional(line)
    })
  ),
  legal: z.optional(
    z.strictObject({
      form: z.optional(words(line)),
      register: z.optional(words(line)),
      vat: z.optional(words(line)),
      authority: z.optional(words(line)),
      kept: z.optional(words(text))
    })
  ),
  callToAction: z.strictObject({
    title: z.optional(words(line)),
    text: z.optional(words(text)),
    action
  }),
  art: z.strictObject({
    style: choiceOf(artStyles),
    second: z.prefault(choiceOf(artStyles), 'poster'),
    things: listOf(line),
    opening: z.prefault(choiceOf(openingIds), 'beside'),
    ground: z.prefault(choiceOf(groundIds), 'paper')
  })
}) satisfies z.ZodMiniType<Content>

/** The schema of `content` in a generated project's site.json: any of its sections. */
export const partialContentSchema = z.partial(contentSchema)
