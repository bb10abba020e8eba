import { testimonialMessages, testimonials as definition } from '../../domain/features/testimonials.ts'
import { firstOf, homeTestimonials } from '../../domain/looks.ts'
import type { FeatureOf } from '../../feature.ts'
import { Quotes } from '../../ui/quotes.tsx'
import { MoreLink } from '../../ui/controls.tsx'
import { Section } from '../../ui/section.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** A few testimonials on the home page. */
export function HomeTestimonials() {
  const { testimonials } = useContent()
  if (testimonials === undefined) return null
  const { shown, more } = firstOf(testimonials.items, homeTestimonials)
  return (
    <Section
      of={testimonials}
      className="quotes"
      aside={more && <MoreLink page="testimonials">{testimonialMessages.all}</MoreLink>}
    >
      <Quotes items={shown} />
    </Section>
  )
}

/** What customers say, on the home page and on a page of its own. */
export const testimonials: FeatureOf<typeof definition> = {
  ...definition,
  load: { testimonials: () => import('./page.tsx') },
  components: { home: HomeTestimonials }
}
