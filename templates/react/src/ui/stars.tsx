import '../styles/ui/stars.css'
import { iconPath } from '../domain/icons.ts'
import { filledStars } from '../domain/looks.ts'
import { frameMessages } from '../domain/messages/frame.ts'

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
