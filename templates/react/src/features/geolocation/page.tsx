import { useMemo, useState } from 'react'
import { findPosition } from '../../browser/position.ts'
import { geolocationMessages } from '../../domain/features/geolocation.ts'
import { required, type Rules } from '../../domain/form.ts'
import {
  distanceText,
  drawPins,
  labelPosition,
  mapLinks,
  mapSize as size,
  pickedPlace,
  placePins,
  type Coordinates,
  type PickedLocation,
  type MapTarget
} from '../../domain/geolocation.ts'
import { createLocation, type LocationSession } from '../../domain/sessions/location.ts'
import { pictureSizes } from '../../domain/looks.ts'
import type { Place } from '../../domain/site.ts'
import '../../styles/pages/contact.css'
import { Button, Icon } from '../../ui/controls.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Field } from '../../ui/field.tsx'
import { Form, useForm } from '../../ui/form.tsx'
import { useLocale, useObservable } from '../../ui/hooks.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'

/** The places of the business in a list and on a drawn map. */
export function Page() {
  const content = useContent()
  const { locations: places, area } = content
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
                <Words of={content} field="area" />
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

interface LocationPickerProps {
  picked: PickedLocation
  location: LocationSession
}

/** Idle, then getting the location, then a location selected: by the browser's position or as an address. */
export function LocationPicker({ picked, location }: LocationPickerProps) {
  const locating = picked.kind === 'locating'
  return (
    <section className="picker" aria-label={geolocationMessages.yourLocation}>
      <p className="actions">
        <Button look="quiet" busy={locating} onClick={() => void location.locate()}>
          {!locating && <Icon name="place" />}
          {locating ? geolocationMessages.locating : geolocationMessages.use}
        </Button>
      </p>
      <div role="status">
        {picked.kind === 'idle' && picked.failure !== undefined && (
          <Notice tone="warning">{picked.failure}</Notice>
        )}
        <Picked picked={picked} onClear={location.clear} />
      </div>
      {picked.kind !== 'address' && picked.kind !== 'position' && <AddressForm onEnter={location.enter} />}
    </section>
  )
}

/** A schematic map of the places, drawn without a request to a map service. */
export function LocationMap({ places, visitor }: { places: readonly Place[]; visitor?: Coordinates }) {
  const pins = useMemo(() => placePins(places, visitor, geolocationMessages.you), [places, visitor])
  const drawn = useMemo(() => drawPins(places, pins), [places, pins])
  return (
    <figure className="map-figure">
      <svg
        className="frame map"
        viewBox={`0 0 ${size} ${size}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={geolocationMessages.map(pins.map((pin) => pin.label).join(', '))}
      >
        <g dangerouslySetInnerHTML={{ __html: drawn }} />
        {pins.map((pin) => {
          const label = labelPosition(pin)
          return (
            label && (
              <text key={pin.id} className="map-label" x={label.x} y={label.y} textAnchor={label.anchor}>
                {pin.label}
              </text>
            )
          )
        })}
      </svg>
      <figcaption className="hint">{geolocationMessages.sketch}</figcaption>
    </figure>
  )
}

const rules: Rules<{ address: string }> = { address: [required(geolocationMessages.noAddress)] }
const initial = { address: '' }

/** An address typed by hand. It stays the text that it is: nobody looks up where it lies. */
export function AddressForm({ onEnter }: { onEnter: (address: string) => void }) {
  const form = useForm({
    initial,
    rules,
    send: async ({ address }) => {
      onEnter(address)
      return undefined
    }
  })
  return (
    <Form {...form.props} label={geolocationMessages.address}>
      <Field
        {...form.field('address')}
        label={geolocationMessages.address}
        required
        autoComplete="street-address"
      />
      <p className="actions">
        <Button type="submit" look="quiet">
          {geolocationMessages.keep}
        </Button>
      </p>
    </Form>
  )
}

/** The location that was selected, with links to a map. */
export function Picked({ picked, onClear }: { picked: PickedLocation; onClear: () => void }) {
  const place = pickedPlace(picked)
  if (place === undefined) return null
  return (
    <div className="panel panel-tint picked">
      <p>
        {place.label} <bdi>{place.text}</bdi>
      </p>
      <MapLinks name={geolocationMessages.yourLocation} target={place.target} />
      <Button look="quiet" onClick={onClear}>
        {geolocationMessages.clear}
      </Button>
    </div>
  )
}

/** One place: where, when, how far. */
export function PlaceEntry({ place, visitor }: { place: Place; visitor?: Coordinates }) {
  const distance = distanceText(place, visitor, useLocale())
  return (
    <li className="place">
      {place.picture && (
        <div className="frame">
          <Picture seed={place.name} picture={place.picture} sizes={pictureSizes.half} look="facade" />
        </div>
      )}
      <h2>
        <Draft of={place}>
          <Words of={place} field="name" />
        </Draft>
      </h2>
      <address className="soft">
        <Words of={place} field="address" />
      </address>
      {place.hours && (
        <p>
          <span className="sr">{geolocationMessages.hours}: </span>
          <Words of={place} field="hours" />
        </p>
      )}
      {distance !== undefined && <p className="badge">{distance}</p>}
      {place.phone && (
        <p className="actions">
          <Phone place={place} className="btn btn-quiet" />
        </p>
      )}
      <MapLinks name={place.name} target={place} />
    </li>
  )
}

interface MapLinksProps {
  /** What is shown there, for those who read the links alone. */
  name: string
  target: MapTarget
}

/** Plain links to map services. Nothing is asked of them before a click. */
export function MapLinks({ name, target }: MapLinksProps) {
  return (
    <p className="map-links">
      <span className="soft">{geolocationMessages.openIn}</span>
      {mapLinks(target).map((service) => (
        <a
          key={service.name}
          href={service.url}
          target="_blank"
          rel="noreferrer"
          aria-label={`${geolocationMessages.openPlaceIn(name, service.name)} (${geolocationMessages.newWindow})`}
        >
          {service.name}
        </a>
      ))}
    </p>
  )
}
