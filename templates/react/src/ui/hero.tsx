import type { CSSProperties, ReactNode } from 'react'
import { artSeedOf } from '../domain/art/picture.ts'
import { addressLabel } from '../domain/business.ts'
import { plainText } from '../domain/drafts.ts'
import { addressLine, lede, openingRows } from '../domain/home.ts'
import { frameMessages } from '../domain/messages.ts'
import type { Service } from '../domain/site.ts'
import { longestWordWidth, textWidth } from '../domain/text.ts'
import '../styles/pages/opening.css'
import { HoursLine } from './content.tsx'
import { ButtonLink, Icon, PageLink } from './controls.tsx'
import { Draft, DraftMark } from './draft.tsx'
import { Picture } from './picture.tsx'
import { Email, MainAction, Phone } from './reach.tsx'
import { useContent, useLayout, useSite, useThin } from './site-context.tsx'
import { Words } from './words.tsx'

/** A table by a name that is said where its row is needed: in site.json, or in the code. */
type ByName<Row> = Readonly<Record<string, Row>>

/** The first screens by the name of their arrangement; each composition has a sheet in styles/openings. */
const firstScreens: ByName<() => ReactNode> = {
  beside: Hero,
  casement: Opening,
  chalkboard: Opening,
  curtain: Opening,
  logbook: Opening,
  marquee: Opening,
  shelf: Opening,
  spine: Opening,
  spread: Opening,
  stairs: Opening
}

/** The first screen of the home page, as site.json names it. */
export function FirstScreen() {
  const [other] = Object.values(firstScreens)
  const Screen = firstScreens[useContent().art.opening] ?? other
  return Screen && <Screen />
}

/** The headline or the name, the owner's own description, the picture, and the facts that most visitors come for. */
function Hero() {
  const site = useSite()
  const { hero } = site.content
  const size = useLayout().hero
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-copy">
        <Headline />
        <Said />
      </div>
      <figure className="hero-art">
        <Picture seed={artSeedOf(site)} picture={hero.picture} {...size} eager />
      </figure>
      <Facts className="facts" />
    </section>
  )
}

/** A first screen that is one composition: the name, the motif, what is on offer, and the facts most visitors come for. */
function Opening() {
  const site = useSite()
  const { art, hero, services } = site.content
  return (
    <section
      className="opening"
      data-opening={art.opening}
      data-ground={art.ground}
      aria-labelledby="promise"
    >
      <div className="opening-in">
        <div className="opening-copy">
          <Name />
          <div className="opening-said stack">
            <Said />
          </div>
        </div>
        <figure className="opening-art">
          <Picture seed={artSeedOf(site)} picture={hero.picture} width={1500} height={700} eager />
        </figure>
        {services && <Rows items={services.items} />}
        <Facts className="opening-facts" />
      </div>
    </section>
  )
}

function Rows({ items }: { items: readonly Service[] }) {
  return (
    <ul className="opening-rows">
      {openingRows(items).map(({ service, share }) => {
        const style: CSSProperties & Record<'--share', number> = { '--share': share }
        return (
          <li key={service.id} style={style}>
            <span>
              <PageLink page="service-detail" params={{ id: service.id }}>
                <Words of={service} field="title" mark={false} />
              </PageLink>
              <DraftMark of={service.title} />
            </span>
            {service.duration && (
              <span className="opening-note">
                <Words of={service} field="duration" />
              </span>
            )}
            {service.price && (
              <span className="price">
                <Words of={service} field="price" />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Hours, place and telephone; the e-mail address where no page has a form. */
function Facts({ className }: { className: string }) {
  const site = useSite()
  const { businessInfo } = site
  const { hours, locations } = useContent()
  const where = addressLine(site)
  const thin = useThin()
  return (
    <dl className={className}>
      {hours && (
        <div>
          <Icon name="clock" />
          <dt>{frameMessages.open}</dt>
          <dd>
            <HoursLine hours={hours} />
          </dd>
        </div>
      )}
      {where && (
        <div>
          <Icon name="place" />
          <dt>{addressLabel(site.content)}</dt>
          <dd>
            <Draft of={locations[0]}>
              <Words {...where} own />
            </Draft>
          </dd>
        </div>
      )}
      {businessInfo.contactPhone && (
        <div>
          <Icon name="phone" />
          <dt>{frameMessages.call}</dt>
          <dd>
            <Phone />
          </dd>
        </div>
      )}
      {thin && businessInfo.contactEmail && (
        <div>
          <Icon name="mail" />
          <dt>{frameMessages.writeRow}</dt>
          <dd>
            <Email />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The headline as large as its column allows. */
export function Name() {
  const { businessInfo, content } = useSite()
  return (
    <Fitted text={plainText(content.hero.title ?? businessInfo.businessName)} className="name">
      <Headline />
    </Fitted>
  )
}

/** The name of the business, or the headline that stands in for it, with the line above it. */
function Headline() {
  const { businessInfo, content } = useSite()
  const { hero } = content
  return (
    <>
      {hero.kicker && (
        <p className="kicker">
          <Words of={hero} field="kicker" />
        </p>
      )}
      <h1 id="promise">
        {hero.title === undefined ? (
          <Words of={businessInfo} field="businessName" own />
        ) : (
          <Words of={hero} field="title" />
        )}
      </h1>
    </>
  )
}

/** The owner's own description, and what a visitor can do. */
function Said() {
  const site = useSite()
  const { businessInfo, content } = site
  const { action, secondary } = content.hero
  return (
    <>
      {businessInfo.description && (
        <p className="lede">
          <Words of={businessInfo} field="description" own>
            {lede(site)}
          </Words>
        </p>
      )}
      <p className="actions">
        <MainAction action={action} />
        {secondary && (
          <ButtonLink page={secondary.page} look="quiet">
            <Words of={secondary} field="label" />
          </ButtonLink>
        )}
      </p>
    </>
  )
}

/** Gives what is in it the widths of its longest word and of its line, so that it fills its column and no word breaks. */
export function Fitted({
  text,
  className,
  children
}: {
  text: string
  className?: string
  children: ReactNode
}) {
  const style: CSSProperties & Record<'--longest' | '--whole', number> = {
    '--longest': longestWordWidth(text),
    '--whole': textWidth(text)
  }
  return (
    <div className={className ? `fitted ${className}` : 'fitted'} style={style}>
      {children}
    </div>
  )
}
