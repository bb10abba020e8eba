import { site } from '../site.test-support.ts'
import {
  simulatedAccounts,
  simulatedBackend,
  simulatedBookings,
  simulatedChat,
  simulatedNotifications,
  simulatedPayments,
  simulatedReviews,
  simulatedSearch,
  simulatedVisits,
  type SimulatedOptions
} from './simulated.ts'

/** A simulated backend of a site with every feature. */
export function simulateEverything(options: Omit<SimulatedOptions, 'site' | 'calls'>) {
  return simulatedBackend({
    ...options,
    site,
    calls: [
      simulatedAccounts,
      simulatedBookings,
      simulatedChat,
      simulatedNotifications,
      simulatedPayments,
      simulatedReviews,
      simulatedSearch,
      simulatedVisits
    ]
  })
}
