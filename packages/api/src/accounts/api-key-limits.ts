/** Limits of API keys. */
export const apiKeyLimits = { keys: 20, name: 60, days: 365 } as const

/** What every key begins with, so that it is told from a token, and found where it should not be. */
export const apiKeyPrefix = 'swk_'
