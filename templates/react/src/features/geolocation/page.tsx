import '../../styles/pages/locations.css'
import { useState } from 'react'
import { findPosition } from '../../browser/position.ts'
import { geolocationMessages } from '../../domain/messages/geolocation.ts'
import { createLocation } from '../../domain/sessions/location.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { useObservable } from '../../ui/use-observable.ts'
import { Words } from '../../ui/words.tsx'
import { LocationMap } from './location-map.tsx'
import { LocationPicker } from './location-picker.tsx'
import { PlaceEntry } from './place-entry.tsx'

/** The places of the business in a list and on a drawn map. */
export function Page() {
  const { locations: places, area } = useContent()
  const [location] = useState(() => createLocation({ findPosition: () => findPosition() }))
  const picked = useObservable(location)
  const visitor = picked.kind === 'position' ? picked.coordinates : undefined
  return (
    <>
      <PageHead title={geolocationMessages.title} lede={geolocationMessages.intro} seed="locations" />
      <PageBody>
        <div className="where">
          <div>
            <LocationPicker picked={picked} location={location} />
            {area && (
              <p className="soft reach-line">
                <Words of={area} />
              </p>
            )}
            <ul className="rules">
              {places.map((place) => (
                <PlaceEntry key={place.id} place={place} visitor={visitor} />
              ))}
            </ul>
          </div>
          {places.some(({ coordinates }) => coordinates) && <LocationMap places={places} visitor={visitor} />}
        </div>
      </PageBody>
    </>
  )
}
