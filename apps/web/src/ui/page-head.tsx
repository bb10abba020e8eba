import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Mark } from './brand.tsx'
import styles from './page-head.module.css'

interface PageHeadProps {
  /** The name gives way to what stands at the right on a narrow screen. */
  shortName?: boolean
  /** What stands at the right. */
  children: ReactNode
}

/** The head of the pages behind a sign-in: the way home at the left, what can be done at the right. */
export function PageHead({ shortName = false, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <Link
        className={`${styles.brand} ${shortName ? styles.short : ''}`}
        to="/"
        aria-label="Sitewright, home"
      >
        <Mark />
        <span>Sitewright</span>
      </Link>
      <div className={styles.end}>{children}</div>
    </header>
  )
}
