// Ports of the servers that tests start, in one place so that they do not meet.

/** The whole product. */
export const productPort = 3310

/** The everything-on site in each layout. */
export const sitePorts = { standard: 3321, sidebar: 3322, grid: 3323, landing: 3324 } as const

/** Two sites more: one whose every text tries to break out, and one with a server of its own. */
export const specialPorts = { hostile: 3325, connected: 3326 } as const

/** The provider of the tests; the product allows the browser to ask it. */
export const providerPort = 3311
