import type { DatabasePerformanceView } from '@sitewright/api'
import { numberFormat } from '../../../lib/intl-formats.ts'
import { formatDuration } from './format-duration.ts'
import { NumberCell, PartPanel, PartTable, StatementCell } from './part-panel.tsx'
import { formatShare } from './performance-figures.tsx'
import { performanceMessages } from './performance-messages.ts'
import styles from './performance.module.css'

const { slow: words } = performanceMessages

interface SlowStatementsProps {
  statements: DatabasePerformanceView['statements']
  at: number
}

/** The statements that took the most time in all, or how their statistics are turned on. */
export function SlowStatements({ statements, at }: SlowStatementsProps) {
  return (
    <PartPanel<'statements'> title={words.title} part={statements} at={at}>
      {(all) =>
        all.length === 0 ? (
          <p className={styles.note}>{words.none}</p>
        ) : (
          <PartTable
            caption={words.title}
            headings={[
              [performanceMessages.statement],
              [words.mean, 'number'],
              [words.calls, 'number'],
              [words.total, 'number'],
              [words.share, 'number']
            ]}
          >
            {all.map(({ statement, meanMs, calls, totalMs, share }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- those that the role may not see are alike
              <tr key={index}>
                <StatementCell statement={statement} />
                <NumberCell>{formatDuration(meanMs)}</NumberCell>
                <NumberCell>{numberFormat(undefined, {}).format(calls)}</NumberCell>
                <NumberCell>{formatDuration(totalMs)}</NumberCell>
                <NumberCell>{formatShare(share)}</NumberCell>
              </tr>
            ))}
          </PartTable>
        )
      }
    </PartPanel>
  )
}
