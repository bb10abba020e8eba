import type { ReactNode } from 'react'
import { BrandLink } from './brand.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  /** Hides the name on a narrow screen. */
  shortName?: boolean
  /** To the right. */
  children: ReactNode
}

/** The header of the pages behind a sign-in: the logo as a home link at the left, actions at the right. */
export function PageHeader({ shortName = false, children }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <BrandLink short={shortName} />
      <div className={styles.end}>{children}</div>
    </header>
  )
}
