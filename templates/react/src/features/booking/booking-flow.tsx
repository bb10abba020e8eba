import { useEffect, useRef } from 'react'
import type { MessageMode } from '../../domain/backend/port.ts'
import { stepsOf, type Schedule } from '../../domain/booking.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { TrialNotice } from '../../ui/trial-notice.tsx'
import { AskStep } from './ask-step.tsx'
import { Confirmation } from './confirmation.tsx'
import { DateStep } from './date-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { Steps } from './steps.tsx'
import { TimeStep } from './time-step.tsx'
import { Upcoming } from './upcoming.tsx'
import { useBooking } from './use-booking.ts'

/** The steps of a booking. Each step moves the focus to its heading. */
export function BookingFlow({ now }: { now?: Date }) {
  const flow = useBooking(now)
  const { state, place, schedule, mode } = flow
  const { step } = place
  const { hero } = useContent()
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current !== step) heading.current?.focus()
    last.current = step
  }, [step])

  if (state.booked !== undefined && step === 'confirmation')
    return <Confirmation booking={state.booked} flow={flow} heading={heading} now={now} />
  const title = hero.action.page === 'booking' ? hero.action.label : bookingMessages.title
  return (
    <>
      <PageHead title={title} lede={introOf(schedule, mode)} seed="booking" />
      <PageBody>
        <div className="box">
          {mode === 'draft' && <TrialNotice />}
          <noscript>{bookingMessages.needsScript}</noscript>
          <Steps steps={stepsOf(schedule, mode)} current={step} />
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

function introOf({ hours }: Schedule, mode: MessageMode): string {
  if (mode === 'call') return hours ? bookingMessages.introCall : bookingMessages.introCallWords
  if (hours === undefined) return bookingMessages.introWords
  return mode === 'server' ? bookingMessages.introServer : bookingMessages.intro
}
