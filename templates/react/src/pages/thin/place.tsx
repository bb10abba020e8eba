import { mapLinks } from '../../domain/geolocation.ts'
import { placeLabel, townNames } from '../../domain/home.ts'
import { hoursText } from '../../domain/hours.ts'
import { frameMessages } from '../../domain/messages/frame.ts'
import { isStreet, townsOf, type Town } from '../../domain/thin.ts'
import { Draft } from '../../ui/draft.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'
import { Fitted } from './fitted.tsx'

/** Where it is, in large letters, and every way to reach it in ruled rows. */
export function Place() {
  const site = useSite()
  const { contactPhone, contactEmail } = site.businessInfo
  const { hours, language } = site.content
  const towns = townsOf(site)
  if (towns.length === 0 && !contactPhone && !contactEmail) return null
  return (
    <section className="sec place-band" aria-label={placeLabel(towns)}>
      <div className="wrap">
        <div className="place-names">
          {towns.map((town) => (
            <Fitted key={town.id} text={townNames(towns)}>
              <h2 className="place-name">
                <TownName town={town} />
              </h2>
            </Fitted>
          ))}
        </div>
        <dl className="reach-rows">
          {towns.map((town) => town.address && <Street key={town.id} address={town.address} />)}
          {hours && (
            <div>
              <dt>{frameMessages.open}</dt>
              <dd>
                <Draft of={hours}>{hoursText(hours, language)}</Draft>
              </dd>
            </div>
          )}
          {contactPhone && (
            <div>
              <dt>{frameMessages.call}</dt>
              <dd>
                <Phone number={contactPhone} />
              </dd>
            </div>
          )}
          {contactEmail && (
            <div>
              <dt>{frameMessages.writeRow}</dt>
              <dd>
                <Email address={contactEmail} />
              </dd>
            </div>
          )}
        </dl>
      </div>
    </section>
  )
}

export function TownName({ town }: { town: Town }) {
  return (
    <Draft of={town.of}>
      <Words of={town.name} own />
    </Draft>
  )
}

/** A link to a map, where there is something that a map can find. */
export function MapLink({ address }: { address: string }) {
  return (
    <a className="more-link" href={mapLinks({ address })[0]?.url}>
      {frameMessages.openMap}
    </a>
  )
}

function Street({ address }: { address: string }) {
  return (
    <div>
      <dt>{isStreet(address) ? frameMessages.comeBy : frameMessages.findUs}</dt>
      <dd>
        <Words of={address} own />
      </dd>
      {isStreet(address) && (
        <dd>
          <MapLink address={address} />
        </dd>
      )}
    </div>
  )
}
