import { useId } from 'react'
import { iconPath } from '../domain/icons.ts'
import { filledStars } from '../domain/looks.ts'
import { frameMessages } from '../domain/messages.ts'
import type { Question, Reason, Testimonial } from '../domain/site.ts'
import '../styles/content.css'
import '../styles/controls.css'
import { Icon } from './controls.tsx'
import { Draft } from './draft.tsx'
import { Words } from './words.tsx'

/** Questions that open to their answers, one at a time, without a line of script. */
export function Questions({ items }: { items: readonly Question[] }) {
  const group = useId()
  return (
    <div className="faq">
      {items.map((item, index) => (
        <details key={item.id} name={group} open={index === 0}>
          <summary>
            <Words of={item.question} />
          </summary>
          <p>
            <Draft of={item}>
              <Words of={item.answer} />
            </Draft>
          </p>
        </details>
      ))}
    </div>
  )
}

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

export function Reasons({ items }: { items: readonly Reason[] }) {
  return (
    <ul className="feat-list">
      {items.map((reason) => (
        <li key={reason.id} className="feat">
          <Icon name={reason.icon} />
          <h3>{reason.title}</h3>
          <p>{reason.text}</p>
        </li>
      ))}
    </ul>
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
