import '../styles/ui/quote.css'
import type { Testimonial } from '../domain/site.ts'
import { Stars } from './stars.tsx'

/** What customers say. The first one speaks loudest. */
export function Quotes({ items }: { items: readonly Testimonial[] }) {
  return (
    <div className="quote-list">
      {items.map((quote) => (
        <figure key={quote.id} className="quote">
          <Stars rating={quote.rating} />
          <blockquote>“{quote.text}”</blockquote>
          <figcaption>
            <b>{quote.name}</b>
            {quote.context && <span>{quote.context}</span>}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
