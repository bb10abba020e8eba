import '../styles/pages/home.css'
import { CallToAction } from '../ui/call-to-action.tsx'
import { MoreLink } from '../ui/more-link.tsx'
import { Questions } from '../ui/questions.tsx'
import { Reasons } from '../ui/reasons.tsx'
import { Section } from '../ui/section.tsx'
import { useContent, usePages, useThin } from '../ui/site-context.tsx'
import { Slots } from '../ui/slots.tsx'
import { firstOf, homeQuestions } from '../domain/limits.ts'
import { faqMessages } from '../domain/messages/frame.ts'
import type { Group, Question } from '../domain/site.ts'
import { Hero } from './home/hero.tsx'
import { ServiceCards } from './home/service-cards.tsx'
import { Stats } from './home/stats.tsx'
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
