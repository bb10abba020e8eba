import type { DatabaseConnection } from '@sitewright/api'
import { databaseCapabilities } from '@sitewright/databases'
import { IconRefresh } from '@tabler/icons-react'
import { QueryPlaceholder } from '../../../requests/query-placeholder.tsx'
import { useAttendedQuery } from '../../../requests/use-attended-query.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { LockWaits } from './lock-waits.tsx'
import { performanceEveryMs } from './part-panel.tsx'
import { PerformanceFigures } from './performance-figures.tsx'
import { performanceQuery } from './performance.api.ts'
import { performanceMessages as words } from './performance-messages.ts'
import styles from './performance.module.css'
import { RunningStatements } from './running-statements.tsx'
import { SlowStatements } from './slow-statements.tsx'
import { LargestTables, ScannedTables, UnusedIndexes } from './table-parts.tsx'

/** How a connected database performs: figures, slow statements, what runs and waits, tables and indexes. */
export function PerformanceTab({ connection }: { connection: DatabaseConnection }) {
  const { type, status } = connection
  const isSupported = databaseCapabilities[type].performance
  if (isSupported && status === 'connected') return <Performance connection={connection} />
  return (
    <section className="dense panel-box" aria-labelledby="performance-title">
      <div className="panel-head">
        <h2 id="performance-title">{words.title}</h2>
      </div>
      <p className={styles.note}>{isSupported ? words.waiting : words.notSupported}</p>
    </section>
  )
}

function Performance({ connection }: { connection: DatabaseConnection }) {
  const query = useAttendedQuery(performanceQuery(connection.id), performanceEveryMs)
  const { data, dataUpdatedAt: at, isFetching, refetch } = query
  if (data === undefined)
    return <QueryPlaceholder query={query} rows={6} label={words.loading} failed={words.failed} />
  const refresh = async (): Promise<void> => {
    if (isFetching) return
    const { error: failure } = await refetch()
    if (failure !== null) toast({ tone: 'danger', title: words.refreshFailed, text: failure.message })
  }
  return (
    <section className={styles.tab} aria-label={words.title}>
      <PerformanceFigures performance={data} at={at} />
      <div className={`dense ${styles.bar}`}>
        <Button aria-disabled={isFetching || undefined} onClick={() => void refresh()}>
          <IconRefresh className="i" aria-hidden />
          {words.refresh}
        </Button>
      </div>
      <SlowStatements statements={data.statements} at={at} />
      <RunningStatements connection={connection} running={data.running} at={at} />
      <LockWaits waits={data.waits} at={at} />
      <div className={styles.pair}>
        <LargestTables part={data.tables} at={at} />
        <ScannedTables part={data.scannedTables} at={at} />
        <UnusedIndexes part={data.unusedIndexes} at={at} />
      </div>
    </section>
  )
}
