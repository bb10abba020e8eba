import type { Credentials } from './send.ts'

/** Who runs the installations that pictures are taken of. */
export const administrator: Credentials = { email: 'maya@sitewright.dev', password: 'plumb line larch' }
