import { reviewMessages } from '../../domain/messages/reviews.ts'
import { averageText, type Score } from '../../domain/reviews.ts'
import { Stars } from '../../ui/stars.tsx'
import { useLocale } from '../../ui/use-client.ts'

/** The average, and how many gave how many stars. */
export function ScoreBoard({ score }: { score: Score }) {
  const locale = useLocale()
  return (
    <div className="score">
      <div>
        <b suppressHydrationWarning>{averageText(score, locale)}</b>
        <p>
          <Stars rating={score.average} />
          <br />
          <span className="soft small">{reviewMessages.count(score.count)}</span>
        </p>
      </div>
      <div className="bars">
        {score.bars.map(({ stars, count }) => (
          <div key={stars}>
            <span>{reviewMessages.stars(stars)}</span>
            <meter min={0} max={score.count} value={count} aria-label={reviewMessages.stars(stars)} />
            <span className="num">{count}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
