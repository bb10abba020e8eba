import { artSeedOf } from '../../domain/art/picture.ts'
import { placeLabel, townNames } from '../../domain/home.ts'
import { pictureSizes } from '../../domain/looks.ts'
import { frameMessages } from '../../domain/messages.ts'
import { isStreet, townsOf } from '../../domain/thin.ts'
import '../../styles/pages/thin-layouts.css'
import '../../styles/pages/thin.css'
import { HoursLine } from '../../ui/content.tsx'
import { FirstScreen, Fitted, Name } from '../../ui/hero.tsx'
import { CallToAction } from '../../ui/page-head.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Email, Phone } from '../../ui/reach.tsx'
import { Slots, useContent, useLayout, useSite } from '../../ui/site-context.tsx'
import { Actions } from './about.tsx'
import { MapLink, PhoneBand, Place, Said, TownAddress, TownName, Towns } from './place.tsx'

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
  const { thin } = useLayout()
  if (useContent().art.opening !== 'beside') return <FirstScreen />
  switch (thin) {
    case 'tiles':
      return <Tiles />
    case 'towns':
      return (
        <>
          <Cover />
          <Towns />
          <PhoneBand />
        </>
      )
    default:
      return (
        <>
          <Cover />
          <Place />
        </>
      )
  }
}

/** The first screen: the name above, the words below, and a picture that says nothing. */
export function Cover() {
  const site = useSite()
  const { picture } = site.content.hero
  const seed = artSeedOf(site)
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
        <Picture seed={seed} picture={picture} sizes={pictureSizes.thin} {...useLayout().thinArt} eager />
      </figure>
    </section>
  )
}

/** Name, picture, letter, place: five tiles and no more. */
export function Tiles() {
  const site = useSite()
  const { picture } = site.content.hero
  const seed = artSeedOf(site)
  return (
    <div className="bento">
      <section className="t-copy" aria-labelledby="promise">
        <Name />
        <Said />
      </section>
      <figure className="t-art">
        <Picture seed={seed} picture={picture} sizes={pictureSizes.thin} {...useLayout().thinArt} eager />
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
  const { hours } = content
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
            <HoursLine hours={hours} />
          </p>
        )}
      </Fitted>
    </section>
  )
}
