import styles from './dashboard.module.css'

interface LiveBarProps {
  name: string
  note: string
  /** As it is written; a dash where there is none. */
  text: string
  /** 0 to 1 of the longest bar. */
  share: number
  isStale: boolean
}

/** A number with a bar, which compares it with those above and below it. */
export function LiveBar({ name, note, text, share, isStale }: LiveBarProps) {
  return (
    <li className={styles.live} data-stale={isStale}>
      <span className={styles.name}>{name}</span>
      <span className={styles.bar} aria-hidden="true">
        <i style={{ width: `${Math.min(1, share) * 100}%` }} />
      </span>
      <b>{text}</b>
      <span className={styles.quiet}>{note}</span>
    </li>
  )
}
