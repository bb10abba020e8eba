import type { DatabasePerformanceView } from '@sitewright/api'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Age } from '../../../ui/age/age.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { performanceMessages as words } from './performance-messages.ts'
import styles from './performance.module.css'

type PartName = Exclude<keyof DatabasePerformanceView, 'at'>
type Measured<Name extends PartName> = Extract<DatabasePerformanceView[Name], { kind: 'measured' }>

/** It is read again so often, while the user is at the page. */
export const performanceEveryMs = 30_000

interface PartPanelProps<Name extends PartName> {
  title: string
  part: DatabasePerformanceView[Name]
  at: number
  children: (value: Measured<Name>['value']) => ReactNode
}

/** A part of the performance with its source and its age; or why it is not known, and what to do. */
export function PartPanel<Name extends PartName>({ title, part, at, children }: PartPanelProps<Name>) {
  const clock = useClock()
  const { source } = part
  const lead = (
    <span className={styles.lead}>
      <span>{source}</span>
      {part.kind === 'measured' && part.since !== null && (
        <span>{words.since(formatDateTime(part.since, clock))}</span>
      )}
      <Age at={at} everyMs={performanceEveryMs} source={source} />
    </span>
  )
  return (
    <Panel title={title} lead={lead}>
      {part.kind === 'measured' ? (
        children((part as Measured<Name>).value)
      ) : (
        <p className={styles.note}>{part.message}</p>
      )}
    </Panel>
  )
}

interface PartTableProps {
  caption: string
  /** Headings in their order; those of numbers stand at the end of their column. */
  headings: readonly (readonly [heading: string, isNumber?: 'number'])[]
  children: ReactNode
}

export function PartTable({ caption, headings, children }: PartTableProps) {
  return (
    <table className={styles.table}>
      <caption className="vh">{caption}</caption>
      <thead>
        <tr>
          {headings.map(([heading, isNumber]) => (
            <th key={heading} scope="col" className={isNumber && styles.number}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** A number at the end of its column; a dash where the database does not tell it. */
export function NumberCell({ children }: { children: ReactNode }) {
  return <td className={styles.number}>{children ?? '–'}</td>
}

/** A statement in one line, whole in its title; or that the role may not see it. */
export function StatementCell({ statement }: { statement: string | null }) {
  if (statement === null) return <td className={styles.hidden}>{words.hiddenStatement}</td>
  return (
    <td className={`mono ${styles.statement}`} title={statement}>
      {statement}
    </td>
  )
}
