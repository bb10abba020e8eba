import type { ImportPlan, ImportProblem, UserImport } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { StepUpCancelled } from '../../../../requests/request-error.ts'
import { useTablePage } from '../../../../requests/use-table-page.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { DataColumn } from '../../../../ui/data-table/column.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { toast } from '../../../../ui/toast.ts'
import { importProblemsQuery, runImport } from './import.api.ts'
import { usePhone } from '../../../../ui/use-phone.ts'
import type { CheckedCounts } from './import-dialog.tsx'
import { ImportGrants } from './import-grants.tsx'
import styles from './import.module.css'
import { importMessages as words } from './messages.ts'

const columns: readonly DataColumn<ImportProblem>[] = [
  {
    id: 'row',
    header: words.row,
    cell: ({ row }) => row.toLocaleString('en-GB'),
    width: 80,
    align: 'end',
    fixed: true
  },
  {
    id: 'column',
    header: words.column,
    cell: ({ column }) => (column === '' ? words.wholeRow : column),
    width: 150,
    fixed: true
  },
  { id: 'problem', header: words.problem, cell: ({ message }) => message, wraps: true, fixed: true }
]

/** On a phone where a problem is stands below what it is. */
const phoneColumns: readonly DataColumn<ImportProblem>[] = [
  {
    id: 'problem',
    header: words.problem,
    cell: ({ message }) => message,
    phone: 'title',
    wraps: true,
    fixed: true
  },
  {
    id: 'place',
    header: words.row,
    cell: ({ row: position, column }) => words.place(position, column === '' ? words.wholeRow : column),
    phone: 'detail'
  }
]

const row = {
  id: ({ row: position, column, message }: ImportProblem) => `${position} ${column} ${message}`,
  name: ({ row: position }: ImportProblem) => `${words.row} ${position}`
}

interface CheckedRowsProps {
  upload: UserImport
  plan: Pick<ImportPlan, 'header'>
  counts: CheckedCounts
  onBack: () => void
  onBegun: () => void
}

/** What the dry run found: how many rows would be added, and each problem by row and column. */
export function CheckedRows({
  upload,
  plan,
  counts: { good, bad, room, grants },
  onBack,
  onBegun
}: CheckedRowsProps) {
  const run = useMutation(runImport)
  const begin = (): void =>
    run.mutate(
      { path: { id: upload.id }, body: {} },
      {
        onSuccess: () => {
          toast({ tone: 'info', text: words.begun })
          onBegun()
        }
      }
    )
  const isRefused = run.error !== null && !(run.error instanceof StepUpCancelled)
  return (
    <div className={styles.form}>
      <p className={styles.found}>{words.found(upload, plan.header)}</p>
      <dl className={styles.counts}>
        <div>
          <dt>{words.good}</dt>
          <dd className="num">{good.toLocaleString('en-GB')}</dd>
        </div>
        <div>
          <dt>{words.bad}</dt>
          <dd className="num">{bad.toLocaleString('en-GB')}</dd>
        </div>
      </dl>
      <p className="muted">{good === 0 ? words.nobody : bad === 0 ? words.allGood : words.someBad}</p>
      <ImportGrants grants={grants} />
      {room !== null && room < good && <Banner tone="warning">{words.overLimit(room, good)}</Banner>}
      {bad > 0 && <Problems id={upload.id} />}
      <div className="dialog-footer">
        {isRefused && <Banner tone="danger">{run.error.message}</Banner>}
        <Button onClick={onBack}>{words.change}</Button>
        {good > 0 && (
          <Button
            kind="go"
            aria-busy={run.isPending}
            aria-disabled={run.isPending || undefined}
            onClick={() => {
              if (!run.isPending) begin()
            }}
          >
            {words.run(good)}
          </Button>
        )}
      </div>
    </div>
  )
}

function Problems({ id }: { id: string }) {
  const [after, setAfter] = useState(0)
  const isPhone = usePhone()
  const { answer, data } = useTablePage(importProblemsQuery(id, after), {
    failed: words.problemsFailed,
    toRows: ({ problems }) => ({ rows: problems, total: problems.length, isExact: false })
  })
  const next = data?.next ?? null
  return (
    <div className={styles.problems}>
      <DataTable
        label={words.problems}
        columns={isPhone ? phoneColumns : columns}
        row={row}
        answer={answer}
        empty={<p className="muted">{words.allGood}</p>}
        keys={false}
      />
      {next !== null && (
        <Button size="sm" onClick={() => setAfter(next)}>
          {words.more}
        </Button>
      )}
    </div>
  )
}
