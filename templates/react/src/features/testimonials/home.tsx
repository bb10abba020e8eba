import { firstOf, homeTestimonials } from '../../domain/limits.ts'
import { testimonialMessages } from '../../domain/messages/testimonials.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { Quotes } from '../../ui/quotes.tsx'
import { Section } from '../../ui/section.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** A few testimonials on the home page. */
export function HomeTestimonials() {
  const { testimonials } = useContent()
  if (testimonials === undefined) return null
  const { shown, more } = firstOf(testimonials.items, homeTestimonials)
  return (
    <Section
      title={testimonials.title}
      of={testimonials}
      className="quotes"
      aside={more && <MoreLink page="testimonials">{testimonialMessages.all}</MoreLink>}
    >
      <Quotes items={shown} />
    </Section>
  )
}
