import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** The paragraph below the title. */
  lead: string
  children: ReactNode
}

/** A page with its title, also that of the document, and a paragraph below it. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{`${title} · Sitewright`}</title>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}
