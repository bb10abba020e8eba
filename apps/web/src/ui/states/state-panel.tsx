import '../styles/data.css'
import type { ReactNode } from 'react'
import styles from './states.module.css'

interface StatePanelProps {
  title: ReactNode
  text?: ReactNode
  /** Interrupts a screen reader: something failed. */
  isAlert?: boolean
  /** Its acts. */
  children?: ReactNode
}

/** A placeholder for content: a title, a line, and actions. */
export function StatePanel({ title, text, isAlert = false, children }: StatePanelProps) {
  return (
    <div className={`dense ${styles.state}`} role={isAlert ? 'alert' : undefined}>
      <div className={styles.title}>{title}</div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children !== undefined && <div className={styles.acts}>{children}</div>}
    </div>
  )
}
