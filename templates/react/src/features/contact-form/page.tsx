import { useId, useState } from 'react'
import { addressLabel } from '../../domain/business.ts'
import { contactHead, questionSubject } from '../../domain/contact.ts'
import { contactMessages } from '../../domain/features/contact-form.ts'
import { hoursRows } from '../../domain/hours.ts'
import type { OpeningHours, Place } from '../../domain/site.ts'
import '../../styles/pages/contact.css'
import { OpenNow } from '../../ui/content.tsx'
import { useBackend, useBusinessTime } from '../../ui/hooks.tsx'
import { Draft } from '../../ui/draft.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { Letter } from '../../ui/receipt.tsx'
import { useContent, useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'
import { ContactForm } from './contact-form.tsx'

/**
 * The contact page: a form where messages are delivered, else the telephone and an e-mail; beside it how to reach the
 * business.
 */
export function Page() {
  const noForm = useBackend().messages === 'call'
  const { title, lede } = contactHead(useSite().businessInfo, !noForm)
  return (
    <>
      <PageHead title={title} lede={lede} seed="contact" />
      <PageBody>
        <div className="two">
          {noForm ? <CallOrWrite /> : <ContactForm />}
          <Details ways={!noForm} />
        </div>
      </PageBody>
    </>
  )
}

/** The telephone number, large, and an e-mail that the visitor's own mail program sends. */
export function CallOrWrite() {
  const { businessName, contactPhone, contactEmail } = useSite().businessInfo
  const { locations } = useSite().content
  const places = locations.map(({ name }) => name)
  const [place, setPlace] = useState(places[0] ?? '')
  const subject = questionSubject(businessName, places, place)
  const id = useId()
  return (
    <div className="reach-cards">
      {contactPhone !== '' && (
        <section className="way-card" aria-labelledby={`${id}-call`}>
          <h2 id={`${id}-call`}>{contactMessages.call}</h2>
          <Phone className="tel" />
        </section>
      )}
      {contactEmail !== '' && (
        <section className="way-card" aria-labelledby={`${id}-write`}>
          <h2 id={`${id}-write`}>{contactMessages.write}</h2>
          {places.length > 1 && <PlaceChips places={locations} chosen={place} onChoose={setPlace} />}
          <Letter subject={subject} body={contactMessages.letter} />
        </section>
      )}
      {contactPhone === '' && contactEmail === '' && <p>{contactMessages.unreachable}</p>}
    </div>
  )
}

interface PlaceChipsProps {
  places: readonly Place[]
  chosen: string
  onChoose: (place: string) => void
}

function PlaceChips({ places, chosen, onChoose }: PlaceChipsProps) {
  return (
    <fieldset>
      <legend className="legend">{contactMessages.whichPlace}</legend>
      <div className="chips">
        {places.map((place) => (
          <label key={place.name} className="chip">
            <input
              type="radio"
              name="place"
              value={place.name}
              checked={place.name === chosen}
              onChange={() => onChoose(place.name)}
            />
            <Words of={place} field="name" />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

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
            <dt>{addressLabel(content, contactMessages.comeBy)}</dt>
            {places === undefined ? (
              <dd>
                <Words of={businessInfo} field="location" />
              </dd>
            ) : (
              places.map((place) => (
                <dd key={place.id}>
                  <Draft of={place}>
                    <Words of={place} field={place.address ? 'address' : 'name'} />
                  </Draft>
                </dd>
              ))
            )}
          </div>
        )}
        {ways && contactPhone !== '' && (
          <div>
            <dt>{contactMessages.call}</dt>
            <dd>
              <Phone />
            </dd>
          </div>
        )}
        {ways && contactEmail !== '' && (
          <div>
            <dt>{contactMessages.write}</dt>
            <dd>
              <Email />
            </dd>
          </div>
        )}
      </dl>
      {content.hours && <Hours hours={content.hours} />}
    </aside>
  )
}

/** The opening hours, with today's line marked once the page knows the day. */
export function Hours({ hours }: { hours: OpeningHours }) {
  const content = useContent()
  const now = useBusinessTime()
  return (
    <table className="hours">
      <caption>
        <Draft of={hours}>{contactMessages.openingHours}</Draft>
        <OpenNow hours={hours} />
      </caption>
      <tbody>
        {hoursRows(hours, content, now).map(({ id, days, open, isToday }) => (
          <tr key={id} aria-current={isToday ? 'date' : undefined}>
            <th scope="row">{days}</th>
            <td>
              <Words of={content} field="hours">
                {open}
              </Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
