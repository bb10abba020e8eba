import '../../../ui/styles/data.css'
import { useId, type ReactNode } from 'react'
import styles from './alerts.module.css'

interface AlertPanelProps {
  title: string
  count?: number | undefined
  end?: ReactNode
  children: ReactNode
}

/** A part of the tab: a head with its count, and rows that fit a phone. */
export function AlertPanel({ title, count, end, children }: AlertPanelProps) {
  const id = useId()
  return (
    <section className={`dense panel-box ${styles.panel}`} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>
          {title}
          {count !== undefined && <span className={styles.count}> {count}</span>}
        </h2>
        {end}
      </div>
      {children}
    </section>
  )
}
