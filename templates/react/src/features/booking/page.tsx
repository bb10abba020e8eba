import '../../styles/pages/booking.css'
import { useSearchParams } from 'react-router'
import { useNow } from '../../ui/use-client.ts'
import { BookingFlow } from './booking-flow.tsx'

/** The booking page. What its address asks for counts once the page has started: it was written without it. */
export function Page() {
  const [query] = useSearchParams()
  const now = useNow()
  const wish = {
    day: query.get('day') ?? undefined,
    time: query.get('time') ?? undefined,
    service: query.get('service') ?? undefined
  }
  return now ? <BookingFlow key="started" now={now} wish={wish} /> : <BookingFlow key="written" wish={{}} />
}
