import { useId, type ReactNode } from 'react'
import styles from './parts.module.css'

/** Parts of one kind, under a heading. */
export function ExampleGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

/** A part in some of its states. */
export function Example({
  title,
  wide = false,
  children
}: {
  title: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={styles.example}>
      <h3>{title}</h3>
      <div className={wide ? styles.wide : styles.row}>{children}</div>
    </div>
  )
}

/** A text that is longer than its place, one word of it as well. */
export const longText =
  'A text that is longer than its place has room for, with a word like Donaudampfschifffahrtsgesellschaftskapitän in it'
