import { styleAt } from '../domain/art/picture.ts'
import { plainText } from '../domain/drafts.ts'
import { pictureSizes } from '../domain/looks.ts'
import { servicesMessages } from '../domain/messages.ts'
import type { Plan, Service } from '../domain/site.ts'
import '../styles/controls.css'
import '../styles/pages/offer.css'
import { Reasons } from '../ui/content.tsx'
import { Badge, ButtonLink, Icon, MoreLink } from '../ui/controls.tsx'
import { Draft } from '../ui/draft.tsx'
import { CallToAction, PageBody, PageHead } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import { useContent } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { Page as NotFound } from './not-found.tsx'
import { OfferActions, ServiceFacts, Stock } from './service-facts.tsx'

export function Page() {
  const { services, process, reasons, art } = useContent()
  if (services === undefined) return <NotFound />
  return (
    <>
      <PageHead
        title={<Words of={services} field="title" />}
        lede={services.intro && <Words of={services} field="intro" />}
        seed={services.title}
      />
      <PageBody>
        <ul className="rules">
          {services.items.map((service, index) => (
            <Offer key={service.id} service={service} look={styleAt(art, index)} eager={index === 0} />
          ))}
        </ul>
      </PageBody>
      {process && (
        <section className="sec" aria-labelledby="process">
          <div className="wrap">
            <h2 id="process">
              <Draft of={process}>
                <Words of={process} field="title" />
              </Draft>
            </h2>
            <ol className="process">
              {process.items.map((step) => (
                <li key={step.id}>
                  <h3>
                    <Words of={step} field="title" />
                  </h3>
                  <p>
                    <Words of={step} field="text" />
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      <Plans />
      {reasons && (
        <Section className="feats why" of={reasons}>
          <Reasons items={reasons.items} />
        </Section>
      )}
      <CallToAction />
    </>
  )
}

/** A service in a list: what it is, what it costs, and the way to more. */
export function Offer({ service, look, eager }: { service: Service; look: string; eager: boolean }) {
  return (
    <li className="offer">
      <div className="frame">
        <Picture
          seed={plainText(service.title)}
          picture={service.picture}
          sizes={pictureSizes.row}
          look={look}
          width={600}
          height={600}
          eager={eager}
        />
      </div>
      <div>
        <h2>
          <Words of={service} field="title" />
        </h2>
        {service.text && (
          <p>
            <Words of={service} field="text" />
          </p>
        )}
        <Stock service={service} />
        <OfferActions service={service} />
        <MoreLink page="service-detail" params={{ id: service.id }}>
          {servicesMessages.more(plainText(service.title))}
        </MoreLink>
      </div>
      <ServiceFacts service={service} />
    </li>
  )
}

/** What it costs by the month or the job, side by side. */
export function Plans() {
  const { plans } = useContent()
  if (plans === undefined) return null
  return (
    <section className="sec panel-tint" aria-labelledby="plans">
      <div className="wrap">
        <div className="sec-head">
          <h2 id="plans">
            <Draft of={plans}>
              <Words of={plans} field="title" />
            </Draft>
          </h2>
          {plans.intro && (
            <p>
              <Words of={plans} field="intro" />
            </p>
          )}
        </div>
        <div className="plans">
          {plans.items.map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <article className={plan.featured ? 'plan plan-top' : 'plan'}>
      <div>
        <h3>
          <Words of={plan} field="name" /> {plan.featured && <Badge>{servicesMessages.popular}</Badge>}
        </h3>
        <p className="soft small">
          <Words of={plan} field="text" />
        </p>
      </div>
      <p className="cost">
        <Words of={plan} field="price" />{' '}
        <small>
          <Words of={plan} field="per" />
        </small>
      </p>
      <ul>
        {plan.includes.map((line) => (
          <li key={line}>
            <Icon name="check" />
            <Words of={plan} field="includes">
              {line}
            </Words>
          </li>
        ))}
      </ul>
      <PlanLink plan={plan} />
    </article>
  )
}

function PlanLink({ plan }: { plan: Plan }) {
  const { page } = useContent().callToAction.action
  if (page === 'services') return null
  return (
    <ButtonLink page={page} look={plan.featured ? 'primary' : 'quiet'}>
      {servicesMessages.choose(plan.name)}
    </ButtonLink>
  )
}
