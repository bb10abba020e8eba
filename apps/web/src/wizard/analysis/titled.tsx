import type { ReactNode } from 'react'
import styles from './analysis.module.css'

/** A title and its list; nothing where the list is empty. */
export function TitledList({
  title,
  items,
  ordered = false
}: {
  title: string
  items: readonly string[]
  ordered?: boolean
}) {
  if (items.length === 0) return null
  const List = ordered ? 'ol' : 'ul'
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <List className={styles.lines}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </section>
  )
}

/** A title and its text; nothing where there is no text. */
export function TitledText({ title, children }: { title: string; children: ReactNode }) {
  if (children === '') return null
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <p>{children}</p>
    </section>
  )
}
