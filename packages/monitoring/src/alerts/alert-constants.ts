/** Advisory lock of transactions that change alerts. */
export const alertsLock = 'alerts'

/** Window in which flapping is counted: how often a rule fires, in milliseconds. */
export const flappingMs = 3_600_000
