import type { ReactNode } from 'react'
import styles from './parts.module.css'

export type StatusTone = 'good' | 'warn' | 'off' | 'note'

/** Each tone has a shape, so that color is not the only sign of it. */
const shapes: Record<StatusTone, ReactNode> = {
  good: <circle cx="5" cy="5" r="4.2" fill="currentColor" />,
  warn: <path d="M5 .7 9.6 9H.4z" fill="currentColor" />,
  off: <circle cx="5" cy="5" r="3.6" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  note: (
    <>
      <circle cx="5" cy="5" r="3.6" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M5 1.4a3.6 3.6 0 0 1 0 7.2z" fill="currentColor" />
    </>
  )
}

/** A state: a shape, a word and a color. */
export function Status({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={`${styles.status} ${styles[tone]}`}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {shapes[tone]}
      </svg>
      <span>{children}</span>
    </span>
  )
}
