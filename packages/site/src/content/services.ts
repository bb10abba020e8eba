import type { FeatureId } from '@sitewright/catalog'
import type { ReadService } from '../reading/price-list.ts'
import type { BusinessReading } from '../reading/reading.ts'
import { baseTexts } from './base-texts.ts'
import type { Content, ServiceItem } from './content.ts'
import { draftLines, draftText } from './draft-text.ts'
import { withIds } from './ids.ts'
import { serviceId } from './generic.ts'
import { readPrice, usualPrice } from './prices.ts'
import type { ServiceDefaults } from './trades/trade.ts'

/** Normalizes a title for comparison: lower case, singular. */
const plain = (title: string): string => title.toLowerCase().replace(/s$/u, '')

/** The price that the owner names for a service, or else the usual one of the trade. */
function priceOf(
  { price }: ServiceDefaults,
  own: ReadService | undefined,
  { currency, refusals, language }: BusinessReading
): ServiceItem['price'] {
  if (refusals.has('prices')) return undefined
  if (own?.price !== undefined) return readPrice(own.price, language.language === 'en')
  return price === undefined ? undefined : usualPrice(currency, price)
}

function durationOf({ duration }: ServiceDefaults, own: ReadService | undefined): ServiceItem['duration'] {
  if (own?.minutes !== undefined) return { minutes: own.minutes, draft: true }
  return typeof duration === 'string' ? draftText(duration) : duration && { ...duration, draft: true }
}

function toService(
  words: ServiceDefaults,
  reading: BusinessReading,
  own?: ReadService
): Omit<ServiceItem, 'id'> {
  const { text, details } = words
  const price = priceOf(words, own, reading)
  const duration = durationOf(words, own)
  return {
    title: draftText(own?.name ?? words.title),
    ...(text !== undefined && { text: draftText(text) }),
    ...(details !== undefined && { details: draftLines(details) }),
    ...(price !== undefined && { price }),
    ...(duration !== undefined && { duration })
  }
}

/** Services of one name are told apart by their lengths: `Lessons, 90 min`. */
function withLengths(services: readonly ReadService[]): ReadService[] {
  const isRepeated = (name: string): boolean => services.filter((each) => each.name === name).length > 1
  return services.map((service) =>
    service.minutes !== undefined && isRepeated(service.name)
      ? { ...service, name: `${service.name}, ${service.minutes} min` }
      : service
  )
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
  const listed = withLengths(reading.services).map((own, index) => {
    const same = usual.find((service) => plain(service.title) === plain(own.name))
    const words = same ?? { id: '', title: own.name }
    return { ...toService(words, reading, own), id: serviceId(own.name, index) }
  })
  const items =
    listed.length > 0
      ? withIds(listed, ({ id }) => id)
      : usual.map((service) => ({ id: service.id, ...toService(service, reading) }))
  return { title: baseTexts.headings.services, items }
}
