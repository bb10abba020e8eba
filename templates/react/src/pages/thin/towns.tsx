import { placeLabel, townNames } from '../../domain/home.ts'
import { hoursText } from '../../domain/hours.ts'
import { frameMessages } from '../../domain/messages/frame.ts'
import { isStreet, townsOf } from '../../domain/thin.ts'
import { Draft } from '../../ui/draft.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'
import { Fitted } from './fitted.tsx'
import { MapLink, TownName } from './place.tsx'

/** The towns as ruled rows of one size. */
export function Towns() {
  const site = useSite()
  const { hours, language } = site.content
  const towns = townsOf(site)
  if (towns.length === 0) return null
  return (
    <section className="sec" aria-labelledby="towns">
      <div className="wrap">
        <h2 id="towns" className="thin-label">
          {placeLabel(towns)}
        </h2>
        <Fitted text={townNames(towns)}>
          <ul className="towns">
            {towns.map((town) => (
              <li key={town.id}>
                <span className="town-name">
                  <TownName town={town} />
                </span>
                <span className="town-art">
                  <Picture seed={town.name} look="bare-arcade" width={560} height={190} />
                </span>
                {town.address && (
                  <p>
                    <Words of={town.address} own />{' '}
                    {isStreet(town.address) && <MapLink address={town.address} />}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Fitted>
        {hours && (
          <p className="towns-hours">
            <Draft of={hours}>{hoursText(hours, language)}</Draft>
          </p>
        )}
      </div>
    </section>
  )
}

/** The number, large, at the end of the page. */
export function PhoneBand() {
  const { contactPhone, contactEmail } = useSite().businessInfo
  if (!contactPhone && !contactEmail) return null
  return (
    <section className="close" aria-labelledby="close">
      <div className="wrap">
        <h2 id="close" className="thin-label">
          {contactPhone && contactEmail
            ? frameMessages.callOrWrite
            : contactPhone
              ? frameMessages.call
              : frameMessages.writeRow}
        </h2>
        {contactPhone && (
          <Fitted text={contactPhone.replaceAll(' ', '0')}>
            <Phone number={contactPhone} className="big" />
          </Fitted>
        )}
        {contactEmail && (
          <p className="mail">
            <Email address={contactEmail} />
          </p>
        )}
      </div>
    </section>
  )
}
