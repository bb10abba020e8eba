import type { ReactNode } from 'react'
import styles from './text-page.module.css'

interface TextPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page to be read: a title, what it comes down to, and its parts. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.text}>
      <title>{`${title} · Sitewright`}</title>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}

/** A part of such a page. */
export function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
