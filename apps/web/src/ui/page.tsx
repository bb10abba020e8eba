import type { ReactNode } from 'react'
import { uiMessages as messages } from './messages.ts'
import styles from './page.module.css'

interface PageProps {
  title: string
  /** The paragraph below the title. */
  lead: string
  children: ReactNode
}

/** A page with its title, which is the document's title too, and a lead. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{messages.documentTitle(title)}</title>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}
