import { contactMessages } from '../../domain/messages/contact.ts'
import { Draft } from '../../ui/draft.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Hours } from './hours.tsx'

/** Where the business is, when it is open, and, where the page has not said so yet, how it is reached. */
export function Details({ ways }: { ways: boolean }) {
  const { businessInfo, content } = useSite()
  const { contactPhone, contactEmail, location } = businessInfo
  const places = content.locations.length > 0 ? content.locations : undefined
  return (
    <aside className="aside" aria-label={contactMessages.details}>
      <dl className="reach-list">
        {(places !== undefined || location !== '') && (
          <div>
            <dt>{contactMessages.comeBy}</dt>
            {places === undefined ? (
              <dd>{location}</dd>
            ) : (
              places.map((place) => (
                <dd key={place.id}>
                  <Draft of={place}>{place.address || place.name}</Draft>
                </dd>
              ))
            )}
          </div>
        )}
        {ways && contactPhone !== '' && (
          <div>
            <dt>{contactMessages.call}</dt>
            <dd>
              <Phone number={contactPhone} />
            </dd>
          </div>
        )}
        {ways && contactEmail !== '' && (
          <div>
            <dt>{contactMessages.write}</dt>
            <dd>
              <Email address={contactEmail} />
            </dd>
          </div>
        )}
      </dl>
      {content.hours && <Hours hours={content.hours} />}
    </aside>
  )
}
