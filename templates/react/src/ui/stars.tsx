import '../styles/ui/stars.css'
import { iconPath } from '../domain/icons.ts'
import { frameMessages } from '../domain/messages/frame.ts'

/** A rating from 1 to 5, read out as one sentence. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className="stars" role="img" aria-label={frameMessages.stars(rating)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 24 24"
          aria-hidden="true"
          className={star > Math.round(rating) ? 'off' : undefined}
        >
          <path d={iconPath('star')} />
        </svg>
      ))}
    </span>
  )
}
