import { filledStars, iconPath } from '../domain/looks.ts'
import { frameMessages } from '../domain/messages.ts'
import type { Testimonial } from '../domain/site.ts'
import '../styles/content.css'
import '../styles/controls.css'
import { Words } from './words.tsx'

/** What customers say. The first one speaks loudest. */
export function Quotes({ items }: { items: readonly Testimonial[] }) {
  return (
    <div className="quote-list">
      {items.map((quote) => (
        <figure key={quote.id} className="quote">
          <Stars rating={quote.rating} />
          <blockquote>
            “<Words of={quote} field="text" />”
          </blockquote>
          <figcaption>
            <b>
              <Words of={quote} field="name" />
            </b>
            {quote.context && (
              <span>
                <Words of={quote} field="context" />
              </span>
            )}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** A rating from 1 to 5, read out as one sentence. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={frameMessages.stars(rating)}>
      {filledStars(rating).map((filled, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true" className={filled ? undefined : 'off'}>
          <path d={iconPath('star')} />
        </svg>
      ))}
    </span>
  )
}
