import type { FeatureId } from '@sitewright/catalog'
import type { Reading } from '../reading/reading.ts'
import { baseWords } from './base-words.ts'
import type { Content, Service } from './content.ts'
import { draftLines, draftText } from './marks.ts'
import { withIds } from './ids.ts'
import { serviceId } from './neutral.ts'
import { priceIn } from './prices.ts'
import type { ServiceWords } from './trades/trade.ts'

/** Words as they are compared: small, without the ending of the plural. */
const plain = (title: string): string => title.toLowerCase().replace(/s$/u, '')

function serviceOf(words: ServiceWords, title: string, { currency, refusals }: Reading): Omit<Service, 'id'> {
  const { text, details, price, duration } = words
  const sum = price === undefined || refusals.has('prices') ? undefined : priceIn(currency, price)
  return {
    title: draftText(title),
    ...(text !== undefined && { text: draftText(text) }),
    ...(details !== undefined && { details: draftLines(details) }),
    ...(sum !== undefined && { price: draftText(sum) }),
    ...(duration !== undefined && { duration: draftText(duration) })
  }
}

/** What can be booked where nothing is known of the business but that it wants to be booked. */
const anything: readonly ServiceWords[] = [{ id: 'appointment', title: 'Appointment' }]

/**
 * What the business offers: what its own sentence lists, else what its trade usually has. A service that both name gets
 * the words of the trade.
 */
export function offersOf(
  reading: Reading,
  ofTrade: readonly ServiceWords[],
  features: readonly FeatureId[]
): NonNullable<Content['services']> {
  const usual = ofTrade.length === 0 && features.includes('booking') ? anything : ofTrade
  const listed = reading.services.map((title, index) => {
    const same = usual.find((service) => plain(service.title) === plain(title))
    return { ...serviceOf(same ?? { id: '', title }, title, reading), id: serviceId(title, index) }
  })
  const items =
    listed.length > 0
      ? withIds(listed, ({ id }) => id)
      : usual.map((service) => ({ id: service.id, ...serviceOf(service, service.title, reading) }))
  return { title: baseWords.headings.services, items }
}
