import type { FrameworkId } from '@sitewright/catalog'
import { boardDate, figuresOf, isOutdated } from '../../lib/proof/figures.ts'
import { proofMessages as messages } from '../../lib/proof/messages.ts'
import styles from './measured-list.module.css'

/** What was measured of a framework's projects, with all features on; nothing where no run had it. */
export function MeasuredList({ id }: { id: FrameworkId }) {
  const figures = figuresOf(id)
  if (figures === undefined) return null
  const { home, seconds, packages, megabytes, passed, tried } = figures
  const rows = [
    [messages.homeScript, messages.kilobytes(home.everything)],
    [messages.build, messages.seconds(seconds.build)],
    [messages.types, messages.seconds(seconds.types)],
    [messages.install, messages.packages(packages, megabytes)],
    [messages.combinations, messages.of(passed, tried)]
  ] as const
  return (
    <span className={styles.measured}>
      <span className={styles.head}>
        {messages.measured(boardDate)}. {messages.everythingOn} {isOutdated(id) && messages.outdated}
      </span>
      {rows.map(([label, value]) => (
        <span key={label}>
          {label} <b className="num">{value}</b>
        </span>
      ))}
    </span>
  )
}
