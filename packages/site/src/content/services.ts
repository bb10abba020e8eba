import type { FeatureId } from '@sitewright/catalog'
import type { BusinessReading } from '../reading/reading.ts'
import { baseTexts } from './base-texts.ts'
import type { Content, ServiceItem } from './content.ts'
import { draftLines, draftText } from './draft-text.ts'
import { withIds } from './ids.ts'
import { serviceId } from './generic.ts'
import { priceIn } from './prices.ts'
import type { ServiceDefaults } from './trades/trade.ts'

/** Normalizes a title for comparison: lower case, singular. */
const plain = (title: string): string => title.toLowerCase().replace(/s$/u, '')

function toService(
  words: ServiceDefaults,
  title: string,
  { currency, refusals }: BusinessReading
): Omit<ServiceItem, 'id'> {
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

/** The one bookable service of a business that has booking and says nothing of its services. */
const appointment: readonly ServiceDefaults[] = [{ id: 'appointment', title: 'Appointment' }]

/**
 * The services of a site: those that the description lists, else the defaults of the trade. A service that is in both
 * gets the texts of the trade.
 */
export function servicesOf(
  reading: BusinessReading,
  ofTrade: readonly ServiceDefaults[],
  features: readonly FeatureId[]
): NonNullable<Content['services']> {
  const usual = ofTrade.length === 0 && features.includes('booking') ? appointment : ofTrade
  const listed = reading.services.map((title, index) => {
    const same = usual.find((service) => plain(service.title) === plain(title))
    return { ...toService(same ?? { id: '', title }, title, reading), id: serviceId(title, index) }
  })
  const items =
    listed.length > 0
      ? withIds(listed, ({ id }) => id)
      : usual.map((service) => ({ id: service.id, ...toService(service, service.title, reading) }))
  return { title: baseTexts.headings.services, items }
}
