// Ports of the servers that tests start, in one place so that they do not meet.

/** The whole product. */
export const productPort = 3310

/** The everything-on site in each layout. */
export const sitePorts = { standard: 3321, sidebar: 3322, grid: 3323, landing: 3324 } as const
