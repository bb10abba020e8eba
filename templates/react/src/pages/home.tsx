import { artSeedOf, styleAt } from '../domain/art/picture.ts'
import { plainText } from '../domain/drafts.ts'
import { addressLine } from '../domain/home.ts'
import { hoursText } from '../domain/hours.ts'
import { firstOf, homeQuestions, homeServices } from '../domain/looks.ts'
import { faqMessages, frameMessages } from '../domain/messages.ts'
import type { Group, Question, Service } from '../domain/site.ts'
import '../styles/pages/home.css'
import { Questions, Reasons } from '../ui/content.tsx'
import { ButtonLink, Icon, MoreLink, PageLink } from '../ui/controls.tsx'
import { Draft, DraftMark } from '../ui/draft.tsx'
import { CallToAction } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { MainAction, Phone } from '../ui/reach.tsx'
import { Section } from '../ui/section.tsx'
import { Slots, useContent, useLayout, usePages, useSite, useThin } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { ThinHome } from './thin/home.tsx'

export function Page() {
  const { reasons, services, faq } = useContent()
  const pages = usePages()
  if (useThin()) return <ThinHome />
  return (
    <>
      <Hero />
      {reasons && (
        <Section className="feats" title={reasons.title} intro={reasons.intro} of={reasons}>
          <Reasons items={reasons.items} />
        </Section>
      )}
      {services && (
        <Section className="svcs" title={services.title} intro={services.intro}>
          <ServiceCards items={services.items} />
        </Section>
      )}
      <Stats />
      <Slots name="home" />
      {faq && pages.has('faq') && <HomeQuestions {...faq} />}
      <CallToAction />
    </>
  )
}

/** The first questions; the others have a page of their own. */
function HomeQuestions({ title, items }: Group<Question>) {
  const { shown, more } = firstOf(items, homeQuestions)
  return (
    <Section
      className="faqs"
      title={title}
      aside={more && <MoreLink page="faq">{faqMessages.more}</MoreLink>}
    >
      <Questions items={shown} />
    </Section>
  )
}

/** The headline or the name, the owner's own description, the picture, and the facts that most visitors come for. */
export function Hero() {
  const site = useSite()
  const { businessName, description } = site.businessInfo
  const { kicker, title, action, secondary } = site.content.hero
  const size = useLayout().hero
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-copy">
        {kicker && (
          <p className="kicker">
            <Words of={kicker} />
          </p>
        )}
        <h1 id="promise">
          <Words of={title ?? businessName} own={title === undefined} />
        </h1>
        {description && (
          <p className="lede">
            <Words of={description} own />
          </p>
        )}
        <p className="actions">
          <MainAction action={action} />
          {secondary && (
            <ButtonLink page={secondary.page} look="quiet">
              {secondary.label}
            </ButtonLink>
          )}
        </p>
      </div>
      <figure className="hero-art">
        <Picture seed={artSeedOf(site)} {...size} eager />
      </figure>
      <Facts />
    </section>
  )
}

function Facts() {
  const site = useSite()
  const { businessInfo, content } = site
  const { hours, language, locations } = content
  const where = addressLine(site)
  return (
    <dl className="facts">
      {hours && (
        <div>
          <Icon name="clock" />
          <dt>{frameMessages.open}</dt>
          <dd>
            <Draft of={hours}>{hoursText(hours, language)}</Draft>
          </dd>
        </div>
      )}
      {where && (
        <div>
          <Icon name="place" />
          <dt>{frameMessages.findUs}</dt>
          <dd>
            <Draft of={locations[0]}>
              <Words of={where} own />
            </Draft>
          </dd>
        </div>
      )}
      {businessInfo.contactPhone && (
        <div>
          <Icon name="phone" />
          <dt>{frameMessages.call}</dt>
          <dd>
            <Phone number={businessInfo.contactPhone} />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The first services, on the home page. */
export function ServiceCards({ items }: { items: readonly Service[] }) {
  const { art } = useContent()
  return (
    <ul className="svc-list">
      {firstOf(items, homeServices).shown.map(({ id, title, text, price }, index) => (
        <li key={id} className="svc rise">
          <div className="frame">
            <Picture seed={plainText(title)} look={styleAt(art.style, index)} />
          </div>
          <div className="svc-body">
            <h3>
              <PageLink page="service-detail" params={{ id }}>
                <Words of={title} mark={false} />
              </PageLink>
              <DraftMark of={title} />
            </h3>
            {text && (
              <p>
                <Words of={text} />
              </p>
            )}
            {price && (
              <p className="price num">
                <Words of={price} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A few figures. */
export function Stats() {
  const { stats } = useContent()
  if (stats === undefined) return null
  return (
    <Section className="stats" title={stats.title} intro={stats.intro} of={stats}>
      <dl>
        {stats.items.map(({ id, value, label }) => (
          <div key={id} className="stat">
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
