import type { Services } from '@sitewright/kernel/services'

/** What changing alerts needs. */
export type AlertParts = Pick<Services, 'database' | 'reader' | 'now' | 'events' | 'outbox' | 'publicUrl'>

/** The lock of whatever changes alerts. */
export const alertsLock = 'alerts'

/** The time in which it is counted how often a rule fires. */
export const flappingMs = 3_600_000
