import type { Job, JobItem } from '@sitewright/api'
import { useState } from 'react'
import { useTablePage } from '../../../../requests/use-table-page.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DataColumn } from '../../../../ui/data-table/column.ts'
import { DataTable } from '../../../../ui/data-table/data-table.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/field.tsx'
import { Status } from '../../../../ui/status.tsx'
import type { Tone } from '../../../../ui/tone.ts'
import { jobItemsQuery } from './bulk.api.ts'
import { bulkMessages as words } from './messages.ts'

type Outcome = JobItem['outcome']

const tones = {
  done: 'success',
  refused: 'danger',
  skipped: 'info',
  undone: 'info'
} as const satisfies Record<Outcome, Tone>

const columns: readonly DataColumn<JobItem>[] = [
  {
    id: 'person',
    header: words.person,
    cell: nameOf,
    phone: 'title',
    fixed: true
  },
  {
    id: 'outcome',
    header: words.outcome,
    cell: ({ outcome }) => <Status tone={tones[outcome]}>{words.outcomes[outcome]}</Status>,
    width: 120,
    phone: 'status'
  },
  { id: 'why', header: words.why, cell: ({ message }) => message ?? '', wraps: true }
]

/** The address of a user, or the row of a file that became none. */
function nameOf({ subjectId, subjectName }: JobItem): string {
  return subjectName ?? (/^row \d+$/.test(subjectId) ? words.fileRow(subjectId.slice(4)) : words.gone)
}

const row = {
  id: ({ position }: JobItem) => String(position),
  name: nameOf
}

interface JobItemsProps {
  job: Job
  opened: boolean
  onClose: () => void
}

/** What became of each user of a job, with the reason of each refusal in words. */
export function JobItems({ job, opened, onClose }: JobItemsProps) {
  return (
    <Dialog title={words.resultsTitle} opened={opened} onClose={onClose} size={720} fillsPhone>
      <ItemPage job={job} />
    </Dialog>
  )
}

function ItemPage({ job }: { job: Job }) {
  const [outcome, setOutcome] = useState<Outcome | ''>(job.refused > 0 ? 'refused' : '')
  const [after, setAfter] = useState(0)
  const input = { after, limit: 50, ...(outcome === '' ? {} : { outcome }) }
  const { answer, data } = useTablePage(jobItemsQuery(job.id, input), {
    failed: words.resultsFailed,
    toRows: ({ items }) => ({ rows: items, total: items.length, isExact: false })
  })
  const next = data?.next ?? null
  return (
    <>
      <SelectField
        label={words.show}
        value={outcome}
        onChange={(event) => {
          setOutcome(event.currentTarget.value as Outcome | '')
          setAfter(0)
        }}
        options={[['', words.all], ...Object.entries(words.outcomes)]}
      />
      <DataTable
        label={words.resultsTitle}
        columns={columns}
        row={row}
        answer={answer}
        empty={<p className="muted">{words.none}</p>}
        keys={false}
      />
      {next !== null && (
        <div className="dialog-footer">
          <Button onClick={() => setAfter(next)}>{words.more}</Button>
        </div>
      )}
    </>
  )
}
