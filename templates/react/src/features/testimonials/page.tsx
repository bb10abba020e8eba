import { testimonialMessages } from '../../domain/features/testimonials.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { Quotes } from '../../ui/quotes.tsx'
import { useContent } from '../../ui/site-context.tsx'

/** Everything that customers are quoted with. */
export function Page() {
  const { testimonials } = useContent()
  const items = testimonials?.items ?? []
  return (
    <>
      <PageHead
        title={testimonialMessages.title}
        lede={testimonialMessages.intro}
        of={testimonials}
        seed="testimonials"
      />
      <PageBody>
        {items.length === 0 ? <p className="soft">{testimonialMessages.none}</p> : <Quotes items={items} />}
      </PageBody>
    </>
  )
}
