import '../styles/pages/offer.css'
import '../styles/controls.css'
import { useParams } from 'react-router'
import { styleAt } from '../domain/art/picture.ts'
import { pictureSizes } from '../domain/looks.ts'
import { linesOf, plainText } from '../domain/drafts.ts'
import { servicesMessages } from '../domain/messages.ts'
import { Draft } from '../ui/draft.tsx'
import { Icon, MoreLink } from '../ui/controls.tsx'
import { MainAction } from '../ui/reach.tsx'
import { PageBody, PageHead, Ways } from '../ui/page-head.tsx'
import { Picture } from '../ui/picture.tsx'
import { Slots, useContent } from '../ui/site-context.tsx'
import { Words } from '../ui/words.tsx'
import { Page as NotFound } from './not-found.tsx'
import { OfferActions, ServiceFacts, Stock } from './service-facts.tsx'

export function Page() {
  const { id } = useParams()
  const { services, hero, art } = useContent()
  const items = services?.items ?? []
  const index = items.findIndex((item) => item.id === id)
  const service = items[index]
  if (service === undefined) return <NotFound />
  const others = items.filter((item) => item !== service)
  const details = linesOf(service.details)
  return (
    <>
      <PageHead
        title={<Words of={service} field="title" />}
        lede={service.text && <Words of={service} field="text" />}
        seed={plainText(service.title)}
      />
      <PageBody>
        <div className="two service">
          <div className="stack">
            <div className="frame">
              <Picture
                seed={plainText(service.title)}
                picture={service.picture}
                sizes={pictureSizes.wide}
                look={styleAt(art, index)}
                width={1200}
                height={750}
                eager
              />
            </div>
            {details.length > 0 && (
              <section aria-labelledby="includes">
                <h2 id="includes" className="includes-title">
                  <Draft of={service.details}>{servicesMessages.includes}</Draft>
                </h2>
                <ul className="includes">
                  {details.map((line) => (
                    <li key={line}>
                      <Icon name="check" />
                      <Words of={service} field="details">
                        {line}
                      </Words>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <aside className="panel panel-tint stack">
            <ServiceFacts service={service} />
            <Stock service={service} />
            <OfferActions service={service} />
            <p className="actions">
              <MainAction action={hero.action} />
            </p>
            <Slots name="share" />
          </aside>
        </div>
        <section className="part" aria-labelledby="others">
          <h2 id="others">{servicesMessages.others}</h2>
          <Ways
            items={others.map((other) => ({
              page: 'service-detail',
              params: { id: other.id },
              of: other,
              field: 'title'
            }))}
          />
          <MoreLink page="services">{servicesMessages.all}</MoreLink>
        </section>
      </PageBody>
    </>
  )
}
