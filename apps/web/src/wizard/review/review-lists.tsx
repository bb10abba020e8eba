import type { Review, ReviewRow } from '@sitewright/builder'
import { IconAlertCircle, IconCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useDraftsView } from '../../drafts/drafts-context.tsx'
import { draftMessages } from '../../drafts/messages.ts'
import { useBuilder, useDispatch } from '../../builder/builder-context.tsx'
import { useDrafts } from '../../builder/use-drafts.ts'
import { focusField } from '../../builder/field-focus.ts'
import styles from './review-lists.module.css'
import { reviewMessages as messages } from './messages.ts'

/** The id of the list of blockers; the hint of the action bar links to it. */
export const stopsId = 'review-stops'

/** Blockers, hints, and the result of the last attempt. */
export function ReviewLists({ review }: { review: Review }) {
  const error = useBuilder((state) => state.error)
  const { blockers, notes } = review
  const left = useDrafts()?.left.length ?? 0
  return (
    <div className={styles.lists}>
      {error !== null && (
        <div className="box danger" role="alert">
          <IconAlertCircle className="i l" aria-hidden />
          <div>
            <h2>{error}</h2>
            <p>{blockers.length > 0 ? messages.failedStops : messages.failed}</p>
          </div>
        </div>
      )}
      {blockers.length === 0 ? (
        <div className={styles.ready}>
          <IconCheck className="i l" aria-hidden />
          <b>{messages.ready}</b>
          <p>{notes.length + left === 0 ? messages.nothingStops : messages.nothingStopsButNotes}</p>
        </div>
      ) : (
        <ReviewList
          id={stopsId}
          title={messages.stops}
          count={<span className="badge danger">{messages.stopsCount(blockers.length)}</span>}
          rows={blockers}
          stopping
        />
      )}
      <ReviewList
        id="review-notes"
        title={messages.notes}
        count={<span className="badge">{messages.notesCount(notes.length + (left > 0 ? 1 : 0))}</span>}
        rows={notes}
        more={left > 0 && <DraftsRow left={left} />}
      />
    </div>
  )
}

interface ReviewListProps {
  id: string
  title: string
  count: ReactNode
  rows: readonly ReviewRow[]
  stopping?: boolean
  /** For a line that links to no field. */
  more?: ReactNode
}

function ReviewList({ id, title, count, rows, stopping = false, more }: ReviewListProps) {
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {count}
      </div>
      <ul className={stopping ? styles.stopping : undefined}>
        {rows.map((row) => (
          <ReviewListRow key={`${row.kind} ${row.link.field} ${row.what}`} row={row} stopping={stopping} />
        ))}
        {more}
        {rows.length === 0 && !more && <li className={styles.none}>{messages.noNotes}</li>}
      </ul>
    </section>
  )
}

/** The open drafts, with a link to their list. */
function DraftsRow({ left }: { left: number }) {
  const { setOpen } = useDraftsView()
  const generating = useBuilder((state) => state.isGenerating)
  return (
    <li>
      <IconInfoCircle className="i" aria-hidden />
      <div>
        <b>{draftMessages.left(left)}</b>
        <p>{messages.draftsWhy}</p>
      </div>
      <button type="button" className="link" disabled={generating} onClick={() => setOpen(true)}>
        {messages.decide}
      </button>
    </li>
  )
}

function ReviewListRow({ row: { what, why, link }, stopping }: { row: ReviewRow; stopping: boolean }) {
  const dispatch = useDispatch()
  const generating = useBuilder((state) => state.isGenerating)
  const Icon = stopping ? IconAlertCircle : IconInfoCircle
  return (
    <li>
      <Icon className="i" aria-hidden />
      <div>
        <b>{what}</b>
        <p>{why}</p>
      </div>
      <button
        type="button"
        className="link"
        disabled={generating}
        onClick={() => {
          focusField(link.field)
          dispatch({ type: 'editStep', step: link.step })
        }}
      >
        {link.label}
      </button>
    </li>
  )
}
