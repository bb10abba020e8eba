import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  note?: ReactNode
  children: ReactNode
}

/** A section of a tab: its title at the left, its panel at the right. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.label}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <p>{note}</p>}
      </div>
      <div className={styles.panel}>{children}</div>
    </section>
  )
}

interface SectionRowProps {
  icon?: ReactNode
  name: ReactNode
  /** Its state, beside the name. */
  status?: ReactNode
  detail?: ReactNode
  /** Its actions. */
  children?: ReactNode
}

/** A row of a panel: name, detail and actions. */
export function SectionRow({ icon, name, status, detail, children }: SectionRowProps) {
  return (
    <div className={styles.row}>
      {icon}
      <div className={styles.text}>
        <div className={styles.name}>
          <span>{name}</span>
          {status}
        </div>
        {detail !== undefined && <div className={styles.detail}>{detail}</div>}
      </div>
      {children}
    </div>
  )
}

/** The last row of a panel. */
export function SectionFooter({ note, children }: { note?: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.footer}>
      <span>{note}</span>
      {children}
    </div>
  )
}
