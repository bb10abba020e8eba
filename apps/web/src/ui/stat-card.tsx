import './styles/data.css'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { Age } from './age/age.tsx'
import type { Measured } from './age/age-of.ts'
import { useIsStale } from './age/use-seconds.ts'
import styles from './stat-card.module.css'

/** Keeps the place of a number until the first answer; a dash would say that there is none. */
export const nothingYet = '\u00A0'

interface StatCardProps {
  label: string
  /** Null where it cannot be measured: a dash, and the note says why. */
  value: ReactNode
  unit?: string
  /** Its state, as a `Status`. */
  status?: ReactNode
  /** Its parts, or the reason why there is no value. */
  note?: ReactNode
  measured?: Measured | undefined
  /** Where the number comes from can be seen. */
  to?: To
}

/** A number with its age. Once it is stale it is grey, on a hatched ground. */
export function StatCard({ label, value, unit, status, note, measured, to }: StatCardProps) {
  const isStale = useIsStale(measured)
  const content = (
    <>
      <span className={styles.head}>
        <span>{label}</span>
        {measured !== undefined && <Age {...measured} />}
      </span>
      <span className={styles.value}>
        {value ?? '–'}
        {unit !== undefined && value !== null && <small>{unit}</small>}
      </span>
      {status}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
  const shared = { className: styles.card, 'data-stale': isStale }
  return to === undefined ? (
    <div {...shared}>{content}</div>
  ) : (
    <Link to={to} {...shared}>
      {content}
    </Link>
  )
}

/** Stat cards in a row; two beside each other on phones, or three without their notes. */
export function StatStrip({
  label,
  isBusy = false,
  onPhones = 2,
  children
}: {
  label: string
  /** The numbers are on their way. */
  isBusy?: boolean
  /** Columns on a phone. */
  onPhones?: 2 | 3
  children: ReactNode
}) {
  return (
    <section
      className={`dense ${styles.strip}`}
      data-phone-columns={onPhones}
      aria-label={label}
      aria-busy={isBusy}
    >
      {children}
    </section>
  )
}
