import { iconPath } from '../../domain/icons.ts'
import { reviewMessages } from '../../domain/messages/reviews.ts'
import { ratings } from '../../domain/reviews.ts'

interface RatingFieldProps {
  value: number
  error?: string
  onChange: (rating: number) => void
}

/** One to five stars as radio buttons: arrow keys choose, each star is read out. */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  return (
    <fieldset>
      <legend className="legend">{reviewMessages.rating}</legend>
      <div className="rate">
        {[...ratings].reverse().map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name="rating"
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span className="sr">{reviewMessages.stars(stars)}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={iconPath('star')} />
            </svg>
          </label>
        ))}
      </div>
      {error !== undefined && <p className="error">{error}</p>}
    </fieldset>
  )
}
