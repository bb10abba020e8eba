import styles from './reload-rule.module.css'
import { useDelayed } from './use-delayed.ts'

/** A rule that moves while a newer answer is on its way; what is below stays. A quick answer shows none. */
export function ReloadRule({ label }: { label: string }) {
  const isShown = useDelayed()
  return (
    <div className={styles.rule} data-shown={isShown}>
      <span className="vh" role="status">
        {isShown && label}
      </span>
      {isShown && <i />}
    </div>
  )
}
