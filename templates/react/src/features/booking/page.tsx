import '../../styles/pages/booking.css'
import { useNow } from '../../ui/use-client.ts'
import { BookingFlow } from './booking-flow.tsx'

/** The booking page. What its address asks for counts once the page has started: it was written without it. */
export function Page() {
  const now = useNow()
  return <BookingFlow key={now ? 'started' : 'written'} now={now} />
}
