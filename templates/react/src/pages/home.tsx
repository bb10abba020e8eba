import { styleAt } from '../domain/art/picture.ts'
import { plainText } from '../domain/drafts.ts'
import { firstOf, homeQuestions, homeServices, pictureSizes } from '../domain/looks.ts'
import { faqMessages } from '../domain/messages.ts'
import type { Group, Question, Service } from '../domain/site.ts'
import '../styles/pages/offer.css'
import { Questions, Reasons } from '../ui/content.tsx'
import { MoreLink, PageLink } from '../ui/controls.tsx'
import { DraftMark } from '../ui/draft.tsx'
import { FirstScreen } from '../ui/hero.tsx'
import { CallToAction } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import { Slots, useContent, usePages, useThin } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { Stock } from './service-facts.tsx'
import { ThinHome } from './thin/home.tsx'

export function Page() {
  const { reasons, services, faq, trade } = useContent()
  const pages = usePages()
  if (useThin()) return <ThinHome />
  return (
    <>
      <FirstScreen />
      {trade?.leads && <Slots name="home" only={trade.leads} />}
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
      <Slots name="home" without={trade?.leads} />
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

/** The first services, on the home page. */
export function ServiceCards({ items }: { items: readonly Service[] }) {
  const { art } = useContent()
  return (
    <ul className="svc-list">
      {firstOf(items, homeServices).shown.map((service, index) => (
        <li key={service.id} className="svc rise">
          <div className="frame">
            <Picture
              seed={plainText(service.title)}
              picture={service.picture}
              sizes={pictureSizes.card}
              look={styleAt(art, index)}
            />
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
            <Stock service={service} />
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
