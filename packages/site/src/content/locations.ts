import type { ReadPlace } from '../reading/towns.ts'
import type { BusinessInfo } from '../site.ts'
import type { Business } from './business.ts'
import type { BusinessLocation } from './content.ts'
import { withIds } from './ids.ts'

/** The locations that the business form names, a town or an address each. */
export function locationsOf(
  { location, contactPhone }: BusinessInfo,
  { name }: Business,
  places: readonly ReadPlace[]
): BusinessLocation[] {
  if (location.trim() === '') return []
  const phone = contactPhone === '' ? {} : { phone: contactPhone }
  if (places.length < 2) return [{ id: 'main', name, address: places[0]?.parts ?? location, ...phone }]
  return withIds(
    places.map(({ town, address, parts }) => ({
      name: town || name,
      address: parts ?? address ?? town,
      ...phone
    })),
    ({ name: called }) => called
  )
}
