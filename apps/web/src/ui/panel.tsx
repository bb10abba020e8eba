import './styles/data.css'
import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  lead?: ReactNode
  children: ReactNode
}

/** A framed part of a screen, with a head. What is wider than it scrolls inside, by keys too. */
export function Panel({ title, lead, children }: PanelProps) {
  const id = useId()
  return (
    <section className={`dense panel-box ${styles.panel}`} aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <span>{lead}</span>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus */}
      <div className={styles.scroller} role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
    </section>
  )
}
