import { artSeedOf, type PictureStyle } from '../../domain/art/picture.ts'
import { placeLabel, thinPictures, townNames } from '../../domain/home.ts'
import { hoursText } from '../../domain/hours.ts'
import { frameMessages } from '../../domain/messages.ts'
import { isStreet, townsOf } from '../../domain/thin.ts'
import '../../styles/pages/thin-layouts.css'
import '../../styles/pages/thin.css'
import { Draft } from '../../ui/draft.tsx'
import { CallToAction } from '../../ui/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { Slots, useContent, useLayout, useSite } from '../../ui/site-context.tsx'
import { Words } from '../../ui/words.tsx'
import { Actions } from './about.tsx'
import { Fitted, MapLink, Name, PhoneBand, Place, Said, TownAddress, TownName, Towns } from './place.tsx'

/** The home page of a business that says who it is, what it does, where it is and how it is reached. */
export function ThinHome() {
  return (
    <div className="thin">
      <Bands />
      <HomeSlots />
      <CallToAction />
    </div>
  )
}

/** The features' parts of a home page that says nothing twice: the last word has its own page. */
function HomeSlots() {
  const { title, text, action } = useContent().callToAction
  if (title === undefined && text === undefined) return <Slots name="home" />
  return <Slots name="home" without={action.page} />
}

function Bands() {
  switch (useLayout().thin) {
    case 'tiles':
      return <Tiles />
    case 'towns':
      return (
        <>
          <Cover look={thinPictures.towns} />
          <Towns />
          <PhoneBand />
        </>
      )
    default:
      return (
        <>
          <Cover look={thinPictures.bands} />
          <Place />
        </>
      )
  }
}

/** The first screen: the name above, the words below, and a picture that says nothing. */
export function Cover({ look }: { look: PictureStyle }) {
  const seed = artSeedOf(useSite())
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-copy">
        <Name />
        <div className="stack">
          <Said />
          <Actions />
        </div>
      </div>
      <figure className="hero-art">
        <Picture seed={seed} look={look} {...useLayout().thinArt} eager />
      </figure>
    </section>
  )
}

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
        <p className="t-way">{contactEmail ? <Email /> : <Phone />}</p>
        {contactEmail && <Actions write={false} />}
      </div>
    </section>
  )
}

function PlaceTile() {
  const site = useSite()
  const { content } = site
  const { hours, language } = content
  const towns = townsOf(site)
  if (towns.length === 0) return null
  return (
    <section className="t-place" aria-labelledby="place">
      <h2 id="place" className="thin-label">
        {placeLabel(towns, content)}
      </h2>
      <Fitted text={townNames(towns)}>
        {towns.map((town) => (
          <div key={town.id}>
            <b className={towns.length > 1 ? 't-town t-towns' : 't-town'}>
              <TownName town={town} />
            </b>
            {town.address && (
              <p>
                <TownAddress town={town} /> {isStreet(town.address) && <MapLink address={town.address} />}
              </p>
            )}
          </div>
        ))}
        {hours && (
          <p>
            <Draft of={hours}>
              <Words of={content} field="hours">
                {hoursText(hours, language)}
              </Words>
            </Draft>
          </p>
        )}
      </Fitted>
    </section>
  )
}
