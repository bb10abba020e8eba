import { lazy, Suspense } from 'react'
import styles from './business.module.css'

const TradeChoice = lazy(async () => ({ default: (await import('./trade-choice.tsx')).TradeChoice }))

/** The trade that was read, which can be corrected. Loaded beside the step, as the lists are. */
export function TradeChip() {
  return (
    <div className={styles.wide}>
      <Suspense fallback={null}>
        <TradeChoice />
      </Suspense>
    </div>
  )
}
