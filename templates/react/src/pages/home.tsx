import '../styles/pages/home.css'
import { CallToAction } from '../ui/call-to-action.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Questions } from '../ui/questions.tsx'
import { Reasons } from '../ui/reasons.tsx'
import { Section } from '../ui/section.tsx'
import { useContent, usePages, useThin } from '../ui/site-context.tsx'
import { Slots } from '../ui/slots.tsx'
import { faqMessages } from '../domain/messages/frame.ts'
import { Hero } from './home/hero.tsx'
import { ServiceCards } from './home/service-cards.tsx'
import { Stats } from './home/stats.tsx'
import { ThinHome } from './thin/home.tsx'

/** Questions that the home page answers; the others have a page of their own. */
const questions = 4

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
      {faq && pages.has('faq') && (
        <Section
          className="faqs"
          title={faq.title}
          aside={faq.items.length > questions && <MoreLink page="faq">{faqMessages.more}</MoreLink>}
        >
          <Questions items={faq.items.slice(0, questions)} />
        </Section>
      )}
      <CallToAction />
    </>
  )
}
