/** The display names of the sign-in providers (spec 2 §1). */
export const providerNames = { google: 'Google', github: 'GitHub', microsoft: 'Microsoft' } as const

export type ProviderId = keyof typeof providerNames

/** The ids of all sign-in providers. */
export const providerIds = Object.keys(providerNames) as [ProviderId, ...ProviderId[]]
