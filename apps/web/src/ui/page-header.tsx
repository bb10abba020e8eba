import type { ReactNode } from 'react'
import { BrandLink } from './brand.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  /** The name gives way to what stands at the right on a narrow screen. */
  shortName?: boolean
  /** What stands at the right. */
  children: ReactNode
}

/** The head of the pages behind a sign-in: the way home at the left, what can be done at the right. */
export function PageHeader({ shortName = false, children }: PageHeaderProps) {
  return (
    <header className={styles.head}>
      <BrandLink short={shortName} />
      <div className={styles.end}>{children}</div>
    </header>
  )
}
