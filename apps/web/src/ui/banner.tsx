import type { ReactNode } from 'react'
import styles from './banner.module.css'
import type { Tone } from './tone.ts'

/** A shape for each tone, since colour must not be the only sign (WCAG 1.4.1). */
const shapes: Record<Tone, string> = {
  info: 'M1 1h8v8H1z',
  success: 'M5 .8a4.2 4.2 0 1 1 0 8.400a4.2 4.2 0 0 1 0-8.400z',
  warning: 'M5 .6 9.8 9.400H.2z',
  danger: 'M5 .2 9.8 5 5 9.8.2 5z'
}

/** The icon of a tone. */
export function ToneIcon({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
      <path d={shapes[tone]} fill="currentColor" />
    </svg>
  )
}

/** An alert over a form. An error interrupts a screen reader (role alert); the rest waits its turn (role status). */
export function Banner({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <ToneIcon tone={tone} />
      <p>{children}</p>
    </div>
  )
}
