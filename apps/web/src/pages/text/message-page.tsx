import type { ReactNode } from 'react'
import styles from './message-page.module.css'

/** A page of one title, one text and what to do next. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.simple}>
      <title>{`${title} · Sitewright`}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.row}>{children}</div>
    </main>
  )
}
