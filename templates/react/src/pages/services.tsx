import '../styles/pages/services.css'
import '../styles/ui/panel.css'
import { styleAt } from '../domain/art/picture.ts'
import { CallToAction } from '../ui/call-to-action.tsx'
import { Draft } from '../ui/draft.tsx'
import { PageBody, PageHead } from '../ui/page-head.tsx'
import { Reasons } from '../ui/reasons.tsx'
import { Section } from '../ui/section.tsx'
import { useContent } from '../ui/site-context.tsx'
import { Page as NotFound } from './not-found.tsx'
import { Offer } from './services/offer.tsx'
import { Plans } from './services/plans.tsx'

export function Page() {
  const { services, process, reasons, art } = useContent()
  if (services === undefined) return <NotFound />
  return (
    <>
      <PageHead title={services.title} lede={services.intro} />
      <PageBody>
        <ul className="rules">
          {services.items.map((service, index) => (
            <Offer key={service.id} service={service} look={styleAt(art.style, index)} />
          ))}
        </ul>
      </PageBody>
      {process && (
        <section className="sec" aria-labelledby="process">
          <div className="wrap">
            <h2 id="process">
              <Draft of={process}>{process.title}</Draft>
            </h2>
            <ol className="process">
              {process.items.map(({ id, title, text }) => (
                <li key={id}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
      <Plans />
      {reasons && (
        <Section className="feats why" title={reasons.title} intro={reasons.intro} of={reasons}>
          <Reasons items={reasons.items} />
        </Section>
      )}
      <CallToAction />
    </>
  )
}
