import { bookingMessages } from '../../domain/messages/booking.ts'
import { Icon } from '../../ui/icon.tsx'

/** How far the booking is. */
export function Steps({ current }: { current: number }) {
  return (
    <ol className="steps" aria-label={bookingMessages.progress}>
      {bookingMessages.steps.map((label, index) => (
        <li
          key={label}
          className={index < current ? 'past' : undefined}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? <Icon name="check" /> : <b className="num">{index + 1}</b>}
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}
