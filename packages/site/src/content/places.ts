import type { BusinessInfo } from '../site.ts'
import type { Place } from './content.ts'
import type { Business } from './words.ts'

/** A town for the sample map, and two places in it that are a walk apart. */
const samples = [
  {
    id: 'main',
    address: '12 Market Street',
    phone: '555-0142',
    hours: '9:00 am to 6:00 pm',
    coordinates: { lat: 40.7128, lng: -74.006 }
  },
  {
    id: 'second',
    address: '48 Station Road',
    phone: '555-0190',
    hours: '10:00 am to 4:00 pm',
    coordinates: { lat: 40.7306, lng: -73.9866 }
  }
] as const

/**
 * The business's own place where it named one, and samples up to two (spec 3 §2). Beside a real place the
 * sample has no coordinates: a distance between the two would be nonsense.
 */
export function placesOf({ location, contactPhone }: BusinessInfo, { name }: Business): Place[] {
  const [main, second] = samples
  const other: Place = { ...second, name: `${name}, second place`, sample: true }
  if (location === '') return [{ ...main, name, phone: contactPhone || main.phone, sample: true }, other]
  const { coordinates: _, ...elsewhere } = other
  const own = {
    id: main.id,
    name,
    address: location,
    phone: contactPhone,
    hours: 'Call or write before you come'
  }
  return [own, elsewhere]
}
