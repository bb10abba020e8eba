import { artSeedOf } from '../../domain/art/picture.ts'
import { placeLabel, thinPictures, townNames } from '../../domain/home.ts'
import { hoursText } from '../../domain/hours.ts'
import { frameMessages } from '../../domain/messages/frame.ts'
import { isStreet, townsOf } from '../../domain/thin.ts'
import { Draft } from '../../ui/draft.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { useLayout, useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'
import { Actions } from './actions.tsx'
import { Fitted } from './fitted.tsx'
import { Name, Said } from './name.tsx'
import { MapLink, TownName } from './place.tsx'

/** Name, picture, letter, place: five tiles and no more. */
export function Tiles() {
  const seed = artSeedOf(useSite())
  return (
    <div className="bento">
      <section className="t-copy" aria-labelledby="promise">
        <Name />
        <Said />
      </section>
      <figure className="t-art">
        <Picture seed={seed} look={thinPictures.tiles} {...useLayout().thinArt} eager />
      </figure>
      <ReachTile />
      <PlaceTile />
    </div>
  )
}

function ReachTile() {
  const { contactPhone, contactEmail } = useSite().businessInfo
  if (!contactPhone && !contactEmail) return null
  return (
    <section className="t-mail" aria-labelledby="write">
      <h2 id="write" className="thin-label">
        {contactEmail ? frameMessages.writeRow : frameMessages.call}
      </h2>
      <div className="stack">
        <p className="t-way">
          {contactEmail ? <Email address={contactEmail} /> : <Phone number={contactPhone} />}
        </p>
        {contactEmail && <Actions write={false} />}
      </div>
    </section>
  )
}

function PlaceTile() {
  const site = useSite()
  const { hours, language } = site.content
  const towns = townsOf(site)
  if (towns.length === 0) return null
  return (
    <section className="t-place" aria-labelledby="place">
      <h2 id="place" className="thin-label">
        {placeLabel(towns)}
      </h2>
      <Fitted text={townNames(towns)}>
        {towns.map((town) => (
          <div key={town.id}>
            <b className={towns.length > 1 ? 't-town t-towns' : 't-town'}>
              <TownName town={town} />
            </b>
            {town.address && (
              <p>
                <Words of={town.address} own /> {isStreet(town.address) && <MapLink address={town.address} />}
              </p>
            )}
          </div>
        ))}
        {hours && (
          <p>
            <Draft of={hours}>{hoursText(hours, language)}</Draft>
          </p>
        )}
      </Fitted>
    </section>
  )
}
