/** Limits of API keys. */
export const apiKeyLimits = { keys: 20, name: 60, days: 365 } as const

/** The prefix of every key, which tells it from a token, and lets scanners find leaked keys. */
export const apiKeyPrefix = 'swk_'
