import '../styles/data.css'
import { ageOf, type Measured } from './age-of.ts'
import styles from './age.module.css'
import { ageMessages } from './messages.ts'
import { useSeconds } from './use-seconds.ts'

/** The age of a live number: four ticks that empty, and the time. */
export function Age({ at, everyMs, source }: Measured) {
  const { ticks, isStale, text } = ageOf(at, everyMs, useSeconds())
  return (
    <span className={styles.age} data-stale={isStale} title={ageMessages.source(source)}>
      <span className={styles.ticks} aria-hidden="true">
        {[1, 2, 3, 4].map((tick) => (
          <i key={tick} data-full={isStale || tick <= ticks} />
        ))}
      </span>
      <span aria-hidden="true">{text}</span>
      <span className="vh">
        {isStale ? ageMessages.stale(text, source) : ageMessages.measured(text, source)}
      </span>
    </span>
  )
}
