import { IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './outdated-banner.module.css'

interface OutdatedBannerProps {
  title: string
  text: ReactNode
  /** As a full-width strip. */
  strip?: boolean
  /** Its actions. */
  children?: ReactNode
}

/** A banner over something outdated, with its actions. */
export function OutdatedBanner({ title, text, strip = false, children }: OutdatedBannerProps) {
  return (
    <section className={`${styles.older} ${strip ? styles.strip : ''}`} aria-label={title}>
      <IconClock className="i l" aria-hidden />
      <div role="status">
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children && <div className={styles.row}>{children}</div>}
    </section>
  )
}
