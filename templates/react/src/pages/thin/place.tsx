import { addressLabel } from '../../domain/business.ts'
import { mapLinks } from '../../domain/geolocation.ts'
import { placeLabel, townNames } from '../../domain/home.ts'
import { pictureSizes } from '../../domain/looks.ts'
import { frameMessages } from '../../domain/messages.ts'
import { isStreet, townsOf, type Town } from '../../domain/thin.ts'
import { HoursLine } from '../../ui/content.tsx'
import { Draft } from '../../ui/draft.tsx'
import { Fitted } from '../../ui/hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { useContent, useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'

/** Where it is, in large letters, and every way to reach it in ruled rows. */
export function Place() {
  const site = useSite()
  const { contactPhone, contactEmail } = site.businessInfo
  const { content } = site
  const { hours } = content
  const towns = townsOf(site)
  if (towns.length === 0 && !contactPhone && !contactEmail) return null
  return (
    <section className="sec place-band" aria-label={placeLabel(towns, content)}>
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
          {towns.map((town) => town.address && <Street key={town.id} town={town} address={town.address} />)}
          {hours && (
            <div>
              <dt>{frameMessages.open}</dt>
              <dd>
                <HoursLine hours={hours} />
              </dd>
            </div>
          )}
          {contactPhone && (
            <div>
              <dt>{frameMessages.call}</dt>
              <dd>
                <Phone />
              </dd>
            </div>
          )}
          {contactEmail && (
            <div>
              <dt>{frameMessages.writeRow}</dt>
              <dd>
                <Email />
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
    <Draft of={town.source.of}>
      <Words {...town.source} own>
        {town.name}
      </Words>
    </Draft>
  )
}

export function TownAddress({ town }: { town: Town }) {
  return (
    <Words {...town.source} own>
      {town.address}
    </Words>
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

function Street({ town, address }: { town: Town; address: string }) {
  const invitation = isStreet(address) ? frameMessages.comeBy : frameMessages.findUs
  return (
    <div>
      <dt>{addressLabel(useContent(), invitation)}</dt>
      <dd>
        <TownAddress town={town} />
      </dd>
      {isStreet(address) && (
        <dd>
          <MapLink address={address} />
        </dd>
      )}
    </div>
  )
}

/** The towns as ruled rows of one size. */
export function Towns() {
  const site = useSite()
  const { content } = site
  const { hours } = content
  const towns = townsOf(site)
  if (towns.length === 0) return null
  return (
    <section className="sec" aria-labelledby="towns">
      <div className="wrap">
        <h2 id="towns" className="thin-label">
          {placeLabel(towns, content)}
        </h2>
        <Fitted text={townNames(towns)}>
          <ul className="towns">
            {towns.map((town) => (
              <li key={town.id}>
                <span className="town-name">
                  <TownName town={town} />
                </span>
                <span className="town-art">
                  <Picture
                    seed={town.name}
                    picture={town.picture}
                    sizes={pictureSizes.half}
                    look={content.art.second}
                    width={560}
                    height={190}
                  />
                </span>
                {town.address && (
                  <p>
                    <TownAddress town={town} /> {isStreet(town.address) && <MapLink address={town.address} />}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Fitted>
        {hours && (
          <p className="towns-hours">
            <HoursLine hours={hours} />
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
            <Phone className="big" />
          </Fitted>
        )}
        {contactEmail && (
          <p className="mail">
            <Email />
          </p>
        )}
      </div>
    </section>
  )
}

/** The owner's own words, whole. */
export function Said() {
  const { businessInfo } = useSite()
  return businessInfo.description ? (
    <p className="said">
      <Words of={businessInfo} field="description" own />
    </p>
  ) : null
}
