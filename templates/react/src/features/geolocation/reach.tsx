import { distanceText, nearest, serviceRadius, type Coordinates } from '../../domain/geolocation.ts'
import { roadUnits } from '../../domain/locale.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import type { Place } from '../../domain/site.ts'
import { useLocale } from '../../ui/use-client.ts'

/** How far the business travels, and whether the visitor lives within that. */
export function Reach({ places, visitor }: { places: readonly Place[]; visitor?: Coordinates }) {
  const locale = useLocale()
  const radius = distanceText(serviceRadius, locale, roadUnits(locale))
  const found = visitor && nearest(places, visitor)
  if (found === undefined)
    return (
      <p className="soft reach-line" suppressHydrationWarning>
        {geolocationMessages.radius(radius)}
      </p>
    )
  return (
    <p className="reach-line" role="status">
      {found.miles <= serviceRadius
        ? geolocationMessages.inReach(radius, found.place.name)
        : geolocationMessages.outOfReach(radius)}
    </p>
  )
}
