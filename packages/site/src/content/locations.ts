import type { ReadPlace } from '../reading/towns.ts'
import type { BusinessInfo } from '../site.ts'
import type { Business } from './business.ts'
import type { BusinessLocation, PostalAddress } from './content.ts'
import { withIds } from './ids.ts'

/**
 * The locations that the business form names, a town or an address each.
 * @param country of the business (ISO 3166-1 alpha-2), where it is known
 */
export function locationsOf(
  { location, contactPhone }: BusinessInfo,
  { name }: Business,
  places: readonly ReadPlace[],
  country?: string
): BusinessLocation[] {
  if (location.trim() === '') return []
  const inCountry = (parts: PostalAddress | undefined): PostalAddress | undefined =>
    parts && { ...parts, ...(country !== undefined && parts.country === undefined && { country }) }
  const phone = contactPhone === '' ? {} : { phone: contactPhone }
  if (places.length < 2)
    return [{ id: 'main', name, address: inCountry(places[0]?.parts) ?? location, ...phone }]
  return withIds(
    places.map(({ town, address, parts }) => ({
      name: town || name,
      address: inCountry(parts) ?? address ?? town,
      ...phone
    })),
    ({ name: called }) => called
  )
}
