import { pageMessages } from '../../domain/messages.ts'

/** Skeleton of the calendar before today is known: as large as the real one, so that nothing shifts. */
export function CalendarFrame() {
  return (
    <div className="cal cal-wait" aria-busy="true">
      <p role="status">{pageMessages.loading}</p>
    </div>
  )
}
