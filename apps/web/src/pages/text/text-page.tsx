import type { ReactNode } from 'react'
import { uiMessages as messages } from '../../ui/messages.ts'
import styles from './text-page.module.css'

interface TextPageProps {
  title: string
  lead: string
  children: ReactNode
}

/** A page of prose, such as the privacy policy: a title, a lead, and its sections. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.text}>
      <title>{messages.documentTitle(title)}</title>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
    </main>
  )
}

/** A section of a text page. */
export function TextPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
