import type { BookingStep } from '../../domain/booking.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { Icon } from '../../ui/icon.tsx'

interface StepsProps {
  steps: readonly { step: BookingStep; label: string }[]
  current: BookingStep
}

/** How far the booking is. */
export function Steps({ steps, current }: StepsProps) {
  const at = steps.findIndex(({ step }) => step === current)
  return (
    <ol className={`steps of-${steps.length}`} aria-label={bookingMessages.progress}>
      {steps.map(({ step, label }, index) => (
        <li
          key={step}
          className={index < at ? 'past' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at ? <Icon name="check" /> : <b className="num">{index + 1}</b>}
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}
