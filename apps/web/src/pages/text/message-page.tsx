import type { ReactNode } from 'react'
import { uiMessages as messages } from '../../ui/messages.ts'
import styles from './message-page.module.css'

/** A page of a title, a text and the next action, such as an error page. */
export function MessagePage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{messages.documentTitle(title)}</title>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.row}>{children}</div>
    </main>
  )
}
