import { useId, useState } from 'react'
import { questionSubject } from '../../domain/contact.ts'
import { contactMessages } from '../../domain/messages/contact.ts'
import { Letter } from '../../ui/letter.tsx'
import { Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'

/** The telephone number, large, and an e-mail that the visitor's own mail program sends. */
export function CallOrWrite() {
  const { businessName, contactPhone, contactEmail } = useSite().businessInfo
  const places = useSite().content.locations.map(({ name }) => name)
  const [place, setPlace] = useState(places[0] ?? '')
  const subject = questionSubject(businessName, places, place)
  const id = useId()
  return (
    <div className="reach-cards">
      {contactPhone !== '' && (
        <section className="way-card" aria-labelledby={`${id}-call`}>
          <h2 id={`${id}-call`}>{contactMessages.call}</h2>
          <Phone number={contactPhone} className="tel" />
        </section>
      )}
      {contactEmail !== '' && (
        <section className="way-card" aria-labelledby={`${id}-write`}>
          <h2 id={`${id}-write`}>{contactMessages.write}</h2>
          {places.length > 1 && <PlaceChips places={places} chosen={place} onChoose={setPlace} />}
          <Letter to={contactEmail} subject={subject} body={contactMessages.letter} />
        </section>
      )}
      {contactPhone === '' && contactEmail === '' && <p>{contactMessages.unreachable}</p>}
    </div>
  )
}

interface PlaceChipsProps {
  places: readonly string[]
  chosen: string
  onChoose: (place: string) => void
}

function PlaceChips({ places, chosen, onChoose }: PlaceChipsProps) {
  return (
    <fieldset>
      <legend className="legend">{contactMessages.whichPlace}</legend>
      <div className="chips">
        {places.map((place) => (
          <label key={place} className="chip">
            <input
              type="radio"
              name="place"
              value={place}
              checked={place === chosen}
              onChange={() => onChoose(place)}
            />
            {place}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
