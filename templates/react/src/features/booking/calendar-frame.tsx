import { pageMessages } from '../../domain/messages.ts'

/** The calendar before today is known: as large as the real one, so that nothing moves when it comes. */
export function CalendarFrame() {
  return (
    <div className="cal cal-wait" aria-busy="true">
      <p role="status">{pageMessages.loading}</p>
    </div>
  )
}
