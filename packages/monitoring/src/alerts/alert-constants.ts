/** The lock of whatever changes alerts. */
export const alertsLock = 'alerts'

/** The time in which it is counted how often a rule fires. */
export const flappingMs = 3_600_000
