import { DescriptionList } from '../../ui/description-list.tsx'
import styles from './choice-list.module.css'

interface ChoiceSummaryProps {
  id: string
  title: string
  rows: readonly (readonly [name: string, value: string])[]
}

/** The choices of a step, below them. */
export function ChoiceSummary({ id, title, rows }: ChoiceSummaryProps) {
  return (
    <section className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <DescriptionList rows={rows} />
    </section>
  )
}
