import { useEffect, useRef } from 'react'
import { bookingSteps } from '../../domain/booking.ts'
import { formMessages } from '../../domain/messages.ts'
import { bookingMessages } from '../../domain/messages/booking.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useContent } from '../../ui/site-context.tsx'
import { Confirmation } from './confirmation.tsx'
import { DateStep } from './date-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { Steps } from './steps.tsx'
import { TimeStep } from './time-step.tsx'
import { Upcoming } from './upcoming.tsx'
import { useBooking, type Wish } from './use-booking.ts'

/** The four steps. Each new step takes the focus to its heading. */
export function BookingFlow({ now, wish }: { now?: Date; wish: Wish }) {
  const flow = useBooking(wish, now)
  const { state } = flow
  const { hero } = useContent()
  const heading = useRef<HTMLHeadingElement>(null)
  const step = useRef(state.step)
  useEffect(() => {
    if (step.current !== state.step) heading.current?.focus()
    step.current = state.step
  }, [state.step])

  const title = hero.action.page === 'booking' ? hero.action.label : bookingMessages.title
  const steps = <Steps current={bookingSteps.indexOf(state.step)} />
  if (state.booked !== undefined && state.step === 'confirmation') {
    const queued = state.booked.delivery === 'queued'
    return (
      <>
        <PageHead
          ref={heading}
          title={queued ? bookingMessages.keptTitle : bookingMessages.confirmed}
          lede={queued ? formMessages.queued : bookingMessages.emailFollows(state.booked.email)}
          seed="booking"
        />
        <PageBody>
          {steps}
          <Confirmation booking={state.booked} onAnother={() => flow.dispatch({ type: 'restart' })} />
          {now && <Upcoming now={now} />}
        </PageBody>
      </>
    )
  }
  return (
    <>
      <PageHead title={title} lede={bookingMessages.intro} seed="booking" />
      <PageBody>
        <div className="box">
          {steps}
          {state.step === 'date' && <DateStep {...flow} now={now} heading={heading} />}
          {state.step === 'time' && now && <TimeStep {...flow} now={now} heading={heading} />}
          {state.step === 'details' && <DetailsStep {...flow} heading={heading} />}
        </div>
        {now && state.step === 'date' && <Upcoming now={now} />}
      </PageBody>
    </>
  )
}
