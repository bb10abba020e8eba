import { IconDownload } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { downloadFile } from '../../../ui/download.ts'
import { toast } from '../../../ui/toast.ts'
import { formatMs } from '../../shared/format-value.ts'
import { countCut, toResultCsv, toResultJson } from './export-result.ts'
import { formatAmount } from './format-amount.ts'
import { queryMessages as words } from './messages.ts'
import styles from './query.module.css'
import type { QueryRun } from './query-run.ts'

interface ResultFootProps {
  run: Exclude<QueryRun, { kind: 'idle' }>
  /** The menu that exports the complete result, rendered where the shown one is truncated. */
  exports?: ReactNode
}

/** How many rows there are and how long they took, and the files they are saved as. */
export function ResultFoot({ run, exports }: ResultFootProps) {
  const { columns, rows } = run
  const save = (format: 'csv' | 'json'): void => {
    if (columns === undefined) return
    const table = { columns, rows }
    downloadFile(`result.${format}`, format === 'csv' ? toResultCsv(table) : toResultJson(table))
    const cut = countCut(rows)
    toast({
      tone: cut > 0 ? 'warning' : 'success',
      text: words.exported(rows.length),
      detail: cut > 0 ? words.exportedCut(cut) : undefined
    })
  }
  return (
    <div className={styles.foot}>
      <span className="num" role="status">
        {describe(run)}
      </span>
      {run.kind === 'running' && <Elapsed />}
      {run.kind !== 'running' && columns !== undefined && (
        <span className={styles.files}>
          {(['csv', 'json'] as const).map((format) => (
            <Button key={format} kind="quiet" onClick={() => save(format)}>
              <IconDownload className="i" aria-hidden />
              {words[format]}
            </Button>
          ))}
          {run.kind === 'done' && (run.end.truncated !== null || countCut(rows) > 0) && exports}
        </span>
      )}
    </div>
  )
}

function describe(run: Exclude<QueryRun, { kind: 'idle' }>): string {
  const { length } = run.rows
  if (run.kind === 'done') return describeEnd(length, run.end)
  if (run.kind === 'failed') return words.stopped(length)
  return run.isCancelling ? words.cancelling : words.running(length)
}

function describeEnd(
  rows: number,
  { milliseconds, charge }: Extract<QueryRun, { kind: 'done' }>['end']
): string {
  const done = words.done(rows, formatMs(milliseconds))
  return charge === undefined ? done : `${done} · ${formatAmount(charge.amount)} ${charge.unit}`
}

function Elapsed() {
  const [begun] = useState(() => performance.now())
  const [now, setNow] = useState(begun)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100)
    return () => clearInterval(timer)
  }, [])
  return <span className={`num ${styles.elapsed}`}>{words.elapsed((now - begun) / 1000)}</span>
}
