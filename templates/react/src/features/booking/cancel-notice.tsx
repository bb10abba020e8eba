import { useEffect, useRef } from 'react'
import type { Booking } from '../../domain/backend/port.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CancelNoticeState } from './use-cancelling.ts'
import { useWhen } from './use-when.ts'

/** The result of cancelling a booking, focused, since the pressed button is gone from the list. */
export function CancelNotice({
  notice,
  onUndo
}: {
  notice: CancelNoticeState
  onUndo: (booking: Booking) => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  const when = useWhen()
  useEffect(() => ref.current?.focus(), [notice])

  if (notice.kind === 'failed')
    return (
      <Notice tone="error" role="alert" level={3} title={bookingMessages.notCancelled} ref={ref}>
        {notice.message}
      </Notice>
    )
  const { booking } = notice
  const what = [booking.service, when(booking)].filter(Boolean).join(', ')
  return notice.kind === 'cancelled' ? (
    <Notice
      role="status"
      ref={ref}
      action={
        <Button look="quiet" onClick={() => onUndo(booking)}>
          {bookingMessages.undo}
        </Button>
      }
    >
      {bookingMessages.cancelled(what)}
    </Notice>
  ) : (
    <Notice tone="success" role="status" ref={ref}>
      {bookingMessages.restored(what)}
    </Notice>
  )
}
