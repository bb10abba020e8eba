import styles from './section.module.css'
import { useDelayed } from './use-delayed.ts'

/** Rows that stand in for an answer on its way; a quick answer shows none of them. */
export function Skeleton({ rows, label }: { rows: number; label: string }) {
  const isShown = useDelayed()
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <span className="vh" role="status">
        {label}
      </span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true" hidden={!isShown}>
          <div className={styles.text}>
            <i className={styles.bar} />
            <i className={`${styles.bar} ${styles.short}`} />
          </div>
        </div>
      ))}
    </div>
  )
}
