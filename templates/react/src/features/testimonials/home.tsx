import { testimonialMessages } from '../../domain/messages/testimonials.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { Quotes } from '../../ui/quotes.tsx'
import { Section } from '../../ui/section.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** How many the home page quotes; the others have their page. */
const shown = 3

/** A few testimonials on the home page. */
export function HomeTestimonials() {
  const { testimonials } = useContent()
  if (testimonials === undefined) return null
  const { title, items } = testimonials
  return (
    <Section
      title={title}
      of={testimonials}
      className="quotes"
      aside={items.length > shown && <MoreLink page="testimonials">{testimonialMessages.all}</MoreLink>}
    >
      <Quotes items={items.slice(0, shown)} />
    </Section>
  )
}
