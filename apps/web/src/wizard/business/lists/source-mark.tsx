import type { ReactNode } from 'react'
import styles from './lists.module.css'

interface SourceMarkProps {
  icon: ReactNode
  /** Nobody said it. */
  guess?: boolean
  children: ReactNode
}

/** A sentence under a row that says where it is from. */
export function SourceMark({ icon, guess = false, children }: SourceMarkProps) {
  return (
    <span className={guess ? styles.guess : styles.mark}>
      {icon}
      <span>{children}</span>
    </span>
  )
}
