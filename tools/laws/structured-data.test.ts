import type { Offer, OpeningHoursSpecification, PriceSpecification, UnitPriceSpecification } from 'schema-dts'
import { expect, expectTypeOf, it } from 'vitest'
import { everythingSite, resolveSite } from '../../packages/site/src/index.ts'
import { hoursData, offersData } from '../../templates/domain/structured-data.ts'

type OfferData = ReturnType<typeof offersData>[number]
type HoursData = ReturnType<typeof hoursData>[number]

/** Every property of a union of objects. */
type KeyOf<Part> = Part extends unknown ? keyof Part : never
/** The properties of a part that a type of schema.org does not have. */
type Unknown<Part, Theirs> = Exclude<KeyOf<Part>, KeyOf<Exclude<Theirs, string>>>
type Specification = NonNullable<Extract<OfferData, { priceSpecification: unknown }>['priceSpecification']>

it('offers and opening hours are what schema.org knows', () => {
  const { content } = resolveSite(everythingSite)
  const offers: readonly Offer[] = offersData(content)
  const hours: readonly OpeningHoursSpecification[] =
    content.hours === undefined ? [] : hoursData(content.hours)
  expect([offers.length > 0, hours.length > 0]).toEqual([true, true])
  expectTypeOf<Unknown<OfferData, Offer>>().toBeNever()
  expectTypeOf<Unknown<HoursData, OpeningHoursSpecification>>().toBeNever()
  expectTypeOf<Unknown<Specification, PriceSpecification | UnitPriceSpecification>>().toBeNever()
})
