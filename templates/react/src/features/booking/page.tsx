import '../../styles/pages/booking.css'
import { useEffect, useRef } from 'react'
import { stepsOf, type BookingStep } from '../../domain/booking.ts'
import { bookingIntro } from '../../domain/booking-form.ts'
import { bookingMessages } from '../../domain/features/booking.ts'
import { Icon } from '../../ui/controls.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { TrialNotice } from '../../ui/receipt.tsx'
import { useNow } from '../../ui/hooks.tsx'
import { Words } from '../../ui/words.tsx'
import { AskStep, TimeStep } from './time-step.tsx'
import { Confirmation } from './confirmation.tsx'
import { DateStep } from './date-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { Upcoming } from './index.tsx'
import { useBooking } from './summary.tsx'

/**
 * The booking page. What its address asks for counts once the page has started: it was written without it. Each later
 * step moves the focus to its heading.
 */
export function Page() {
  const now = useNow()
  const flow = useBooking(now !== undefined)
  const { place, schedule, booked, booking } = flow
  const { step } = place
  const { mode } = booking
  const { hero } = useContent()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ booking, step })
  useEffect(() => {
    const { current } = last
    if (current.booking === booking && current.step !== step) heading.current?.focus()
    last.current = { booking, step }
  }, [booking, step])

  if (booked !== undefined && step === 'confirmation')
    return <Confirmation {...flow} booked={booked} heading={heading} now={now} />
  const title =
    hero.action.page === 'booking' ? <Words of={hero.action} field="label" /> : bookingMessages.title
  return (
    <>
      <PageHead title={title} lede={bookingIntro(schedule, mode)} seed="booking" />
      <PageBody>
        <div className="box">
          {mode === 'draft' && <TrialNotice />}
          <noscript>{bookingMessages.needsScript}</noscript>
          <Progress steps={stepsOf(schedule, mode)} current={step} />
          {step === 'date' && <DateStep {...flow} started={now !== undefined} heading={heading} />}
          {step === 'time' && <TimeStep {...flow} heading={heading} />}
          {step === 'details' &&
            (mode === 'call' ? (
              <AskStep {...flow} heading={heading} />
            ) : (
              <DetailsStep {...flow} heading={heading} />
            ))}
        </div>
        {now && step === 'date' && <Upcoming now={now} />}
      </PageBody>
    </>
  )
}

interface ProgressProps {
  steps: readonly { step: BookingStep; label: string }[]
  current: BookingStep
}

/** How far the booking is. */
function Progress({ steps, current }: ProgressProps) {
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
