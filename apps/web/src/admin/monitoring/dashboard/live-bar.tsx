import { Link } from 'react-router'
import styles from './dashboard.module.css'

interface LiveBarProps {
  name: string
  note: string
  /** As it is written; a dash where there is none. */
  text: string
  /** 0 to 1 of the longest bar. */
  share: number
  isStale: boolean
  to?: string | undefined
}

/** A number with a bar, which compares it with those above and below it. */
export function LiveBar({ name, note, text, share, isStale, to }: LiveBarProps) {
  return (
    <li className={styles.live} data-stale={isStale}>
      {to === undefined ? <span className={styles.name}>{name}</span> : <Link to={to}>{name}</Link>}
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
      <b>{text}</b>
      <span className={styles.quiet}>{note}</span>
    </li>
  )
}
