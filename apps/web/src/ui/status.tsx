import type { ReactNode } from 'react'
import styles from './status.module.css'
import type { Tone } from './tone.ts'

const ring = <circle cx="5" cy="5" r="3.6" fill="none" stroke="currentColor" strokeWidth="1.4" />

/** Each tone has a shape, so that colour is not the only sign of it. */
const shapes: Record<Tone, ReactNode> = {
  info: (
    <>
      {ring}
      <path d="M5 1.4a3.6 3.6 0 0 1 0 7.2z" fill="currentColor" />
    </>
  ),
  success: <circle cx="5" cy="5" r="4.2" fill="currentColor" />,
  warning: <path d="M5 .7 9.6 9H.4z" fill="currentColor" />,
  danger: <path d="M5 .2 9.8 5 5 9.8.2 5z" fill="currentColor" />
}

/** A state: a shape, a word and a colour. Without a tone it is off: an empty shape. */
export function Status({ tone, children }: { tone?: Tone | undefined; children: ReactNode }) {
  return (
    <span className={`${styles.status} ${tone === undefined ? '' : styles[tone]}`}>
      <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true">
        {tone === undefined ? ring : shapes[tone]}
      </svg>
      <span>{children}</span>
    </span>
  )
}
