import { artSeedOf, styleAt } from '../domain/art/picture.ts'
import { plainText } from '../domain/drafts.ts'
import { addressLabel } from '../domain/business.ts'
import { addressLine } from '../domain/home.ts'
import { hoursText } from '../domain/hours.ts'
import { firstOf, homeQuestions, homeServices } from '../domain/looks.ts'
import { faqMessages, frameMessages } from '../domain/messages.ts'
import type { Group, Question, Service } from '../domain/site.ts'
import '../styles/pages/offer.css'
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
        <Section className="feats" of={reasons}>
          <Reasons items={reasons.items} />
        </Section>
      )}
      {services && (
        <Section className="svcs" of={services}>
          <ServiceCards items={services.items} />
        </Section>
      )}
      <Stats />
      <Slots name="home" />
      {faq && pages.has('faq') && <HomeQuestions faq={faq} />}
      <CallToAction />
    </>
  )
}

/** The first questions; the others have a page of their own. */
function HomeQuestions({ faq }: { faq: Group<Question> }) {
  const { shown, more } = firstOf(faq.items, homeQuestions)
  return (
    <Section className="faqs" of={faq} aside={more && <MoreLink page="faq">{faqMessages.more}</MoreLink>}>
      <Questions items={shown} />
    </Section>
  )
}

/** The headline or the name, the owner's own description, the picture, and the facts that most visitors come for. */
export function Hero() {
  const site = useSite()
  const { businessInfo } = site
  const { hero } = site.content
  const { kicker, title, action, secondary } = hero
  const size = useLayout().hero
  return (
    <section className="hero" aria-labelledby="promise">
      <div className="hero-copy">
        {kicker && (
          <p className="kicker">
            <Words of={hero} field="kicker" />
          </p>
        )}
        <h1 id="promise">
          {title === undefined ? (
            <Words of={businessInfo} field="businessName" own />
          ) : (
            <Words of={hero} field="title" />
          )}
        </h1>
        {businessInfo.description && (
          <p className="lede">
            <Words of={businessInfo} field="description" own />
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
            <Draft of={hours}>
              <Words of={content} field="hours">
                {hoursText(hours, language)}
              </Words>
            </Draft>
          </dd>
        </div>
      )}
      {where && (
        <div>
          <Icon name="place" />
          <dt>{addressLabel(content)}</dt>
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
    </dl>
  )
}

/** The first services, on the home page. */
export function ServiceCards({ items }: { items: readonly Service[] }) {
  const { art } = useContent()
  return (
    <ul className="svc-list">
      {firstOf(items, homeServices).shown.map((service, index) => (
        <li key={service.id} className="svc rise">
          <div className="frame">
            <Picture seed={plainText(service.title)} look={styleAt(art.style, index)} />
          </div>
          <div className="svc-body">
            <h3>
              <PageLink page="service-detail" params={{ id: service.id }}>
                <Words of={service} field="title" mark={false} />
              </PageLink>
              <DraftMark of={service.title} />
            </h3>
            {service.text && (
              <p>
                <Words of={service} field="text" />
              </p>
            )}
            {service.price && (
              <p className="price num">
                <Words of={service} field="price" />
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
    <Section className="stats" of={stats}>
      <dl>
        {stats.items.map((stat) => (
          <div key={stat.id} className="stat">
            <dt>
              <Words of={stat} field="label" />
            </dt>
            <dd>
              <bdi>
                <Words of={stat} field="value" />
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
