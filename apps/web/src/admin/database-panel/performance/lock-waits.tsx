import type { DatabasePerformanceView } from '@sitewright/api'
import { formatAge } from '../../../ui/age/age-of.ts'
import { NumberCell, PartPanel, PartTable, StatementCell } from './part-panel.tsx'
import { performanceMessages } from './performance-messages.ts'
import styles from './performance.module.css'

const { waits: words } = performanceMessages

interface LockWaitsProps {
  waits: DatabasePerformanceView['waits']
  at: number
}

/** Who waits for a lock, and who holds it. */
export function LockWaits({ waits, at }: LockWaitsProps) {
  return (
    <PartPanel<'waits'> title={words.title} part={waits} at={at}>
      {(all) =>
        all.length === 0 ? (
          <p className={styles.note}>{words.none}</p>
        ) : (
          <PartTable
            caption={words.title}
            headings={[
              [performanceMessages.process, 'number'],
              [performanceMessages.statement],
              [performanceMessages.user],
              [words.target],
              [words.blockedBy],
              [performanceMessages.running.age, 'number']
            ]}
          >
            {all.map(({ processId, statement, user, target, mode, blockedBy, seconds }) => (
              <tr key={processId}>
                <NumberCell>{processId}</NumberCell>
                <StatementCell statement={statement} />
                <td>{user}</td>
                <td>{[target, mode].filter((part) => part !== null).join(', ')}</td>
                <td>{blockedBy.join(', ')}</td>
                <NumberCell>{seconds === null ? null : formatAge(Math.max(0, seconds) * 1000)}</NumberCell>
              </tr>
            ))}
          </PartTable>
        )
      }
    </PartPanel>
  )
}
